/**
 * `npm run structure`: figures of the product's structure. `--since REV` prints those of a git revision beside them, `--paths`
 * the files behind the figures.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longFunctionLines, measureStructure, rooms, type Structure, shortFileLines, tracedField } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const sinceAt = process.argv.indexOf('--since');
const since = sinceAt === -1 ? undefined : process.argv[sinceAt + 1];

/** The tree of a revision, in a folder that is removed again. */
function measureRevision(revision: string): Structure {
  const folder = mkdtempSync(join(tmpdir(), 'workrail-structure-'));
  try {
    execFileSync('git', ['-C', root, '--work-tree', folder, 'restore', '--source', revision, '--worktree', '--', '.']);
    return measureStructure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(structure: Structure): readonly (readonly [string, number])[] {
  const lines = rooms.map((room): readonly [string, number] => [`lines in ${room}/`, structure.linesOf.get(room) ?? 0]);
  const total = lines.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...lines.filter(([, count]) => count > 0),
    ['lines in all', total],
    ['files', structure.files],
    [`files of at most ${shortFileLines} lines`, structure.shortFiles],
    [`functions of more than ${longFunctionLines} lines`, structure.longFunctions.length],
    ['files on the longest import path', structure.longestImportPath.length],
    [`files that name ${tracedField}`, structure.filesWithField.length],
    ['files and folders at the top of cli/', structure.cliEntries],
    ['levels of imports among them', structure.cliLevels],
    ['exported names that one file imports', structure.importedOnce],
    ['exported names that no file imports', structure.neverImported],
  ];
}

function print(now: Structure, before: Structure | null): void {
  const earlier = before === null ? null : new Map(figuresOf(before));
  const figures = figuresOf(now);
  const missing = earlier === null ? [] : [...earlier.keys()].filter((name) => !figures.some(([one]) => one === name));
  const width = Math.max(...figures.map(([name]) => name.length));
  if (earlier !== null) console.log(`${''.padEnd(width)}  ${'before'.padStart(7)}  ${'now'.padStart(7)}`);
  for (const [name, count] of [...figures, ...missing.map((name) => [name, 0] as const)]) {
    const then = earlier === null ? '' : `  ${String(earlier.get(name) ?? 0).padStart(7)}`;
    console.log(`${name.padEnd(width)}${then}  ${String(count).padStart(7)}`);
  }
}

function printPaths(structure: Structure): void {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Longest import path', structure.longestImportPath],
    [`Files that name ${tracedField}`, structure.filesWithField],
    [`Functions of more than ${longFunctionLines} lines`, structure.longFunctions],
  ];
  for (const [title, paths] of lists) console.log(`\n${title}\n${paths.map((path) => `  ${path}`).join('\n')}`);
}

const now = measureStructure(root);
print(now, since === undefined ? null : measureRevision(since));
if (process.argv.includes('--paths')) printPaths(now);
