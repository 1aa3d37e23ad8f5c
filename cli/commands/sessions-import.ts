/** `workrail sessions import FILE`: a bundle becomes a session of this data directory, or nothing does. */
import { counted } from '../../schemas/counted.ts';
import type { ImportReport } from '../../schemas/admin-reports.ts';
import { readBundle } from '../operands/bundle-file.ts';
import { exitCode, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { type Colors, dataColors, newline, printData, printJson } from '../terminal/terminal.ts';

function importText(report: ImportReport, { bold, dim, yellow }: Colors): string {
  const { sessionId, originalSessionId, events, salvaged, redacted, withoutTokens, unverifiable, runs } = report;
  return [
    ...(salvaged
      ? [yellow('PARTIAL DATA: the bundle may hold only what stood before something was damaged or lost')]
      : []),
    `imported ${bold(sessionId)}: ${counted(events, 'event')}`,
    ...(redacted === true
      ? ['redacted: secrets and absolute paths that were found before its export were replaced']
      : []),
    ...(unverifiable === undefined
      ? []
      : [
          yellow(`not verified: ${unverifiable.length} of its plans cannot be replayed by this version`),
          `See which, and why: workrail sessions verify ${sessionId}`,
        ]),
    ...(originalSessionId === undefined
      ? []
      : [`as a new session: ${originalSessionId} is taken here, and nothing is ever merged; its runs have new names`]),
    ...runs.flatMap(({ runName, workflowId, status, stepTitle, stateToken }) => [
      `  ${runName}  ${workflowId}  ${status}${status === 'complete' ? '' : `  ${stepTitle}`}`,
      ...(stateToken === undefined || status === 'complete'
        ? []
        : [dim(`    to go on, an agent calls continue_workflow with stateToken ${stateToken}`)]),
    ]),
    ...(withoutTokens === undefined
      ? []
      : [yellow(`without tokens: ${withoutTokens}`), 'See what can be done about the keys: workrail keys show']),
  ].join(newline);
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const imported = await openOperator().importBundle(readBundle(operands[0] ?? ''));
  if (imported.isErr()) throw new Failure(imported.error);
  if (options['json'] === true) await printJson(imported.value);
  else await printData(importText(imported.value, dataColors()));
  return exitCode.ok;
}
