/**
 * The warning about missing inputs that a later step requires. The reply that starts a run and each reply that reads a step contain it,
 * because an agent may have lost the first reply.
 */
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { Warning } from '../../schemas/tools.ts';
import { contextKeyOf } from '../core/context.ts';
import { contextAt, type NodeState } from '../core/state.ts';
import { missingAhead } from '../core/validation/inputs.ts';
import { rulesOf } from '../core/validation/rules.ts';
import { oneOf } from './routing-warnings.ts';
import type { RunView } from './run-view.ts';

export function missingInputs({ workflow, run }: RunView, node: NodeState, snapshot: ExecutionSnapshot): Warning[] {
  const state = snapshot.enginePayload.engineState;
  const keys = missingAhead(workflow, state, contextAt(node), rulesOf(run.rulesVersion));
  if (keys.length === 0) return [];
  const named = new Set(keys);
  const choices = workflow.inputs.flatMap((input) => {
    const name = contextKeyOf(input);
    return input.values === undefined || !named.has(name) ? [] : [` "${name}" is ${oneOf(input.values)}.`];
  });
  return [
    {
      code: 'MISSING_INPUT',
      message: `Required inputs are missing. Send context { ${keys.map((key) => `"${key}": …`).join(', ')} } with your next continue_workflow call.${choices.join('')}`,
      details: { keys },
    },
  ];
}
