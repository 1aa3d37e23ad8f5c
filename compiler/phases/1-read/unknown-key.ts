/** The fix for a key that an object does not have: another spelling, another name, or another object. */
import { isRecord } from '../../../schemas/json-object.ts';
import { similarName } from '../../diagnostics/similar-name.ts';
import { quote, quoteFew, quoteList, verbatim } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { severalValuesHelp } from './wrong-comparison.ts';
import { conditionOf, isExpression } from './expressions.ts';
import { isLoopControlOf, referenceTo } from './loop-condition.ts';
import { branchesOf, dereference, type SchemaNode } from './shape-schema.ts';
import { tagOf } from './shape-union.ts';
import { formerKeys, nounAt, otherNames, parallelHelps, sourceWords } from './shape-words.ts';

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

/** The steps of a list that have this key: `a step`, or `a step with …` if only steps with a `type` have it. */
function stepWith(steps: SchemaNode | undefined, key: string, list = ''): string | null {
  if (steps === undefined) return null;
  const { then: typed, else: simple } = dereference(steps);
  if (simple !== undefined && has(dereference(simple), key)) return `a step${list}`;
  const branches = typed === undefined ? [] : branchesOf(dereference(typed)).filter((branch) => has(branch, key));
  const types = branches.flatMap((branch) => tagOf(branch) ?? []).map((type) => JSON.stringify(type));
  return types.length === 0 ? null : `a step${list} with ${quote('"type"')}: ${quoteList(types, 'or')}`;
}

/** A key of the other kind of loop, or `until`, which negates `while`: never renamed without asking the author. */
function fixInLoop(key: string, free: readonly string[], { node, value }: Holder, root: unknown): KeyFix | null {
  // A loop of the older format has no single type.
  if (tagOf(node) === undefined) return null;
  const loop = loopKeys.get(key);
  if (loop !== undefined && free.includes(loop.instead)) {
    const help = `change \`type\` to ${quote(loop.type)}, which repeats the body ${loop.repeats}`;
    return { help, meant: null, instead: [loop.instead] };
  }
  if (loop !== undefined && has(node, loop.instead)) {
    const change = `change \`type\` to ${quote(loop.type)} and remove ${quote(loop.instead)}`;
    return { help: `remove this key; or, to repeat the body ${loop.repeats}, ${change}`, meant: null };
  }
  if (key !== 'until' || !free.includes('while')) return null;
  return { help: `${insteadOfUntil(value[key], root)}, the opposite of \`until\``, meant: null, instead: ['while'] };
}

function insteadOfUntil(until: unknown, root: unknown): string {
  const id = isRecord(until) ? until['conditionId'] : until;
  const isControl = isLoopControlOf(root, id);
  const named = isControl ? '' : ' with the id of a condition of kind `loop_control`';
  return `write ${verbatim(referenceTo(isControl ? id : '…'))}${named} instead; it states when the loop continues`;
}

/** The keys of other tools for a condition in one text. */
const expressionKeys: ReadonlySet<string> = new Set(['expression', 'expr', 'condition', 'if', 'when', 'test']);

/** The condition that an expression means: expressions are not supported. */
function fixOfExpression(key: string, { node, value, path }: Holder): KeyFix | null {
  const text = value[key];
  if (path.at(-2) !== 'conditions' || !expressionKeys.has(key) || typeof text !== 'string') return null;
  const { id } = value;
  const named = conditionOf(text, typeof id === 'string' ? id : undefined);
  if (named === null && !isExpression(text)) return null;
  const help =
    named === null
      ? 'write one condition for each comparison; `all`, `any` and `not` join conditions'
      : `write ${verbatim(named.condition)}`;
  return { help: `expressions are not supported; ${help}`, meant: null, instead: Object.keys(node.properties ?? {}) };
}

/** The key of a comparison with several values, in a comparison with one. */
function fixOfValues(key: string, { node, value }: Holder): KeyFix | null {
  if (key !== 'values' || tagOf(node) !== 'context_equals' || Object.hasOwn(value, 'value')) return null;
  return { help: severalValuesHelp, meant: null, instead: ['value'] };
}

/** How the format of the holder, a step, writes what `parallel` means. */
const fixOfParallel = ({ node }: Holder): KeyFix => ({
  help: has(node, 'runCondition') ? parallelHelps.older : parallelHelps.native,
  meant: null,
});

/** The missing keys of the holder that are inside the unknown key: `{ "when": { "anyEqualsLevel": … } }`. */
function wrappedKeys(key: string, free: readonly string[], { value }: Holder): readonly string[] {
  const inner = value[key];
  return isRecord(inner) ? free.filter((name) => Object.hasOwn(inner, name)) : [];
}

/** "the workflow", "the step", "`promptBlocks`". */
const definite = (noun: string): string => noun.replace(/^an? /, 'the ');

/** Whether an object around the holder lacks this key, and accepts its value. */
const belongsTo = ({ node, value }: Holder, key: string, holder: Holder): boolean =>
  has(node, key) && !Object.hasOwn(value, key) && accepts(node, key, holder.value[key]);

const moveTo = ({ path }: Holder, root: string): KeyFix => ({
  help: `move this key to ${definite(nounAt(path, root))}`,
  meant: null,
});

export function fixOfUnknownKey({ key, holder, around, root }: UnknownKey): KeyFix {
  const known = Object.keys(holder.node.properties ?? {});
  // The keys of a workflow and of a step; the schema of the older format has these keys, so none of them is unknown there.
  const noun = nounAt(holder.path, root);
  const isFormer = noun === sourceWords.root || noun === 'a step';
  const free = known.filter((name) => !Object.hasOwn(holder.value, name));
  const special =
    fixInLoop(key, free, holder, around.at(-1)?.value) ?? fixOfExpression(key, holder) ?? fixOfValues(key, holder);
  if (special !== null) return special;
  if (key === 'parallel' && noun === 'a step') return fixOfParallel(holder);
  if (key === 'bindings' && root === sourceWords.root)
    return {
      help: `move the bindings into ${quote('.workrail/bindings.json')}, below the id of the workflow`,
      meant: null,
    };
  const former = isFormer ? formerKeys.get(key) : undefined;
  if (former !== undefined) return { help: `this is a key of the older format; ${former}`, meant: null };
  const wrapped = wrappedKeys(key, free, holder);
  const step = around.find(({ path }) => nounAt(path, root) === 'a step');
  if (wrapped.length === 0 && step !== undefined && belongsTo(step, key, holder)) return moveTo(step, root);
  const near = similarName(key, free);
  if (near !== null) return { help: `a key with a similar name exists: ${quote(near)}`, meant: near };
  const other = otherNames.get(key)?.find((name) => free.includes(name));
  if (other !== undefined) return { help: `rename this key to ${quote(other)}`, meant: other };
  if (wrapped.length > 0)
    return {
      help: `move ${quoteFew(wrapped)} out of this object, and remove ${quote(key)}`,
      meant: null,
      instead: wrapped,
    };
  const member = memberWith(key, holder);
  if (member !== undefined) return { help: `move this key into ${quote(member)}`, meant: null };
  // Before the objects around: a workflow has keys of a step too.
  const { steps, body } = holder.node.properties ?? {};
  const inner = stepWith(steps?.items, key) ?? stepWith(body?.items, key, ` of ${quote('body')}`);
  if (inner !== null) return { help: `move this key into ${inner}`, meant: null };
  const outer = around.find((each) => belongsTo(each, key, holder));
  if (outer !== undefined) return moveTo(outer, root);
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
