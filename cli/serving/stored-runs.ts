/** What is known of the run of a session, for commands of the daemon. */
import type { SessionId, RunId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import { readSession } from '../../runtime/admin/stored-session.ts';
import { abandonedRuns } from '../../runtime/session/owner-marks.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { FileMarks } from '../../runtime/storage/file/marks.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';

export async function isReadable(host: Host, data: string, sessionId: SessionId): Promise<boolean> {
  const read = await readSession({ host, storage: fileStorage(host, data) }, sessionId);
  return read.isOk() && read.value.damage === null;
}

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
