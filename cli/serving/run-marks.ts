/** What the user noted about runs, for commands of the daemon. */
import type { SessionId, RunId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import { abandonedRuns } from '../../runtime/session/owner-marks.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { FileMarks } from '../../runtime/storage/file/marks.ts';

export async function isAbandoned(host: Host, data: string, sessionId: SessionId, runId: RunId): Promise<boolean> {
  const marks = new FileMarks(host, new Layout(data));
  return (await abandonedRuns({ storage: { marks } }, sessionId)).has(runId);
}
