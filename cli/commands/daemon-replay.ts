/** `workrail daemon replay <session>`: what the model was sent and what it answered, turn by turn, from the log alone. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonReplay } from '../../schemas/daemon/reports.ts';
import { replayParts } from '../../daemon/conversation/replay.ts';
import { exitCode, type Invocation } from '../command.ts';
import { usageError } from '../../project/failure.ts';
import { replayText } from '../reporters/daemon-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { namedSession, openDaemon } from '../serving/open-daemon.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const wanted = turnOf(options['turn']);
  const { sessionId, records, state } = await namedSession(openDaemon(), operands[0]);
  if (wanted !== null && wanted > (state?.turn ?? 0))
    throw usageError(
      `--turn: the session has ${counted(state?.turn ?? 0, 'turn')}; got ${wanted}`,
      'Run the command without --turn',
    );
  const parts = replayParts(records).filter(({ turn }) => wanted === null || turn === wanted);
  const report: DaemonReplay = { version: 1, sessionId, parts: [...parts] };
  await printAnswer(null, report, options, replayText);
  return exitCode.ok;
}

function turnOf(given: unknown): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,8}$/.test(String(given))) return Number(given);
  throw usageError(
    `--turn needs a number above 0; got "${String(given)}"`,
    'Run: workrail daemon replay <session> --turn 1',
  );
}
