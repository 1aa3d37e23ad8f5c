/** Sessions whose run the user abandoned: no process works on such a session until this is undone. */
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import type { InboxPlace } from './unreceived-entries.ts';

export type RunMarks = {
  /** False where the marks of the user cannot be read [owner-marks-beside-log]. */
  isAbandoned(sessionId: SessionId, runId: RunId): Promise<boolean>;
};

/** What reports of sessions are made from. */
export type ReportPlace = InboxPlace & { readonly marks: RunMarks };

/** False for a session that completed its workflow. */
export async function isRunAbandoned(
  marks: RunMarks,
  { sessionId, state }: Pick<StoredSession, 'sessionId' | 'state'>,
): Promise<boolean> {
  const runId = state?.opened?.runId;
  return runId !== undefined && state?.closed?.outcome !== 'success' && marks.isAbandoned(sessionId, runId);
}
