/**
 * What the doctor asks of a data directory: which sessions are damaged, which lack an object that they
 * name, and what stands in the wrong place. Reads every log, takes no lock, changes nothing. Objects are looked for by name;
 * whether their bytes are right is what `sessions verify` says.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { namedObjects } from '../portability/content.ts';
import type { Environment } from '../session/environment.ts';
import type { Damage, ObjectKind } from '../core/stored-log.ts';
import type { UnexpectedEntry, StoreListing, InaccessibleEntry } from '../storage/ports.ts';
import { storeFault } from './errors.ts';
import { marksFields } from './session-marks.ts';
import { originFields } from './session-origin.ts';
import { allSessions, readSession } from './stored-session.ts';

/** How many objects of each kind a session names that are not stored. */
export type LostObjects = Readonly<Record<ObjectKind, number>> & { readonly sessionId: SessionId };

export type Examination = {
  /** Sessions that were born, in whatever state; null when they cannot be listed, and the listing says why. */
  readonly sessions: number | null;
  readonly damaged: readonly { readonly sessionId: SessionId; readonly damage: Damage }[];
  readonly unreadable: readonly { readonly sessionId: SessionId; readonly problem: string }[];
  /** Sessions whose log is too large to be read. */
  readonly tooLarge: readonly SessionId[];
  /** Folders of sessions in which nothing was committed: interrupted births, or logs that are lost. */
  readonly uncommitted: readonly SessionId[];
  /** Of kinds whose folder can be seen: what is hidden is not lost. */
  readonly lost: readonly LostObjects[];
  /** Of files beside a log that cannot be read: origins, and marks of the owner. */
  readonly besideProblems: readonly string[];
  readonly inaccessible: readonly InaccessibleEntry[];
  readonly unexpected: readonly UnexpectedEntry[];
};

type Named = { readonly sessionId: SessionId; readonly keys: readonly (readonly [kind: ObjectKind, ref: string])[] };

export async function examineStore(environment: Environment): Promise<Result<Examination, ErrorEnvelope>> {
  const listed = await allSessions(environment);
  const ids = listed.unwrapOr([]);
  const damaged: { sessionId: SessionId; damage: Damage }[] = [];
  const unreadable: { sessionId: SessionId; problem: string }[] = [];
  const tooLarge: SessionId[] = [];
  const named: Named[] = [];
  const besideProblems: string[] = [];
  for (const sessionId of ids) {
    const session = await readSession(environment, sessionId);
    if (session.isErr()) {
      if (session.error.code === 'SESSION_TOO_LARGE') tooLarge.push(sessionId);
      else unreadable.push({ sessionId, problem: session.error.message });
    } else if (session.value.damage !== null) damaged.push({ sessionId, damage: session.value.damage });
    else named.push({ sessionId, keys: keysOf(session.value.events) });
    const { originProblem } = await originFields(environment, sessionId);
    const { marksProblem } = (await marksFields(environment, sessionId)).problem;
    for (const problem of [originProblem, marksProblem]) if (problem !== undefined) besideProblems.push(problem);
  }
  // Listed last: an object is stored before the session that names it says so.
  const listing = await environment.storage.collector.listing();
  if (listing.isErr()) return err(storeFault(listing.error));
  const { inaccessible, unexpected } = listing.value;
  const isSaid = inaccessible.some(({ sessionId }) => sessionId === null);
  if (listed.isErr() && !isSaid) return err(listed.error);
  const lost = await missingTwice(environment, lostOf(named, listing.value), named);
  const stillLost = await filterAsync(lost, ({ sessionId }) => isCommitted(environment, sessionId));
  const known = new Set([...ids, ...inaccessible.map(({ sessionId }) => sessionId)]);
  const unknown = listing.value.sessions.filter((sessionId) => !known.has(sessionId));
  const uncommitted = await filterAsync(unknown, async (sessionId) => !(await isCommitted(environment, sessionId)));
  return ok({
    sessions: listed.isOk() ? ids.length : null,
    damaged,
    unreadable,
    tooLarge,
    uncommitted,
    lost: stillLost,
    besideProblems,
    inaccessible,
    unexpected,
  });
}

function keysOf(events: readonly SessionEvent[]): Named['keys'] {
  const { snapshots, pinnedWorkflows, artifacts } = namedObjects(events);
  return [
    ...[...pinnedWorkflows].map((ref) => ['pinned_workflow', ref] as const),
    ...[...snapshots].map((ref) => ['snapshot', ref] as const),
    ...[...artifacts].map((ref) => ['artifact', ref] as const),
  ];
}

function lostOf(sessions: readonly Named[], { objects, unexpected }: StoreListing): LostObjects[] {
  const hidden = new Set(unexpected.flatMap(({ hides }) => hides));
  const stored = new Set(objects.map(({ kind, ref }) => `${kind} ${ref}`));
  return sessions.flatMap(({ sessionId, keys }) => {
    const lost = { sessionId, pinned_workflow: 0, snapshot: 0, artifact: 0 };
    for (const [kind, ref] of keys) if (!hidden.has(kind) && !stored.has(`${kind} ${ref}`)) lost[kind] += 1;
    return lost.pinned_workflow + lost.snapshot + lost.artifact === 0 ? [] : [lost];
  });
}

/** A folder that could not be read for a moment holds nothing for that moment: what a second look finds is not lost. */
async function missingTwice(
  { storage }: Environment,
  lost: LostObjects[],
  named: readonly Named[],
): Promise<LostObjects[]> {
  if (lost.length === 0) return lost;
  const again = await storage.collector.listing();
  if (again.isErr()) return lost;
  const missing = new Set(lost.map(({ sessionId }) => sessionId));
  return lostOf(named, again.value).filter(({ sessionId }) => missing.has(sessionId));
}

/** Asked again: meanwhile a collection may have removed it, or a start may have ended. */
async function isCommitted(environment: Environment, sessionId: SessionId): Promise<boolean> {
  const session = await readSession(environment, sessionId);
  return session.isErr() || session.value.committed;
}

async function filterAsync<T>(items: readonly T[], holds: (item: T) => Promise<boolean>): Promise<T[]> {
  const kept: T[] = [];
  for (const item of items) if (await holds(item)) kept.push(item);
  return kept;
}
