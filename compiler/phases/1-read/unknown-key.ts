/** The fix for a key that an object does not have: another spelling, another name, or another object. */
import { isRecord } from '../../../schemas/json-object.ts';
import { similarName } from '../../diagnostics/similar-name.ts';
import { quote, quoteFew, quoteList } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { dereference, type SchemaNode } from './shape-schema.ts';
import { formerKeys, nounAt, otherNames, sourceWords } from './shape-words.ts';

/** An object of the document with its schema. */
export type Holder = {
  readonly node: SchemaNode;
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: Path;
};

export type UnknownKey = {
  readonly key: string;
  readonly holder: Holder;
  /** The objects around the holder, from the inside out. */
  readonly around: readonly Holder[];
  /** The noun of the outermost object. */
  readonly root: string;
};

/** The fix, and the key that certainly was meant. */
export type KeyFix = {
  readonly help: string;
  readonly meant: string | null;
  /** Missing keys that are not missing after the fix. */
  readonly instead?: readonly string[];
};

/** Keys of one kind of loop, with the key that the other kind needs in its place. */
const loopKeys: ReadonlyMap<string, { readonly type: string; readonly instead: string; readonly repeats: string }> =
  new Map(
    Object.entries({
      items: { type: 'for_each', instead: 'while', repeats: 'once for each entry of a list' },
      while: { type: 'loop', instead: 'items', repeats: 'until a decision ends the loop' },
    }),
  );

const has = (node: SchemaNode, key: string): boolean => Object.hasOwn(node.properties ?? {}, key);

/** Whether a key of a closed list of values may have this value. */
function accepts(node: SchemaNode, key: string, value: unknown): boolean {
  const member = node.properties?.[key];
  const allowed = member === undefined ? undefined : dereference(member).enum;
  return allowed === undefined || (allowed as readonly unknown[]).includes(value);
}

/** The key of the member object that has this key: `promptBlocks` for `verify`. */
function memberWith(key: string, { node }: Holder): string | undefined {
  return Object.entries(node.properties ?? {}).find(
    ([, member]) => member !== undefined && has(dereference(member), key),
  )?.[0];
}

/** Whether an object has this key in at least one of its forms. */
function hasInAnyForm(node: SchemaNode | undefined, key: string): boolean {
  if (node === undefined) return false;
  const form = dereference(node);
  const forms = [...(form.anyOf ?? []), form.then, form.else];
  return has(form, key) || forms.some((one) => hasInAnyForm(one, key));
}

/** The missing keys of the holder that are inside the unknown key: `{ "when": { "anyEqualsLevel": … } }`. */
function wrappedKeys(key: string, free: readonly string[], { value }: Holder): readonly string[] {
  const inner = value[key];
  return isRecord(inner) ? free.filter((name) => Object.hasOwn(inner, name)) : [];
}

/** "the workflow", "the step", "`promptBlocks`". */
const definite = (noun: string): string => noun.replace(/^an? /, 'the ');

export function fixOfUnknownKey({ key, holder, around, root }: UnknownKey): KeyFix {
  const known = Object.keys(holder.node.properties ?? {});
  // The keys of a workflow and of a step; the schema of the older format has these keys, so none of them is unknown there.
  const noun = nounAt(holder.path, root);
  const isFormer = noun === sourceWords.root || noun === 'a step';
  const free = known.filter((name) => !Object.hasOwn(holder.value, name));
  const loop = loopKeys.get(key);
  if (loop !== undefined && free.includes(loop.instead)) {
    const help = `change \`type\` to ${quote(loop.type)}, which repeats the body ${loop.repeats}`;
    return { help, meant: null, instead: [loop.instead] };
  }
  if (key === 'bindings' && root === sourceWords.root)
    return {
      help: `move the bindings into ${quote('.workrail/bindings.json')}, below the id of the workflow`,
      meant: null,
    };
  const former = isFormer ? formerKeys.get(key) : undefined;
  if (former !== undefined) return { help: `this is a key of the older format; ${former}`, meant: null };
  const near = similarName(key, free);
  if (near !== null) return { help: `a key with a similar name exists: ${quote(near)}`, meant: near };
  const other = otherNames.get(key)?.find((name) => free.includes(name));
  if (other !== undefined) return { help: `rename this key to ${quote(other)}`, meant: other };
  const wrapped = wrappedKeys(key, free, holder);
  if (wrapped.length > 0)
    return {
      help: `move ${quoteFew(wrapped)} out of this object, and remove ${quote(key)}`,
      meant: null,
      instead: wrapped,
    };
  const member = memberWith(key, holder);
  if (member !== undefined) return { help: `move this key into ${quote(member)}`, meant: null };
  if (hasInAnyForm(holder.node.properties?.['steps']?.items, key))
    return { help: 'move this key into a step', meant: null };
  // Before the objects around: a workflow has keys of a step too.
  if (hasInAnyForm(holder.node.properties?.['body']?.items, key))
    return { help: `move this key into a step of ${quote('body')}`, meant: null };
  const outer = around.find(
    ({ node, value }) => has(node, key) && !Object.hasOwn(value, key) && accepts(node, key, holder.value[key]),
  );
  if (outer !== undefined) return { help: `move this key to ${definite(nounAt(outer.path, root))}`, meant: null };
  if (key === 'default' && isRecord(holder.node.properties?.['values']))
    return { help: 'remove this key, and state the default value in `description`', meant: null };
  const offered = free.filter((name) => name !== '$schema');
  return {
    help:
      offered.length === 0
        ? `remove this key; the only allowed ${known.length === 1 ? 'key is' : 'keys are'} ${quoteList(known)}`
        : `remove this key, or use ${offered.length === 1 ? '' : 'one of '}${quoteList(offered)}`,
    meant: null,
  };
}
