/** `sessions list` and `sessions show`: reads, takes no lock, writes nothing, and shows a damaged session as far as it is sound. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { RunSummary, SessionList, SessionSummary, ShownSession } from '../../schemas/admin-reports.ts';
import { byCodeUnit } from '../../schemas/code-unit-order.ts';
import { containFaults } from '../session/contained.ts';
import { type Environment, workspacesAt } from '../session/environment.ts';
import { type SessionSidecars, describe, summarize } from './describe-session.ts';
import { storeFault } from './errors.ts';
import { marksFields } from './session-marks.ts';
import { originFields } from './session-origin.ts';
import { allSessions, namedSession, readSession, type StoredSession } from './stored-session.ts';

/** Which sessions to list, and how many. */
export type ListRequest = {
  /** The sessions that changed last; absent for all. */
  readonly limit?: number;
  /** Runs that are neither complete nor abandoned. */
  readonly openOnly?: boolean;
  /** Sessions of the workspace that this process runs in. */
  readonly here?: boolean;
};

/**
 * Sorted by session id. Where there is a limit, those that changed last are listed, as far as the file system tells. One that cannot be read hides no other, and is no
 * damaged one [errno-is-no-damage].
 */
export async function listSessions(
  environment: Environment,
  { limit = Number.POSITIVE_INFINITY, openOnly = false, here = false }: ListRequest = {},
): Promise<Result<SessionList, ErrorEnvelope>> {
  const ids = await newestFirst(environment);
  if (ids.isErr()) return err(ids.error);
  const workspaces = here ? await workspacesHere(environment) : null;
  const sessions: SessionSummary[] = [];
  const unreadable: { sessionId: SessionId; problem: string }[] = [];
  let looked = 0;
  for (const sessionId of ids.value) {
    if (sessions.length >= limit) break;
    looked += 1;
    const session = await readSession(environment, sessionId);
    if (session.isErr()) {
      unreadable.push({ sessionId, problem: session.error.message });
      continue;
    }
    // Collected since it was listed.
    if (!session.value.committed || !isOf(session.value, workspaces)) continue;
    const beside = await sidecarsOf(environment, sessionId);
    if (beside.isErr()) {
      unreadable.push({ sessionId, problem: beside.error.message });
      continue;
    }
    const read = await containFaults(environment, sessionId, () => summarize(environment, session.value, beside.value));
    const summary = read.isOk() ? read.value : notShown(sessionId, `its runs: ${read.error.message}`);
    const runs = openOnly ? summary.runs.filter(isOpen) : summary.runs;
    if (!openOnly || runs.length > 0) sessions.push({ ...summary, runs });
  }
  const left = ids.value.length - looked;
  return ok({
    version: 2,
    sessions: sessions.sort((a, b) => byCodeUnit(a.sessionId, b.sessionId)),
    ...(unreadable.length === 0 ? {} : { unreadable }),
    ...(left === 0 ? {} : { notShown: left }),
  });
}

const isOpen = ({ status, abandoned }: RunSummary) =>
  abandoned === undefined && (status === 'in_progress' || status === 'blocked');

/** Of the repository that the process runs in, or of its folder, as a start records it. Of no session where that cannot be found out. */
async function workspacesHere(environment: Environment): Promise<ReadonlySet<string>> {
  const workspace = await environment.catalogs.workspace(undefined);
  const path = workspace.isErr() ? null : workspace.value.path;
  return workspacesAt(environment, path === null ? [] : [path]);
}

const isOf = ({ state }: StoredSession, workspaces: ReadonlySet<string> | null) =>
  workspaces === null || workspaces.has(state.observations.get('repo_root_hash')?.value ?? '');

/** Ids grow with time, so they order what the file system cannot. */
async function newestFirst(environment: Environment): Promise<Result<readonly SessionId[], ErrorEnvelope>> {
  const [ids, seen] = [await allSessions(environment), await environment.storage.index.fingerprints(null)];
  if (ids.isErr()) return err(ids.error);
  const changedAt = new Map(
    (seen.isOk() ? seen.value.fingerprints : []).map(({ sessionId, changedAtMs }) => [sessionId, changedAtMs ?? 0]),
  );
  const keyOf = (sessionId: SessionId) => changedAt.get(sessionId) ?? 0;
  return ok([...ids.value].reverse().sort((a, b) => keyOf(b) - keyOf(a)));
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
  const beside = await sidecarsOf(environment, session.sessionId);
  if (beside.isErr()) return err(beside.error);
  return ok({ session: await describe(environment, session, beside.value), runId });
}

async function sidecarsOf(
  environment: Environment,
  sessionId: SessionId,
): Promise<Result<SessionSidecars, ErrorEnvelope>> {
  const pinned = await environment.storage.pins.isPinned(sessionId);
  if (pinned.isErr()) return err(storeFault(pinned.error));
  return ok({
    pinned: pinned.value,
    origin: await originFields(environment, sessionId),
    marks: await marksFields(environment, sessionId),
  });
}
