/**
 * One session of the daemon: from the start of a run, or from what a stopped process left, to its result. Everything that has to be
 * recorded, removed or released when a session stops happens in one place, however it stops [one-place-ends-a-session].
 */
import type { WorkflowPolicy } from '../../schemas/daemon-permissions.ts';
import type { QueuedAs } from '../../schemas/daemon-job.ts';
import type { DaemonSession } from '../../schemas/daemon-session.ts';
import type { DeliveryTarget } from '../../schemas/daemon-delivery.ts';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import type { StartData } from '../../schemas/tools.ts';
import type { Host, TimerPort } from '../../runtime/ports.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Delivery, deliveryState, requestDelivery } from '../delivery/deliver.ts';
import { untilEither } from '../either-signal.ts';
import { emptySession, openCall, type SessionState, TurnLogFault } from '../conversation/session-state.ts';
import { type Limits, nextAction } from '../conversation/next-action.ts';
import { FileInbox } from '../inbox/inbox.ts';
import { isStopped, type Receiving, receiveEntries } from '../inbox/receive.ts';
import { watchForCancel } from '../inbox/watch.ts';
import { type Cost, costsBy, noCost } from '../ledger/costs.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { SessionSpending, type Spending } from '../ledger/session-spending.ts';
import type { ModelPort } from '../model/model.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { appendStats } from '../storage/statistics.ts';
import { type Observer, TurnLog } from '../storage/turn-log.ts';
import type { Tool } from '../tools/tool.ts';
import { unmetNeeds } from '../permissions/needs.ts';
import { type Paths, permittedTools } from '../permissions/permitted-tools.ts';
import { layersOf } from '../permissions/policy.ts';
import { type ClockLimits, SessionClock } from '../stuck/session-clock.ts';
import { agentLoop, closing } from './agent-loop.ts';
import { resultOf, type SessionResult, statsOutcome } from './outcome.ts';
import { RuntimeRun } from './runtime-run.ts';
import { RunFault } from './workflow-run.ts';

/** What the daemon is asked to do: one run of a workflow. */
export type Job = {
  readonly workflowId: string;
  readonly goal: string;
  readonly context: JsonObject;
  /** Absolute. */
  readonly workspacePath: string;
  /** The job of the queue, if it is one. */
  readonly queued?: QueuedAs;
  /** Where the result goes; nowhere if absent or null. */
  readonly delivery?: DeliveryTarget | null;
  /** The session that starts this one, and the commit that the files start from. */
  readonly parent?: NonNullable<DaemonSession['parent']>;
  readonly base?: string;
};
export type SessionLimits = Limits & ClockLimits;
export type SessionEnvironment = {
  readonly host: Host;
  readonly runtime: Pick<Runtime, 'inspect' | 'start' | 'continue' | 'confirmationAsked' | 'openRunNamed'>;
  /** Whether the user confirms where a workflow wants it. Otherwise the model decides, and the run records a gap. */
  readonly confirmations: 'ask' | 'skip';
  readonly layout: DaemonLayout;
  readonly model: ModelPort;
  readonly limits: SessionLimits;
  /** What the sessions of a workflow may do inside the sandbox: the first entry that matches. */
  readonly permissions: readonly WorkflowPolicy[];
  readonly spending: Spending;
  readonly timer: TimerPort;
  /** Opens the tools of a session. Called once a process works on it, before the first model call. */
  openTools(session: DaemonSession): Promise<OpenedTools>;
  /** Tools that start other sessions. */
  childTools?(session: DaemonSession, work: Pick<OpenTools, 'checkpoint'>): readonly Tool[];
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Delivers the result of a session that stopped; null if there is nothing to deliver, or nobody asked for it. */
  deliver?(session: DaemonSession, result: SessionResult, signal: AbortSignal): Promise<Delivery | null>;
  /** Called before the first model call of this process. The call waits until it resolves. */
  opened?(session: DaemonSession, state: SessionState): void | Promise<void>;
  readonly observe?: Observer;
};
export type OpenTools = {
  readonly tools: readonly Tool[];
  /** Stores the work so far; the commit that has it, or null without a repository. Rejects if it cannot be stored. */
  checkpoint(): Promise<string | null>;
  /** A digest of the files of the session. Absent, or null: unknown. */
  worktreeDigest?(): Promise<Sha256Digest | null>;
  /** What policies about paths are compared with. Absent: no tool uses a path. */
  readonly paths?: Paths;
  close(): Promise<void>;
};
export type OpenedTools =
  | ({ readonly kind: 'open' } & OpenTools)
  | { readonly kind: 'refused'; readonly reason: string };
export type EndedSession = {
  /** Null if the run could not be started. */
  readonly sessionId: SessionId | null;
  readonly result: SessionResult;
  readonly state: SessionState;
  /** Of all calls of the session until now; null if the ledger cannot be read. */
  readonly cost: Cost | null;
  /** Null if nothing was to be delivered. */
  readonly delivery: Delivery | null;
};
type StoppedSession = Omit<EndedSession, 'cost' | 'delivery'> & Partial<Pick<EndedSession, 'delivery'>>;

const failed = (reason: string): SessionResult => ({ kind: 'error', reason });

/** Starts a run and works on it until it ends, waits for the user, or the signal stops it between two effects. */
export async function startSession(
  environment: SessionEnvironment,
  job: Job,
  signal: AbortSignal,
): Promise<EndedSession> {
  const startedMs = environment.host.clock.nowMs();
  const { workflowId, workspacePath } = job;
  // A workflow that cannot be inspected cannot be started either, and that reason is reported.
  const inspected = await environment.runtime.inspect({ workflowId, workspacePath, mode: 'metadata' });
  const unmet = inspected.isOk()
    ? unmetNeeds(inspected.value.data.capabilities, environment.childTools !== undefined)
    : null;
  if (unmet !== null) {
    const stopped = { sessionId: null, result: failed(unmet), state: emptySession };
    return recorded(environment, workflowId, stopped, startedMs);
  }
  const started = await environment.runtime.start({
    workflowId: job.workflowId,
    goal: job.goal,
    context: job.context,
    workspacePath: job.workspacePath,
    preferences: { autonomy: 'full_auto_stop_on_user_deps' },
  });
  if (started.isErr()) {
    const { message, suggestion } = started.error;
    const stopped = { sessionId: null, result: failed(`${message} ${suggestion}`), state: emptySession };
    return recorded(environment, job.workflowId, stopped, startedMs);
  }
  const session = sessionOf(job, started.value.data);
  const lock = await SessionLock.take(environment.host, environment.layout, session.sessionId);
  if (lock === null) throw new Error('a new session is already locked');
  const sidecar = new Sidecar(environment.host, environment.layout.sidecar(session.sessionId));
  try {
    if (job.delivery) await requestDelivery(environment, session.sessionId, job.delivery);
    // Before the loop: from here on, a crashed session can be resumed.
    await sidecar.write(session);
    return await work(environment, sidecar, session, { startedMs }, signal);
  } finally {
    await lock.release();
  }
}

type Run = Omit<DaemonSession, 'v' | 'stateToken' | 'ackToken' | 'stepsAdvanced' | 'answered'>;

/** What the sidecar and the first record of the log have in common. */
const runIn = ({ sessionId, runId, runName, workflowId, workflowHash, goal, workspacePath, ...more }: Run): Run => {
  const { queued, parent, base } = more;
  return {
    ...{ sessionId, runId, runName, workflowId, workflowHash, goal, workspacePath },
    ...(queued === undefined ? {} : { queued }),
    ...(parent === undefined ? {} : { parent }),
    ...(base === undefined ? {} : { base }),
  };
};

const sessionOf = (job: Job, { session, workflow, stateToken, ackToken }: StartData): DaemonSession => ({
  v: 1,
  ...runIn({ ...job, ...workflow, sessionId: session.sessionId, runId: session.runId, runName: session.runName }),
  stateToken,
  ackToken: ackToken ?? null,
  stepsAdvanced: 0,
  answered: null,
});

/** Why a session cannot be resumed. */
export type Unresumable = 'locked' | 'unknown' | 'finished' | 'damaged';

/**
 * Continues a session that a process stopped working on.
 *
 * @param message what the user tells the model
 */
export async function resumeSession(
  environment: SessionEnvironment,
  sessionId: SessionId,
  message: string | null,
  signal: AbortSignal,
): Promise<EndedSession | Unresumable> {
  const { host, layout } = environment;
  if (
    (await host.files.entry(layout.turnLog(sessionId))) === null &&
    (await host.files.entry(layout.sidecar(sessionId))) === null
  )
    return 'unknown';
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return 'locked';
  try {
    const sidecar = new Sidecar(host, layout.sidecar(sessionId));
    const kept = await sidecar.read();
    const session = kept === 'unreadable' ? null : (kept ?? (await fromRun(environment, sessionId)));
    if (session === 'finished' || session === null) return session ?? 'damaged';
    if (kept === null) await sidecar.write(session);
    return await work(environment, sidecar, session, { startedMs: host.clock.nowMs(), message }, signal);
  } catch (error) {
    if (error instanceof TurnLogFault) return 'damaged';
    throw error;
  } finally {
    await lock.release();
  }
}

/** The sidecar of a session that ended was removed. Its log names the run, and the runtime finds the run. */
async function fromRun(
  { host, layout, runtime }: SessionEnvironment,
  sessionId: SessionId,
): Promise<DaemonSession | 'finished' | null> {
  const log = await TurnLog.open(host, layout.turnLog(sessionId));
  const { opened, closed, stepsCompleted } = log.state;
  await log.close();
  if (closed?.outcome === 'success') return 'finished';
  if (opened === null) return null;
  const found = await runtime.openRunNamed(opened.runName, null);
  const run = found.isOk() ? found.value : null;
  if (run === null || typeof run === 'string' || run.runId !== opened.runId) return 'finished';
  const tokens = { stateToken: run.stateToken, ackToken: null };
  return { v: 1, ...runIn(opened), ...tokens, stepsAdvanced: stepsCompleted, answered: null };
}

type Working = { readonly startedMs: number; readonly message?: string | null };

async function work(
  environment: SessionEnvironment,
  sidecar: Sidecar,
  session: DaemonSession,
  { startedMs, message = null }: Working,
  signal: AbortSignal,
): Promise<EndedSession> {
  const { host, layout, model } = environment;
  const log = await TurnLog.open(host, layout.turnLog(session.sessionId), environment.observe);
  try {
    // A crash may have come between the last record and what follows below.
    if (log.state.closed?.outcome !== 'success') {
      await environment.spending.ledger.settleAbandoned(session.sessionId, log.state.turn);
      const steered = steeringOf(environment, log, session);
      if (!(await isStopped(steered))) {
        await openLog(log, session, model, message);
        await environment.opened?.(session, log.state);
        // At a gate that nobody answered, there is nothing to do.
        if (log.state.question === null) await loopUntilDeadline(environment, steered, sidecar, session, signal);
      }
      await log.flush();
    }
  } catch (error) {
    // The session can be resumed: its log and its sidecar are as after a crash.
    const stopped = { sessionId: session.sessionId, result: failed('the daemon failed'), state: log.state };
    await recorded(environment, session.workflowId, stopped, startedMs).catch(() => undefined);
    throw error;
  } finally {
    await log.close();
  }
  const result = resultOf(log.state);
  const undelivered = { sessionId: session.sessionId, result, state: log.state };
  const delivery = await environment.deliver?.(session, result, signal).catch(async (error: unknown) => {
    await recorded(environment, session.workflowId, undelivered, startedMs).catch(() => undefined);
    throw error;
  });
  const stopped = { ...undelivered, delivery: delivery ?? null };
  // In this order: after a crash between the two, the line is written twice, and not lost.
  const ended = await recorded(environment, session.workflowId, stopped, startedMs);
  // A session that is parked, or that was stopped while it delivered, is resumed from its sidecar; any other is not.
  if (result.kind !== 'parked' && delivery?.kind !== 'stopped') await sidecar.remove();
  return ended;
}

type Steered = Receiving & { readonly spending: SessionSpending };

/** What a session needs that no model works on. */
export type IdleEnvironment = Pick<SessionEnvironment, 'host' | 'layout' | 'spending'> & {
  readonly model: Pick<ModelPort, 'provider' | 'modelId'>;
};

export function steeringOf(
  { host, layout, spending, model }: IdleEnvironment,
  log: TurnLog,
  session: Pick<DaemonSession, 'sessionId' | 'workflowId' | 'queued' | 'parent'>,
): Steered {
  const { sessionId, workflowId, parent, queued } = session;
  const rootSessionId = parent?.rootSessionId ?? sessionId;
  const place = { sessionId, rootSessionId, trigger: parent?.trigger ?? queued?.trigger ?? null, workflowId };
  const own = new SessionSpending(spending, place, model);
  const raise: Receiving['raise'] = (entryId, action) => own.raise(entryId, action);
  return { log, inbox: new FileInbox(host, layout, sessionId), raise, spending: own };
}

async function openLog(log: TurnLog, session: DaemonSession, model: ModelPort, message: string | null): Promise<void> {
  if (log.state.opened !== null)
    return log.append({ kind: 'session_resumed', ...(message === null ? {} : { message }) });
  const { provider, modelId } = model;
  await log.append({ kind: 'session_opened', ...runIn(session), model: { provider, modelId } });
}

function unstored(error: unknown): never {
  throw new RunFault(`the work could not be stored: ${error instanceof Error ? error.message : String(error)}`);
}

/** A call that continues after a crash is another session, which has limits in time of its own. */
function isWaitingForChild({ step }: SessionState, tools: readonly Tool[]): boolean {
  const name = step === null ? undefined : openCall(step)?.call.tool;
  return tools.some((tool) => tool.name === name && tool.isRepeatable === true);
}

/** A session that is stuck when its time ends is stuck: that says more than the clock [stuck-before-timeout]. */
async function loopUntilDeadline(
  { host, runtime, model, limits, confirmations, permissions, timer, openTools, childTools, pause }: SessionEnvironment,
  steered: Steered,
  sidecar: Sidecar,
  session: DaemonSession,
  signal: AbortSignal,
): Promise<void> {
  const { log, inbox, spending } = steered;
  const opened = await openTools(session);
  if (opened.kind === 'refused') return log.append(closing('error', opened.reason));
  const clock = new SessionClock(timer, limits, log.state);
  const layers = () => layersOf(permissions, session.workflowId, log.state.step?.opened.stepId ?? null);
  const cancelling = new AbortController();
  const endWatch = watchForCancel(
    timer,
    inbox,
    () => log.state.lastTicket,
    () => cancelling.abort(),
  );
  const run = new RuntimeRun(runtime, sidecar, { session, isUserAsked: confirmations === 'ask' });
  const tools = permittedTools([...opened.tools, ...(childTools?.(session, opened) ?? [])], layers, opened.paths);
  const ports = {
    log,
    model,
    run,
    tools,
    tick: () => clock.tick(log.state, isWaitingForChild(log.state, tools)),
    checkpoint: () => opened.checkpoint().catch(unstored),
    worktreeDigest: async () => (await opened.worktreeDigest?.()) ?? null,
    limits,
    spending,
    receive: () => receiveEntries(steered),
    cancelled: cancelling.signal,
    crypto: host.crypto,
    pause,
  };
  try {
    await untilEither([signal, clock.signal], (either) => clock.orLeftBehind(agentLoop(ports, either)));
  } catch (error) {
    if (!(error instanceof RunFault)) throw error;
    await log.append(closing('error', error.message));
  } finally {
    endWatch();
    clock.stop();
    await opened.close();
  }
  const { closed, question } = log.state;
  if (clock.end === null || closed !== null || question !== null) return;
  const next = nextAction(log.state, limits);
  const end = next.kind === 'close' ? next : clock.end;
  await log.append(closing(end.outcome, end.reason));
}

/** Writes the one line of statistics of every way out [every-exit-has-an-outcome]. */
export async function recorded(
  { host, layout, model, spending }: IdleEnvironment,
  workflowId: string,
  stopped: StoppedSession,
  startedAtMs: number,
): Promise<EndedSession> {
  const { sessionId, result, state, delivery = null } = stopped;
  const { provider, modelId } = model;
  const cost = await costOf(spending, sessionId);
  await appendStats(host, layout.statistics, {
    v: 1,
    sessionId,
    workflowId: workflowId.slice(0, 256),
    outcome: statsOutcome(result),
    delivery: deliveryState(delivery),
    stepCount: state.stepsCompleted,
    turns: state.turn,
    ...state.usage,
    costMicroUsd: cost === null || cost.unpricedCalls > 0 ? null : cost.microUsd,
    model: { provider, modelId },
    startedAtMs,
    durationMs: Math.max(0, host.clock.nowMs() - startedAtMs),
  });
  return { ...stopped, delivery, cost };
}

/** A session whose ledger was damaged ends, and has its line of statistics, like any other. */
async function costOf({ ledger }: Spending, sessionId: SessionId | null): Promise<Cost | null> {
  if (sessionId === null) return noCost;
  try {
    const { entries } = await ledger.balance();
    return costsBy(entries, (call) => call.sessionId).get(sessionId) ?? noCost;
  } catch (error) {
    if (error instanceof SharedLogFault) return null;
    throw error;
  }
}
