/** The warning about required inputs that the rest of the run asks for. Whoever reads a step needs it as much as whoever started the run. */
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { Warning } from '../../schemas/tools.ts';
import { contextAt, type NodeState } from '../core/state.ts';
import { missingAhead } from '../core/validation/inputs.ts';
import { rulesOf } from '../core/validation/rules.ts';
import type { RunView } from './run-view.ts';

export function missingInputs({ workflow, run }: RunView, node: NodeState, snapshot: ExecutionSnapshot): Warning[] {
  const state = snapshot.enginePayload.engineState;
  const keys = missingAhead(workflow, state, contextAt(node), rulesOf(run.rulesVersion));
  if (keys.length === 0) return [];
  return [
    {
      code: 'MISSING_INPUT',
      message: `Required inputs are missing. Send context { ${keys.map((key) => `"${key}": …`).join(', ')} } with your next continue_workflow call.`,
      details: { keys },
    },
  ];
}
