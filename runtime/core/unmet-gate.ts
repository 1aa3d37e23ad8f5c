/** Whether an attempt shows that its own step does not apply [inapplicable-step-passes]. Pure. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { evaluate, type Truth } from './flow/conditions.ts';
import { type Gate, gatesOf } from './flow/gates.ts';
import { routingNamesOf } from './flow/routing-keys.ts';
import { lapsedInGate } from './item-answers.ts';
import { textAt } from './lapsed-answers.ts';
import { chainOf, parentOf } from './lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from './state.ts';
import type { Rules } from './validation/rules.ts';

type Place = { readonly workflow: CompiledSnapshot; readonly engineState: EngineState; readonly rules: Rules };

export type Unmet = {
  readonly gate: Gate;
  /** The agent chose the value, and sent no work in this chain of attempts: it can be told how to leave out the step. */
  readonly isByChoice: boolean;
  /** The value came before the step was chosen, so a loop whose condition it is goes on. */
  readonly endsNoLoop: boolean;
  /** The user was asked about a result of this chain, and is asked again. */
  readonly isAskedAgain: boolean;
};

/**
 * A condition that was unknown, so that the step runs, and that a value of the context now makes false; null where there is none. A condition that
 * was known to be true decides nothing later: a step may change the values that led to it. Neither does a key that was deleted.
 *
 * A key that chooses between steps, or a required input, says for which value the step is, and the reply asks for it: of these conditions, it is the
 * outermost one. Any other key can be one that the step itself sets once its work is done, and a value that an earlier step of the loop sent can be
 * due to the work of that step: of these conditions, it is the innermost one, which ends the fewest loops.
 *
 * @param node of the attempt
 * @param now the context with the attempt
 */
export function unmetGate(
  session: SessionState,
  node: NodeState,
  { workflow, engineState: state, rules }: Place,
  now: JsonObject,
): Unmet | null {
  if (!rules.inapplicableStepsPass || state.kind !== 'running' || state.pending.kind !== 'some') return null;
  const step = owningStep(node);
  const before = contextAt(step);
  const truth = ({ conditionId }: Gate, context: JsonObject, lapsed?: ReadonlySet<string>) =>
    evaluate(conditionId, context, workflow, lapsed).truth;
  const isFalse = (gate: Gate) => truth(gate, now) === 'false' && truth(gate, { ...before, ...now }) === 'false';
  const candidates = gatesOf(workflow, state.pending.step)
    .filter(isFalse)
    .map((gate) => ({
      gate,
      truths: chosenSince(session, step, gate, { workflow, rules }).map(({ context, lapsed }) =>
        truth(gate, context, lapsed),
      ),
    }));
  if (!rules.leavingOutIsStated) {
    const first = candidates.find(({ truths }) => isUnknown(truths));
    return first === undefined ? null : { gate: first.gate, isByChoice: true, endsNoLoop: false, isAskedAgain: false };
  }
  const isByChoice = (gate: Gate) => truth(gate, { ...before, ...choicesIn(now, workflow) }) === 'false';
  const shown = candidates.find(({ gate, truths }) => isUnknown(truths) && isByChoice(gate));
  const found =
    shown ??
    candidates.findLast(({ truths }) => isUnknown(truths)) ??
    candidates.findLast(({ truths }) => wasNeverMet(truths));
  if (found === undefined) return null;
  const chain = chainOf(session, node);
  const isAskedAgain = chain.some(({ createdBy }) => createdBy?.confirmation != null);
  // Who sent work in this chain has done the step, also if it is missing now.
  const hasWorked = chain.some(({ artifactsOwn }) => artifactsOwn > 0);
  return {
    gate: found.gate,
    isByChoice: shown !== undefined && !hasWorked && !isAskedAgain,
    endsNoLoop: !isUnknown(found.truths),
    isAskedAgain,
  };
}

const isUnknown = (truths: readonly Truth[]): boolean => truths.every((each) => each === 'unknown');

/** @param truths latest first: unknown when the loop was entered, and never true since */
const wasNeverMet = (truths: readonly Truth[]): boolean => truths.at(-1) === 'unknown' && !truths.includes('true');

/** The values of the keys that a reply asks for. */
function choicesIn(context: JsonObject, workflow: CompiledSnapshot): JsonObject {
  const names = [...routingNamesOf(workflow)];
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(context, name) ? [[name, context[name]]] : [])));
}

/** A step, and the steps before it since the loop was entered. */
function* chosen(session: SessionState, step: NodeState, loopId: LoopId | null): Generator<NodeState> {
  let at: NodeState | null = step;
  while (at !== null) {
    yield at;
    if (loopId === null || at.loopsReached.includes(loopId)) return;
    const parent: NodeState | null = parentOf(session, at);
    at = parent === null ? null : owningStep(parent);
  }
}

/** The context with which a step was chosen, and the names in it that held answers for an earlier item. */
export type Chosen = { readonly context: JsonObject; readonly lapsed: ReadonlySet<string> };

/** Latest first. What was an answer for an earlier item when the condition was read has lapsed until another value is sent. */
export function chosenSince(
  session: SessionState,
  step: NodeState,
  gate: Gate,
  at: Pick<Place, 'workflow' | 'rules'>,
): readonly Chosen[] {
  const steps = [...chosen(session, step, gate.loopId)];
  const read = steps.at(-1) ?? step;
  const lapsed = [...lapsedInGate(session, read, gate, at)];
  const isSame = (context: JsonObject, name: string) => textAt(context, name) === textAt(contextAt(read), name);
  return steps
    .map(contextAt)
    .map((context) => ({ context, lapsed: new Set(lapsed.filter((name) => isSame(context, name))) }));
}
