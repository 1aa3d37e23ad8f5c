/**
 * Named conditions over the context, with three values [three-valued-conditions]. Pure and total: a key that is absent, or whose value a
 * comparison does not fit, makes the answer `unknown`, and unknown never skips anything.
 *
 * `context_present` alone asks about absence itself, so it is never unknown. A lapsed value is there, so to this condition it is present; a comparison
 * treats it as absent. So what lapses can make a condition unknown, and never true or false [item-answers-hold-for-item]. `loop_control` is no fact of the context: a
 * loop asks its own frame, and everywhere else it is unknown.
 */
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledCondition, CompiledInput, CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { conditionParts } from '../../../schemas/condition-work.ts';
import { contextKeyOf, without } from '../context.ts';
import { findCondition, findInput } from './lookup.ts';

export type Truth = 'true' | 'false' | 'unknown';
/** A condition that is made of no others, and what it was. */
export type DecidingPart = { readonly conditionId: string; readonly truth: Truth };
/** A key whose value has a type that the condition does not compare. */
export type Incomparable = {
  readonly name: string;
  /** The type that it compares, such as `a number`. */
  readonly needs: string;
};
type Lacking = { readonly absent: readonly string[]; readonly incomparable: readonly Incomparable[] };
export type Evaluation = {
  readonly truth: Truth;
  /** The context keys that were asked for and are absent, as agents send them. */
  readonly absent: readonly string[];
  /** Why the condition is unknown: what its unknown parts need. Else empty. */
  readonly lacking: Lacking;
  /** Of a condition made of others: parts that were enough to decide it, in its order. Else empty. */
  readonly decidedBy: readonly DecidingPart[];
};

/** The value of a declared key, under the name by which agents send it; undefined when it is absent. */
export function contextValue(
  context: JsonObject,
  key: string,
  inputs: readonly CompiledInput[],
): JsonValue | undefined {
  const name = contextName(key, inputs);
  return Object.hasOwn(context, name) ? context[name] : undefined;
}

/** How agents send a key that a condition, a loop or a dependency names. */
export function contextName(key: string, inputs: readonly CompiledInput[]): string {
  const input = findInput(inputs, key);
  return input === undefined ? key : contextKeyOf(input);
}

const truthOf = (value: boolean): Truth => (value ? 'true' : 'false');
const opposite: Readonly<Record<Truth, Truth>> = { true: 'false', false: 'true', unknown: 'unknown' };

type ContextCondition = Extract<CompiledCondition, { key: string }>;

/** What a comparison says of a value that is there. */
function compared(condition: ContextCondition, value: JsonValue): Truth {
  switch (condition.kind) {
    case 'context_present':
      return 'true';
    case 'context_equals':
      return truthOf(value === condition.value);
    case 'context_in':
      return truthOf(condition.values.some((candidate) => candidate === value));
    case 'context_at_least':
      return typeof value === 'number' ? truthOf(value >= condition.value) : 'unknown';
    case 'context_at_most':
      return typeof value === 'number' ? truthOf(value <= condition.value) : 'unknown';
    case 'context_contains':
      if (Array.isArray(value)) return truthOf(value.some((item) => item === condition.value));
      if (typeof value === 'string') return truthOf(value.includes(String(condition.value)));
      return 'unknown';
  }
}

const noNames: ReadonlySet<string> = new Set();

/**
 * Asks every condition that this one is made of once, however often it is named [condition-work-linear].
 *
 * @param lapsed names whose values no comparison uses
 */
export function evaluate(
  conditionId: string,
  context: JsonObject,
  workflow: CompiledSnapshot,
  lapsed: ReadonlySet<string> = noNames,
): Evaluation {
  const comparable = without(context, lapsed);
  const absent = new Set<string>();
  const truths = new Map<string, Truth>();
  const truth = truthIn(conditionId, workflow, truths, (condition) => {
    const isPresence = condition.kind === 'context_present';
    const value = contextValue(isPresence ? context : comparable, condition.key, workflow.inputs);
    if (value !== undefined) return compared(condition, value);
    if (isPresence) return 'false';
    absent.add(contextName(condition.key, workflow.inputs));
    return 'unknown';
  });
  const deciding = decidingParts(conditionId, workflow, truths);
  return {
    truth,
    absent: [...absent].sort(),
    lacking: lackingOf(truth === 'unknown' ? deciding : [], comparable, workflow),
    decidedBy: deciding.filter((part) => part.conditionId !== conditionId),
  };
}

/** @param parts that are unknown */
function lackingOf(parts: readonly DecidingPart[], context: JsonObject, workflow: CompiledSnapshot): Lacking {
  const absent = new Set<string>();
  const incomparable = new Map<string, Incomparable>();
  for (const part of parts) {
    const condition = conditionOf(workflow, part.conditionId);
    if (!('key' in condition)) continue;
    const name = contextName(condition.key, workflow.inputs);
    const needs = condition.kind === 'context_contains' ? 'a list or a string' : 'a number';
    if (!Object.hasOwn(context, name)) absent.add(name);
    else incomparable.set(`${name} ${needs}`, { name, needs });
  }
  return { absent: [...absent].sort(), incomparable: [...incomparable.values()] };
}

/** The truth of a condition; `truths` then holds that of every condition below it. */
function truthIn(
  conditionId: string,
  workflow: CompiledSnapshot,
  truths: Map<string, Truth>,
  ofContext: (condition: ContextCondition) => Truth,
): Truth {
  const ask = (id: string): Truth => {
    const known = truths.get(id);
    if (known !== undefined) return known;
    const truth = asked(conditionOf(workflow, id));
    truths.set(id, truth);
    return truth;
  };
  const asked = (condition: CompiledCondition): Truth => {
    switch (condition.kind) {
      case 'always_true':
        return 'true';
      case 'always_false':
        return 'false';
      case 'loop_control':
        return 'unknown';
      case 'all':
        return joined(condition.of.map(ask), 'false', 'true');
      case 'any':
        return joined(condition.of.map(ask), 'true', 'false');
      case 'not':
        return opposite[ask(condition.of)];
      default:
        return ofContext(condition);
    }
  };
  return ask(conditionId);
}

/** Kleene: one deciding value decides; without one, a single unknown leaves it open. */
function joined(values: readonly Truth[], deciding: Truth, otherwise: Truth): Truth {
  if (values.includes(deciding)) return deciding;
  return values.includes('unknown') ? 'unknown' : otherwise;
}

/**
 * Parts that were enough to decide a condition: the first with a deciding value, else all that are unknown, else all. A condition without
 * parts is its own part.
 */
function decidingParts(
  conditionId: string,
  workflow: CompiledSnapshot,
  truths: ReadonlyMap<string, Truth>,
): readonly DecidingPart[] {
  const seen = new Set<string>();
  const found: DecidingPart[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const condition = conditionOf(workflow, id);
    const truth = truths.get(id) ?? 'unknown';
    if (condition.kind === 'not') visit(condition.of);
    else if (condition.kind === 'all' || condition.kind === 'any') {
      const isDecided = truth === (condition.kind === 'all' ? 'false' : 'true');
      const agreeing = condition.of.filter((part) => truths.get(part) === truth);
      for (const part of isDecided ? agreeing.slice(0, 1) : agreeing) visit(part);
    } else found.push({ conditionId: id, truth });
  };
  visit(conditionId);
  return found;
}

export function conditionOf(workflow: CompiledSnapshot, conditionId: string): CompiledCondition {
  const condition = findCondition(workflow, conditionId);
  if (condition === undefined) throw new Error(`the pinned workflow has no condition ${conditionId}`);
  return condition;
}

/** The input keys that a condition asks for, looking through `all`, `any` and `not`. */
export const keysOf = (conditionId: string, workflow: CompiledSnapshot): ReadonlySet<string> =>
  keysWhere(conditionId, workflow, () => true);

/** Those of them whose value it compares with another. */
export const comparedKeysOf = (conditionId: string, workflow: CompiledSnapshot): ReadonlySet<string> =>
  keysWhere(conditionId, workflow, ({ kind }) => kind !== 'context_present');

function keysWhere(
  conditionId: string,
  workflow: CompiledSnapshot,
  counts: (condition: ContextCondition) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const keys = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const condition = conditionOf(workflow, id);
    if ('key' in condition) {
      if (counts(condition)) keys.add(condition.key);
    } else conditionParts(condition).forEach(visit);
  };
  visit(conditionId);
  return keys;
}
