/**
 * What a run is for, in one line [goal-of-a-run]: every list, report, recap and search takes it from here. Pure.
 *
 * The text is an agent's or a user's: whoever shows it quotes it.
 */
import type { CompiledInput, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { contextKeyOf } from '../core/context.ts';
import { goalText } from '../core/goal.ts';
import { contextAt, type NodeState, type RunState } from '../core/state.ts';

/** The first declared input whose value is text. */
function firstText(inputs: readonly CompiledInput[], tip: NodeState): string | null {
  const context = contextAt(tip);
  for (const input of inputs) {
    if (input.sensitive === true) continue;
    const key = contextKeyOf(input);
    const value = Object.hasOwn(context, key) ? context[key] : undefined;
    const text = input.kind === 'string' && typeof value === 'string' ? goalText(value).text : null;
    if (text !== null) return text;
  }
  return null;
}

/**
 * The stated goal, else the first declared input that is text, else the name of the workflow.
 *
 * @param workflow null where it cannot be read: then the last resort is its id
 * @param tip where the run is now, null for a run without a node
 */
export function goalOf(
  { goal, workflowId }: Pick<RunState, 'goal' | 'workflowId'>,
  workflow: Pick<CompiledSnapshot, 'inputs' | 'name'> | null,
  tip: NodeState | null,
): string {
  const given = goal ?? (workflow === null || tip === null ? null : firstText(workflow.inputs, tip));
  return given ?? goalText(workflow?.name ?? '').text ?? workflowId;
}
