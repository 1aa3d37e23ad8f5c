/**
 * Jobs whose sessions wait for the user. A job is worked on again when the user has answered its session, or the child it waits for, and ends when its session has
 * ended elsewhere: a user can resume or cancel a session without the daemon [waiting-jobs-are-settled]. A dead letter, or a job that failed and waits for
 * its retry, has not failed after all if the user completed its session. A session whose process was stopped while it delivered is resumed for the rest, unless its job is dismissed.
 * Any other job in the queue is claimed at once, and the process that claims it looks at its session.
 */
import { sessionReasonBytesMax } from '../../schemas/daemon/limits.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import type { Host } from '../../runtime/ports.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { awaitedChildren, isChildContinued } from '../children/waiting-child.ts';
import { isWoken } from '../conversation/steering.ts';
import { FileInbox } from '../inbox/inbox.ts';
import type { JobState } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import { damagedSession, unstartedSession } from '../reports/next-commands.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { leftIn, nextStepOf } from './next-step-of-job.ts';
import { type SessionStatus, type StoredSession, storedSession } from '../storage/stored-sessions.ts';

type Idle = JobState & { readonly sessionId: SessionId };

/** A waiting one, a dead letter, or one that failed and is in the queue to be tried again. */
const idleIn = (jobs: readonly JobState[]): readonly Idle[] =>
  jobs.filter((job): job is Idle => {
    const { status, failures, sessionId } = job;
    return (
      sessionId !== null && (status === 'waiting' || status === 'dropped' || (status === 'queued' && failures > 0))
    );
  });

/** Null if a file of the session cannot be read: that is no reason to stop the other sessions. Reports to the user say what is wrong. */
async function unlessUnreadable<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SharedLogFault || errnoOf(error) !== '') return null;
    throw error;
  }
}

export class WaitingJobs {
  readonly #host: Host;
  readonly #layout: DaemonLayout;
  readonly #queue: JobQueue;
  /** The sizes of the files of a session when it was last read: what has not grown has not changed. */
  readonly #seen = new Map<SessionId, string>();
  /** The children that a session waits for, as of when it was last read. */
  readonly #awaited = new Map<SessionId, readonly SessionId[]>();
  /** The sizes of the files of these children when the session was last worked on again because of them: once is enough for each change. */
  readonly #continued = new Map<SessionId, string>();

  constructor(host: Host, layout: DaemonLayout, queue: JobQueue) {
    this.#host = host;
    this.#layout = layout;
    this.#queue = queue;
  }

  get #place() {
    return { host: this.#host, layout: this.#layout };
  }

  async settle(): Promise<void> {
    for (const job of idleIn(await this.#queue.jobs())) await this.#settleOne(job);
  }

  async #settleOne(idle: Idle): Promise<void> {
    const { sessionId, isDismissed, stepsCompleted } = idle;
    const { jobId } = idle.job;
    const session = await unlessUnreadable(() => this.#changed(sessionId));
    if (session === null) return;
    const { status, state } = session;
    const knownRecords = state === null ? {} : { knownRecords: state.nextIndex };
    const requeue = (reason: string) =>
      this.#queue.release(jobId, { why: 'requeued', stepsCompleted, pauseMs: 0, reason, ...knownRecords });
    // Only the user puts it back.
    if (isDismissed) return this.#endDismissed(sessionId, status);
    if (status === 'success')
      return (await this.#isUnrecorded(sessionId))
        ? requeue('the process that completed its session stopped before it had delivered the result')
        : this.#queue.finish(jobId);
    if (idle.status === 'dropped') return;
    if (idle.status === 'queued') {
      // The process that claims the job may let it wait because of what is read here.
      this.#seen.delete(sessionId);
      const next = nextStepOf({ state: idle, isAbandoned: false }, leftIn(session, true));
      return next.kind === 'drop' && state?.isCancelled ? this.#queue.drop(jobId, next.reason) : undefined;
    }
    if (state === null || state.closed !== null)
      return this.#queue.drop(jobId, state?.closed?.reason ?? damagedSession(jobId));
    if (session.isUnstarted) return this.#queue.drop(jobId, unstartedSession(jobId));
    if (
      status === 'stopped' ||
      (await this.#isWoken(sessionId, state)) ||
      (await this.#isChildContinued(sessionId, state))
    )
      await requeue('the user continued its session');
    else if (state.question !== null && cutInTheMiddle(state.question, sessionReasonBytesMax) !== idle.reason)
      await this.#queue.wait(jobId, state.question);
  }

  async #endDismissed(sessionId: SessionId, status: SessionStatus): Promise<void> {
    if (status !== 'success') return;
    const { endDismissedSession } = await import('../session/dismiss-delivery.ts');
    await unlessUnreadable(() => endDismissedSession({ host: this.#host, layout: this.#layout }, sessionId));
  }

  /** Whether the process that completed the session was stopped before its end: it removes the file last. */
  async #isUnrecorded(sessionId: SessionId): Promise<boolean> {
    const kept = await unlessUnreadable(() => new Sidecar(this.#host, this.#layout, sessionId).read());
    return kept !== null && kept !== 'unreadable';
  }

  /** Null if nothing has changed since the session was last read, or if a process works on it. */
  async #changed(sessionId: SessionId): Promise<StoredSession | null> {
    const sizes = await this.#sizesOf([sessionId, ...(this.#awaited.get(sessionId) ?? [])]);
    if (this.#seen.get(sessionId) === sizes) return null;
    const session = await storedSession(this.#host, this.#layout, sessionId);
    if (session.status === 'running') return null;
    this.#awaited.set(sessionId, session.state === null ? [] : await awaitedChildren(this.#place, session.state));
    this.#seen.set(sessionId, sizes);
    return session;
  }

  /** False while a process works on a child: the session would only wait for that process. */
  async #isChildContinued(sessionId: SessionId, state: SessionState): Promise<boolean> {
    const children = this.#awaited.get(sessionId) ?? [];
    const found = await unlessUnreadable(async () => {
      if (await this.#isAnyRunning(children)) return null;
      const sizes = await this.#sizesOf(children);
      return { sizes, isContinued: await isChildContinued(this.#place, state) };
    });
    // A process can stop, and the user can repair a file, without a change of its size.
    if (found === null) this.#seen.delete(sessionId);
    if (!found?.isContinued || this.#continued.get(sessionId) === found.sizes) return false;
    this.#continued.set(sessionId, found.sizes);
    return true;
  }

  async #isAnyRunning(sessions: readonly SessionId[]): Promise<boolean> {
    for (const each of sessions) if (await SessionLock.isHeld(this.#host, this.#layout, each)) return true;
    return false;
  }

  async #isWoken(sessionId: SessionId, state: SessionState): Promise<boolean> {
    const { lastTicket } = state;
    const inbox = new FileInbox(this.#host, this.#layout, sessionId, lastTicket);
    const entries = await unlessUnreadable(() => inbox.after(lastTicket));
    // The user may repair the file without a change of its size.
    if (entries === null) this.#seen.delete(sessionId);
    return entries !== null && isWoken(state, entries);
  }

  async #sizesOf(sessions: readonly SessionId[]): Promise<string> {
    const paths = sessions.flatMap((id) => [this.#layout.turnLog(id), this.#layout.inbox(id)]);
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
