/** The table of the long run: each row has a suite that takes its number, and no suite has numbers that the table does not know of. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { table } from '../../build/long/rounds.ts';

const root = path.join(import.meta.dirname, '../..');
const testFiles = fs
  .readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(root, 'tests', name), 'utf8') }));

it.each(Object.entries(table))('%s is used, and its suite exists', (row, { suite }) => {
  expect(fs.existsSync(path.join(root, suite))).toBe(true);
  expect(testFiles.some(({ text }) => text.includes(`rounds.${row}`))).toBe(true);
});

it('checks every property with the seed and the number of draws of the table', () => {
  const direct = testFiles.filter(({ text }) => /\bfc\s*\.assert\(/.test(text)).map(({ name }) => name);
  expect(direct).toEqual([path.join('support', 'property.ts')]);
});

it('has a row on the page for each suite, with its numbers; a run of the suite writes the last one', () => {
  const page = fs.readFileSync(path.join(root, 'docs/internals/long-run.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.endsWith('` |'));
  const shown = rows.map((line) => line.split(' | ').toSpliced(3, 1).join(' | '));
  const planned = Object.values(table).map(
    ({ what, ci, long, suite }) => `| ${what} | ${ci} | ${long} | \`${suite}\` |`,
  );
  expect(shown, 'npm run ready:long -- <row> writes the page').toEqual(planned);
});
