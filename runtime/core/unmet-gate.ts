/** Whether an attempt shows that its own step does not apply [inapplicable-step-passes]. Pure. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { contextName, evaluate } from './flow/conditions.ts';
import { endsLoop, type Gate, gatesOf } from './flow/gates.ts';
import { routingKeysOf } from './flow/routing-keys.ts';
import { parentOf } from './lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from './state.ts';
import type { Rules } from './validation/rules.ts';

type Place = { readonly workflow: CompiledSnapshot; readonly engineState: EngineState; readonly rules: Rules };

/**
 * A condition that was unknown, so that the step runs, and that a value of the context now makes false; null where there is none. A condition that
 * was known to be true decides nothing later: a step may change the values that led to it. Neither does a key that was deleted.
 *
 * A key that chooses between steps, or a required input, says for which value the step is, and the reply asks for it. Any other key can be one that
 * the step itself sets once its work is done.
 *
 * @param node of the attempt
 * @param now the context with the attempt
 */
export function unmetGate(
  session: SessionState,
  node: NodeState,
  { workflow, engineState: state, rules }: Place,
  now: JsonObject,
): Gate | null {
  if (!rules.inapplicableStepsPass || state.kind !== 'running' || state.pending.kind !== 'some') return null;
  const step = owningStep(node);
  const truth = ({ conditionId }: Gate, context: JsonObject) => evaluate(conditionId, context, workflow).truth;
  const isFalse = (gate: Gate) =>
    truth(gate, now) === 'false' && truth(gate, { ...contextAt(step), ...now }) === 'false';
  const gates = gatesOf(workflow, state.pending.step).filter(isFalse);
  if (!rules.onlyChoicesExcuse)
    return (
      gates.find((gate) =>
        chosenUnder(session, step, gate.loopId).every((context) => truth(gate, context) === 'unknown'),
      ) ?? null
    );
  const choices = new Set(routingKeysOf(workflow).map(({ key }) => contextName(key, workflow.inputs)));
  const unmet = gates.filter((gate) => {
    const contexts = chosenUnder(session, step, gate.loopId);
    const first = contexts.at(-1);
    if (first === undefined || truth(gate, first) !== 'unknown') return false;
    const lacked = evaluate(gate.conditionId, first, workflow).absent;
    const isChosen = lacked.some((name) => choices.has(name) && Object.hasOwn(now, name));
    return isChosen && contexts.every((context) => truth(gate, context) !== 'true');
  });
  return unmet.find((gate) => endsLoop(workflow, gate, rules)) ?? unmet[0] ?? null;
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
/** Latest first. */
const chosenUnder = (session: SessionState, step: NodeState, loopId: LoopId | null): readonly JsonObject[] => [
  ...chosen(session, step, loopId),
];
