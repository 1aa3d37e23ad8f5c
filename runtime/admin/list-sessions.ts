/** `sessions list` and `sessions show`: reads, takes no lock, writes nothing, and shows a damaged session as far as it is sound. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { SessionList, SessionSummary, ShownSession } from '../../schemas/admin-reports.ts';
import { contained } from '../session/contained.ts';
import type { Environment } from '../session/environment.ts';
import { described, summarized } from './describe-session.ts';
import { storeFault } from './errors.ts';
import { originFields } from './session-origin.ts';
import { allSessions, namedSession, readSession } from './stored-session.ts';

/** Sorted by session id, which is the order in which sessions were begun. One that cannot be read hides no other, and is no damaged one [errno-is-no-damage]. */
export async function listSessions(environment: Environment): Promise<Result<SessionList, ErrorEnvelope>> {
  const ids = await allSessions(environment);
  if (ids.isErr()) return err(ids.error);
  const sessions: SessionSummary[] = [];
  const unreadable: { sessionId: SessionId; problem: string }[] = [];
  for (const sessionId of ids.value) {
    const session = await readSession(environment, sessionId);
    if (session.isErr()) {
      unreadable.push({ sessionId, problem: session.error.message });
      continue;
    }
    const kept = await environment.storage.pins.isPinned(sessionId);
    if (kept.isErr()) return err(storeFault(kept.error));
    // Collected since it was listed.
    if (!session.value.committed) continue;
    const origin = await originFields(environment, sessionId);
    const summary = await contained(environment, sessionId, () =>
      summarized(environment, session.value, kept.value, origin),
    );
    sessions.push(summary.isOk() ? summary.value : notShown(sessionId, `its runs: ${summary.error.message}`));
  }
  return ok({ version: 2, sessions, ...(unreadable.length === 0 ? {} : { unreadable }) });
}

const notShown = (sessionId: SessionId, at: string): SessionSummary => ({
  sessionId,
  health: 'corrupt_head',
  damage: { reason: 'event_inconsistent', at, unattestedSegments: [] },
  pinned: false,
  runs: [],
});

export type Shown = {
  readonly session: ShownSession;
  /** The run that was named, when one was. */
  readonly runId: RunId | null;
};

/** @param named a session id, a run id or a run name */
export async function showSession(environment: Environment, named: string): Promise<Result<Shown, ErrorEnvelope>> {
  const found = await namedSession(environment, named);
  if (found.isErr()) return err(found.error);
  const { session, runId } = found.value;
  const kept = await environment.storage.pins.isPinned(session.sessionId);
  if (kept.isErr()) return err(storeFault(kept.error));
  const origin = await originFields(environment, session.sessionId);
  return ok({ session: await described(environment, session, kept.value, origin), runId });
}
