/**
 * `npm run mutate`: breaks each rule of `mutations.ts` in a copy of the tree, runs the tests that are tagged with its lock, and
 * expects one to fail. A mutation that survives is a tag on a test that does not hold its lock. For the night: not part of CI.
 *
 * `npm run mutate -- <lock> …` tries those alone. The last whole result stands in `docs/internals/mutations.md`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTags } from '../generate/locks.ts';
import { type Mutation, mutations } from './mutations.ts';
import { type Selection, selectionOf } from './selection.ts';

const root = join(import.meta.dirname, '../..');
const report = 'docs/internals/mutations.md';
/** What the tests read; everything else of the tree stays away. */
const copied = [
  'build',
  'builtins',
  'cli',
  'compiler',
  'docs',
  'generated',
  'runtime',
  'schemas',
  'tests',
  'workflows',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.dependency-cruiser.cjs',
];

type Ran = { readonly failed: number; readonly passed: number };

function run(folder: string, { files, pattern }: Selection): Ran {
  // Where vitest.config.ts puts them.
  const results = join(folder, 'coverage/test-results.json');
  rmSync(results, { force: true });
  const options = ['--reporter=json', '-t', pattern];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', ...files, ...options], { cwd: folder, encoding: 'utf8' });
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(results, 'utf8')) as {
    readonly numFailedTests: number;
    readonly numPassedTests: number;
  };
  return { failed: numFailedTests, passed: numPassedTests };
}

/** The tests that fail once the rule is broken. */
function tried(folder: string, { file, search, replacement }: Mutation, selection: Selection): Ran {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(search, () => replacement),
  );
  try {
    return run(folder, selection);
  } finally {
    writeFileSync(path, text);
  }
}

/** One run of all that is selected anywhere. */
const together = (selections: readonly Selection[]): Selection => ({
  files: [...new Set(selections.flatMap(({ files }) => files))].sort(),
  pattern: [...new Set(selections.map(({ pattern }) => pattern))].join('|'),
});

function page(rows: readonly { readonly mutation: Mutation; readonly ran: Ran }[]): string {
  return [
    '# Mutations',
    '',
    'The last result of `npm run mutate`: each rule broken in a copy of the code, and how many of the tests that are tagged with its',
    `lock failed. ${rows.length} rules of ${new Set(rows.map(({ mutation }) => mutation.lock)).size} locks were broken; every one was noticed.`,
    '',
    '| lock | broken in | what was broken | tests that failed |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ mutation: { lock, file, breaks }, ran: { failed, passed } }) =>
        `| \`${lock}\` | [${file}](../../${file}) | ${breaks} | ${failed} of ${failed + passed} |`,
    ),
    '',
  ].join('\n');
}

function main(asked: readonly string[]): number {
  const chosen = asked.length === 0 ? mutations : mutations.filter(({ lock }) => asked.includes(lock));
  const tags = readTags();
  const folder = mkdtempSync(join(tmpdir(), 'workrail-mutate-'));
  try {
    for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const selections = chosen.map(({ lock }) => selectionOf(lock, tags));
    const sound = run(folder, together(selections));
    console.log(`on the sound code: ${sound.passed} passed, ${sound.failed} failed`);
    if (sound.failed > 0 || sound.passed === 0) return 1;
    const rows = [];
    const problems: string[] = [];
    for (const mutation of chosen) {
      const selection = selectionOf(mutation.lock, tags);
      const ran = tried(folder, mutation, selection);
      const isKilled = ran.failed > 0;
      console.log(
        `${isKilled ? 'killed  ' : 'SURVIVED'} ${mutation.lock}: ${ran.failed} of ${ran.failed + ran.passed} failed`,
      );
      if (!isKilled)
        problems.push(`${mutation.lock}: ${mutation.breaks}, and no test of ${selection.files.join(', ')} fails`);
      rows.push({ mutation, ran });
    }
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) return 1;
    if (asked.length === 0) writeFileSync(join(root, report), page(rows));
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = main(process.argv.slice(2));
