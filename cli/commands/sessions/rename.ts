/** `workrail sessions rename <run> <title>`: a title that only the owner sees. */

import { usageError, valueOrFailure } from '../../../project/failure.ts';
import type { MarkReport } from '../../../schemas/admin-reports.ts';
import { shellWord } from '../../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { quotedLine } from '../../terminal/terminal.ts';

const renameText = ({ runName, title }: MarkReport): string =>
  title === undefined ? `${runName} has no title` : `${runName} is titled ${quotedLine(title)}`;

export async function run({ operands, options }: Invocation): Promise<number> {
  const [named = '', title] = operands;
  const isUndo = options['undo'] === true;
  if (isUndo === (title !== undefined)) {
    throw usageError(
      isUndo ? '--undo removes the title, so give no new title' : '`sessions rename` needs a title',
      `Run: workrail sessions rename ${shellWord(named)} ${isUndo ? '--undo' : '"<title>"'}`,
    );
  }
  const change = { kind: 'title', title: title ?? null } as const;
  await printAnswer(null, valueOrFailure(await openAdminApi().markRun(named, change)), options, renameText);
  return exitCode.ok;
}
