/** A job whose result is delivered, on a simulated disk, with a forge in memory, and what a user can do about it with each command. */
import type { DeliveryEnvironment } from '../../../daemon/delivery/deliver.ts';
import { type Comment, type Forge, ForgeFault, type PullRequest } from '../../../daemon/delivery/forge.ts';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import { deliverStopped, type StoppedSession } from '../../../daemon/delivery/session-delivery.ts';
import { stopDelivery } from '../../../daemon/delivery/stop-delivery.ts';
import type { ModelPort } from '../../../daemon/model/model.ts';
import { dismissJob, retryJob } from '../../../daemon/reports/change-job.ts';
import { isRefused } from '../../../daemon/reports/refusal.ts';
import { sendEntry } from '../../../daemon/reports/send-entry.ts';
import { unsettledDelivery } from '../../../daemon/reports/unsettled-delivery.ts';
import { deliverAsAsked, isSettled } from '../../../daemon/session/deliver-as-asked.ts';
import { deliverInterrupted, endDelivered } from '../../../daemon/session/deliver-interrupted.ts';
import { dismissDelivery } from '../../../daemon/session/dismiss-delivery.ts';
import { resultOf, type SessionResult } from '../../../daemon/session/outcome.ts';
import { resumeSession } from '../../../daemon/session/run-session.ts';
import type { SessionEnvironment } from '../../../daemon/session/session-environment.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { sessionIds, type StoredSession, storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { runStatus, unavailability } from '../../../cli/serving/stored-runs.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import type { DeliveryTarget } from '../../../schemas/daemon/delivery.ts';
import type { InboxAction } from '../../../schemas/daemon/inbox-entry.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { compiledStep, compiledWorkflow, contract } from '../../support/workflows.ts';
import { newJob } from '../queue/queue-world.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { data, layout, never, titleIn } from '../session/session-world.ts';
import { ServiceWorld } from './service-world.ts';

const handoff = contract(
  'handoff',
  { outcome: { enum: ['complete', 'partial', 'blocked'] }, summary: { type: 'string' } },
  { outcome: 'blocked', summary: 'I need a login.' },
);
const workflow = compiledWorkflow(
  'test.delivered',
  [
    'step-1',
    compiledStep('step-2', { requireConfirmation: true }),
    compiledStep('step-3', { output: { contractRef: 'wr.contracts.handoff' } }),
  ],
  { contracts: [handoff] },
);

const issue = 7;
const target: DeliveryTarget = {
  remote: 'origin',
  baseBranch: 'main',
  forge: { kind: 'github', owner: 'acme', repo: 'app' },
  issue,
};

/** A comment that was posted: the question of a session, or its result. */
export type Post = { readonly sessionId: string; readonly what: 'question' | 'result'; readonly body: string };

export class MemoryForge implements Forge {
  readonly posts: Post[] = [];
  /** Asked at each call: whether it fails before its effect or after it. */
  fails: () => 'refused' | 'before' | 'after' | null = () => null;
  /** What happens elsewhere before its effect. */
  meanwhile: () => Promise<void> = async () => undefined;

  async #call<T>(effect: () => T): Promise<T> {
    await this.meanwhile();
    const fault = this.fails();
    if (fault === 'refused') throw new ForgeFault('the issue is locked', 'refused');
    if (fault === 'before') throw new ForgeFault('no answer', 'unknown');
    const answer = effect();
    if (fault === 'after') throw new ForgeFault('no answer', 'unknown');
    return answer;
  }

  findComment(_: number, marker: string): Promise<Comment | null> {
    return this.#call(() => (this.posts.some(({ body }) => body.includes(marker)) ? { url: 'https://f/1' } : null));
  }
  addComment(_: number, body: string): Promise<Comment> {
    return this.#call(() => {
      const sessionId = /workrail:(sess_[a-z0-9]+)/.exec(body)?.[1] ?? '';
      this.posts.push({ sessionId, what: body.includes('I need a login.') ? 'result' : 'question', body });
      return { url: 'https://f/1' };
    });
  }
  findPullRequest(): Promise<PullRequest | null> {
    throw new Error('the session has no worktree');
  }
  openPullRequest(): Promise<PullRequest> {
    throw new Error('the session has no worktree');
  }
  labelsOf(): Promise<readonly string[]> {
    throw new Error('the session has no worktree');
  }
  addLabels(): Promise<void> {
    throw new Error('the session has no worktree');
  }
}

/** Sessions use a part of it. */
const wholeRuntime = ({ runtime }: SessionEnvironment): Runtime => runtime as Runtime;

export class DeliveredJobsWorld extends ServiceWorld {
  readonly forge = new MemoryForge();
  /** What a model call does: it fails, which ends the session; or the process is stopped meanwhile. */
  modelCall: () => 'replies' | 'fails' | 'is stopped' = () => 'replies';
  /** What happens elsewhere during a model call. */
  meanwhile: () => Promise<void> = async () => undefined;
  #stopping = new AbortController();
  readonly #scripted: ModelPort = this.model((request) => {
    const what = this.modelCall();
    if (what === 'fails') return { kind: 'fault', code: 'request_refused', message: 'no' };
    if (what === 'is stopped') {
      this.#stopping.abort();
      return { kind: 'fault', code: 'cancelled', message: 'stopped' };
    }
    const title = titleIn(request);
    if (request.messages.length === 1) return reply('', use('write', { name: title }));
    if (title !== 'Title of step-3') return reply('', done(`Did ${title}.`));
    const artifact = { kind: 'wr.handoff', outcome: 'blocked', summary: 'I need a login.' };
    return reply('', use('complete_step', { output: { notesMarkdown: 'Did it.', artifacts: [artifact] } }));
  });
  readonly #model: ModelPort = {
    ...this.#scripted,
    call: async (...call) => {
      const answer = await this.#scripted.call(...call);
      await this.meanwhile();
      return answer;
    },
  };

  constructor() {
    super(workflow);
  }

  override process(model: ModelPort, more: Partial<SessionEnvironment> = {}): SessionEnvironment {
    const environment: SessionEnvironment = {
      ...super.process(model, more),
      deliver: (session, result, signal) => this.#deliver(environment, session, result, signal),
    };
    return environment;
  }

  #deliver(environment: SessionEnvironment, ...delivery: readonly [StoppedSession, SessionResult, AbortSignal]) {
    return deliverStopped(this.#delivering(environment), wholeRuntime(environment), ...delivery);
  }

  #delivering({ host }: SessionEnvironment): DeliveryEnvironment {
    return {
      host,
      layout,
      adapter: null,
      token: async () => ({ kind: 'found', token: 'token' }),
      forge: async () => this.forge,
      cost: async () => null,
      confirmations: 'ask',
      targets: (_, number) => ({ ...target, issue: number }),
      known: [],
      pause: async () => undefined,
    };
  }

  /** A process of the user. */
  #user() {
    const environment = this.process(this.#model);
    const { host } = environment;
    const runs = {
      unavailability: (...at: readonly [SessionId, never]) => unavailability(host, data, ...at),
      runStatus: (...at: readonly [SessionId, never, never]) => runStatus(host, data, ...at),
    };
    const queue = this.queue(environment);
    return { environment, host, layout, queue, runs, isDaemonRunning: async () => false };
  }

  async add(): Promise<string> {
    const added = await this.#user().queue.add(newJob('a', { workflowId: workflow.workflowId, delivery: target }));
    if (added.kind !== 'added') throw new Error(added.kind);
    return added.jobId;
  }

  async job(jobId: string): Promise<JobState> {
    const job = await this.#user().queue.job(jobId);
    if (job === null) throw new Error('the job is gone');
    return job;
  }

  async session(sessionId: SessionId): Promise<StoredSession> {
    return storedSession(this.#user().host, layout, sessionId);
  }

  async sessions(): Promise<readonly SessionId[]> {
    return sessionIds(this.#user().host, layout);
  }

  async unsettled(sessionId: SessionId) {
    const user = this.#user();
    return unsettledDelivery(user, await storedSession(user.host, layout, sessionId));
  }

  // Commands: each is a process of its own; false if it refused ------------------------------------------------------------

  async runDaemon(): Promise<true> {
    this.#stopping = new AbortController();
    await this.daemon(this.#model, undefined, { stop: this.#stopping.signal });
    return true;
  }

  async answer(sessionId: SessionId, decision: 'approve' | 'reject'): Promise<boolean> {
    const gate = (await this.session(sessionId)).state?.gate?.digest;
    return gate !== undefined && this.send(sessionId, { kind: 'answer', gate: gate as Sha256Digest, decision });
  }

  async send(sessionId: SessionId, action: InboxAction): Promise<boolean> {
    return !isRefused(await sendEntry(this.#user(), await this.session(sessionId), action));
  }

  async dismissJob(jobId: string): Promise<boolean> {
    return !isRefused(await dismissJob(this.#user(), jobId));
  }

  async retryJob(jobId: string, session: 'same' | 'new'): Promise<boolean> {
    return !isRefused(await retryJob(this.#user(), jobId, session));
  }

  async resume(sessionId: SessionId): Promise<boolean> {
    const { environment } = this.#user();
    this.#stopping = new AbortController();
    return typeof (await resumeSession(environment, sessionId, null, this.#stopping.signal)) !== 'string';
  }

  async deliver(sessionId: SessionId, isRetry: boolean): Promise<boolean> {
    const user = this.#user();
    const { state, status } = await storedSession(user.host, layout, sessionId);
    if (state?.opened == null || (status !== 'success' && status !== 'waiting')) return false;
    const lock = await SessionLock.take(user.host, layout, sessionId);
    if (lock === null) return false;
    try {
      const outbox = await Outbox.open(user.host, layout, sessionId);
      const choice = { dryRun: false, isRetry, isApproved: false, issue: null };
      if (isSettled(outbox.state, choice)) return false;
      const session = { session: state.opened, result: resultOf(state), outbox: outbox.state };
      const { environment } = user;
      const [delivering, configured] = [
        this.#delivering(environment),
        (number: number | null) => ({ ...target, issue: number }),
      ];
      const delivery = await deliverAsAsked(delivering, wholeRuntime(environment), session, choice, configured, never);
      if (delivery === null) throw new Error('there was nothing to deliver');
      await endDelivered(user, state, delivery);
      return true;
    } finally {
      await lock.release();
    }
  }

  async dismissDelivery(sessionId: SessionId): Promise<boolean> {
    const user = this.#user();
    const session = await storedSession(user.host, layout, sessionId);
    if (await stopDelivery(user, session)) return true;
    const lock = await SessionLock.take(user.host, layout, sessionId);
    if (lock === null) return false;
    try {
      return await dismissDelivery(user, session, await Outbox.open(user.host, layout, sessionId));
    } finally {
      await lock.release();
    }
  }

  /** As each command does that delivers. */
  async finishInterrupted(): Promise<true> {
    const user = this.#user();
    await deliverInterrupted(
      { ...user, deliver: (...delivery) => this.#deliver(user.environment, ...delivery) },
      never,
    );
    return true;
  }
}
