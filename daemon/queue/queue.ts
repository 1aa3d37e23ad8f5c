/** The port to the queue of the daemon. Several machines need another adapter than the file. */
import type { DaemonJob, NewJob, QueueRecord } from '../../schemas/daemon/job.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { ProcessIdentity } from '../sandbox/process-identity.ts';
import type { JobState } from './job-state.ts';

export type Adding =
  | { readonly kind: 'added'; readonly jobId: string }
  /** The key was added before, or an open job has the subject. */
  | { readonly kind: 'duplicate'; readonly jobId: string }
  /** Nothing was added; the reason is for the user. */
  | { readonly kind: 'refused'; readonly reason: string };

export type Claim = {
  readonly state: JobState;
  /** The process that worked on it died. */
  readonly isAbandoned: boolean;
};

export type Release = Pick<
  Extract<QueueRecord, { kind: 'released' }>,
  'why' | 'stepsCompleted' | 'reason' | 'knownRecords'
> & {
  /** Until it can be claimed again. */
  readonly pauseMs: number;
};

/** What became of a job that the user retries or dismisses. */
export type JobChange =
  | { readonly kind: 'changed'; readonly state: JobState }
  | { readonly kind: 'unknown' }
  /** Nothing was changed; the reason is for the user. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Each change is durable when it resolves. */
export interface JobQueue {
  add(job: NewJob): Promise<Adding>;
  /**
   * The next job that can be worked on, which then belongs to the holder: those of processes that died first, then those with a session,
   * then the others, each in the order in which they were added. Null if there is none.
   *
   * @param oneAtATime triggers of which only the first open job can be worked on
   */
  claim(holder: ProcessIdentity, oneAtATime?: ReadonlySet<string>): Promise<Claim | null>;
  /** Before the first model call of a session, and before the next one of a session that is resumed. */
  opened(jobId: string, sessionId: SessionId, stepsCompleted: number): Promise<void>;
  /** Before a session without progress is closed, so that the job starts again. */
  discard(jobId: string, sessionId: SessionId): Promise<void>;
  /** Lets the job be claimed again. */
  release(jobId: string, release: Release): Promise<void>;
  /** Only the user can help. */
  wait(jobId: string, reason: string): Promise<void>;
  finish(jobId: string): Promise<void>;
  /** Makes it a dead letter. */
  drop(jobId: string, reason: string): Promise<void>;
  /**
   * Drops an open job that has no session. If a process has claimed it, that process cancels the session once it has opened it.
   *
   * @returns the session of the job, which the caller has to cancel instead; null if there is none
   */
  dropUnopened(jobId: string, reason: string): Promise<SessionId | null>;
  /**
   * Drops a job whose session has ended, as the user cancelled that session: the job would continue it. If a process has claimed the job and has not
   * opened the session yet, that process cancels the session once it has.
   *
   * @returns false if a process has opened the session, or if the job is over or has another session
   */
  dropEnded(jobId: string, ended: SessionId, reason: string): Promise<boolean>;
  /**
   * Puts a dead letter back into the queue, as if it had never failed. A job that failed and waits for its retry is tried again at once.
   *
   * @param session resumes the session of the job, or leaves it and starts another
   * @param ended the session of the job, if it has ended: a job that nobody works on can leave it too
   * @param knownRecords in the log of its session, which the user lets continue: what is recorded later counts
   */
  retry(jobId: string, session: 'same' | 'new', ended: SessionId | null, knownRecords?: number): Promise<JobChange>;
  /**
   * Gives up a dead letter, or a job that nobody works on and that has no open session.
   *
   * @param ended the session of the job, if it has ended: the job would resume it
   */
  dismiss(jobId: string, ended: SessionId | null): Promise<JobChange>;
  /** Whether `dismiss` would give up the job now. Another process can change that in the meantime. */
  canDismiss(jobId: string, ended: SessionId | null): Promise<boolean>;
  /** Every job that is known, in the order in which they were added. */
  jobs(): Promise<readonly JobState[]>;
  job(jobId: DaemonJob['jobId']): Promise<JobState | null>;
}
