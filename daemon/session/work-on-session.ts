/** Works on a session that is locked: until it ends, waits for the user, or is stopped between two effects. */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import { sessionReasonBytesMax } from '../../schemas/daemon/limits.ts';
import { reasonOf } from '../../schemas/os-faults.ts';
import { untilEither } from '../either-signal.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { openCall, type SessionState } from '../conversation/session-state.ts';
import { nextAction } from '../conversation/next-action.ts';
import { isStopped, receiveEntries } from '../inbox/receive.ts';
import { watchForCancel } from '../inbox/watch.ts';
import { settleEndedSession } from '../ledger/session-cost.ts';
import type { ModelPort } from '../model/model.ts';
import type { Sidecar } from '../storage/sidecar.ts';
import { TurnLog } from '../storage/turn-log.ts';
import { showPart } from '../tools/show.ts';
import type { Tool } from '../tools/tool.ts';
import { hasNetwork } from '../network/session-network.ts';
import { permittedTools } from '../permissions/permitted-tools.ts';
import { layersOf } from '../permissions/policy.ts';
import { SessionClock } from '../stuck/session-clock.ts';
import { agentLoop, closing, closingForUser } from './agent-loop.ts';
import { endChildren } from './end-abandoned-session.ts';
import { failed, resultOf } from './outcome.ts';
import { RuntimeRun } from './runtime-run.ts';
import { RunFault } from './workflow-run.ts';
import type { EndedSession, OpenTools, SessionEnvironment } from './session-environment.ts';
import { recordEnd } from './record-end.ts';
import { runIn } from './session-record.ts';
import { unmetOf } from './unmet.ts';
import { type Steered, steeringOf } from './steering.ts';

export type Working = { readonly startedMs: number; readonly message?: string | null };

export async function work(
  environment: SessionEnvironment,
  sidecar: Sidecar,
  session: DaemonSession,
  { startedMs, message = null }: Working,
  signal: AbortSignal,
): Promise<EndedSession> {
  const { host, layout, model } = environment;
  const log = await TurnLog.open(host, layout, session.sessionId, environment.observe);
  let obstacle: string | null = null;
  try {
    // A crash may have come between the last record and what follows below.
    if (log.state.closed?.outcome !== 'success') {
      await environment.spending.ledger.settleSession(session.sessionId, log.state);
      const steered = steeringOf(environment, log, session);
      if (!(await isStopped(steered))) {
        const isResumed = log.state.opened !== null;
        await openLog(log, session, model, message);
        await environment.opened?.(session, log.state);
        // The configuration may have changed since the session started.
        const unmet = isResumed && log.state.question === null ? await unmetOf(environment, session) : null;
        if (unmet !== null) obstacle = await fail(log, unmet);
        // At a gate without an answer, there is nothing to do.
        else if (log.state.question === null)
          obstacle = await loopUntilDeadline(environment, steered, sidecar, session, signal);
      }
      await log.flush();
    }
    // Before the delivery, which says what the session cost.
    await settleEndedSession(environment.spending.ledger, session.sessionId, log.state);
  } catch (error) {
    // The session can be resumed: its log and its sidecar are as after a crash.
    const stopped = { sessionId: session.sessionId, result: failed('the daemon failed'), state: log.state };
    await recordEnd(environment, session.workflowId, stopped, startedMs).catch(() => undefined);
    throw error;
  } finally {
    await log.close();
  }
  const result = obstacle === null ? resultOf(log.state) : failed(obstacle);
  const isOpen = log.state.closed === null;
  // The tool may have been taken out of the configuration since. Most sessions have no children, so there is nothing to look for.
  if (
    !isOpen &&
    (environment.spawning !== undefined || (await host.files.entry(layout.children(session.sessionId))) !== null)
  )
    await endChildren(environment, session.sessionId, result.kind === 'success' ? 'not_waiting' : 'all');
  const undelivered = { sessionId: session.sessionId, result, state: log.state };
  const delivery = await environment.deliver?.(session, result, signal).catch(async (error: unknown) => {
    await recordEnd(environment, session.workflowId, undelivered, startedMs).catch(() => undefined);
    throw error;
  });
  const stopped = { ...undelivered, delivery: delivery ?? null };
  // In this order: after a crash between the two, the line is written twice, and not lost.
  const ended = await recordEnd(environment, session.workflowId, stopped, startedMs);
  // A session whose log is open, or that was stopped while it delivered, is resumed from its sidecar; any other is not.
  if (!isOpen && delivery?.kind !== 'stopped') await sidecar.remove();
  return ended;
}

async function openLog(log: TurnLog, session: DaemonSession, model: ModelPort, message: string | null): Promise<void> {
  if (log.state.opened !== null)
    return log.append({ kind: 'session_resumed', ...(message === null ? {} : { message }) });
  const { provider, modelId } = model;
  await log.append({ kind: 'session_opened', ...runIn(session), model: { provider, modelId } });
}

/**
 * What prevents the work now is no fault of the step: in a log that stays open, the step keeps its output and the answer to it. The end of
 * the log would drop both, and the step would start again.
 *
 * @returns the reason why the session stopped, if the log does not contain it
 */
async function fail(log: TurnLog, reason: string): Promise<string | null> {
  if (log.state.step !== null) return cutInTheMiddle(reason, sessionReasonBytesMax);
  await log.append(closing('error', reason));
  return null;
}

async function failedRun(log: TurnLog, error: unknown): Promise<string | null> {
  if (!(error instanceof RunFault)) throw error;
  if (error.outlook === 'may_pass') return fail(log, error.message);
  const { outlook, message } = error;
  await log.append(outlook === 'needs_user' ? closingForUser(message) : closing('error', message));
  return null;
}

/** An output with an answer was stored before its question. Otherwise, the step may be what cannot be stored, and starts again. */
const unstoredIn =
  ({ state }: TurnLog) =>
  (error: unknown): never => {
    throw new RunFault(
      `the work could not be stored: ${reasonOf(error)}`,
      state.approval === null ? 'starts_again' : 'may_pass',
    );
  };

/** A call that continues after a crash is another session, which has limits in time of its own. */
function isWaitingForChild({ step }: SessionState, tools: readonly Tool[]): boolean {
  const name = step === null ? undefined : openCall(step)?.call.tool;
  return tools.some((tool) => tool.name === name && tool.isRepeatable === true);
}

/** Between two actions, and at the first attempt on a target: a daemon that is killed has not seen one that its log does not name. */
async function recordRefused(log: TurnLog, { refusedAttempts }: OpenTools): Promise<void> {
  for (const attempt of refusedAttempts?.() ?? []) await log.append({ kind: 'network_refused', ...attempt });
}

async function recordAtOnce(log: TurnLog, opened: OpenTools): Promise<void> {
  await recordRefused(log, opened);
  await log.flush();
}

/**
 * A session that is stuck when its time ends is stuck: that says more than the clock [stuck-before-timeout].
 *
 * @returns the reason why the session stopped, if the log does not contain it
 */
async function loopUntilDeadline(
  environment: SessionEnvironment,
  steered: Steered,
  sidecar: Sidecar,
  session: DaemonSession,
  signal: AbortSignal,
): Promise<string | null> {
  const { host, runtime, model, limits, confirmations, permissions, timer, spawning, pause } = environment;
  const { log, inbox, spending } = steered;
  const layers = () => layersOf(permissions, session.workflowId, log.state.step?.opened.stepId ?? null);
  const opened = await environment.openTools(session, hasNetwork(environment, session) ? layers : null);
  if (opened.kind === 'refused') return fail(log, opened.reason);
  // If the log cannot be written, the next action fails.
  opened.onRefused?.(() => void recordAtOnce(log, opened).catch(() => undefined));
  const clock = new SessionClock(timer, limits, log.state);
  const cancelling = new AbortController();
  const endWatch = watchForCancel(
    timer,
    inbox,
    () => log.state.lastTicket,
    () => cancelling.abort(),
  );
  const run = new RuntimeRun(runtime, sidecar, { session, isUserAsked: confirmations === 'ask' });
  const offered = [...opened.tools, showPart(run), ...(spawning?.tools(session, opened) ?? [])];
  const tools = permittedTools(offered, layers, opened.paths);
  const ports = {
    log,
    model,
    run,
    tools,
    tick: () => clock.tick(log.state, isWaitingForChild(log.state, tools)),
    checkpoint: () => opened.checkpoint().catch(unstoredIn(log)),
    worktreeDigest: async () => (await opened.worktreeDigest?.()) ?? null,
    projectPlace: opened.projectPlace ?? '',
    limits,
    spending,
    receive: async () => {
      await recordRefused(log, opened);
      await receiveEntries(steered);
    },
    cancelled: cancelling.signal,
    crypto: host.crypto,
    pause,
  };
  let obstacle: string | null = null;
  try {
    await untilEither([signal, clock.signal], (either) => clock.orLeftBehind(agentLoop(ports, either)));
  } catch (error) {
    obstacle = await failedRun(log, error);
  } finally {
    endWatch();
    clock.stop();
    await opened.close();
    await recordRefused(log, opened);
  }
  const { closed, question } = log.state;
  if (obstacle !== null || clock.end === null || closed !== null || question !== null) return obstacle;
  const next = nextAction(log.state, limits);
  const end = next.kind === 'close' ? next : clock.end;
  await log.append(closing(end.outcome, end.reason));
  return null;
}
