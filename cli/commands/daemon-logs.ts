/** `workrail daemon logs <session>`: the turn log of a session, one line for each record. */
import type { DaemonLog } from '../../schemas/daemon-reports.ts';
import { replayParts } from '../../daemon/conversation/replay.ts';
import { exitCode, type Invocation } from '../command.ts';
import { logText } from '../reporters/daemon-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { namedSession, openDaemon } from '../serving/open-daemon.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const { sessionId, records } = await namedSession(openDaemon(), operands[0]);
  const report: DaemonLog = { version: 1, sessionId, records: [...records] };
  const parts = [...replayParts(records)];
  await printAnswer(null, report, options, (_, colors) => logText({ version: 1, sessionId, parts }, colors));
  return exitCode.ok;
}
