/** `workrail sessions abandon <run>`: agents can no longer find the run, and calls that continue it are refused. */

import { usageError, valueOrFailure } from '../../../project/failure.ts';
import type { MarkReport } from '../../../schemas/admin-reports.ts';
import { shellWord } from '../../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { newline } from '../../terminal/terminal.ts';

const abandonText = ({ runName, abandoned }: MarkReport): string =>
  abandoned === undefined
    ? `${runName} is not abandoned: agents can find and resume it`
    : [
        `${runName} is abandoned: resume_session omits it, and its steps cannot be completed`,
        `To undo this command: workrail sessions abandon ${runName} --undo`,
      ].join(newline);

export async function run({ operands: [named = ''], options }: Invocation): Promise<number> {
  const isUndo = options['undo'] === true;
  const reason = options['reason'];
  if (isUndo && reason !== undefined) {
    throw usageError('--undo takes no reason', `Run: workrail sessions abandon ${shellWord(named)} --undo`);
  }
  const abandoned = isUndo ? null : reason === undefined ? {} : { reason: String(reason) };
  const change = { kind: 'abandoned', abandoned } as const;
  await printAnswer(null, valueOrFailure(await openAdminApi().markRun(named, change)), options, abandonText);
  return exitCode.ok;
}
