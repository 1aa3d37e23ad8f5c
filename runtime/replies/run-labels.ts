/** How replies and errors name runs, so that several in one chat cannot be mistaken for each other. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import { runName } from '../core/run-name.ts';
import type { SessionState } from '../core/state.ts';

const runsNamedMax = 10;

/** `{ runs: [{ runName, runId, workflowId }] }`, the newest last. */
export function runsOf(state: SessionState): JsonObject {
  const runs = [...state.runs.values()].slice(-runsNamedMax);
  return {
    runs: runs.map((run) => ({ runName: runName(run.runId), runId: run.runId, workflowId: run.workflowId })),
  };
}
