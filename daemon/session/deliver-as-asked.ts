/** Delivers the result of a session because the user asks for it: for the first time, again, or where another process stopped. */
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Delivery, type DeliveryEnvironment, requestAgain } from '../delivery/deliver.ts';
import { faultOf, hasBegun, type OutboxState } from '../delivery/outbox-state.ts';
import { deliverStopped, type StoppedSession } from '../delivery/session-delivery.ts';
import type { SessionResult } from './outcome.ts';

export type DeliveryChoice = {
  readonly dryRun: boolean;
  readonly isRetry: boolean;
  /** The user approves what passed without an approval. */
  readonly isApproved: boolean;
  readonly issue: number | null;
};

type Asked = {
  readonly session: StoppedSession;
  readonly result: SessionResult;
  /** Of the session, as it was read under its lock. */
  readonly outbox: OutboxState;
};

/** A delivery that is complete, that waits for the user, or that the user dismissed is only shown. Another issue is one more place for it. */
export const isSettled = (state: OutboxState, { dryRun, isRetry, issue }: DeliveryChoice): boolean =>
  (state.isClosed && state.plan?.kind !== 'question' && (issue === null || issue === state.target?.issue)) ||
  ((faultOf(state) !== null || state.isDismissed) && !isRetry && !dryRun);

/**
 * Delivers what is not settled. The caller holds the lock of the session.
 *
 * @param configuredTarget by the configuration of today; throws if there is none
 * @returns null if the session has nothing to deliver
 */
export async function deliverAsAsked(
  environment: DeliveryEnvironment,
  runtime: Pick<Runtime, 'newestArtifact' | 'openRunOf' | 'unapprovedSteps'>,
  { session, result, outbox }: Asked,
  choice: DeliveryChoice,
  configuredTarget: (issue: number | null) => DeliveryTarget,
  signal: AbortSignal,
): Promise<Delivery | null> {
  const { sessionId, workspacePath } = session;
  const isConfigured = (issue: number | null) => !('allowed' in environment.targets(workspacePath, issue));
  const fresh = isKept(outbox, choice, isConfigured) ? null : configuredTarget(issueOf(outbox, choice));
  // The user dismissed this delivery: another request continues it.
  const requested = fresh ?? (outbox.isDismissed ? outbox.target : null);
  const { dryRun, isApproved } = choice;
  if (requested !== null && !dryRun) await requestAgain(environment, sessionId, requested);
  const options = { dryRun, isApproved, ...(fresh === null ? {} : { target: fresh }) };
  return deliverStopped(environment, runtime, session, result, signal, options);
}

const issueOf = ({ target }: OutboxState, { issue }: DeliveryChoice): number | null => issue ?? target?.issue ?? null;

/** Whether the delivery keeps the target of its request: a delivery that a dead process left is finished as it began. */
function isKept(state: OutboxState, choice: DeliveryChoice, isConfigured: (issue: number | null) => boolean): boolean {
  const { dryRun, isRetry, issue } = choice;
  if (!hasBegun(state) || issue !== null) return false;
  // Effects that began can be completed without the entry of the configuration.
  return (!isRetry && !(dryRun && state.failure !== null)) || !isConfigured(issueOf(state, choice));
}
