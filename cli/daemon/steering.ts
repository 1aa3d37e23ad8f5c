/** Sends an entry to a session, and prints when the session receives it. */
import type { InboxAction } from '../../schemas/daemon/inbox-entry.ts';
import { isRefused } from '../../daemon/reports/refusal.ts';
import { sendEntry as send, textFault } from '../../daemon/reports/send-entry.ts';
import { DaemonLock } from '../../daemon/service/daemon-lock.ts';
import type { StoredSession } from '../../daemon/storage/stored-sessions.ts';
import { usageError } from '../../project/failure.ts';
import { exitCode, type Invocation } from '../command.ts';
import { sentText } from '../reporters/daemon-inbox-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import type { openDaemon } from '../serving/open-daemon.ts';

/** A text of the user, within its limit. */
export function boundedText(what: string, text: string): string {
  const fault = textFault(what, text);
  if (fault !== null) throw usageError(fault.reason, fault.next);
  return text;
}

export const sendingTo = (daemon: ReturnType<typeof openDaemon>) => ({
  ...daemon,
  isDaemonRunning: async () => (await DaemonLock.running(daemon.host, daemon.layout)) !== null,
});

export async function sendEntry(
  { options }: Invocation,
  daemon: ReturnType<typeof openDaemon>,
  session: StoredSession,
  action: InboxAction,
): Promise<number> {
  const report = await send(sendingTo(daemon), session, action);
  if (isRefused(report)) throw usageError(report.reason, report.next);
  await printAnswer(null, report, options, sentText);
  return exitCode.ok;
}
