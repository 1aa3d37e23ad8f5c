/**
 * `npm run ready:long`: the suites that take their number from the table, with the full one. The last counts stand in
 * `docs/internals/long-run.md`. `npm run ready:long -- <name> …` runs the suites of those rows alone, and `<name>=<number>` repeats one as often as
 * the number says.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfSuite } from '../suite-files.ts';
import { type Rounds, table } from './rounds.ts';

const root = join(import.meta.dirname, '../..');
const report = 'docs/internals/long-run.md';

/** A suite that repeats itself thousands of times is not stuck: the limit of CI is for one round. */
const testTimeoutMs = 4 * 60 * 60 * 1000;

/** A row with the number of this run. */
type Row = Rounds & { readonly name: string; readonly count: number };
const rows: readonly Row[] = Object.entries(table).map(([name, row]) => ({ name, count: row.long, ...row }));

/** What the page says of a row that this run leaves alone. */
function lastCount({ what }: Row): string {
  const before = existsSync(join(root, report)) ? readFileSync(join(root, report), 'utf8') : '';
  const line = before.split('\n').find((each) => each.startsWith(`| ${what} |`));
  return line?.split(' | ')[3] ?? 'not yet';
}

function page(ran: readonly Row[]): string {
  const counted = (row: Row) => {
    const now = ran.find(({ name }) => name === row.name);
    return now === undefined ? lastCount(row) : `${now.count}, none failed`;
  };
  return [
    '# The long run',
    '',
    'This page contains the results of `npm run ready:long`, which runs the suites that repeat an experiment many times. For each suite, the table shows',
    'the number of repetitions in CI, the planned number in the long run, and the number in the last long run.',
    '',
    '| what | in CI | in the long run | last run | suite |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.what} | ${row.ci} | ${row.long} | ${counted(row)} | \`${row.suite}\` |`),
    '',
  ].join('\n');
}

function main(asked: readonly string[]): number {
  const wanted = new Map(
    asked.map((each): [name: string, count: string | undefined] => {
      const [name = '', ...count] = each.split('=');
      return [name, count.length === 0 ? undefined : count.join('=')];
    }),
  );
  const wrong = [...wanted].filter(
    ([name, count]) => !rows.some((row) => row.name === name) || (count !== undefined && !/^[1-9]\d*$/.test(count)),
  );
  if (wrong.length > 0) {
    console.error(
      `not a row, or not a number: ${wrong.map(([name, count]) => (count === undefined ? name : `${name}=${count}`)).join(', ')}`,
    );
    console.error(`rows: ${rows.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const chosen = rows
    .filter(({ name }) => asked.length === 0 || wanted.has(name))
    .map((row) => ({ ...row, count: Number(wanted.get(row.name) ?? row.long) }));
  const suites = [...new Set(chosen.flatMap(({ suite }) => filesOfSuite(suite, 'tests')))];
  const runner = ['node_modules/vitest/vitest.mjs', 'run', `--testTimeout=${testTimeoutMs}`, ...suites];
  const { status } = spawnSync(process.execPath, runner, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WORKRAIL_LONG: chosen.map(({ name, count }) => `${name}=${count}`).join(',') },
  });
  if (status !== 0) return 1;
  writeFileSync(join(root, report), page(chosen));
  return 0;
}

process.exitCode = main(process.argv.slice(2));
