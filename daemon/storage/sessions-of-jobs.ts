/**
 * Which sessions name which job. The queue can be older than the sessions: a crash came before it learned of one, or the user restored a backup of
 * it. Each session is read once, and only its beginning: it never changes its job.
 */
import type { SessionId } from '../../schemas/ids.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from './layout.ts';
import { Sidecar } from './sidecar.ts';
import { sessionIds } from './stored-sessions.ts';
import { firstTurn } from './turn-log.ts';

type ReadingHost = Pick<Host, 'files' | 'locks' | 'ids'>;

export class SessionsOfJobs {
  readonly #host: ReadingHost;
  readonly #layout: DaemonLayout;
  /** Null for a session of no job. */
  readonly #jobs = new Map<SessionId, string | null>();
  #reading: Promise<unknown> = Promise.resolve();

  constructor(host: ReadingHost, layout: DaemonLayout) {
    this.#host = host;
    this.#layout = layout;
  }

  /** Oldest first. */
  async of(jobId: string): Promise<readonly SessionId[]> {
    // Two jobs that start at once read each session once.
    const reading = this.#reading.then(() => this.#readNew());
    this.#reading = reading.catch(() => undefined);
    const stored = await reading;
    return stored.filter((sessionId) => this.#jobs.get(sessionId) === jobId);
  }

  async #readNew(): Promise<readonly SessionId[]> {
    const stored = await sessionIds(this.#host, this.#layout);
    for (const sessionId of stored) {
      if (this.#jobs.has(sessionId)) continue;
      const jobId = await this.#jobOf(sessionId);
      if (jobId !== undefined) this.#jobs.set(sessionId, jobId);
    }
    return stored;
  }

  /** Undefined while nothing says it. */
  async #jobOf(sessionId: SessionId): Promise<string | null | undefined> {
    try {
      const named =
        (await firstTurn(this.#host.files, this.#layout, sessionId)) ??
        (await new Sidecar(this.#host, this.#layout, sessionId).read());
      return named === null || named === 'unreadable' ? undefined : (named.queued?.jobId ?? null);
    } catch (error) {
      // What is wrong with one session stops no other one.
      if (errnoOf(error) !== '') return undefined;
      throw error;
    }
  }
}
