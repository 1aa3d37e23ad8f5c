/** `workrail keys show`: which keys this data directory has. */
import { exitCode, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { keysText } from '../reporters/keys-text.ts';
import { printReport } from '../reporters/json-report.ts';
import { dataColors, printData } from '../terminal/terminal.ts';

/** Exits with 1 when tokens that were handed out cannot be checked. */
export async function run({ options }: Invocation): Promise<number> {
  const shown = await openOperator().showKeys();
  if (shown.isErr()) throw new Failure(shown.error);
  const report = shown.value;
  if (options['json'] === true) await printReport('keyring-report', report, options);
  else await printData(keysText(report, dataColors()));
  const isLost =
    report.state === 'damaged' || report.state === 'newer' || (report.state === 'missing' && report.sessions > 0);
  return isLost ? exitCode.errorsFound : exitCode.ok;
}
