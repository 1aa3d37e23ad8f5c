/**
 * `npm run mutate`: breaks each rule of `mutations/` in a copy of the tree, runs the tests that are tagged with its entry, and
 * expects one to fail. A mutation that survives is a tag on a test that does not hold its rule. For the night: not part of CI.
 *
 * `npm run mutate -- <entry> …` tries those alone and replaces their rows of the report; `npm run mutate -- --random 20 --seed 7` breaks entries that chance picks
 * (`random.ts`), and `--entries` prints what was noticed in the form of the list. The last results stand in
 * `docs/internals/mutations.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTags } from '../generate/requirements.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations/index.ts';
import { randomRound, type Row } from './random.ts';
import { type ListRow, writeList, writeRound } from './report.ts';
import { type Selection, selectionOf } from './selection.ts';
import { inCopy, type Ran, runTests } from './workspace.ts';

/** The tests that fail once the rule is broken. */
function tried(folder: string, { file, search, replacement }: Mutation, selection: Selection): Ran {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(search, () => replacement),
  );
  try {
    return runTests(folder, selection);
  } finally {
    writeFileSync(path, text);
  }
}

/** One run of all that is selected anywhere. */
const together = (selections: readonly Selection[]): Selection => ({
  files: [...new Set(selections.flatMap(({ files }) => files))].sort(),
  pattern: [...new Set(selections.map(({ pattern }) => pattern))].join('|'),
});

function tryList(asked: readonly string[]): number {
  const known = new Set(mutations.map(({ requirement }) => requirement));
  const unknown = asked.filter((requirement) => !known.has(requirement));
  if (unknown.length > 0) {
    console.error(`not in build/mutate/mutations: ${unknown.join(', ')}`);
    return 1;
  }
  const chosen = asked.length === 0 ? mutations : mutations.filter(({ requirement }) => asked.includes(requirement));
  const tags = readTags();
  return inCopy((folder) => {
    const sound = runTests(folder, together(chosen.map(({ requirement }) => selectionOf(requirement, tags))));
    console.log(`on the sound code: ${sound.passed} passed, ${sound.failed} failed`);
    if (sound.failed > 0 || sound.passed === 0) return 1;
    const rows: ListRow[] = [];
    const problems: string[] = [];
    for (const mutation of chosen) {
      const selection = selectionOf(mutation.requirement, tags);
      const ran = tried(folder, mutation, selection);
      const isKilled = ran.failed > 0;
      console.log(
        `${isKilled ? 'killed  ' : 'SURVIVED'} ${mutation.requirement}: ${ran.failed} of ${ran.failed + ran.passed} failed`,
      );
      if (!isKilled)
        problems.push(
          `${mutation.requirement}: ${mutation.breaks}, and no test of ${selection.files.join(', ')} fails`,
        );
      rows.push({ mutation, ran });
    }
    for (const problem of problems) console.error(problem);
    writeList(rows, mutations);
    return problems.length === 0 ? 0 : 1;
  });
}

/** As an entry of the list, where its text stands once in its file. */
function entryOf({ requirement, noticed }: Row): readonly Mutation[] {
  if (noticed === null) return [];
  const { file, search, replacement, breaks } = noticed.site;
  return readFileSync(file, 'utf8').split(search).length === 2
    ? [{ requirement, file, search, replacement, breaks }]
    : [];
}

function tryAtRandom(count: number, seed: number, only: readonly string[], printsEntries: boolean): number {
  const round = randomRound(count, seed, only);
  if (printsEntries) console.log(JSON.stringify(round.rows.flatMap(entryOf), null, 2));
  if (only.length === 0) writeRound(round);
  const unnoticed = round.rows.filter(({ noticed }) => noticed === null);
  console.log(`${round.rows.length - unnoticed.length} of ${round.rows.length} entries noticed, seed ${seed}`);
  return unnoticed.length === 0 ? 0 : 1;
}

const usage = `Usage: npm run mutate -- [options] [entry ...]

Break the rule of each entry in a copy of the tree, and expect its tests to fail.

Options:
  --random <count>  Break this many entries that chance picks
  --seed <number>   Pick the entries of this round again
  --entries         Print what the tests noticed as entries of the list; with --random
  --help            Show this help`;

const optionsOf = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      random: { type: 'string' },
      seed: { type: 'string' },
      entries: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });

export function main(words: string[]): number {
  let given: ReturnType<typeof optionsOf>;
  try {
    given = optionsOf(words);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = given;
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  if (values.random === undefined) return tryList(positionals);
  const [count, seed] = [Number(values.random), Number(values.seed ?? Date.now())];
  if (!(Number.isSafeInteger(count) && count > 0)) return refused('--random needs a number above 0');
  if (!Number.isSafeInteger(seed)) return refused('--seed needs a whole number');
  return tryAtRandom(count, seed, positionals, values.entries === true);
}

function refused(why: string): number {
  console.error(`${why}\n\n${usage}`);
  return 2;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
