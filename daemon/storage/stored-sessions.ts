/** The sessions that the daemon keeps, for people: read without a lock, and without changing anything. */
import type { SessionId } from '../../schemas/ids.ts';
import { sessionIdPattern } from '../../schemas/ids.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import type { TurnRecord } from '../../schemas/daemon/turn-record.ts';
import { unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import { foldTurns } from '../conversation/fold-turns.ts';
import { type SessionState, TurnLogFault, TurnLogOfAnother } from '../conversation/session-state.ts';
import type { DaemonLayout } from './layout.ts';
import { SessionLock } from './session-lock.ts';
import { Sidecar } from './sidecar.ts';
import { missingLog, storedBytes, turnsOf } from './turn-log.ts';

type ReadingHost = Pick<Host, 'files' | 'locks' | 'ids'>;

/** `stopped`: a process stopped or died between two effects. `waiting`: the session asks the user. */
export type SessionStatus = 'running' | 'waiting' | 'stopped' | 'success' | 'error' | 'timeout' | 'stuck' | 'damaged';
export type StoredSession = {
  readonly sessionId: SessionId;
  readonly status: SessionStatus;
  /** Null if the log is damaged. */
  readonly state: SessionState | null;
  readonly records: readonly TurnRecord[];
  /** Why the log cannot be used; null if it can. */
  readonly damage: string | null;
  /** The session that its files belong to, if that is another one: they are a copy. */
  readonly copyOf: SessionId | null;
  /** Its process died, or the user cancelled it, before it recorded anything: there is nothing to resume. */
  readonly isUnstarted: boolean;
  /** Its log says that it ended. If the log is damaged, a missing sidecar says so, because a session that ends loses its sidecar. */
  readonly isEnded: boolean;
};

/** Oldest first: ids grow with time. */
export async function sessionIds({ files }: ReadingHost, layout: DaemonLayout): Promise<readonly SessionId[]> {
  const names = await files.list(layout.sessions).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return [];
    throw error;
  });
  return [...names].filter((name) => sessionIdPattern.test(name)).sort() as SessionId[];
}

export async function storedSession(
  host: ReadingHost,
  layout: DaemonLayout,
  sessionId: SessionId,
): Promise<StoredSession> {
  const isHeld = await SessionLock.isHeld(host, layout, sessionId);
  try {
    const records = turnsOf(await turnLogBytes(host, layout, sessionId), sessionId);
    const state = foldTurns(records);
    if (state.opened === null) await requireOwnSidecar(host, layout, sessionId);
    const isUnstarted =
      !isHeld && state.opened === null && (await host.files.entry(layout.sidecar(sessionId))) === null;
    const status = isHeld ? 'running' : statusOf(state);
    return {
      sessionId,
      status,
      state,
      records,
      damage: null,
      copyOf: null,
      isUnstarted,
      isEnded: state.closed !== null,
    };
  } catch (error) {
    if (!(error instanceof TurnLogFault)) throw error;
    const isEnded = !isHeld && !(await hasSidecar(host, layout.sidecar(sessionId)));
    return {
      sessionId,
      status: 'damaged',
      state: null,
      records: [],
      damage: error.message,
      copyOf: error instanceof TurnLogOfAnother ? error.sessionId : null,
      isUnstarted: false,
      isEnded,
    };
  }
}

/** Only a log with a record says which session it belongs to. @throws TurnLogOfAnother */
async function requireOwnSidecar(host: ReadingHost, layout: DaemonLayout, sessionId: SessionId): Promise<void> {
  const other = await new Sidecar(host, layout, sessionId).otherSession();
  if (other !== null) throw new TurnLogOfAnother(other);
}

/** A file can be in the place of the folder. */
async function hasSidecar({ files }: ReadingHost, path: string): Promise<boolean> {
  const found = await unlessUnexpectedEntry(files, path, 'file', () => files.entry(path));
  return found !== null && found !== 'unexpected_entry';
}

/** @throws TurnLogFault if it is lost, is too large, or if something else is in its place: the other sessions can be read all the same */
async function turnLogBytes({ files }: ReadingHost, layout: DaemonLayout, sessionId: SessionId): Promise<Uint8Array> {
  const path = layout.turnLog(sessionId);
  const stored = await storedBytes(files, path);
  if (stored !== null) return stored;
  const isThere = async (other: string) => (await files.entry(other)) !== null;
  // Both come after the log: without them, the process that was about to create it died.
  if (!(await isThere(layout.lock(sessionId))) && !(await isThere(layout.sidecar(sessionId)))) return new Uint8Array();
  // It may have been created since.
  const created = await storedBytes(files, path);
  if (created === null) throw new TurnLogFault(missingLog);
  return created;
}

/** One at a time: the reader drops a session, and with it the log, before the next one is read [control-is-bounded]. */
export async function* storedSessions(
  host: ReadingHost,
  layout: DaemonLayout,
  ids: readonly SessionId[],
): AsyncGenerator<StoredSession> {
  for (const id of ids) yield await storedSession(host, layout, id);
}

function statusOf({ closed, question }: SessionState): SessionStatus {
  if (closed !== null) return closed.outcome;
  return question === null ? 'stopped' : 'waiting';
}

/** By session id, run id or run name, which several sessions may share; the latest first. */
export async function sessionsNamed(
  host: ReadingHost,
  layout: DaemonLayout,
  name: string,
): Promise<readonly StoredSession[]> {
  const ids = await sessionIds(host, layout);
  const exact = ids.find((id) => id === name);
  if (exact !== undefined) return [await storedSession(host, layout, exact)];
  const found: StoredSession[] = [];
  for (const id of [...ids].reverse()) {
    const session = await storedSession(host, layout, id);
    const opened = session.state?.opened;
    if (opened?.runName === name || opened?.runId === name) found.push(session);
  }
  return found;
}
