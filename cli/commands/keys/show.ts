/** `workrail keys show`: the keys of this data directory, without key material. */

import { valueOrFailure } from '../../../project/failure.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { keysText } from '../../reporters/keys-text.ts';
import { openAdminApi } from '../../serving/open-admin.ts';

/** Exits with 1 when tokens that were handed out cannot be checked. */
export async function run({ options }: Invocation): Promise<number> {
  const report = valueOrFailure(await openAdminApi().showKeys());
  await printAnswer('keyring-report', report, options, keysText);
  const isLost =
    report.state === 'damaged' || report.state === 'newer' || (report.state === 'missing' && report.sessions > 0);
  return isLost ? exitCode.errorsFound : exitCode.ok;
}
