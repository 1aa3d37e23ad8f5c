/** `workrail keys rotate`: the current key becomes the previous one, and a fresh one signs from now on. */
import { exitCode, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { keysText } from '../reporters/keys-text.ts';
import { dataColors, printData, printJson } from '../terminal/terminal.ts';

export async function run({ options }: Invocation): Promise<number> {
  const rotated = await openOperator().rotateKeys(options['forceNew'] === true);
  if (rotated.isErr()) throw new Failure(rotated.error);
  if (options['json'] === true) await printJson(rotated.value);
  else await printData(keysText(rotated.value, dataColors()));
  return exitCode.ok;
}
