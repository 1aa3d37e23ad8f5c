/** `workrail sessions list`: every stored session with its runs, damaged ones too. */
import { CommandFailure, exitCode, type Invocation } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { listText } from '../reporters/session-text.ts';
import { dataColors, printData, printJson } from '../terminal.ts';

export async function run({ options }: Invocation): Promise<number> {
  const listed = await openOperator().listSessions();
  if (listed.isErr()) throw new CommandFailure(listed.error, exitCode.errorsFound);
  if (options['json'] === true) await printJson(listed.value);
  else await printData(listText(listed.value, dataColors()));
  return exitCode.ok;
}
