/** The delivery of a session that stopped: its result is read from the runtime, and its question from its log. */
import { ok } from 'neverthrow';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { RunId } from '../../schemas/ids.ts';
import type { NotOpen, OpenRun, Runtime } from '../../runtime/runtime.ts';
import type { SessionResult } from '../session/outcome.ts';
import { deliverAgainCommand, undoAbandonCommand } from '../reports/next-commands.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import {
  deliverSession,
  type Delivery,
  type DeliveryEnvironment,
  type DeliveryOptions,
  refuseDelivery,
} from './deliver.ts';
import { requestCurrent } from './current-target.ts';
import { handoffKind, handoffOf } from './handoff.ts';
import { Outbox } from './outbox.ts';
import { type GateFault, takingOver } from './path-gates.ts';
import type { SessionEnd } from './plan.ts';

export type StoppedSession = Pick<
  DaemonSession,
  'sessionId' | 'runId' | 'runName' | 'workflowId' | 'goal' | 'workspacePath' | 'queued'
>;
type Runs = Pick<Runtime, 'newestArtifact' | 'openRunOf' | 'unapprovedSteps'>;

/** Null for a session that ended without anything to deliver: its work stays where it is. */
async function endOf(
  runtime: Runs,
  { sessionId, runId }: StoppedSession,
  result: SessionResult,
  asksForApproval: boolean,
): Promise<SessionEnd | { readonly obstacle: keyof typeof obstacles } | null> {
  if (result.kind === 'parked' && result.question !== null) return { kind: 'question', question: result.question };
  if (result.kind !== 'success') return null;
  const open = await runtime.openRunOf(sessionId, runId);
  if (open.isOk() && open.value === 'abandoned') return { obstacle: 'abandoned' };
  // The handoff of a step that is not done any more says nothing. A complete run within another run leads to that one.
  if (open.isOk() && isRun(open.value, runId)) return { obstacle: 'reopened' };
  const found = await runtime.newestArtifact(sessionId, runId, handoffKind);
  if (found.isErr() && found.error.retry.kind === 'not_retryable') return { obstacle: 'unreadable' };
  if (found.isErr()) throw new SharedLogFault(found.error.message, 'the result of the session', null);
  const unapproved = asksForApproval ? await runtime.unapprovedSteps(sessionId, runId) : ok([]);
  if (unapproved.isErr() && unapproved.error.retry.kind === 'not_retryable') return { obstacle: 'unreadable' };
  if (unapproved.isErr()) throw new SharedLogFault(unapproved.error.message, 'the result of the session', null);
  return { kind: 'success', handoff: handoffOf(found.value, result.summary), unapproved: unapproved.value };
}

const isRun = (open: OpenRun | NotOpen, runId: RunId): boolean => typeof open !== 'string' && open.runId === runId;

const reopened = ({ sessionId, runName }: StoppedSession): GateFault => ({
  reason: 'the run is not complete any more: a step of it was reopened, or lost by a repair, since the session ended',
  allowed: `Have an agent complete the run ${runName}, and then run: ${deliverAgainCommand(runName)}. Otherwise, ${takingOver(sessionId)}`,
});

const abandoned = ({ sessionId, runName }: StoppedSession): GateFault => ({
  reason: 'you abandoned the run since the session ended',
  allowed: `To undo this, run: ${undoAbandonCommand(runName)}, and then: ${deliverAgainCommand(runName)}. Otherwise, ${takingOver(sessionId)}`,
});

const unreadable = ({ sessionId }: StoppedSession): GateFault => ({
  reason: 'the steps or the artifacts of the run, one of which may be its handoff, cannot be read',
  allowed: `To see what is damaged, run: workrail sessions verify ${sessionId}. If it cannot be restored, ${takingOver(sessionId)}`,
});

const obstacles = { abandoned, reopened, unreadable };

/** Null if no delivery was requested, or if there is nothing to deliver. The caller holds the lock of the session. */
export async function deliverStopped(
  environment: DeliveryEnvironment,
  runtime: Runs,
  session: StoppedSession,
  result: SessionResult,
  signal: AbortSignal,
  options: DeliveryOptions = {},
): Promise<Delivery | null> {
  const { host, layout } = environment;
  const { state } = await Outbox.open(host, layout, session.sessionId);
  if (state.target === null && options.target === undefined) return null;
  const asksForApproval = environment.confirmations === 'ask' && options.isApproved !== true;
  const end = await endOf(runtime, session, result, asksForApproval);
  if (end === null) return null;
  // A handoff may say that the work must not be merged.
  if ('obstacle' in end) {
    const fault = obstacles[end.obstacle](session);
    return refuseDelivery(environment, session.sessionId, fault, options);
  }
  if (options.target === undefined) {
    const fault = await requestCurrent(environment, session, end, { dryRun: options.dryRun === true });
    if (fault !== null) return refuseDelivery(environment, session.sessionId, fault, options);
  }
  return deliverSession(environment, session, end, signal, options);
}
