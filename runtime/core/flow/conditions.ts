/**
 * Named conditions over the context, with three values (decision 9). Pure and total: a key that is absent, or whose value a
 * comparison does not fit, makes the answer `unknown`, and unknown never skips anything.
 *
 * `context_present` alone asks about absence itself, so it is never unknown. `loop_control` is no fact of the context: a
 * loop asks its own frame, and everywhere else it is unknown.
 */
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledCondition, CompiledInput, CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { contextKeyOf } from '../context.ts';

export type Truth = 'true' | 'false' | 'unknown';
export type Evaluation = {
  readonly truth: Truth;
  /** The context keys that were asked for and are absent, as agents send them. */
  readonly absent: readonly string[];
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

/** How agents send a key that a condition, a loop or a dependency names (decision 23). */
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
  const truthOfId = (id: string): Truth => {
    const condition = conditionOf(workflow, id);
    switch (condition.kind) {
      case 'always_true':
        return 'true';
      case 'always_false':
        return 'false';
      case 'loop_control':
        return 'unknown';
      case 'all':
        return joined(condition.of.map(truthOfId), 'false', 'true');
      case 'any':
        return joined(condition.of.map(truthOfId), 'true', 'false');
      case 'not':
        return opposite[truthOfId(condition.of)];
      default: {
        const value = contextValue(context, condition.key, workflow.inputs);
        if (value !== undefined) return compared(condition, value);
        if (condition.kind === 'context_present') return 'false';
        absent.push(contextName(condition.key, workflow.inputs));
        return 'unknown';
      }
    }
  };
  const truth = truthOfId(conditionId);
  return { truth, absent: [...new Set(absent)].sort() };
}

/** Kleene: one deciding value decides; without one, a single unknown leaves it open. */
function joined(values: readonly Truth[], deciding: Truth, otherwise: Truth): Truth {
  if (values.includes(deciding)) return deciding;
  return values.includes('unknown') ? 'unknown' : otherwise;
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
