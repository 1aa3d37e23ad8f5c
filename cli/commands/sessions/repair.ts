/** `workrail sessions repair <session>`: cuts a damaged log after its last valid event, and lists the steps that are lost. */

import { valueOrFailure } from '../../../project/failure.ts';
import type { RepairReport } from '../../../schemas/admin-reports.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { type Colors, newline } from '../../terminal/terminal.ts';

function headline({ sessionId, outcome, dryRun, eventsKept, health, damage }: RepairReport, colors: Colors): string {
  const { bold, green, red, yellow } = colors;
  const would = (done: string, planned: string) => (dryRun ? yellow(`would be ${planned}`) : green(done));
  const name = bold(sessionId);
  const at = damage === undefined ? '' : ` (${damage.reason} at ${damage.at})`;
  switch (outcome) {
    case 'nothing_to_do':
      return `${name}  ${green('healthy')}: nothing to repair`;
    case 'repaired':
      return damage === undefined
        ? `${name}  ${would('repaired', 'repaired')}: its log is valid, but objects were lost`
        : `${name}  ${would('repaired', 'repaired')}${at}: ${counted(eventsKept, 'valid event')} kept`;
    case 'quarantined':
      return `${name}  ${would('quarantined', 'quarantined')}${at}: the damage starts at the first event, so no event can be kept`;
    case 'not_repairable':
      return health === 'unknown_version'
        ? `${name}  ${red('unchanged')}: a newer version of WorkRail wrote a part of it; update WorkRail`
        : `${name}  ${red('cannot be repaired')}: restore the objects below from a backup`;
  }
}

function repairText(report: RepairReport, colors: Colors): string {
  const { sessionId, lostSteps, unreadableEvents, quarantined, written = [], rebuilt, notRebuilt, dryRun } = report;
  const would = (done: string) => (dryRun ? `would be ${done}` : done);
  return [
    headline(report, colors),
    ...rebuilt.map(({ kind, ref }) => `  ${would('regenerated')}: ${kind} ${ref}`),
    ...notRebuilt.map(
      ({ kind, problem }) =>
        `  ${colors.red('lost')}: ${problem}${kind === 'artifact' ? '; artifacts cannot be regenerated' : ''}`,
    ),
    ...(notRebuilt.length === 0
      ? []
      : [`  To read the rest: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`]),
    ...lostSteps.map(
      ({ runName, stepTitle, eventIndex }) =>
        `  ${colors.red('lost step')}: ${runName ?? 'a run'}, "${stepTitle}" (event ${eventIndex}); the step must be repeated`,
    ),
    ...(unreadableEvents === 0
      ? []
      : [`  ${counted(unreadableEvents, 'event')} after the damage cannot be read and may contain further lost steps`]),
    // Names are relative to the directory of the session; it is itself moved if nothing in it is valid.
    ...quarantined.map((file) => `  ${would('moved')}: ${file.replace(/^\.\.\//, 'sessions/')}`),
    ...written.map((file) => `  ${would('written')}: ${file}, without what is damaged`),
  ].join(newline);
}

/** Exits with 1 if some damage could not be repaired. */
export async function run({ operands, options }: Invocation): Promise<number> {
  const report = valueOrFailure(await openAdminApi().repairSession(operands[0] ?? '', options['dryRun'] === true));
  await printAnswer('repair-report', report, options, repairText);
  const isBroken = report.outcome === 'not_repairable' || report.notRebuilt.length > 0;
  return isBroken ? exitCode.errorsFound : exitCode.ok;
}
