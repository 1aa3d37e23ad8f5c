/** `workrail sessions gc`: what nobody needs any more, taken away. Exits with 1 when something was in doubt and nothing went. */
import { counted } from '../../schemas/counted.ts';
import { sessionTtlDaysDefault, sessionTtlDaysMax } from '../../schemas/limits.ts';
import type { CollectionReport } from '../../schemas/operation-reports.ts';
import { exitCode, type Invocation } from '../command.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { type Colors, dataColors, newline, printData, printJson } from '../terminal/terminal.ts';

function ttlDays(asked: unknown): number {
  if (asked === undefined) return sessionTtlDaysDefault;
  const days = /^\d{1,6}$/.test(String(asked)) ? Number(asked) : Number.NaN;
  if (days <= sessionTtlDaysMax) return days;
  throw usageError(
    `--ttl takes a whole number of days, at most ${sessionTtlDaysMax}; got "${String(asked)}"`,
    'Run: workrail sessions gc --ttl 60 --dry-run',
  );
}

function collectionText(report: CollectionReport, { green, red, yellow }: Colors): string {
  const { dryRun, safeMode, sessions, objects, leftovers, foreign } = report;
  const verb = dryRun ? yellow('would remove') : green('removed');
  const gone = [...sessions.removed.map((id) => `  ${id}`), ...sessions.unborn.map((id) => `  ${id} (never born)`)];
  const lines =
    safeMode.length > 0
      ? [
          `${red('removed nothing')}: with ${counted(safeMode.length, 'doubt')}, what is still needed cannot be known`,
          ...safeMode.flatMap(({ sessionId, problem, fix }) => [
            `  ${sessionId ?? 'the store'}: ${problem}`,
            `    ${fix}`,
          ]),
        ]
      : [
          `${verb} ${counted(sessions.removed.length + sessions.unborn.length, 'session')}, ${counted(objects.removed, 'object')}, ${counted(leftovers.length, 'leftover')}`,
          ...gone,
        ];
  return [
    ...lines,
    `${counted(sessions.retained, 'session')} and ${counted(objects.retained, 'object')} stay${sessions.kept === 0 ? '' : `, ${sessions.kept} of the sessions kept by a mark`}`,
    ...(foreign.length === 0 ? [] : [`not ours, left alone: ${foreign.join(', ')}`]),
  ].join(newline);
}

export async function run({ options }: Invocation): Promise<number> {
  const collected = await openOperator().collect(ttlDays(options['ttl']), options['dryRun'] === true);
  if (collected.isErr()) throw new Failure(collected.error);
  if (options['json'] === true) await printJson(collected.value);
  else await printData(collectionText(collected.value, dataColors()));
  return collected.value.safeMode.length > 0 ? exitCode.errorsFound : exitCode.ok;
}
