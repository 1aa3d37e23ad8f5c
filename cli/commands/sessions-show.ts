/** `workrail sessions show <session>`: the runs of one session as graphs. Of a damaged one, what is sound, under a banner. */
import { CommandFailure, exitCode, type Invocation } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { sessionText } from '../reporters/session-text.ts';
import { dataColors, printData, printJson } from '../terminal.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const shown = await openOperator().showSession(operands[0] ?? '');
  if (shown.isErr()) throw new CommandFailure(shown.error, exitCode.errorsFound);
  const { session, runId } = shown.value;
  if (options['json'] === true) await printJson(session);
  else await printData(sessionText(session, runId, dataColors()));
  return exitCode.ok;
}
