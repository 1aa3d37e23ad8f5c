/** What is known of the run of a session, for commands of the daemon. */
import type { StepPlace, StoredRunStatus } from '../../daemon/reports/unavailable-session.ts';
import type { SessionId, RunId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { completedCount, isComplete, pendingStep } from '../../runtime/core/execution-state.ts';
import { readSession } from '../../runtime/admin/stored-session.ts';
import { preferredTip } from '../../runtime/projections/preferred-tip.ts';
import { abandonedRuns } from '../../runtime/session/owner-marks.ts';
import { PinnedObjects } from '../../runtime/session/pinned-objects.ts';
import { isDamage } from '../../runtime/session/object-damage.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { FileMarks } from '../../runtime/storage/file/marks.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';

export async function runStatus(
  host: Host,
  data: string,
  sessionId: SessionId,
  runId: RunId,
  at: StepPlace | null,
): Promise<StoredRunStatus> {
  const storage = fileStorage(host, data);
  const read = await readSession({ host, storage }, sessionId);
  if (read.isErr()) return isDamage(read.error) || read.error.code === 'SESSION_TOO_LARGE' ? 'unreadable' : 'open';
  const { committed, damage, state } = read.value;
  if (damage !== null) return 'unreadable';
  // The daemon records a session once its run is stored: events that nothing lists are lost, and no interrupted first write.
  if (!committed) return (await host.files.entry(new Layout(data).events(sessionId))) === null ? 'open' : 'unreadable';
  const run = state.runs.get(runId);
  const tip = run === undefined ? null : preferredTip(state, run);
  // A repair removed it.
  if (run === undefined || tip === null) return 'open';
  const objects = new PinnedObjects(storage.objects);
  const workflow = await objects.workflow(run.workflowHash);
  const snapshot = await objects.snapshot(tip.snapshotRef, run.workflowHash);
  if ([workflow, snapshot].some((stored) => stored.isErr() && isDamage(stored.error))) return 'unreadable';
  if (snapshot.isErr()) return 'open';
  if (isComplete(snapshot.value)) return 'complete';
  return at === null || isPending(snapshot.value, at) ? 'open' : 'elsewhere';
}

const isPending = (snapshot: ExecutionSnapshot, { stepId, number }: StepPlace): boolean =>
  pendingStep(snapshot)?.stepId === stepId && completedCount(snapshot.enginePayload.engineState) + 1 === number;

/** Reads no log. */
export async function unavailability(
  host: Host,
  data: string,
  sessionId: SessionId,
  runId: RunId,
): Promise<'abandoned' | 'removed' | null> {
  const layout = new Layout(data);
  if ((await host.files.entry(layout.session(sessionId))) === null) return 'removed';
  const marks = new FileMarks(host, layout);
  return (await abandonedRuns({ storage: { marks } }, sessionId)).has(runId) ? 'abandoned' : null;
}
