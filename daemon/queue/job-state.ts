/**
 * The state of each job: a fold of the records of the queue, and of nothing else. Pure. A record that does not fit what came before
 * changes nothing, because two processes may have written it in the order in which they got the lock.
 */
import type { DaemonJob, jobStatuses, QueueRecord } from '../../schemas/daemon/job.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import { contextBytesMax } from '../../schemas/limits.ts';
import { jobFailuresMax, openJobsMax } from '../../schemas/daemon/limits.ts';
import type { ProcessIdentity } from '../sandbox/process-identity.ts';

export type JobStatus = (typeof jobStatuses)[number];
export type JobState = {
  readonly job: DaemonJob;
  readonly status: JobStatus;
  /** The position in the queue of the record that gave it this status. */
  readonly statusSince: number;
  /** The process that works on it, if it is claimed. */
  readonly holder: ProcessIdentity | null;
  /** The session that is resumed when the job is claimed; null if none was opened. */
  readonly sessionId: SessionId | null;
  /** The process that claimed it has named its session since: it opens the session, or has opened it. */
  readonly isOpened: boolean;
  /** The job started again in another session, or is to: it never uses these any more. */
  readonly discarded: ReadonlySet<SessionId>;
  /** The newest count that is known. */
  readonly stepsCompleted: number;
  /** Records in the log of its session when the job was released. What was recorded after them is news to the queue. Null if that is not known. */
  readonly knownRecords: number | null;
  /** Failures in a row since the last completed step; a process that died is one. */
  readonly failures: number;
  readonly retryAtMs: number;
  /** The user gave it up. */
  readonly isDismissed: boolean;
  /** Why it waits, was released or was dropped. */
  readonly reason: string | null;
};

type RecordOf<K extends QueueRecord['kind']> = Extract<QueueRecord, { kind: K }>;

const newState = (job: DaemonJob, statusSince: number): JobState => ({
  job,
  status: 'queued',
  statusSince,
  holder: null,
  sessionId: null,
  isOpened: false,
  discarded: new Set(),
  stepsCompleted: 0,
  knownRecords: null,
  failures: 0,
  retryAtMs: 0,
  isDismissed: false,
  reason: null,
});

/** A completed step resets the count of failures; only a failure after it counts. */
export const withSteps = (state: JobState, stepsCompleted: number): JobState =>
  stepsCompleted > state.stepsCompleted ? { ...state, stepsCompleted, failures: Math.min(state.failures, 1) } : state;

function afterRecord(state: JobState, record: Exclude<QueueRecord, { kind: 'added' }>): JobState {
  switch (record.kind) {
    case 'claimed':
      return afterClaim(state, record);
    case 'opened':
      return { ...withSteps(ofSession(state, record.sessionId), record.stepsCompleted), isOpened: true };
    case 'discarded':
      return {
        ...state,
        sessionId: null,
        discarded: new Set([...state.discarded, record.sessionId]),
        stepsCompleted: 0,
        knownRecords: null,
      };
    case 'released':
      // A job that was dropped after a process had claimed it stays dropped; only the user puts it back.
      return state.status === 'dropped' && record.why !== 'requeued' ? state : afterRelease(state, record);
    case 'waiting':
      return { ...state, status: 'waiting', holder: null, reason: record.reason };
    case 'finished':
      return { ...state, status: 'finished', holder: null, reason: null };
    case 'dropped':
      return {
        ...state,
        status: 'dropped',
        holder: null,
        reason: record.reason,
        isDismissed: record.isDismissed === true,
      };
  }
}

/** What is known of the log of a session says nothing about another one. */
const ofSession = (state: JobState, sessionId: SessionId): JobState =>
  state.sessionId === sessionId ? state : { ...state, sessionId, knownRecords: null };

/** If it was claimed before, its holder died. */
function afterClaim(state: JobState, { holder }: RecordOf<'claimed'>): JobState {
  const failures = state.failures + (state.status === 'claimed' ? 1 : 0);
  return { ...state, status: 'claimed', holder, isOpened: false, failures };
}

function afterRelease(state: JobState, record: RecordOf<'released'>): JobState {
  const { why, stepsCompleted, retryAtMs, reason } = record;
  // An older version put it back, without the number of records that it released.
  const { knownRecords = why === 'requeued' ? null : state.knownRecords } = record;
  const failed = why === 'failed' ? state.failures + 1 : why === 'requeued' ? 0 : state.failures;
  return {
    ...withSteps({ ...state, failures: failed }, stepsCompleted),
    status: 'queued',
    holder: null,
    isDismissed: false,
    retryAtMs,
    reason,
    knownRecords,
  };
}

export const isOpen = ({ status }: JobState): boolean => status !== 'finished' && status !== 'dropped';

/** Whether the user has to know of it. */
export const isListed = ({ status, isDismissed }: JobState): boolean => status !== 'finished' && !isDismissed;

/** Whether it waits for the user to retry or to dismiss it. */
export const isListedDeadLetter = (state: JobState): boolean => state.status === 'dropped' && isListed(state);

/** Whether it failed too often to be retried. */
export const isDeadLetter = ({ failures }: Pick<JobState, 'failures'>): boolean => failures >= jobFailuresMax;

export const queueIsFull = `the queue is full: it has ${openJobsMax} open jobs, which is the limit`;

/** Why the queue does not accept the job; null if it does. */
export function jobRefusal({ context }: Pick<DaemonJob, 'context'>, openJobs: number): string | null {
  if (openJobs >= openJobsMax) return queueIsFull;
  const bytes = Buffer.byteLength(canonicalText(context as JsonObject));
  return bytes > contextBytesMax ? `the inputs of the job have ${bytes} bytes; the limit is ${contextBytesMax}` : null;
}

export class JobStates {
  readonly #states = new Map<string, JobState>();
  readonly #byKey = new Map<string, string>();
  readonly #open = new Map<string, JobState>();
  #records = 0;

  /** In the order in which they were added. */
  get all(): Iterable<JobState> {
    return this.#states.values();
  }
  /** Those that are neither finished nor dropped. */
  get open(): ReadonlyMap<string, JobState> {
    return this.#open;
  }
  get(jobId: string): JobState | undefined {
    return this.#states.get(jobId);
  }
  /** The job that has the key, or the open one that has the subject. */
  duplicateOf({ key, subject }: Pick<DaemonJob, 'key' | 'subject'>): string | null {
    return this.#byKey.get(key) ?? this.openOf(subject);
  }
  openOf(subject: string | null): string | null {
    if (subject === null) return null;
    for (const [jobId, { job }] of this.#open) if (job.subject === subject) return jobId;
    return null;
  }

  add(record: QueueRecord): void {
    this.#records += 1;
    if (record.kind === 'added') {
      if (this.#byKey.has(record.job.key)) return;
      this.#byKey.set(record.job.key, record.job.jobId);
      this.#set(newState(record.job, this.#records));
      return;
    }
    const state = this.#states.get(record.jobId);
    // A finished job stays finished; a dead letter can be retried.
    if (state === undefined || state.status === 'finished') return;
    const next = afterRecord(state, record);
    this.#set(next.status === state.status ? next : { ...next, statusSince: this.#records });
  }

  #set(state: JobState): void {
    const { jobId } = state.job;
    if (isOpen(state)) this.#open.set(jobId, state);
    else this.#open.delete(jobId);
    // Jobs are never removed from the state; the context of a finished job is not needed any more.
    this.#states.set(jobId, state.status === 'finished' ? { ...state, job: { ...state.job, context: {} } } : state);
  }
}
