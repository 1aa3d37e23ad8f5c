/** `sessions list` and `sessions show`: reads, takes no lock, writes nothing, and shows a damaged session as far as it is sound. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { SessionList, SessionSummary, ShownSession } from '../../schemas/admin-reports.ts';
import { contained } from '../session/contained.ts';
import type { Environment } from '../session/environment.ts';
import { type BesideLog, described, summarized } from './describe-session.ts';
import { storeFault } from './errors.ts';
import { marksFields } from './session-marks.ts';
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
    const beside = await besideLog(environment, sessionId);
    if (beside.isErr()) return err(beside.error);
    // Collected since it was listed.
    if (!session.value.committed) continue;
    const summary = await contained(environment, sessionId, () => summarized(environment, session.value, beside.value));
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
  const beside = await besideLog(environment, session.sessionId);
  if (beside.isErr()) return err(beside.error);
  return ok({ session: await described(environment, session, beside.value), runId });
}

async function besideLog(environment: Environment, sessionId: SessionId): Promise<Result<BesideLog, ErrorEnvelope>> {
  const pinned = await environment.storage.pins.isPinned(sessionId);
  if (pinned.isErr()) return err(storeFault(pinned.error));
  return ok({
    pinned: pinned.value,
    origin: await originFields(environment, sessionId),
    marks: await marksFields(environment, sessionId),
  });
}
