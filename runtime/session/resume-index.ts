/**
 * The index of `resume_session`: the searchable words of each stored run, in memory and on disk [resume-index-rebuildable]. It is
 * never truth.
 *
 * - An entry is believed only while the manifest of its session still has the stamp that it was made with. A session is
 *   looked at again when a writer announced it; all of them, when this process starts and every `resumeRecheckMs`.
 * - Only a healthy session has runs in it. One that is damaged, or that cannot be read, is left out, is never saved, and
 *   is read again: what was mended is found.
 * - A saved index that is missing, damaged, of another version or of another shape is made anew, and the trace says why.
 *   One that cannot be saved is kept in memory.
 */
import { err, ok, type Result } from 'neverthrow';
import type { SessionId } from '../../schemas/ids.ts';
import { resumeIndexBytesMax, resumeRecheckMs, resumeUnsavedMax } from '../../schemas/limits.ts';
import type { SessionState } from '../core/state.ts';
import { validatedPrefix } from '../health/prefix.ts';
import {
  indexedObservations,
  searchedRun,
  type SearchedRun,
  type SearchedSession,
} from '../projections/searched-run.ts';
import { logStart } from '../core/stored-log.ts';
import type { IndexMark, FingerprintRead, StoreFault } from '../storage/ports.ts';
import { containFaults } from './contained.ts';
import type { Environment } from './environment.ts';
import { indexBytes, readIndex, type UnusableIndex } from './resume-index-file.ts';

/** `whole`: everything in the session could be read, so what is indexed holds until the manifest changes. */
type Fresh = { readonly session: SearchedSession; readonly whole: boolean };
export type Indexed = {
  readonly sessions: readonly SearchedSession[];
  /** How many runs they hold. */
  readonly runs: number;
  /** Sessions of which nothing, or not everything, can be offered. */
  readonly leftOut: number;
};

type RebuildReason = UnusableIndex | 'unreadable';
/** Sessions in doubt that every call reads again; there are hardly ever any. */
const rereadMax = 32;

type Reader = Pick<Environment, 'host' | 'storage' | 'sessions' | 'objects'>;

export class ResumeIndex {
  readonly #reader: Reader;
  #entries: Map<SessionId, SearchedSession> | null = null;
  /** Of the entries those that are not whole; there are hardly ever any. */
  readonly #doubtful = new Map<SessionId, SearchedSession>();
  /** All entries, while none of them has changed. */
  #known: Indexed | null = null;
  #mark: IndexMark | null = null;
  #checkedAtMs = 0;
  #unsaved = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** Everything that is stored now. One at a time: two questions share what the first one reads. */
  current(): Promise<Result<Indexed, StoreFault>> {
    const mine = this.#turn.then(() => this.#refresh());
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** Something of the session could not be gone on with, whatever its entry says: it is read again the next time. */
  doubt({ sessionId, stamp }: SearchedSession): void {
    if (this.#entries !== null) this.#set(this.#entries, { session: { sessionId, stamp, runs: [] }, whole: false });
    this.#unsaved += 1;
  }

  async #refresh(): Promise<Result<Indexed, StoreFault>> {
    let entries = this.#entries;
    let rebuilt: RebuildReason | null = null;
    if (entries === null) ({ entries, rebuilt } = await this.#load());
    this.#entries = entries;
    const nowMs = this.#reader.host.clock.nowMs();
    const isRecent = nowMs >= this.#checkedAtMs && nowMs - this.#checkedAtMs < resumeRecheckMs;
    const read = await this.#reader.storage.index.fingerprints(isRecent ? this.#mark : null);
    if (read.isErr()) return err(read.error);
    await this.#take(entries, read.value);
    // A first index over nothing is no news.
    if (rebuilt !== null && (rebuilt !== 'missing' || entries.size > 0)) {
      this.#reader.host.trace.event('resume_index_rebuilt', { why: rebuilt, sessions: entries.size });
    }
    this.#mark = read.value.mark;
    if (read.value.kind === 'all') this.#checkedAtMs = nowMs;
    if (this.#unsaved > (read.value.kind === 'all' ? 0 : resumeUnsavedMax)) await this.#save(entries);
    return ok(this.#indexed(entries));
  }

  /** Made anew only where something has changed. */
  #indexed(entries: ReadonlyMap<SessionId, SearchedSession>): Indexed {
    if (this.#known !== null) return this.#known;
    const sessions: SearchedSession[] = [];
    let runs = 0;
    for (const session of entries.values()) {
      if (session.runs.length === 0) continue;
      sessions.push(session);
      runs += session.runs.length;
    }
    this.#known = { sessions, runs, leftOut: this.#doubtful.size };
    return this.#known;
  }

  #set(entries: Map<SessionId, SearchedSession>, { session, whole }: Fresh): void {
    const { sessionId } = session;
    entries.set(sessionId, session);
    if (whole) this.#doubtful.delete(sessionId);
    else this.#doubtful.set(sessionId, session);
    this.#known = null;
  }

  async #take(entries: Map<SessionId, SearchedSession>, { kind, fingerprints }: FingerprintRead): Promise<void> {
    const doubtful = kind === 'all' ? [] : [...this.#doubtful.values()].slice(0, rereadMax);
    const again = doubtful.map(({ sessionId, stamp }) => ({ sessionId, fingerprint: stamp }));
    for (const { sessionId, fingerprint } of [...again, ...fingerprints]) {
      const entry = entries.get(sessionId);
      if (fingerprint === null) this.#forget(entries, sessionId);
      else if (entry?.stamp !== fingerprint || this.#doubtful.has(sessionId)) {
        const wasWhole = entry !== undefined && !this.#doubtful.has(sessionId);
        const fresh = await this.#read(sessionId, fingerprint);
        this.#set(entries, fresh);
        if (fresh.whole || wasWhole) this.#unsaved += 1;
      }
    }
    // Every stamp has its entry by now, so an entry too many is of a session that is gone.
    if (kind === 'some' || entries.size === fingerprints.length) return;
    const there = new Set(fingerprints.map(({ sessionId }) => sessionId));
    for (const sessionId of entries.keys()) if (!there.has(sessionId)) this.#forget(entries, sessionId);
  }

  #forget(entries: Map<SessionId, SearchedSession>, sessionId: SessionId): void {
    if (!entries.delete(sessionId)) return;
    this.#doubtful.delete(sessionId);
    this.#known = null;
    this.#unsaved += 1;
  }

  /** Its stamp was taken before: what is committed meanwhile is read again the next time. */
  async #read(sessionId: SessionId, stamp: string): Promise<Fresh> {
    const leftOut: Fresh = { session: { sessionId, stamp, runs: [] }, whole: false };
    const read = await containFaults(this.#reader, sessionId, async () => {
      const state = await this.#stateOf(sessionId);
      if (state === null) return leftOut;
      const { runs, whole } = await indexedRuns(this.#reader, state);
      return { session: { sessionId, stamp, ...indexedObservations(state), runs }, whole };
    });
    return read.unwrapOr(leftOut);
  }

  /** Null when the session is damaged or cannot be read. */
  async #stateOf(sessionId: SessionId): Promise<SessionState | null> {
    const { sessions, storage } = this.#reader;
    if (sessions.isOpen(sessionId)) {
      const loaded = await sessions.inTurn(sessionId, () => sessions.load(sessionId));
      return loaded.isErr() || loaded.value.damage !== null ? null : loaded.value.state;
    }
    const read = await storage.log.readUnsynced(sessionId);
    if (read.isErr() || read.value.kind === 'moved') return null;
    const { state, damage } = validatedPrefix(sessionId, read.value, logStart);
    return damage === null ? state : null;
  }

  // The saved index -----------------------------------------------------------------------------------------------------

  async #load(): Promise<{
    readonly entries: Map<SessionId, SearchedSession>;
    readonly rebuilt: RebuildReason | null;
  }> {
    const { storage, host } = this.#reader;
    const read = await storage.index.load();
    const loaded = read.isErr() ? 'unreadable' : readIndex(read.value, host.crypto.digest);
    if (typeof loaded === 'string') {
      if (loaded !== 'missing') this.#unsaved += 1;
      return { entries: new Map(), rebuilt: loaded };
    }
    const entries = new Map<SessionId, SearchedSession>();
    for (const session of loaded) entries.set(session.sessionId, session);
    return { entries, rebuilt: null };
  }

  async #save(entries: ReadonlyMap<SessionId, SearchedSession>): Promise<void> {
    const { storage, host } = this.#reader;
    const sessions = [...entries.values()].filter(({ sessionId }) => !this.#doubtful.has(sessionId));
    this.#unsaved = 0;
    const bytes = indexBytes(sessions, host.crypto.digest);
    const why =
      bytes.length > resumeIndexBytesMax
        ? `${bytes.length} bytes exceed the size limit of the index`
        : await storage.index.save(bytes).then((saved) => (saved.isErr() ? saved.error.message : null));
    if (why !== null) host.trace.event('resume_index_not_saved', { error: why });
  }
}

/** The runs of a session that can be gone on with; not `whole` when a workflow cannot be read. */
async function indexedRuns(
  { objects }: Pick<Environment, 'objects'>,
  state: SessionState,
): Promise<{ readonly runs: SearchedRun[]; readonly whole: boolean }> {
  const runs: SearchedRun[] = [];
  for (const run of state.runs.values()) {
    const workflow = await objects.workflow(run.workflowHash);
    if (workflow.isOk()) runs.push(searchedRun(state, run, workflow.value));
  }
  return { runs, whole: runs.length === state.runs.size };
}
