/**
 * The runs that have a name, as far as this data directory knows [handles-name-a-step]. A run is recorded under its name when it
 * starts. Where that record is missing (an older version started the run, or a power cut took it) all sessions are looked through.
 * Names are hints: the check of a handle says which run is meant. So what this process has found under a name is looked at before
 * the files are.
 */
import { err, ok, type Result } from 'neverthrow';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { IndexedSession } from '../../schemas/resume-index.ts';
import { runNamesRememberedMax } from '../../schemas/limits.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import { runName } from '../core/run-name.ts';
import type { NamedRun, SessionIndexPort, Stored, StoreFault } from '../storage/ports.ts';

/** All runs that are stored, as `ResumeIndex` knows them. */
type AllRuns = { current(): Stored<{ readonly sessions: readonly IndexedSession[] }> };

export class RunNames {
  readonly #files: SessionIndexPort;
  readonly #index: AllRuns;
  readonly #remembered = new BoundedMap<string, NamedRun>(runNamesRememberedMax);

  constructor(files: SessionIndexPort, index: AllRuns) {
    this.#files = files;
    this.#index = index;
  }

  /** Never fails: what is not recorded is found by `searched`. */
  record(sessionId: SessionId, runId: RunId): Promise<void> {
    return this.#files.recordNames(runName(runId), [{ sessionId, runId }]);
  }

  /** The run that a handle of this name named last in this process; null where it named none. */
  remembered(name: string): NamedRun | null {
    return this.#remembered.get(name) ?? null;
  }

  remember(name: string, run: NamedRun): void {
    this.#remembered.set(name, run);
  }

  async findRecorded(name: string): Promise<readonly NamedRun[]> {
    return (await this.#files.runsNamed(name)).unwrapOr([]);
  }

  /** Looks through the index of all sessions; what was not known is recorded. @param known what is recorded already */
  async search(name: string, known: readonly NamedRun[]): Promise<Result<readonly NamedRun[], StoreFault>> {
    const indexed = await this.#index.current();
    if (indexed.isErr()) return err(indexed.error);
    const found = indexed.value.sessions.flatMap(({ sessionId, runs }) =>
      runs.flatMap(({ runId }) => (runName(runId) === name ? [{ sessionId, runId }] : [])),
    );
    const fresh = found.filter(
      ({ sessionId, runId }) => !known.some((run) => run.runId === runId && run.sessionId === sessionId),
    );
    if (fresh.length > 0) await this.#files.recordNames(name, fresh);
    return ok(fresh);
  }

  /** Whether a stored session has one of these runs. No guard: damaged sessions are not looked at, and another process may add one. */
  async isStored(runIds: ReadonlySet<RunId>): Promise<boolean> {
    const indexed = await this.#index.current();
    return indexed.isOk() && indexed.value.sessions.some(({ runs }) => runs.some(({ runId }) => runIds.has(runId)));
  }
}
