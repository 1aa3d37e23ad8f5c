/** `workrail daemon replay <session>`: what the model was sent and what it answered, turn by turn, from the log alone. */
import { isRefused } from '../../../daemon/reports/refusal.ts';
import { replayReport } from '../../../daemon/reports/replay-report.ts';
import { usageError } from '../../../project/failure.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { replayText } from '../../reporters/daemon-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { namedSession, openDaemon, requireReadableLog } from '../../serving/open-daemon.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const wanted = turnOf(options['turn']);
  const session = await namedSession(openDaemon(), operands[0]);
  requireReadableLog(session);
  const report = replayReport(session, wanted);
  if (isRefused(report)) throw usageError(`--turn: ${report.reason}`, 'Run the command without --turn');
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
