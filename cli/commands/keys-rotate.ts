/** `workrail keys rotate`: the current key becomes the previous one, and a fresh one signs from now on. */
import { exitCode, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { keysText } from '../reporters/keys-text.ts';
import { printReport } from '../reporters/json-report.ts';
import { dataColors, printData } from '../terminal/terminal.ts';

export async function run({ options }: Invocation): Promise<number> {
  const rotated = await openOperator().rotateKeys(options['forceNew'] === true);
  if (rotated.isErr()) throw new Failure(rotated.error);
  if (options['json'] === true) await printReport('keyring-report', rotated.value, options);
  else await printData(keysText(rotated.value, dataColors()));
  return exitCode.ok;
}
