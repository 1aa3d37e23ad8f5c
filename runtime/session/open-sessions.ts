/**
 * The cache of open sessions: validated prefixes that a call extends by the new events [open-sessions-bounded].
 *
 * Calls on one session queue within this process. A prefix is kept as long as its last record still stands at its offset
 * in the manifest; a damaged, moved or failed session is dropped and read again from the start. The cache is bounded by
 * count and by bytes and is never truth.
 */
import { err, ok, type Result } from 'neverthrow';
import type { SessionId } from '../../schemas/ids.ts';
import { openSessionBytesMax, openSessionsMax } from '../../schemas/limits.ts';
import { fold } from '../core/fold.ts';
import { emptySession, type SessionState } from '../core/state.ts';
import { brokenRuleDamage } from '../health/prefix.ts';
import { type Damage, type LogCursor, logStart } from '../core/stored-log.ts';
import type { AppendPlan, Meanwhile, Storage, StoreFault } from '../storage/ports.ts';
import type { AppendWitness } from '../storage/witness.ts';

export type OpenSession = {
  readonly sessionId: SessionId;
  readonly state: SessionState;
  /** Its segment bytes are what the cache is measured by. */
  cursor: LogCursor;
  born: boolean;
  damage: Damage | null;
};

export class OpenSessions {
  readonly #storage: Storage;
  readonly #open = new Map<SessionId, OpenSession>();
  readonly #queues = new Map<SessionId, Promise<unknown>>();
  #bytes = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Runs one call on a session after those that came before it in this process. */
  async inTurn<T>(sessionId: SessionId, body: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(sessionId) ?? Promise.resolve();
    const mine = before.then(body, body);
    const settled = mine.catch(() => undefined);
    this.#queues.set(sessionId, settled);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(sessionId) === settled) this.#queues.delete(sessionId);
    }
  }

  /** True when loading it costs no more than what is new in it. */
  isOpen(sessionId: SessionId): boolean {
    return this.#open.has(sessionId);
  }

  /** What this process knows of a session, which others may have changed since; null where it knows nothing. */
  known(sessionId: SessionId): OpenSession | null {
    return this.#open.get(sessionId) ?? null;
  }

  /** The session as it is committed now. Call it in turn. */
  async load(sessionId: SessionId): Promise<Result<OpenSession, StoreFault>> {
    const cached = this.#take(sessionId);
    const extended = cached === null ? ok(null) : await this.#extend(cached);
    const loaded = extended.isOk() && extended.value === null ? await this.#extend(unbornSession(sessionId)) : extended;
    if (loaded.isErr()) return err(loaded.error);
    if (loaded.value === null) throw new Error('the log of a session changed while it was read from the beginning');
    return ok(this.#keep(loaded.value));
  }

  /**
   * Folds a plan in and commits it. Folded first: a plan that no reader could fold, a bug of ours, is thrown before anything is
   * written. On a fault the session is dropped: nothing may be assumed about it.
   *
   * @param meanwhile sees the session with the plan in it, while the plan is being synced
   */
  async commit(
    witness: AppendWitness,
    session: OpenSession,
    plan: AppendPlan,
    meanwhile: Meanwhile = async () => undefined,
  ): Promise<Result<void, StoreFault>> {
    const appended = await this.#foldAndAppend(witness, session, plan, meanwhile).catch((error: unknown) => {
      this.#drop(session);
      throw error;
    });
    this.#drop(session);
    if (appended.isErr()) return err(appended.error);
    session.cursor = appended.value.cursor;
    session.born = true;
    this.#keep(session);
    return ok(undefined);
  }

  /** From the fold on the session holds what is not stored: whatever is thrown here, nobody may find it again. */
  async #foldAndAppend(witness: AppendWitness, session: OpenSession, plan: AppendPlan, meanwhile: Meanwhile) {
    const broken = fold(session.state, plan.events);
    if (broken !== null) {
      throw new Error(`the plan violates a rule of the log and was not written: ${broken.rule}`);
    }
    return this.#storage.log.append(witness, session.cursor, plan, meanwhile);
  }

  /** Null when the prefix no longer holds. */
  async #extend(session: OpenSession): Promise<Result<OpenSession | null, StoreFault>> {
    const read = await this.#storage.log.read(session.sessionId, session.cursor);
    if (read.isErr()) return err(read.error);
    const tail = read.value;
    if (tail.kind === 'moved') return ok(null);
    const isFromStart = session.cursor.manifestBytes === 0;
    const broken = fold(session.state, tail.events);
    session.cursor = tail.cursor;
    session.born = session.born || tail.born;
    session.damage = broken === null ? tail.damage : brokenRuleDamage(broken, tail.groups, isFromStart, tail.damage);
    return ok(session);
  }

  #take(sessionId: SessionId): OpenSession | null {
    const session = this.#open.get(sessionId) ?? null;
    if (session !== null) this.#drop(session);
    return session;
  }

  /** Most recently used last; unborn and damaged sessions are not worth keeping. */
  #keep(session: OpenSession): OpenSession {
    if (!session.born || session.damage !== null) return session;
    this.#open.set(session.sessionId, session);
    this.#bytes += session.cursor.segmentBytes;
    for (const oldest of this.#open.values()) {
      if (oldest === session) break;
      if (this.#open.size <= openSessionsMax && this.#bytes <= openSessionBytesMax) break;
      this.#drop(oldest);
    }
    return session;
  }

  #drop(session: OpenSession): void {
    if (this.#open.get(session.sessionId) !== session) return;
    this.#open.delete(session.sessionId);
    this.#bytes -= session.cursor.segmentBytes;
  }
}

/** A session of which nothing was read, or nothing is stored. */
export function unbornSession(sessionId: SessionId): OpenSession {
  return { sessionId, state: emptySession(sessionId), cursor: logStart, born: false, damage: null };
}
