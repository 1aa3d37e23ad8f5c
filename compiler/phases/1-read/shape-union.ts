/** Determines the branch of a union that an author intended: by type, then by tag, then by the keys of the value. */
import { isRecord, type JsonRecord } from '../../../schemas/json-object.ts';
import { branchesOf, type SchemaNode, typesOf } from './shape-schema.ts';
import { typeOf } from './shape-words.ts';

export function admits(node: SchemaNode, value: unknown): boolean {
  const actual = typeOf(value);
  return typesOf(node).some((type) => type === actual || (type === 'integer' && Number.isInteger(value)));
}

export type Meant =
  | { readonly kind: 'branch'; readonly branch: SchemaNode }
  | { readonly kind: 'wrong_type'; readonly types: readonly string[] }
  | {
      readonly kind: 'tag_missing';
      readonly tag: string;
      readonly allowed: readonly string[];
      /** The keys of branches without a tag. */
      readonly others: readonly string[];
    }
  | { readonly kind: 'tag_unknown'; readonly tag: string; readonly allowed: readonly string[] };

const tagKeys = ['type', 'kind'] as const;
/** Keys that select a typed step even if its `type` is missing. */
const typedStepKeys: ReadonlySet<string> = new Set(['templateId', 'loopId', 'items', 'while', 'body']);
const constAt = (node: SchemaNode, key: string) => node.properties?.[key]?.const;

function meantOfRecord(candidates: readonly SchemaNode[], value: JsonRecord): Meant {
  const tag = tagKeys.find((key) => candidates.some((branch) => constAt(branch, key) !== undefined));
  const byKeys = candidates.find(
    (branch) =>
      (tag === undefined || constAt(branch, tag) === undefined) &&
      branch.required?.every((key) => Object.hasOwn(value, key)),
  );
  if (byKeys !== undefined) return { kind: 'branch', branch: byKeys };
  if (tag === undefined) return { kind: 'wrong_type', types: candidates.flatMap(typesOf) };
  const branch = Object.hasOwn(value, tag)
    ? candidates.find((candidate) => constAt(candidate, tag) === value[tag])
    : undefined;
  if (branch !== undefined) return { kind: 'branch', branch };
  const allowed = candidates.flatMap((candidate) => constAt(candidate, tag) ?? []);
  if (Object.hasOwn(value, tag)) return { kind: 'tag_unknown', tag, allowed };
  const others = candidates.filter((one) => constAt(one, tag) === undefined).flatMap(({ required = [] }) => required);
  return { kind: 'tag_missing', tag, allowed, others };
}

export function meantBranch(union: SchemaNode, value: unknown): Meant {
  const branches = branchesOf(union);
  const candidates = branches.filter((branch) => admits(branch, value));
  const [first] = candidates;
  if (first === undefined) return { kind: 'wrong_type', types: branches.flatMap(typesOf) };
  return isRecord(value) && candidates.length > 1
    ? meantOfRecord(candidates, value)
    : { kind: 'branch', branch: first };
}

/** The value of the tag that selects this branch of a union. */
export function tagOf(node: SchemaNode): string | undefined {
  const tag = tagKeys.find((key) => constAt(node, key) !== undefined);
  return tag === undefined ? undefined : constAt(node, tag);
}

/** The typed branch that a step without `type` was meant to be: the one with most keys that only typed steps have. */
export function untaggedBranch(union: SchemaNode | undefined, value: JsonRecord): SchemaNode | undefined {
  if (union === undefined) return undefined;
  const own = (branch: SchemaNode) =>
    Object.keys(value).filter((key) => typedStepKeys.has(key) && Object.hasOwn(branch.properties ?? {}, key)).length;
  const [first] = branchesOf(union)
    .map((branch) => ({ branch, count: own(branch) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return first?.branch;
}
