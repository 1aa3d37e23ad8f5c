/** `workrail sessions import FILE`: a bundle becomes a session of this data directory, or nothing does. */

import { valueOrFailure } from '../../../project/failure.ts';
import type { ImportReport } from '../../../schemas/admin-reports.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { readBundle } from '../../operands/bundle-file.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { type Colors, newline } from '../../terminal/terminal.ts';

function importText(report: ImportReport, { bold, dim, yellow }: Colors): string {
  const { sessionId, originalSessionId, events, salvaged, redacted, withoutTokens, unverifiable, runs } = report;
  const { notProvided = [] } = report;
  return [
    ...(salvaged ? [yellow('PARTIAL DATA: the exported session was damaged, so the bundle may be incomplete')] : []),
    `imported ${bold(sessionId)}: ${counted(events, 'event')}`,
    ...(redacted === true ? ['redacted: the bundle was exported with redaction'] : []),
    ...(unverifiable === undefined
      ? []
      : [
          yellow(`not verified: ${counted(unverifiable.length, 'recorded call')} cannot be replayed`),
          `To list these calls with the reasons: workrail sessions verify ${sessionId}`,
        ]),
    ...notProvided.map(({ workflowId }) =>
      yellow(
        `warning: ${workflowId} is not the built-in workflow with this id: its prompts come from the bundle and differ from those of this installation`,
      ),
    ),
    ...(originalSessionId === undefined
      ? []
      : [
          `imported as a new session with new run names, because ${originalSessionId} or one of its runs already exists in this data directory`,
        ]),
    ...runs.flatMap(({ runName, workflowId, status, stepTitle, stateToken }) => [
      `  ${runName}  ${workflowId}  ${status}${status === 'complete' ? '' : `  ${stepTitle}`}`,
      ...(stateToken === undefined || status === 'complete'
        ? []
        : [dim(`    to resume, an agent calls: continue_workflow { "stateToken": "${stateToken}" }`)]),
    ]),
    ...(withoutTokens === undefined
      ? []
      : [yellow(`without tokens: ${withoutTokens}`), 'To see how to restore the keys: workrail keys show']),
  ].join(newline);
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const report = valueOrFailure(await openAdminApi().importBundle(readBundle(operands[0] ?? '')));
  await printAnswer(null, report, options, importText);
  return exitCode.ok;
}
