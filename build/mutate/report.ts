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
  'What `npm run mutate` found the last time. It breaks code in a copy and expects a tagged test to fail.',
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
const linked = (file: string) => `[${file}](../../${file})`;
const failedText = ({ failed, passed }: Ran) => `${failed} of ${failed + passed}`;

export type ListRow = { readonly mutation: Mutation; readonly ran: Ran };

export function writeList(rows: readonly ListRow[]): void {
  const locks = new Set(rows.map(({ mutation }) => mutation.lock)).size;
  write('list', [
    `Each mutation of \`build/mutate/mutations/\`. ${rows.length} mutations of ${locks} entries were tried; every one was noticed.`,
    '',
    '| entry | broken in | what was broken | tests that failed |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ mutation: { lock, file, breaks }, ran }) =>
        `| \`${lock}\` | ${linked(file)} | ${breaks} | ${failedText(ran)} |`,
    ),
  ]);
}

export function writeRound({ seed, rows }: Round): void {
  const noticed = rows.filter((row) => row.noticed !== null).length;
  write('random', [
    `\`npm run mutate -- --random ${rows.length} --seed ${seed}\`: ${rows.length} entries, ${rows.reduce((sum, { tried }) => sum + tried, 0)} mutations, ${noticed} entries noticed.`,
    '',
    '| entry | tried | what was broken last | tests that failed |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ lock, tried, noticed: found, problem }) =>
      found === null
        ? `| \`${lock}\` | ${tried} | ${problem ?? 'nothing that a test noticed'} | 0 |`
        : `| \`${lock}\` | ${tried} | ${linked(found.site.file)}: ${found.site.breaks} | ${failedText(found.ran)} |`,
    ),
  ]);
}
