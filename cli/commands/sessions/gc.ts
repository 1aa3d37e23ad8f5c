/** `workrail sessions gc`: removes old sessions and unreachable objects. Exits with 1 if a problem prevented the removal. */

import { neededSessions } from '../../../daemon/reports/needed-sessions.ts';
import { usageError, valueOrFailure } from '../../../project/failure.ts';
import type { CollectionReport } from '../../../schemas/admin-reports.ts';
import { sessionTtlDaysDefault, sessionTtlDaysMax } from '../../../schemas/limits.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { onQueue, openDaemon } from '../../serving/open-daemon.ts';
import { type Colors, newline } from '../../terminal/terminal.ts';

function ttlDays(asked: unknown): number {
  if (asked === undefined) return sessionTtlDaysDefault;
  const days = /^\d{1,6}$/.test(String(asked)) ? Number(asked) : Number.NaN;
  if (days <= sessionTtlDaysMax) return days;
  throw usageError(
    `--ttl needs a whole number of days, at most ${sessionTtlDaysMax}; got "${String(asked)}"`,
    'Run: workrail sessions gc --ttl 60 --dry-run',
  );
}

function collectionText(report: CollectionReport, { green, red, yellow }: Colors): string {
  const { dryRun, blockedBy, sessions, objects, tempFiles, unknownEntries } = report;
  const verb = dryRun ? yellow('would remove') : green('removed');
  const names = namesOf(sessions);
  const gone = [
    ...sessions.removed.map((id) => `  ${id}${names.get(id) ?? ''}`),
    ...sessions.uncommitted.map((id) => `  ${id} (nothing committed)`),
  ];
  const lines =
    blockedBy.length > 0
      ? [
          `${red('nothing removed')}: because of ${counted(blockedBy.length, 'problem')}, unreachable objects cannot be determined`,
          ...blockedBy.flatMap(({ sessionId, problem, fix }) => [
            `  ${sessionId ?? 'the store'}: ${problem}`,
            `    ${fix}`,
          ]),
        ]
      : [
          `${verb} ${counted(sessions.removed.length + sessions.uncommitted.length, 'session')}, ${counted(objects.removed, 'object')}, ${counted(tempFiles.length, 'temporary file')}`,
          ...gone,
        ];
  return [
    ...lines,
    `kept ${counted(sessions.retained, 'session')}${keptText(sessions)} and ${counted(objects.retained, 'object')}`,
    ...(sessions.tooLarge ?? []).map(
      (id) => `${yellow('kept')}, because its log is too large to be read: ${id} (workrail explain SESSION_TOO_LARGE)`,
    ),
    ...(unknownEntries.length === 0 ? [] : [`unknown entries, not removed: ${unknownEntries.join(', ')}`]),
  ].join(newline);
}

/** How people know a session: by the names of its runs. */
function namesOf({ runs = [] }: CollectionReport['sessions']): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { sessionId, runName, workflowId } of runs)
    names.set(sessionId, `${names.get(sessionId) ?? ''}  ${runName} (${workflowId})`);
  return names;
}

function keptText({ pinned, inUse = 0 }: CollectionReport['sessions']): string {
  const why = [
    ...(pinned === 0 ? [] : [`${pinned} pinned`]),
    ...(inUse === 0 ? [] : [`${inUse} of the daemon, not over`]),
  ];
  return why.length === 0 ? '' : ` (${why.join(', ')})`;
}

export async function run({ options }: Invocation): Promise<number> {
  const days = ttlDays(options['ttl']);
  const daemon = openDaemon();
  // Read first: a queue that cannot be read keeps everything.
  const inUse = await onQueue(daemon, () => neededSessions(daemon));
  const report = valueOrFailure(await openAdminApi().collect(days, options['dryRun'] === true, inUse));
  await printAnswer('collection-report', report, options, collectionText);
  return report.blockedBy.length > 0 ? exitCode.errorsFound : exitCode.ok;
}
