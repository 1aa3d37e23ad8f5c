/**
 * One session of the daemon: from the start of a run, or from what a stopped process left, to its result. Everything that has to be
 * recorded, removed or released when a session stops happens in one place, however it stops [one-place-ends-a-session].
 */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { StartData, StartInput } from '../../schemas/tools.ts';
import type { OpenRun } from '../../runtime/runtime.ts';
import { requestDelivery } from '../delivery/deliver.ts';
import { isUnfinished } from '../delivery/outbox-state.ts';
import { readableOutbox } from '../delivery/readable-outbox.ts';
import { emptySession, type SessionState, TurnLogFault } from '../conversation/session-state.ts';
import { FileJobQueue } from '../queue/file-queue.ts';
import { isReplaced } from '../queue/replaced-session.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { TurnLog } from '../storage/turn-log.ts';
import type { EndedSession, Job, SessionEnvironment } from './session-environment.ts';
import { runIn } from './session-record.ts';
import { recordEnd } from './record-end.ts';
import { failed } from './outcome.ts';
import { ackOf } from './runtime-run.ts';
import { refusedStart } from './refused-start.ts';
import { unmetOf } from './unmet.ts';
import { work } from './work-on-session.ts';

/** How a session starts its run. A command that checks a job before it adds it asks about the same start. */
export const startOf = ({ workflowId, goal, context, workspacePath }: Job): StartInput => ({
  workflowId,
  goal,
  context,
  workspacePath,
  preferences: { autonomy: 'full_auto_stop_on_user_deps' },
});

/** Starts a run and works on it until it ends, waits for the user, or the signal stops it between two effects. */
export async function startSession(
  environment: SessionEnvironment,
  job: Job,
  signal: AbortSignal,
): Promise<EndedSession> {
  const startedMs = environment.host.clock.nowMs();
  const unmet = await unmetOf(environment, job);
  if (unmet !== null) {
    const stopped = { sessionId: null, result: failed(unmet), state: emptySession };
    return recordEnd(environment, job.workflowId, stopped, startedMs);
  }
  const started = await environment.runtime.start(startOf(job));
  if (started.isErr()) {
    const stopped = { sessionId: null, result: refusedStart(started.error, job), state: emptySession };
    return recordEnd(environment, job.workflowId, stopped, startedMs);
  }
  const session = sessionOf(job, started.value.data);
  await TurnLog.create(environment.host, environment.layout.turnLog(session.sessionId));
  const lock = await SessionLock.take(environment.host, environment.layout, session.sessionId);
  if (lock === null) throw new Error('a new session is already locked');
  const sidecar = new Sidecar(environment.host, environment.layout, session.sessionId);
  try {
    if (job.delivery) await requestDelivery(environment, session.sessionId, job.delivery);
    // Before the loop: from here on, a crashed session can be resumed.
    await sidecar.write(session);
    return await work(environment, sidecar, session, { startedMs }, signal);
  } finally {
    await lock.release();
  }
}

const sessionOf = (job: Job, { session, workflow, stateToken, ackToken }: StartData): DaemonSession => ({
  v: 1,
  ...runIn({ ...job, ...workflow, sessionId: session.sessionId, runId: session.runId, runName: session.runName }),
  stateToken,
  ackToken: ackToken ?? null,
  stepsAdvanced: 0,
  answered: null,
});

/**
 * Why a session cannot be resumed. `unknown`: it has no directory, or nothing was recorded in it. `reopened`: it was complete, and a repair
 * or a change of the run reopened a step since, which its log has no place for. `replaced`: its job uses another session. `damaged`: its log is, or
 * a folder is in the place of its sidecar.
 */
export type Unresumable = 'locked' | 'unknown' | 'finished' | 'reopened' | 'replaced' | 'damaged' | UnavailableRun;

/**
 * Why a session that is not complete cannot continue its run: the user abandoned or removed the run, it cannot be read, or it is already
 * complete, such as by the work of another agent. `continued`: another agent did the step at which the session failed, so only the user
 * decides whether it works on the next one.
 */
export type UnavailableRun = 'abandoned' | 'removed' | 'unreadable' | 'completed' | 'continued';

export type Resuming = {
  /** The daemon tries again by itself, and no decision of the user is known. */
  readonly isRetry?: boolean;
  /** Called under the lock of the session once it can continue, before it receives what the user sent. */
  readonly beforeWork?: () => Promise<void>;
};

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
  { isRetry = false, beforeWork }: Resuming = {},
): Promise<EndedSession | Unresumable> {
  const { host, layout } = environment;
  const files = [layout.turnLog(sessionId), layout.lock(sessionId), layout.sidecar(sessionId)];
  const found = await Promise.all(files.map((path) => host.files.entry(path)));
  if (found.every((entry) => entry === null)) return 'unknown';
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return 'locked';
  try {
    const sidecar = new Sidecar(host, layout, sessionId);
    const kept = await sidecar.read();
    const isUnreadable = kept === 'unreadable';
    // It cannot be replaced.
    if (isUnreadable && (await host.files.entry(layout.sidecar(sessionId))) === 'folder') return 'damaged';
    const session = await (kept === null || isUnreadable
      ? fromRun(environment, sessionId, isRetry)
      : fromSidecar(environment, kept));
    // Nothing was recorded, and nothing names the run: the session never started.
    if (session === 'unknown' && isUnreadable) await sidecar.remove();
    if (typeof session === 'string') return session;
    if ('result' in session) return await recordEnd(environment, session.workflowId, session, host.clock.nowMs());
    if (session !== kept) await sidecar.write(session);
    await beforeWork?.();
    return await work(environment, sidecar, session, { startedMs: host.clock.nowMs(), message }, signal);
  } catch (error) {
    if (error instanceof TurnLogFault) return 'damaged';
    throw error;
  } finally {
    await lock.release();
  }
}

/** Before anything is recorded or received: once what prevents the work is undone, the session continues with the answers of the user. */
async function fromSidecar(
  environment: SessionEnvironment,
  kept: DaemonSession,
): Promise<DaemonSession | Unchecked | 'replaced' | UnavailableRun> {
  if (await isReplacedIn(environment, kept)) return 'replaced';
  const run = await runOf(environment, kept);
  if (typeof run === 'string' && run !== 'finished') return run;
  // The work below reads the run itself, and reports a run that is complete or cannot be read now.
  if (run === 'finished' || 'unchecked' in run) return kept;
  const read = await environment.runtime.continue({ stateToken: kept.stateToken });
  if (read.isOk() || !isRefusedToken(read.error)) return kept;
  const state = await stateOf(environment, kept.sessionId);
  const tokens = await tokensOf(environment, run, state);
  if ('unchecked' in tokens) return { ...kept, result: failed(tokens.unchecked), state };
  return tokens.ackToken === null ? kept : { ...kept, ...tokens };
}

const isRefusedToken = ({ code }: ErrorEnvelope): boolean =>
  code.startsWith('TOKEN_') && code !== 'TOKEN_SESSION_LOCKED' && code !== 'TOKEN_SESSION_UNHEALTHY';

/**
 * New tokens for the step that the log of a session is at, where those of the sidecar are lost, or are of keys that the keyring has no more: the
 * output of the step and the answer of the user to it stay. No `ackToken` if the run is not at that step: what was sent for it must not be
 * taken for the step after it [completion-is-idempotent].
 */
async function tokensOf(
  { runtime }: SessionEnvironment,
  { stateToken }: OpenRun,
  { step }: SessionState,
): Promise<Pick<DaemonSession, 'stateToken' | 'ackToken'> | { readonly unchecked: string }> {
  if (step === null) return { stateToken, ackToken: null };
  const read = await runtime.continue({ stateToken });
  if (read.isErr()) return { unchecked: faultText(read.error) };
  const { data } = read.value;
  const { stepId, number } = step.opened;
  const isThere = data.pending?.stepId === stepId && data.progress.completed + 1 === number;
  return { stateToken: data.stateToken, ackToken: isThere ? ackOf(data) : null };
}

async function stateOf({ host, layout }: SessionEnvironment, sessionId: SessionId): Promise<SessionState> {
  const log = await TurnLog.open(host, layout, sessionId);
  await log.close();
  return log.state;
}

/** The sidecar of a session that ended was removed, and another one may be unreadable. Its log names the run, and the runtime finds the run. */
async function fromRun(
  environment: SessionEnvironment,
  sessionId: SessionId,
  isRetry: boolean,
): Promise<DaemonSession | Unchecked | 'unknown' | 'finished' | 'reopened' | 'replaced' | UnavailableRun> {
  const state = await stateOf(environment, sessionId);
  const { opened, closed, stepsCompleted } = state;
  if (opened === null) return 'unknown';
  if (await isReplacedIn(environment, opened)) return 'replaced';
  const run = await runOf(environment, opened);
  const isUnavailable = typeof run === 'string' || 'unchecked' in run;
  if (closed?.outcome === 'success' && (await isToDeliver(environment, sessionId)))
    // No token is needed: nothing but the delivery is left, and it says what it cannot read of the run.
    return { v: 1, ...runIn(opened), stateToken: '', ackToken: null, stepsAdvanced: stepsCompleted, answered: null };
  if (closed?.outcome === 'success') return isUnavailable ? 'finished' : 'reopened';
  // A session that completed its run itself has recorded this before its sidecar was removed.
  if (run === 'finished') return 'completed';
  if (typeof run === 'string') return run;
  if ('unchecked' in run) return { sessionId, workflowId: opened.workflowId, result: failed(run.unchecked), state };
  const tokens = await tokensOf(environment, run, state);
  if ('unchecked' in tokens)
    return { sessionId, workflowId: opened.workflowId, result: failed(tokens.unchecked), state };
  if (isRetry && (await isPast(environment, run, state, tokens.ackToken !== null))) return 'continued';
  return { v: 1, ...runIn(opened), ...tokens, stepsAdvanced: stepsCompleted, answered: null };
}

/** Whether the user requested the delivery of a complete session again: the session ended when the user dismissed the delivery. */
async function isToDeliver({ host, layout }: SessionEnvironment, sessionId: SessionId): Promise<boolean> {
  if ((await host.files.entry(layout.outbox(sessionId))) === null) return false;
  const outbox = await readableOutbox(host, layout, sessionId);
  return outbox !== null && isUnfinished(outbox.state, true);
}

/**
 * Whether another agent did what the session would have done next.
 *
 * @param isAtStep whether the run is at the open step of the session
 */
async function isPast(
  { runtime }: SessionEnvironment,
  { stateToken }: OpenRun,
  { step, lastCompleted }: SessionState,
  isAtStep: boolean,
): Promise<boolean> {
  if (step !== null) return !isAtStep;
  const read = await runtime.continue({ stateToken });
  return read.isOk() && read.value.data.progress.completed > lastCompleted;
}

/** A session whose run cannot be read now. It fails with the fault, as one whose sidecar is still there does, and can be resumed. */
type Unchecked = Pick<EndedSession, 'result' | 'state'> & {
  readonly sessionId: SessionId;
  readonly workflowId: string;
};

/** Asked under the lock of the session: meanwhile, no daemon can discard it. */
const isReplacedIn = ({ host, layout }: SessionEnvironment, session: Pick<DaemonSession, 'sessionId' | 'queued'>) =>
  isReplaced(new FileJobQueue(host, layout.queue), session);

/** The message names the file. */
const faultText = ({ code, message }: ErrorEnvelope): string =>
  `${message} To see what to do, run: ${code === 'STORE_IO_FAILED' ? 'workrail doctor' : `workrail explain ${code}`}`;

/**
 * A run that is not stored, or that cannot be read, must not count as complete: its work is not done. `unchecked`: the fault that prevents
 * to read it, and what to do. It may pass.
 */
async function runOf(
  { runtime }: SessionEnvironment,
  { sessionId, runId }: Pick<DaemonSession, 'sessionId' | 'runId'>,
): Promise<OpenRun | { readonly unchecked: string } | 'finished' | UnavailableRun> {
  const found = await runtime.openRunOf(sessionId, runId);
  if (found.isErr()) return { unchecked: faultText(found.error) };
  const run = found.value;
  switch (run) {
    case 'complete':
      return 'finished';
    case 'unknown':
      return 'removed';
    case 'abandoned':
      return run;
    case 'damaged':
      return 'unreadable';
    case 'ambiguous':
    case 'unattended':
    case 'unreadable':
    case 'of another workspace':
      return { unchecked: 'its run cannot be read now' };
    default:
      // A complete run within another run: that one is open.
      return run.runId === runId ? run : 'finished';
  }
}
