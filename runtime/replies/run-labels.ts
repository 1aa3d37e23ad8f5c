/** How replies and errors name runs, so that several in one chat cannot be mistaken for each other. */
import { runName } from '../core/run-name.ts';
import type { SessionState } from '../core/state.ts';

const runsNamedMax = 10;

export type RunLabel = { readonly runName: string; readonly runId: string; readonly workflowId: string };

/** The newest last. */
export function runsOf(state: SessionState): readonly RunLabel[] {
  const runs = [...state.runs.values()].slice(-runsNamedMax);
  return runs.map((run) => ({ runName: runName(run.runId), runId: run.runId, workflowId: run.workflowId }));
}
