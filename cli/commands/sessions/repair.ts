/** `workrail sessions repair <session>`: cuts a damaged log after its last valid event, and lists what is lost. */

import { valueOrFailure } from '../../../project/failure.ts';
import type { LostStep, RepairReport } from '../../../schemas/admin-reports.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { requireManifest } from '../../serving/lost-manifest.ts';
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

/** What the repaired session lacks: the total, and each part of it that can be read. */
function lostLines(report: RepairReport, colors: Colors): string[] {
  const {
    lostEvents = 0,
    unreadableEvents,
    lostRuns = [],
    lostSteps,
    lostCheckpoints = [],
    lostAttempts = [],
  } = report;
  const lost = (what: string) => `  ${colors.red(`lost${what}`)}:`;
  const lines = (what: string, entries: readonly LostStep[], todo: string) =>
    entries.map(
      ({ runName, stepTitle, eventIndex }) =>
        `${lost(what)} ${runName ?? 'a run'}, "${stepTitle}" (event ${eventIndex}); ${todo}`,
    );
  const unreadable =
    unreadableEvents === 0
      ? ''
      : `; ${unreadableEvents} cannot be read and may contain further lost steps, checkpoints and runs`;
  return [
    ...(lostEvents === 0 ? [] : [`${lost('')} ${counted(lostEvents, 'event')} after the damage${unreadable}`]),
    ...lostRuns.map(
      ({ runName, workflowId, eventIndex }) =>
        `${lost(' run')} ${runName}, ${workflowId ?? 'workflow unknown'} (event ${eventIndex}); the run must be started again`,
    ),
    ...lines(' step', lostSteps, 'the step must be repeated'),
    ...lines(' checkpoint', lostCheckpoints, 'its notes must be sent again'),
    ...lines(' blocked attempt', lostAttempts, 'the step must be repeated'),
  ];
}

function repairText(report: RepairReport, colors: Colors): string {
  const { sessionId, quarantined, written = [], rebuilt, notRebuilt, dryRun } = report;
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
    ...lostLines(report, colors),
    // Names are relative to the directory of the session; it is itself moved if nothing in it is valid.
    ...quarantined.map((file) => `  ${would('moved')}: ${file.replace(/^\.\.\//, 'sessions/')}`),
    ...written.map((file) => `  ${would('written')}: ${file}, without what is damaged`),
  ].join(newline);
}

/** Exits with 1 if some damage could not be repaired. */
export async function run({ operands, options }: Invocation): Promise<number> {
  const [operand = ''] = operands;
  const repaired = await openAdminApi().repairSession(operand, options['dryRun'] === true);
  if (repaired.isErr()) await requireManifest(operand);
  const report = valueOrFailure(repaired);
  await printAnswer('repair-report', report, options, repairText);
  const isBroken = report.outcome === 'not_repairable' || report.notRebuilt.length > 0;
  return isBroken ? exitCode.errorsFound : exitCode.ok;
}
