/** The queue of one machine: a log that every process of the daemon appends to [jobs-are-written-first]. */
import type { NewJob, QueueRecord } from '../../schemas/daemon/job.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { jobRetryMs, openJobsMax, sessionReasonBytesMax } from '../../schemas/daemon/limits.ts';
import { validateQueueRecord } from '../../generated/validators/queue-record.v1.js';
import type { Host } from '../../runtime/ports.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { livenessOf, type ProcessIdentity } from '../sandbox/process-identity.ts';
import { SharedLog } from '../storage/shared-log.ts';
import { jobRefusal, type JobState, JobStates, type JobStatus, queueIsFull } from './job-state.ts';
import type { Adding, Claim, JobChange, JobQueue, Release } from './queue.ts';

type QueueHost = Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
/** A record without the fields that every record has. */
type NewRecord = QueueRecord extends infer R ? (R extends QueueRecord ? Omit<R, 'v' | 'atMs'> : never) : never;

const statusWords: Readonly<Record<JobStatus, string>> = {
  queued: 'in the queue',
  claimed: 'being worked on',
  waiting: 'waiting for you',
  finished: 'complete',
  dropped: 'a dead letter',
};
const reasonOf = (text: string) => cutInTheMiddle(text, sessionReasonBytesMax);

export class FileJobQueue implements JobQueue {
  readonly #host: QueueHost;
  readonly #log: SharedLog<QueueRecord>;
  readonly #states = new JobStates();
  readonly #isAlive: (holder: ProcessIdentity) => boolean;

  /** @param isAlive whether a holder may still work on its job; what is unknown counts as alive */
  constructor(
    host: QueueHost,
    path: string,
    isAlive: (holder: ProcessIdentity) => boolean = (holder) => livenessOf(holder) !== 'dead',
  ) {
    this.#host = host;
    this.#isAlive = isAlive;
    const add = (record: QueueRecord) => this.#states.add(record);
    this.#log = new SharedLog(host, path, {
      name: 'the queue',
      loss: 'all jobs in the queue are lost',
      isRecord: validateQueueRecord,
      add,
    });
  }

  add(job: NewJob): Promise<Adding> {
    return this.#log.change((): [QueueRecord[], Adding] => {
      const known = this.#states.duplicateOf(job);
      if (known !== null) return [[], { kind: 'duplicate', jobId: known }];
      const reason = jobRefusal(job, this.#states.open.size);
      if (reason !== null) return [[], { kind: 'refused', reason }];
      const jobId = this.#host.ids.next('job');
      const added = { v: 1 as const, jobId, addedAtMs: this.#host.clock.nowMs(), ...job };
      const record = this.#placed({ kind: 'added', job: added });
      if (!validateQueueRecord(record)) return [[], { kind: 'refused', reason: 'the job does not match its schema' }];
      return [[record], { kind: 'added', jobId }];
    });
  }

  async claim(holder: ProcessIdentity, oneAtATime: ReadonlySet<string> = new Set()): Promise<Claim | null> {
    const claimed = await this.#log.change(() => {
      const next = this.#next(oneAtATime);
      if (next === null) return [[], null];
      const { jobId } = next.job;
      const record = this.#placed({ kind: 'claimed', jobId, holder });
      return [[record], { jobId, isAbandoned: next.status === 'claimed' }];
    });
    const state = claimed === null ? undefined : this.#states.get(claimed.jobId);
    return state === undefined ? null : { state, isAbandoned: claimed?.isAbandoned === true };
  }

  /** Maps keep the order in which jobs were added. */
  #next(oneAtATime: ReadonlySet<string>): JobState | null {
    const nowMs = this.#host.clock.nowMs();
    const busy = new Set<string>();
    let best: JobState | null = null;
    for (const state of this.#states.open.values()) {
      const { trigger } = state.job;
      if (trigger !== null && oneAtATime.has(trigger)) {
        if (busy.has(trigger)) continue;
        busy.add(trigger);
      }
      const rank = this.#rank(state, nowMs);
      if (rank !== null && (best === null || rank < (this.#rank(best, nowMs) ?? 0))) best = state;
    }
    return best;
  }

  /** Smaller is earlier; null if it cannot be claimed now. */
  #rank({ status, holder, sessionId, retryAtMs }: JobState, nowMs: number): number | null {
    if (status === 'claimed') return holder !== null && this.#isAlive(holder) ? null : 0;
    // A clock that was set back does not stretch the pause.
    const pauseMs = retryAtMs - nowMs;
    if (status !== 'queued' || (pauseMs > 0 && pauseMs <= jobRetryMs)) return null;
    return sessionId === null ? 2 : 1;
  }

  opened(jobId: string, sessionId: SessionId, stepsCompleted: number): Promise<void> {
    return this.#record({ kind: 'opened', jobId, sessionId, stepsCompleted });
  }
  discard(jobId: string, sessionId: SessionId): Promise<void> {
    return this.#record({ kind: 'discarded', jobId, sessionId });
  }
  release(jobId: string, { reason, pauseMs, ...release }: Release): Promise<void> {
    const retryAtMs = this.#host.clock.nowMs() + pauseMs;
    return this.#record({ kind: 'released', jobId, ...release, retryAtMs, reason: reasonOf(reason) });
  }
  wait(jobId: string, reason: string): Promise<void> {
    return this.#record({ kind: 'waiting', jobId, reason: reasonOf(reason) });
  }
  finish(jobId: string): Promise<void> {
    return this.#record({ kind: 'finished', jobId });
  }
  drop(jobId: string, reason: string): Promise<void> {
    return this.#record({ kind: 'dropped', jobId, reason: reasonOf(reason) });
  }
  dropUnopened(jobId: string, reason: string): Promise<SessionId | null> {
    return this.#log.change((): [QueueRecord[], SessionId | null] => {
      const state = this.#states.open.get(jobId);
      if (state === undefined) return [[], null];
      if (state.sessionId !== null) return [[], state.sessionId];
      return [[this.#placed({ kind: 'dropped', jobId, reason: reasonOf(reason) })], null];
    });
  }

  dropEnded(jobId: string, ended: SessionId, reason: string): Promise<boolean> {
    return this.#log.change((): [QueueRecord[], boolean] => {
      const state = this.#states.get(jobId);
      if (state === undefined || state.sessionId !== ended) return [[], false];
      const isToOpen = state.status === 'claimed' && !state.isOpened;
      if (!isToOpen && !this.#isIdle(state)) return [[], false];
      return [[this.#placed({ kind: 'dropped', jobId, reason: reasonOf(reason) })], true];
    });
  }

  retry(jobId: string, session: 'same' | 'new', ended: SessionId | null, knownRecords?: number): Promise<JobChange> {
    return this.#changeJob(jobId, (state) => {
      const { status, job, sessionId } = state;
      const isNew = session === 'new' && sessionId !== null;
      const isLeft = isNew && sessionId === ended && this.#isIdle(state);
      // It would be tried again later.
      const isSooner = !isNew && status === 'queued' && state.failures > 0;
      if (status !== 'dropped' && !isLeft && !isSooner)
        return `only a job that failed can be retried, and this job is ${statusWords[status]}`;
      const fault = status === 'dropped' ? this.#reopeningFault(job) : null;
      if (fault !== null) return fault;
      const reason = 'the user retried the job';
      const retryAtMs = this.#host.clock.nowMs();
      const stepsCompleted = isNew ? 0 : state.stepsCompleted;
      const known = isNew || knownRecords === undefined ? {} : { knownRecords };
      return [
        ...(isNew ? [{ kind: 'discarded' as const, jobId, sessionId }] : []),
        { kind: 'released', jobId, why: 'requeued', stepsCompleted, retryAtMs, reason, ...known },
      ];
    });
  }

  /** It is not over, and nobody works on it: it is in the queue, waits, or its process died. */
  #isIdle({ status, holder }: JobState): boolean {
    const isAbandoned = status === 'claimed' && (holder === null || !this.#isAlive(holder));
    return status === 'queued' || status === 'waiting' || isAbandoned;
  }

  #reopeningFault({ subject }: NewJob): string | null {
    const other = this.#states.openOf(subject);
    if (other !== null) return `job ${other} works on the same subject, ${subject ?? ''}`;
    return this.#states.open.size >= openJobsMax ? queueIsFull : null;
  }

  dismiss(jobId: string, ended: SessionId | null): Promise<JobChange> {
    return this.#changeJob(jobId, (state) => {
      if (!this.#isDismissible(state, ended)) return `this job is ${statusWords[state.status]}`;
      const reason = state.status === 'dropped' ? (state.reason ?? '') : 'the user dismissed the job';
      return [{ kind: 'dropped', jobId, reason, isDismissed: true }];
    });
  }

  async canDismiss(jobId: string, ended: SessionId | null): Promise<boolean> {
    const state = await this.job(jobId);
    return state !== null && this.#isDismissible(state, ended);
  }

  #isDismissible(state: JobState, ended: SessionId | null): boolean {
    const { status, sessionId } = state;
    return status === 'dropped' || ((sessionId === null || sessionId === ended) && this.#isIdle(state));
  }

  /** @param decide the records, or why there are none */
  async #changeJob(jobId: string, decide: (state: JobState) => readonly NewRecord[] | string): Promise<JobChange> {
    const refused = await this.#log.change((): [QueueRecord[], JobChange | null] => {
      const state = this.#states.get(jobId);
      if (state === undefined) return [[], { kind: 'unknown' }];
      const decided = decide(state);
      if (typeof decided === 'string') return [[], { kind: 'refused', reason: decided }];
      return [decided.map((record) => this.#placed(record)), null];
    });
    const state = this.#states.get(jobId);
    return refused ?? (state === undefined ? { kind: 'unknown' } : { kind: 'changed', state });
  }

  async jobs(): Promise<readonly JobState[]> {
    await this.#log.refresh();
    return [...this.#states.all];
  }

  async job(jobId: string): Promise<JobState | null> {
    await this.#log.refresh();
    return this.#states.get(jobId) ?? null;
  }

  #placed(record: NewRecord): QueueRecord {
    return { v: 1, atMs: this.#host.clock.nowMs(), ...record } as QueueRecord;
  }

  #record(record: NewRecord): Promise<void> {
    return this.#log.change(() => [[this.#placed(record)], undefined]);
  }
}
