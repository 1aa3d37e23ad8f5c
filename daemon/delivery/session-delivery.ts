/** The delivery of a session that stopped: its result is read from the runtime, and its question from its log. */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { SessionResult } from '../session/outcome.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { deliverSession, type Delivery, type DeliveryEnvironment, type DeliveryOptions } from './deliver.ts';
import { handoffKind, handoffOf } from './handoff.ts';
import { Outbox } from './outbox.ts';
import type { SessionEnd } from './plan.ts';

export type StoppedSession = Pick<
  DaemonSession,
  'sessionId' | 'runId' | 'runName' | 'workflowId' | 'goal' | 'workspacePath' | 'queued'
>;
type Artifacts = Pick<Runtime, 'newestArtifact'>;

/** Null for a session that ended without anything to deliver: its work stays where it is. */
async function endOf(
  runtime: Artifacts,
  { sessionId, runId }: StoppedSession,
  result: SessionResult,
): Promise<SessionEnd | null> {
  if (result.kind === 'parked' && result.question !== null) return { kind: 'question', question: result.question };
  if (result.kind !== 'success') return null;
  const found = await runtime.newestArtifact(sessionId, runId, handoffKind);
  if (found.isErr()) throw new SharedLogFault(found.error.message, 'the result of the session', null);
  return { kind: 'success', handoff: handoffOf(found.value, result.summary) };
}

/** Null if no delivery was requested, or if there is nothing to deliver. The caller holds the lock of the session. */
export async function deliverStopped(
  environment: DeliveryEnvironment,
  runtime: Artifacts,
  session: StoppedSession,
  result: SessionResult,
  signal: AbortSignal,
  options: DeliveryOptions = {},
): Promise<Delivery | null> {
  const { host, layout } = environment;
  const { state } = await Outbox.open(host, layout, session.sessionId);
  if (state.target === null && options.target === undefined) return null;
  const end = await endOf(runtime, session, result);
  return end === null ? null : deliverSession(environment, session, end, signal, options);
}
