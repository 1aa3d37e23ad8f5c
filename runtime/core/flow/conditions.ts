/**
 * Named conditions over the context, with three values [three-valued-conditions]. Pure and total: a key that is absent, or whose value a
 * comparison does not fit, makes the answer `unknown`, and unknown never skips anything.
 *
 * `context_present` alone asks about absence itself, so it is never unknown. `loop_control` is no fact of the context: a
 * loop asks its own frame, and everywhere else it is unknown.
 */
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledCondition, CompiledInput, CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { contextKeyOf } from '../context.ts';

export type Truth = 'true' | 'false' | 'unknown';
/** A condition that is made of no others, and what it was. */
export type DecidingPart = { readonly conditionId: string; readonly truth: Truth };
export type Evaluation = {
  readonly truth: Truth;
  /** The context keys that were asked for and are absent, as agents send them. */
  readonly absent: readonly string[];
  /** Of a condition made of others: parts that were enough to decide it, in its order. Else empty. */
  readonly decidedBy: readonly DecidingPart[];
};
type Decided = { readonly truth: Truth; readonly by: readonly DecidingPart[] };

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
  const input = inputs.find((candidate) => candidate.key === key);
  return input === undefined ? key : contextKeyOf(input);
}

const truthOf = (value: boolean): Truth => (value ? 'true' : 'false');
const opposite: Readonly<Record<Truth, Truth>> = { true: 'false', false: 'true', unknown: 'unknown' };

/** What a comparison says of a value that is there. */
function compared(
  condition: Exclude<
    CompiledCondition,
    { kind: 'all' | 'any' | 'not' | 'loop_control' | 'always_true' | 'always_false' }
  >,
  value: JsonValue,
): Truth {
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

export function evaluate(conditionId: string, context: JsonObject, workflow: CompiledSnapshot): Evaluation {
  const absent: string[] = [];
  const decided = (id: string): Decided => {
    const condition = conditionOf(workflow, id);
    const itself = (truth: Truth): Decided => ({ truth, by: [{ conditionId: id, truth }] });
    switch (condition.kind) {
      case 'always_true':
        return itself('true');
      case 'always_false':
        return itself('false');
      case 'loop_control':
        return itself('unknown');
      case 'all':
        return joined(condition.of.map(decided), 'false', 'true');
      case 'any':
        return joined(condition.of.map(decided), 'true', 'false');
      case 'not': {
        const { truth, by } = decided(condition.of);
        return { truth: opposite[truth], by };
      }
      default: {
        const value = contextValue(context, condition.key, workflow.inputs);
        if (value !== undefined) return itself(compared(condition, value));
        if (condition.kind === 'context_present') return itself('false');
        absent.push(contextName(condition.key, workflow.inputs));
        return itself('unknown');
      }
    }
  };
  const { truth, by } = decided(conditionId);
  const parts = new Map(by.map((part) => [part.conditionId, part]));
  parts.delete(conditionId);
  return { truth, absent: [...new Set(absent)].sort(), decidedBy: [...parts.values()] };
}

/** Kleene: one deciding value decides, and the first says why; without one, a single unknown leaves it open. */
function joined(values: readonly Decided[], deciding: Truth, otherwise: Truth): Decided {
  const first = values.find(({ truth }) => truth === deciding);
  if (first !== undefined) return first;
  const open = values.filter(({ truth }) => truth === 'unknown');
  if (open.length > 0) return { truth: 'unknown', by: open.flatMap(({ by }) => by) };
  return { truth: otherwise, by: values.flatMap(({ by }) => by) };
}

export function conditionOf(workflow: CompiledSnapshot, conditionId: string): CompiledCondition {
  const condition = workflow.conditions.find((candidate) => candidate.conditionId === conditionId);
  if (condition === undefined) throw new Error(`the pinned workflow has no condition ${conditionId}`);
  return condition;
}

/** The input keys that a condition asks for, looking through `all`, `any` and `not`. */
export function keysOf(conditionId: string, workflow: CompiledSnapshot): readonly string[] {
  const condition = conditionOf(workflow, conditionId);
  switch (condition.kind) {
    case 'always_true':
    case 'always_false':
    case 'loop_control':
      return [];
    case 'all':
    case 'any':
      return condition.of.flatMap((id) => keysOf(id, workflow));
    case 'not':
      return keysOf(condition.of, workflow);
    default:
      return [condition.key];
  }
}
