/** `workrail keys rotate`: the current key becomes the previous one, and a fresh one signs from now on. */

import { valueOrFailure } from '../../../project/failure.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { keysText } from '../../reporters/keys-text.ts';
import { openAdminApi } from '../../serving/open-admin.ts';

export async function run({ options }: Invocation): Promise<number> {
  const report = valueOrFailure(await openAdminApi().rotateKeys(options['forceNew'] === true));
  await printAnswer('keyring-report', report, options, keysText);
  return exitCode.ok;
}
