/** What the user noted about runs, for commands of the daemon. */
import type { RunMarks } from '../../daemon/reports/abandoned-run.ts';
import type { Host } from '../../runtime/ports.ts';
import { abandonedRuns } from '../../runtime/session/owner-marks.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { FileMarks } from '../../runtime/storage/file/marks.ts';

export function openRunMarks(host: Host, data: string): RunMarks {
  const marks = new FileMarks(host, new Layout(data));
  return {
    isAbandoned: async (sessionId, runId) => (await abandonedRuns({ storage: { marks } }, sessionId)).has(runId),
  };
}
