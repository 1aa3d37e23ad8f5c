/** `workrail daemon deliver <session>`: delivers the result of a session, retries, or shows the effects of a delivery. */

import type { Delivery } from '../../../daemon/delivery/deliver.ts';
import { deliveryEnvironment } from '../../../daemon/delivery/open-delivery.ts';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import type { OutboxState } from '../../../daemon/delivery/outbox-state.ts';
import { stopDelivery } from '../../../daemon/delivery/stop-delivery.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import {
  adoptCommand,
  approveCommand,
  deliverAgainCommand,
  followCommand,
  resumeCommand,
} from '../../../daemon/reports/next-commands.ts';
import { remedyOf, type Unavailability, unavailabilityOf } from '../../../daemon/reports/unavailable-session.ts';
import { wasApproved } from '../../../daemon/reports/unsettled-delivery.ts';
import { readsStrangers } from '../../../daemon/network/session-network.ts';
import { type DeliveryChoice, deliverAsAsked, isSettled } from '../../../daemon/session/deliver-as-asked.ts';
import { endDelivered } from '../../../daemon/session/deliver-interrupted.ts';
import { canDismiss, dismissDelivery } from '../../../daemon/session/dismiss-delivery.ts';
import { resultOf } from '../../../daemon/session/outcome.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import type { SessionStatus, StoredSession } from '../../../daemon/storage/stored-sessions.ts';
import { confirmationsSetting, providerKeys, sandboxSetting } from '../../../project/configuration/daemon-config.ts';
import { configuredTarget, deliverySettings } from '../../../project/configuration/daemon-delivery.ts';
import { type Failure, usageError } from '../../../project/failure.ts';
import type { DaemonDelivery } from '../../../schemas/daemon/delivery-report.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { finishInterrupted } from '../../daemon/interrupted-deliveries.ts';
import { untilSignal } from '../../daemon/until-signal.ts';
import { issueOf } from '../../operands/issue-number.ts';
import { deliveryPartOf, deliveryText, isDone, storedDelivery, withIssue } from '../../reporters/delivery-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { fileFailure, namedSession, openDaemon } from '../../serving/open-daemon.ts';
import { openRuntime } from '../../serving/open-runtime.ts';
import { newline, warn } from '../../terminal/terminal.ts';

export const run = (invocation: Invocation): Promise<number> =>
  deliverNamed(invocation).catch((error: unknown) => {
    throw fileFailure(error);
  });

async function deliverNamed({ operands, options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  const { host, layout } = daemon;
  const stored = await namedSession(daemon, operands[0]);
  if (options['dismiss'] === true) return dismiss(daemon, stored, options);
  const why = hasResult(stored.status) ? null : await unavailabilityOf(daemon, stored);
  const session = deliverable(stored, why);
  const { sessionId, runName } = session;
  // No trigger delivers such a result by itself.
  if (readsStrangers(session))
    warn('the agent has read texts of strangers, who may have instructed it: read its changes before you deliver them');
  const choice = {
    dryRun: options['dryRun'] === true,
    isRetry: options['retry'] === true || options['approve'] === true,
    isApproved: options['approve'] === true,
    issue: issueOf(options['issue']),
  };
  if (!choice.dryRun) await untilSignal((signal) => finishInterrupted(daemon, signal, sessionId));
  const lock = await takeLock(daemon, session);
  try {
    const { state } = await Outbox.open(host, layout, sessionId);
    const isShown = isSettled(state, choice);
    // Read first: a request that cannot be carried out would wait for ever.
    if (!isShown) await requireStored(daemon, session, state);
    const found = isShown
      ? storedDelivery(state, runName, choice.issue)
      : await deliver(daemon, session, state, choice);
    const delivery = withIssue(found, runName, choice.issue);
    if (!choice.dryRun) await endDelivered(daemon, session.state, delivery);
    const part = deliveryPartOf(delivery);
    const report: DaemonDelivery = { version: 1, sessionId, runName, ...part };
    await printAnswer(null, report, options, deliveryText);
    return isDone(part) ? exitCode.ok : exitCode.errorsFound;
  } finally {
    await lock.release();
  }
}

async function requireStored(
  { runs }: ReturnType<typeof openDaemon>,
  { sessionId, runId, runName, state: session }: Deliverable,
  outbox: OutboxState,
): Promise<void> {
  if ((await runs.unavailability(sessionId, runId)) !== 'removed') return;
  throw usageError(
    `the result of session ${runName} cannot be delivered: its run is no longer stored`,
    canDismiss(outbox, session)
      ? `To end the delivery, run: workrail daemon deliver ${runName} --dismiss`
      : `To make a branch of the work of the session, run: ${adoptCommand(sessionId)}`,
  );
}

/**
 * A delivery that runs is stopped, and nothing of the session is delivered until the user requests it again: not the result of a session either that
 * waits for an answer, and whose question was to be delivered. A session without a result may have had a question to deliver.
 */
async function dismiss(
  daemon: ReturnType<typeof openDaemon>,
  stored: StoredSession,
  options: Invocation['options'],
): Promise<number> {
  const { sessionId, state: session } = stored;
  const runName = session?.opened?.runName ?? sessionId;
  if (await stopDelivery(daemon, stored)) return printDismissed(daemon, stored, options);
  const lock = await takeLock(daemon, { sessionId, runName });
  try {
    const outbox = await Outbox.open(daemon.host, daemon.layout, sessionId);
    if (!(await dismissDelivery(daemon, stored, outbox)))
      throw usageError(
        `session ${runName} has no refused, failed or interrupted delivery`,
        `To see its delivery, run: workrail daemon deliver ${runName}`,
      );
    return await printDismissed(daemon, stored, options);
  } finally {
    await lock.release();
  }
}

const laterResult =
  'If the session completes later, its result is not delivered either. To deliver it after all, run this when the session is complete:';

async function printDismissed(
  { host, layout }: ReturnType<typeof openDaemon>,
  { sessionId, status, state }: StoredSession,
  options: Invocation['options'],
): Promise<number> {
  const runName = state?.opened?.runName ?? sessionId;
  const outbox = await Outbox.open(host, layout, sessionId);
  const part = deliveryPartOf(storedDelivery(outbox.state, runName));
  const report: DaemonDelivery = { version: 1, sessionId, runName, ...part };
  const retry = wasApproved(outbox.state) ? approveCommand(runName) : deliverAgainCommand(runName);
  const isComplete = status === 'success' || state?.closed?.outcome === 'success';
  const after = isComplete ? `To deliver it after all: ${retry}` : `${laterResult} ${retry}`;
  await printAnswer(null, report, options, () =>
    [`Dismissed the delivery of ${runName}. Its work is kept.`, after].join(newline),
  );
  return exitCode.ok;
}

async function takeLock(
  { host, layout }: ReturnType<typeof openDaemon>,
  { sessionId, runName }: Pick<Deliverable, 'sessionId' | 'runName'>,
): Promise<SessionLock> {
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null)
    throw usageError(`another process is working on session ${runName}`, waysToResult('running', runName));
  return lock;
}

type Deliverable = ReturnType<typeof deliverable>;
const hasResult = (status: SessionStatus): boolean => status === 'success' || status === 'waiting';

function deliverable(stored: StoredSession, why: Unavailability | null) {
  const { sessionId, status, state } = stored;
  const opened = state?.opened ?? null;
  const name = opened?.runName ?? sessionId;
  if (state === null || opened === null || !hasResult(status))
    throw why === null
      ? usageError(`session ${name} has no result to deliver: its status is ${status}`, waysToResult(status, name))
      : noResult(stored, name, why);
  return { ...opened, result: resultOf(state), state };
}

function noResult(stored: StoredSession, name: string, why: Unavailability): Failure {
  const { what, next } = remedyOf(why, stored);
  return usageError(`session ${name} has no result to deliver: ${what}`, next);
}

/** How the session gets a result. A session that is locked cannot be resumed. */
function waysToResult(status: SessionStatus, name: string): string {
  if (status === 'running')
    return `Wait until the process ends: ${followCommand(name)}; then run: workrail daemon deliver ${name}`;
  return `Run: ${resumeCommand(name)}; when the session is complete, run: workrail daemon deliver ${name}`;
}

async function deliver(
  { host, layout }: ReturnType<typeof openDaemon>,
  session: Deliverable,
  outbox: OutboxState,
  choice: DeliveryChoice,
): Promise<Delivery> {
  const { workspacePath, result } = session;
  const environment = deliveryEnvironment({
    host,
    layout,
    ledger: new FileLedger(host, layout.ledger),
    sandbox: sandboxSetting(),
    confirmations: confirmationsSetting(),
    known: providerKeys(),
    targets: deliverySettings(),
  });
  const target = (issue: number | null) => configuredTarget(workspacePath, issue);
  const delivery = await untilSignal((signal) =>
    deliverAsAsked(environment, openRuntime(workspacePath), { session, result, outbox }, choice, target, signal),
  );
  if (delivery === null) throw new Error('the result of the session could be delivered but was not');
  return delivery;
}
