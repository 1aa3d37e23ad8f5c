/**
 * `sessions gc`: removes unreachable data [gc-safe-mode]. Only the user starts it.
 *
 * - A session goes when all its plans were closed more than the TTL ago and it is neither pinned nor in use. One whose time is not
 *   known, or lies in the future, stays. One that was never committed goes when its folder was last changed so long ago: it may be
 *   a session that lost its manifest.
 * - Objects go when no retained session names them: snapshots by its pins, artifacts and pinned workflows by its events. What
 *   quarantined files name stays too, and what a segment names that its manifest does not attest.
 * - A session that is too large to be read stays, with every object that any of its files names [too-large-session-kept].
 * - Sessions first, then objects, while no process writes. With any session damaged, unreadable, out of sight or of another
 *   version, nothing is removed at all.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import type { CollectionReport } from '../../schemas/admin-reports.ts';
import { namedObjects } from '../portability/content.ts';
import type { Environment } from '../session/environment.ts';
import { runName } from '../core/run-name.ts';
import type { Damage, ObjectKind } from '../core/stored-log.ts';
import type { InaccessibleEntry, QuarantinedDigests, StoreFault, StoreListing, SweepPort } from '../storage/ports.ts';
import { storeBusy, storeFault } from './errors.ts';
import { readSession, type StoredSession } from './stored-session.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** What decides which sessions are old. */
type Age = { readonly ttlDays: number; readonly inUse: ReadonlySet<SessionId> };
type Swept = Result<CollectionReport, ErrorEnvelope>;
type RemovedRun = NonNullable<CollectionReport['sessions']['runs']>[number];

/** @param inUse sessions that somebody continues or answers, however long ago their last step was */
export async function collect(
  environment: Environment,
  ttlDays: number,
  dryRun: boolean,
  inUse: ReadonlySet<SessionId>,
): Promise<Swept> {
  const done = await environment.storage.collector.exclusively((sweep) =>
    sweepStore(environment, sweep, { ttlDays, inUse }, dryRun),
  );
  if (done.isErr()) return err(storeFault(done.error));
  return done.value.kind === 'busy' ? err(storeBusy()) : done.value.value;
}

async function sweepStore(environment: Environment, sweep: SweepPort, age: Age, dryRun: boolean): Promise<Swept> {
  const { ttlDays } = age;
  const listing = await environment.storage.collector.listing();
  if (listing.isErr()) return err(storeFault(listing.error));
  const marked = await mark(environment, sweep, listing.value, age);
  const aside =
    marked.problems.length > 0
      ? ok(nothingAside)
      : await sweep.quarantinedDigests([...marked.waiting, ...marked.tooLarge], marked.attested);
  if (aside.isErr()) return err(storeFault(aside.error));
  const problems = [...marked.problems, ...aside.value.unread.map(asProblem)];
  const isBlocked = problems.length > 0;
  const unreachable = isBlocked ? [] : unreachableObjects(listing.value, marked.roots, aside.value.digests);
  const report: CollectionReport = {
    version: 2,
    dryRun,
    ttlDays,
    blockedBy: problems,
    sessions: {
      removed: isBlocked ? [] : marked.expired,
      retained: listing.value.sessions.length - (isBlocked ? 0 : marked.uncommitted.length + marked.expired.length),
      pinned: marked.pinned,
      inUse: marked.inUse,
      ...(marked.tooLarge.length === 0 ? {} : { tooLarge: marked.tooLarge }),
      uncommitted: isBlocked ? [] : marked.uncommitted,
      runs: isBlocked ? [] : marked.runs,
    },
    objects: {
      removed: unreachable.length,
      retained: listing.value.objects.length - unreachable.length,
    },
    tempFiles: isBlocked ? [] : [...listing.value.tempFiles],
    unknownEntries: [...listing.value.unknownEntries],
  };
  if (dryRun || isBlocked) return ok(report);
  const fault = await remove(sweep, report, unreachable);
  return fault === null ? ok(report) : err(storeFault(fault));
}

/** A removal that failed halfway lists the sessions it removed. */
const after = (gone: readonly string[], fault: StoreFault): StoreFault =>
  gone.length === 0 ? fault : { ...fault, message: `${fault.message}; sessions already removed: ${gone.join(', ')}` };

const nothingAside: QuarantinedDigests = { digests: new Set(), unread: [] };

const unreachableObjects = (
  { objects }: StoreListing,
  roots: ReadonlySet<string>,
  aside: ReadonlySet<Sha256Digest>,
): StoreListing['objects'] => objects.filter(({ kind, ref }) => !roots.has(rootKey(kind, ref)) && !aside.has(ref));

/** Sessions first: an object never goes while something that was retained may still name it. */
async function remove(
  sweep: SweepPort,
  { sessions, tempFiles }: CollectionReport,
  unreachable: StoreListing['objects'],
): Promise<StoreFault | null> {
  const gone: string[] = [];
  for (const sessionId of [...sessions.removed, ...sessions.uncommitted]) {
    const removed = await sweep.removeSession(sessionId as SessionId);
    if (removed.isErr()) return after(gone, removed.error);
    gone.push(sessionId);
  }
  const objects = await sweep.removeObjects(unreachable);
  if (objects.isErr()) return after(gone, objects.error);
  // A temporary file of a session that just went is gone with it.
  const left = tempFiles.filter((file) => !gone.some((id) => file.startsWith(`sessions/${id}/`)));
  const cleaned = await sweep.removeTempFiles(left);
  return cleaned.isErr() ? after(gone, cleaned.error) : null;
}

// Marking -------------------------------------------------------------------------------------------------------------

const rootKey = (kind: ObjectKind, ref: string): string => `${kind} ${ref}`;

type Marked = {
  readonly expired: SessionId[];
  /** Those of the expired sessions. */
  readonly runs: RemovedRun[];
  readonly uncommitted: SessionId[];
  /** Also never committed, and too recent to remove. */
  readonly waiting: SessionId[];
  /** To be read: kept, whatever their age, with all that any of their files names. */
  readonly tooLarge: SessionId[];
  readonly pinned: number;
  readonly inUse: number;
  readonly roots: ReadonlySet<string>;
  /** Segments of the sessions that stay. */
  readonly attested: ReadonlyMap<SessionId, ReadonlySet<string>>;
  readonly problems: CollectionReport['blockedBy'];
};

async function mark(
  environment: Environment,
  sweep: SweepPort,
  { sessions, inaccessible, unknownEntries }: StoreListing,
  { ttlDays, inUse }: Age,
): Promise<Marked> {
  const nowMs = environment.host.clock.nowMs();
  const found: Pick<Marked, 'expired' | 'runs' | 'uncommitted' | 'waiting' | 'tooLarge' | 'problems'> = {
    expired: [],
    runs: [],
    uncommitted: [],
    waiting: [],
    tooLarge: [],
    problems: inaccessible.map(asProblem),
  };
  const roots = new Set<string>();
  const attested = new Map<SessionId, ReadonlySet<string>>();
  let pinned = 0;
  let used = 0;
  const inaccessibleSessions = new Set(inaccessible.map(({ sessionId }) => sessionId));
  for (const sessionId of sessions.filter((each) => !inaccessibleSessions.has(each))) {
    const read = await readSession(environment, sessionId);
    const isPinned = await environment.storage.pins.isPinned(sessionId);
    if (read.isErr()) {
      if (read.error.code === 'SESSION_TOO_LARGE') found.tooLarge.push(sessionId);
      else found.problems.push({ sessionId, problem: read.error.message, fix: read.error.suggestion });
      continue;
    }
    if (isPinned.isErr()) {
      const { problem, fix } = unreadable(isPinned.error);
      found.problems.push({ sessionId, problem: `the session may be pinned: ${problem}`, fix });
      continue;
    }
    const session = read.value;
    if (session.damage !== null) {
      found.problems.push(damageProblem(sessionId, session.damage));
    } else if (!session.committed) {
      const strange = unknownEntries.find((place) => place.startsWith(`sessions/${sessionId}/`));
      const changed = await sweep.changedAtMs(sessionId);
      if (strange !== undefined) found.problems.push(unexpectedEntryProblem(sessionId, strange));
      else if (changed.isErr()) found.problems.push(asProblem({ sessionId, ...unreadable(changed.error) }));
      else if (isOver(changed.value, ttlDays, nowMs)) found.uncommitted.push(sessionId);
      else found.waiting.push(sessionId);
    } else if (!isPinned.value && !inUse.has(sessionId) && isExpired(session, ttlDays, nowMs)) {
      found.expired.push(sessionId);
      found.runs.push(...runsOf(session));
    } else {
      if (isPinned.value) pinned += 1;
      if (inUse.has(sessionId)) used += 1;
      for (const root of rootsOf(session)) roots.add(root);
      attested.set(sessionId, new Set(session.groups.map(({ segment }) => segment.segmentRelPath)));
    }
  }
  return { ...found, pinned, inUse: used, roots, attested };
}

const runsOf = ({ sessionId, state }: StoredSession): RemovedRun[] =>
  [...state.runs.values()].map(({ runId, workflowId }) => ({ sessionId, runName: runName(runId), workflowId }));

type Problem = CollectionReport['blockedBy'][number];

const asProblem = ({ sessionId, ...said }: InaccessibleEntry): Problem =>
  sessionId === null ? said : { sessionId, ...said };

const unreadable = (fault: StoreFault) => ({ problem: fault.message, fix: 'Run: workrail doctor' });

/** What WorkRail did not make is left alone, so the folder around it is too. */
const unexpectedEntryProblem = (sessionId: SessionId, place: string): Problem => ({
  sessionId,
  problem: `this session has no committed events, but its directory contains ${place}, which WorkRail did not create`,
  fix: `Move ${place} out of the data directory`,
});

const damageProblem = (sessionId: SessionId, { health, reason, at }: Damage): Problem =>
  health === 'unknown_version'
    ? {
        sessionId,
        problem: `a newer version of WorkRail wrote a part of this session (from ${at})`,
        fix: 'Update WorkRail, then run the same command again',
      }
    : {
        sessionId,
        problem: `${health}: ${reason} at ${at}`,
        fix: `To preview a repair: workrail sessions repair ${sessionId} --dry-run`,
      };

/**
 * By the latest time at which one of its plans was closed: a clock that was set back for the last one, as after a start without a
 * network, is no reason to remove anything. Neither are a last plan of an unknown time, and times to come.
 */
function isExpired({ groups }: StoredSession, ttlDays: number, nowMs: number): boolean {
  const closedMs = (group: StoredSession['groups'][number] | undefined) => Date.parse(group?.segment.closedAt ?? '');
  let latestMs = closedMs(groups.at(-1));
  for (const group of groups) if (closedMs(group) > latestMs) latestMs = closedMs(group);
  return isOver(latestMs, ttlDays, nowMs);
}

function isOver(lastMs: number | null, ttlDays: number, nowMs: number): boolean {
  return lastMs !== null && Number.isFinite(lastMs) && nowMs - lastMs > ttlDays * dayMs;
}

function* rootsOf({ groups, events }: StoredSession): Generator<string> {
  for (const { pins } of groups) for (const { snapshotRef } of pins) yield rootKey('snapshot', snapshotRef);
  const { artifacts, pinnedWorkflows } = namedObjects(events);
  for (const ref of artifacts) yield rootKey('artifact', ref);
  for (const hash of pinnedWorkflows) yield rootKey('pinned_workflow', hash as string as Sha256Digest);
}
