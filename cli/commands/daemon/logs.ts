/** `workrail daemon logs <session>`: the turn log of a session, one line for each record, or as spans. */
import { setTimeout } from 'node:timers/promises';
import { replayParts } from '../../../daemon/conversation/replay.ts';
import { spansOf } from '../../../daemon/conversation/spans.ts';
import { type StoredSession, storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { usageError } from '../../../project/failure.ts';
import type { DaemonLog } from '../../../schemas/daemon/reports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { watchIntervalMs } from '../../../schemas/limits.ts';
import { shellWord } from '../../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { logText } from '../../reporters/daemon-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { otlpTraces } from '../../reporters/otlp.ts';
import { namedSession, openDaemon, requireReadableLog } from '../../serving/open-daemon.ts';
import { dataColors, printData, printJson } from '../../terminal/terminal.ts';

type Daemon = ReturnType<typeof openDaemon>;

export async function run({ operands, options }: Invocation): Promise<number> {
  const [name = ''] = operands;
  const formats = ['follow', 'spans', 'json'].filter((option) => options[option] === true);
  if (formats.length > 1)
    throw usageError(
      `--${formats[0]} and --${formats[1]} cannot be combined`,
      `Run: workrail daemon logs ${shellWord(name)} --${formats[0]}`,
    );
  const daemon = openDaemon();
  const session = await namedSession(daemon, name);
  requireReadableLog(session);
  const { sessionId, records } = session;
  if (options['follow'] === true) await follow(daemon, session);
  else if (options['spans'] === true) await printJson(otlpTraces(sessionId, spansOf(records), digestIn(daemon)));
  else {
    const report: DaemonLog = { version: 1, sessionId, records: [...records] };
    await printAnswer(null, report, options, () => textOf(session, 0));
  }
  return exitCode.ok;
}

const digestIn =
  ({ host }: Daemon) =>
  (text: string) =>
    host.crypto.digest(new TextEncoder().encode(text));

const textOf = ({ sessionId, records }: StoredSession, from: number) =>
  logText({ version: 1, sessionId, parts: replayParts(records).slice(from) }, dataColors());

/** Ctrl-C ends it, as it ends any command. */
async function follow({ host, layout }: Daemon, first: StoredSession): Promise<void> {
  const sessionId: SessionId = first.sessionId;
  let shown = 0;
  for (let session = first; ; session = await storedSession(host, layout, sessionId)) {
    requireReadableLog(session);
    const text = textOf(session, shown);
    if (text !== '') await printData(text);
    shown = replayParts(session.records).length;
    if (session.status !== 'running') return;
    await setTimeout(watchIntervalMs);
  }
}
