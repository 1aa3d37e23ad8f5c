/**
 * The order of the keys of an object: the order of the published schema, with the tag of a typed step first. Keys that the schema
 * does not define come last. Keys that an author chose (slots, output fields) keep their order.
 */
import { isRecord } from '../../schemas/json-object.ts';
import { dereference, type SchemaNode, workflowSchema } from '../phases/1-read/shape-schema.ts';
import { meantBranch } from '../phases/1-read/shape-union.ts';

/** The part of the schema that describes one value; null if the schema does not describe it. */
export type Described = SchemaNode | null;

export const describedSource: Described = workflowSchema;

/** Resolves references, typed steps and unions for the given value. */
export function describedAs(node: Described, value: unknown): Described {
  if (node === null) return null;
  const target = dereference(node);
  if (target.if !== undefined) {
    const branch = isRecord(value) && Object.hasOwn(value, 'type') ? target.then : target.else;
    return branch === undefined ? null : describedAs(branch, value);
  }
  if (target.anyOf === undefined) return target;
  const meant = meantBranch(target, value);
  return meant.kind === 'branch' ? describedAs(meant.branch, value) : null;
}

export function describedMember(node: Described, key: string): Described {
  const known = node?.properties?.[key];
  if (known !== undefined) return known;
  const others = node?.additionalProperties;
  return typeof others === 'object' ? others : null;
}

export const describedItem = (node: Described): Described => node?.items ?? null;

/** Sorts `keys` into the order in which they are written. */
export function orderedKeys(node: Described, keys: readonly string[]): readonly string[] {
  const known = Object.keys(node?.properties ?? {});
  const rank = (key: string) => {
    const at = known.indexOf(key);
    if (at === -1) return known.length;
    return key === 'type' ? -1 : at;
  };
  return keys
    .map((key, index) => ({ key, index, rank: rank(key) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ key }) => key);
}
