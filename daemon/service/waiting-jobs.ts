/**
 * Jobs whose sessions wait for the user. A job is worked on again when the user has answered its session, and ends when its session has
 * ended elsewhere: a user can resume or cancel a session without the daemon [waiting-jobs-are-settled]. A dead letter whose session the user
 * completed has not failed after all.
 */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import { isWoken } from '../conversation/steering.ts';
import { FileInbox } from '../inbox/inbox.ts';
import type { JobState } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { storedSession } from '../storage/stored-sessions.ts';

type Waiting = {
  readonly isDropped: boolean;
  readonly jobId: string;
  readonly sessionId: SessionId;
  readonly stepsCompleted: number;
};

function waitingIn(jobs: readonly JobState[]): readonly Waiting[] {
  return jobs.flatMap(({ job, status, sessionId, stepsCompleted }) =>
    (status === 'waiting' || status === 'dropped') && sessionId !== null
      ? [{ isDropped: status === 'dropped', jobId: job.jobId, sessionId, stepsCompleted }]
      : [],
  );
}

export class WaitingJobs {
  readonly #host: Host;
  readonly #layout: DaemonLayout;
  readonly #queue: JobQueue;
  /** The sizes of the files of a session when it was last read: what has not grown has not changed. */
  readonly #seen = new Map<SessionId, string>();

  constructor(host: Host, layout: DaemonLayout, queue: JobQueue) {
    this.#host = host;
    this.#layout = layout;
    this.#queue = queue;
  }

  async settle(): Promise<void> {
    for (const waiting of waitingIn(await this.#queue.jobs())) await this.#settleOne(waiting);
  }

  async #settleOne({ isDropped, jobId, sessionId, stepsCompleted }: Waiting): Promise<void> {
    const sizes = await this.#sizesOf(sessionId);
    if (this.#seen.get(sessionId) === sizes) return;
    const { status, state } = await storedSession(this.#host, this.#layout, sessionId);
    if (status === 'running') return;
    this.#seen.set(sessionId, sizes);
    if (status === 'success') return this.#queue.finish(jobId);
    if (isDropped) return;
    if (state === null || state.closed !== null)
      return this.#queue.drop(jobId, state?.closed?.reason ?? 'the log of its session is damaged');
    const { lastTicket } = state;
    const entries = await new FileInbox(this.#host, this.#layout, sessionId, lastTicket).after(lastTicket);
    if (status === 'stopped' || isWoken(state, entries))
      await this.#queue.release(jobId, {
        why: 'requeued',
        stepsCompleted,
        pauseMs: 0,
        reason: 'the user continued its session',
      });
  }

  async #sizesOf(sessionId: SessionId): Promise<string> {
    const paths = [this.#layout.turnLog(sessionId), this.#layout.inbox(sessionId)];
    return (await Promise.all(paths.map((path) => this.#bytesOf(path)))).join(' ');
  }

  async #bytesOf(path: string): Promise<number> {
    const { files } = this.#host;
    if ((await files.entry(path)) === null) return 0;
    const file = await files.open(path, 'read');
    const { bytes } = file.opened;
    await file.close();
    return bytes;
  }
}
