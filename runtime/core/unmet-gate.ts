/** Whether an attempt shows that its own step does not apply [inapplicable-step-passes]. Pure. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { evaluate } from './flow/conditions.ts';
import { type Gate, gatesOf } from './flow/gates.ts';
import { parentOf } from './lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from './state.ts';

/**
 * The outermost condition that was unknown, so that the step runs, and that a value of the context now makes false; null where there is none. A
 * condition that was known decides nothing later: a step may change the values that led to it. Neither does a key that was deleted.
 *
 * @param node of the attempt
 * @param now the context with the attempt
 */
export function unmetGate(
  session: SessionState,
  node: NodeState,
  workflow: CompiledSnapshot,
  state: EngineState,
  now: JsonObject,
): Gate | null {
  if (state.kind !== 'running' || state.pending.kind !== 'some') return null;
  const step = owningStep(node);
  const truth = ({ conditionId }: Gate, context: JsonObject) => evaluate(conditionId, context, workflow).truth;
  const isFalse = (gate: Gate) =>
    truth(gate, now) === 'false' && truth(gate, { ...contextAt(step), ...now }) === 'false';
  const wasUnknown = (gate: Gate) =>
    chosenUnder(session, step, gate.loopId).every((context) => truth(gate, context) === 'unknown');
  return gatesOf(workflow, state.pending.step).find((gate) => isFalse(gate) && wasUnknown(gate)) ?? null;
}

/** The contexts under which a step was chosen, and the steps before it since the loop was entered. */
function* chosen(session: SessionState, step: NodeState, loopId: LoopId | null): Generator<JsonObject> {
  let at: NodeState | null = step;
  while (at !== null) {
    yield contextAt(at);
    if (loopId === null || at.loopsReached.includes(loopId)) return;
    const parent: NodeState | null = parentOf(session, at);
    at = parent === null ? null : owningStep(parent);
  }
}
const chosenUnder = (session: SessionState, step: NodeState, loopId: LoopId | null): readonly JsonObject[] => [
  ...chosen(session, step, loopId),
];
