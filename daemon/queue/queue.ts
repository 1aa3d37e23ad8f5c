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

export type Release = Pick<Extract<QueueRecord, { kind: 'released' }>, 'why' | 'stepsCompleted' | 'reason'> & {
  /** Until it can be claimed again. */
  readonly pauseMs: number;
};

/** Each change is durable when it resolves. */
export interface JobQueue {
  add(job: NewJob): Promise<Adding>;
  /**
   * The next job that can be worked on, which then belongs to the holder: those of processes that died first, then those with a session,
   * then the others, each in the order in which they were added. Null if there is none.
   */
  claim(holder: ProcessIdentity): Promise<Claim | null>;
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
  /** Every job that is known, in the order in which they were added. */
  jobs(): Promise<readonly JobState[]>;
  job(jobId: DaemonJob['jobId']): Promise<JobState | null>;
}
