/**
 * The steps of a run whose result the user should have approved and did not: the mode skipped the question, or the agent only says that it asked.
 * For programs that act on the result of a run. Of the path that was active last; a run of rules before confirmations were recorded has none. Reads only.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { NodeId, RunId, SessionId } from '../../schemas/ids.ts';
import type { NodeState } from '../core/state.ts';
import { pathTo, preferredTip } from '../projections/preferred-tip.ts';
import { stepTitle } from '../projections/run-summary.ts';
import { sessionNotFound, storeError } from '../replies/refusals.ts';
import type { Environment } from '../session/environment.ts';

/** Their titles, each once, in the order of the run. */
export function unapprovedSteps(
  { sessions, objects }: Environment,
  sessionId: SessionId,
  runId: RunId,
): Promise<Result<readonly string[], ErrorEnvelope>> {
  return sessions.inTurn(sessionId, async () => {
    const loaded = await sessions.load(sessionId);
    if (loaded.isErr()) return err(storeError(loaded.error));
    const { state } = loaded.value;
    const run = state.runs.get(runId);
    if (run === undefined) return err(sessionNotFound(sessionId));
    const way = [...pathTo(state, preferredTip(state, run))].reverse();
    const reached = new Set(way.map(({ nodeId }) => nodeId));
    const passed = way.filter((node) => isUnapproved(node, reached));
    if (passed.length === 0) return ok([]);
    const workflow = await objects.workflow(run.workflowHash);
    if (workflow.isErr()) return err(workflow.error);
    const titles = new Set<string>();
    for (const { snapshotRef } of passed) {
      const snapshot = await objects.snapshot(snapshotRef, run.workflowHash);
      if (snapshot.isErr()) return err(snapshot.error);
      titles.add(stepTitle(workflow.value, snapshot.value));
    }
    return ok([...titles]);
  });
}

const isUnapproved = ({ attempts }: NodeState, reached: ReadonlySet<NodeId>): boolean =>
  attempts.some(
    ({ outcome, confirmation }) =>
      outcome.kind === 'advanced' &&
      reached.has(outcome.toNodeId) &&
      confirmation !== null &&
      confirmation.outcome !== 'approved_in_form',
  );
