/** `docs/internals/mutations.md`: written by the runs, one part for each kind of run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './mutation.ts';
import type { Round } from './random.ts';
import { type Ran, root } from './workspace.ts';

const report = join(root, 'docs/internals/mutations.md');
const headings = { list: '## The list', random: '## The last random round' };
const intro = [
  '# Mutations',
  '',
  'This page contains the results of the last `npm run mutate`. A mutation is an edit of the code that violates a requirement. The command applies each',
  'mutation to a copy of the project, and expects a test with the tag of the requirement to fail.',
  '',
];

/** The lines of one part of the page, its heading among them; empty when it was never written. */
function partOf(text: string, heading: string): readonly string[] {
  const lines = text.trimEnd().split('\n');
  const start = lines.indexOf(heading);
  if (start === -1) return [];
  const end = lines.findIndex((line, at) => at > start && line.startsWith('## '));
  return [
    ...lines
      .slice(start, end === -1 ? lines.length : end)
      .join('\n')
      .trimEnd()
      .split('\n'),
    '',
  ];
}

export function withPart(text: string, kind: keyof typeof headings, body: readonly string[]): string {
  const parts = (Object.keys(headings) as (keyof typeof headings)[]).flatMap((each) =>
    each === kind ? [headings[each], '', ...body, ''] : partOf(text, headings[each]),
  );
  return [...intro, ...parts].join('\n');
}

const write = (kind: keyof typeof headings, body: readonly string[]) =>
  writeFileSync(report, withPart(readFileSync(report, 'utf8'), kind, body));
/** No link: the page is packed, the sources are not. */
const inCode = (file: string) => `\`${file}\``;
const failedText = ({ failed, passed }: Ran) => `${failed} of ${failed + passed}`;

export type ListRow = { readonly mutation: Mutation; readonly ran: Ran };

/** What tells the row of one mutation from all others. */
const rowKey = ({ requirement, file, breaks }: Mutation) => `| \`${requirement}\` | ${inCode(file)} | ${breaks} |`;

/**
 * The rows of the list, in its order: those of this run, and of earlier runs those whose mutations are still listed.
 *
 * @param before the lines of the part as they stood
 */
export function listRows(
  before: readonly string[],
  rows: readonly ListRow[],
  mutations: readonly Mutation[],
): readonly string[] {
  const ofThisRun = new Map(
    rows.map(({ mutation, ran }) => [rowKey(mutation), `${rowKey(mutation)} ${failedText(ran)} |`]),
  );
  return mutations.flatMap((mutation) => {
    const key = rowKey(mutation);
    return ofThisRun.get(key) ?? before.find((line) => line.startsWith(`${key} `)) ?? [];
  });
}

export function writeList(rows: readonly ListRow[], mutations: readonly Mutation[]): void {
  const lines = listRows(partOf(readFileSync(report, 'utf8'), headings.list), rows, mutations);
  const unnoticed = lines.filter((line) => / 0 of \d+ \|$/.test(line)).length;
  const requirements = new Set(lines.map((line) => line.split('`')[1])).size;
  write('list', [
    `This table lists the mutations in \`build/mutate/mutations/\`. ${lines.length} of ${mutations.length} mutations were tried, for ${requirements} requirements. Tests detected ${lines.length - unnoticed} of these mutations.`,
    '',
    '| entry | broken in | what was broken | tests that failed |',
    '| --- | --- | --- | --- |',
    ...lines,
  ]);
}

export function writeRound({ seed, rows }: Round): void {
  const noticed = rows.filter((row) => row.noticed !== null).length;
  write('random', [
    `\`npm run mutate -- --random ${rows.length} --seed ${seed}\` tried ${rows.reduce((sum, { tried }) => sum + tried, 0)} random mutations of the code for ${rows.length} requirements. For ${noticed} of these requirements, a test failed.`,
    '',
    '| entry | tried | what was broken last | tests that failed |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ requirement, tried, noticed: found, problem }) =>
      found === null
        ? `| \`${requirement}\` | ${tried} | ${problem ?? 'nothing that a test noticed'} | 0 |`
        : `| \`${requirement}\` | ${tried} | ${inCode(found.site.file)}: ${found.site.breaks} | ${failedText(found.ran)} |`,
    ),
  ]);
}
