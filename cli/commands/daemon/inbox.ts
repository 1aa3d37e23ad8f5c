/** `workrail daemon inbox`: the questions of all sessions that wait for the user, failed jobs, and undelivered entries. */
import { inboxReport } from '../../../daemon/reports/inbox-report.ts';
import { sessionIds, storedSessions } from '../../../daemon/storage/stored-sessions.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { inboxText } from '../../reporters/daemon-inbox-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { namedSession, onQueue, openDaemon } from '../../serving/open-daemon.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  const { host, layout } = daemon;
  const [name] = operands;
  const session = name === undefined ? null : await namedSession(daemon, name);
  const sessions =
    session === null ? storedSessions(host, layout, [...(await sessionIds(host, layout))].reverse()) : [session];
  const jobs = (await onQueue(daemon, (queue) => queue.jobs())).filter(
    ({ sessionId }) => session === null || session.sessionId === sessionId,
  );
  await printAnswer(null, await inboxReport(daemon, sessions, jobs), options, inboxText);
  return exitCode.ok;
}
