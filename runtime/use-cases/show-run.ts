/** The DAG of one run with the titles of its steps, for people. Reads only; needs the session to be readable. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { type DagNode, runDag } from '../projections/run-dag.ts';
import { stepTitle } from '../projections/run-summary.ts';
import { runName } from '../core/run-name.ts';
import type { Environment } from '../session/environment.ts';
import { sessionNotFound, storeError } from '../replies/refusals.ts';

export type ShownNode = DagNode & { readonly stepTitle: string };
export type ShownRun = { readonly runId: RunId; readonly runName: string; readonly nodes: readonly ShownNode[] };

export function showRun(
  environment: Environment,
  sessionId: SessionId,
  runId: RunId,
): Promise<Result<ShownRun, ErrorEnvelope>> {
  const { sessions, objects } = environment;
  return sessions.inTurn(sessionId, async () => {
    const loaded = await sessions.load(sessionId);
    if (loaded.isErr()) return err(storeError(loaded.error));
    const run = loaded.value.state.runs.get(runId);
    if (run === undefined) return err(sessionNotFound(sessionId));
    const workflow = await objects.workflow(run.workflowHash);
    if (workflow.isErr()) return err(workflow.error);
    const nodes: ShownNode[] = [];
    for (const node of runDag(loaded.value.state, run).nodes) {
      const snapshot = await objects.snapshot(node.snapshotRef, run.workflowHash);
      if (snapshot.isErr()) return err(snapshot.error);
      nodes.push({ ...node, stepTitle: stepTitle(workflow.value, snapshot.value) });
    }
    return ok({ runId, runName: runName(runId), nodes });
  });
}
