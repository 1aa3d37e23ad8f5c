/**
 * `npm run generate` writes `generated/`, the field reference in `docs/reference/` and the page of walks; `npm run generate -- --check`
 * makes everything again in memory, compares byte for byte, and names what is changed, missing or extra, with the one command that fixes it.
 *
 * A producer returns files; nothing here knows what is in them. No time, no absolute path, stable order.
 */
import { byField, byKey } from '../../schemas/code-unit-order.ts';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScriptArguments } from '../script-arguments.ts';
import { type GeneratedFile, IncompleteSource } from './generated-file.ts';
import { builtinCatalog } from './builtins.ts';
import { diagnosticPages } from './diagnostics.ts';
import { compiledLibrary } from './library.ts';
import { requirementsReference } from './requirements.ts';
import { referencePages } from './reference/pages.ts';
import { schemaFiles, schemaReference, shapeFiles, validatorFiles } from './schemas.ts';
import { sourceKeys } from './source-keys.ts';
import { toolTable } from './tools.ts';
import { walksPage } from '../structure/walks.ts';

type Producer = () => GeneratedFile[] | Promise<GeneratedFile[]>;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const producers: readonly Producer[] = [
  schemaFiles,
  shapeFiles,
  validatorFiles,
  () => [sourceKeys(), schemaReference(), toolTable()],
  builtinCatalog,
  diagnosticPages,
  compiledLibrary,
  () => [requirementsReference()],
];

/** The table at the top of `generated/`: path ← source ← command, one row a folder. */
function readme(files: readonly GeneratedFile[]): GeneratedFile {
  const rows = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = `${file.path.split('/')[0]}/`;
    const source = file.source.includes('/') ? `${file.source.split('/').slice(0, -1).join('/')}/` : file.source;
    rows.set(folder, (rows.get(folder) ?? new Set()).add(source));
  }
  const lines = [
    '# generated/',
    '',
    'Generated files, checked in and verified byte for byte by `npm run generate -- --check`. Never edited by hand.',
    '',
    '| path | made from | by |',
    '| --- | --- | --- |',
    ...[...rows].sort(byKey).map(
      ([folder, sources]) =>
        `| \`${folder}\` | ${[...sources]
          .sort()
          .map((source) => `\`${source}\``)
          .join(', ')} | \`npm run generate\` |`,
    ),
    '',
  ];
  return { path: 'README.md', source: 'build/generate/main.ts', content: lines.join('\n') };
}

/** Everything that belongs into `generated/`, sorted by path. */
export async function generateAll(): Promise<GeneratedFile[]> {
  const files = (await Promise.all(producers.map((produce) => produce()))).flat();
  return [...files, readme(files)].sort(byField('path'));
}

/** A folder that `npm run generate` writes, and which of its files nobody else may write. */
type Target = {
  readonly folder: string;
  readonly files: readonly GeneratedFile[];
  readonly isGenerated: (path: string) => boolean;
};

/** In `docs/reference/`, everything but the pages of single errors is generated. */
export const isTopLevelPage = (path: string): boolean => /^[^/]+\.md$/.test(path);

/** Everything that is generated, by folder. */
async function targets(): Promise<readonly Target[]> {
  const walks = { path: 'walks.md', source: 'build/structure/walk-driver.ts', content: await walksPage(root) };
  return [
    { folder: 'generated', files: await generateAll(), isGenerated: () => true },
    { folder: 'docs/reference', files: referencePages(root), isGenerated: isTopLevelPage },
    { folder: 'docs/explanation', files: [walks], isGenerated: (path) => path === walks.path },
  ];
}

export type Drift = { readonly path: string; readonly problem: 'changed' | 'missing' | 'extra' };

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** How `folder` differs from what should be there. */
export function driftOf(
  folder: string,
  expected: readonly GeneratedFile[],
  isGenerated: Target['isGenerated'] = () => true,
): Drift[] {
  const present = new Set(filesBelow(folder).filter(isGenerated));
  const drift: Drift[] = [];
  for (const file of expected) {
    if (!present.delete(file.path)) drift.push({ path: file.path, problem: 'missing' });
    else if (readFileSync(join(folder, file.path), 'utf8') !== file.content)
      drift.push({ path: file.path, problem: 'changed' });
  }
  for (const path of present) drift.push({ path, problem: 'extra' });
  return drift.sort(byField('path'));
}

/** Writes every file and removes what no producer claims. */
export function writeAll(
  folder: string,
  files: readonly GeneratedFile[],
  isGenerated: Target['isGenerated'] = () => true,
): void {
  mkdirSync(folder, { recursive: true });
  for (const { path, problem } of driftOf(folder, files, isGenerated)) {
    if (problem === 'extra') rmSync(join(folder, path));
  }
  for (const file of files) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.content);
  }
}

/** `into` is the repository whose files are written or compared; what they should be always comes from the sources of this one. */
export async function main(argv: readonly string[], into = root): Promise<number> {
  const given = readScriptArguments(argv, {
    command: 'npm run generate',
    summary: 'Write generated/, the reference pages of docs/reference/ and docs/explanation/walks.md.',
    flags: { '--check': 'Write nothing; list the files that are out of date' },
    names: [],
  });
  if (given.kind !== 'run') {
    console[given.kind === 'help' ? 'log' : 'error'](given.text);
    return given.kind === 'help' ? 0 : 2;
  }
  const all = await targets().catch((error: unknown) => {
    if (!(error instanceof IncompleteSource)) throw error;
    console.error(error.message);
    return null;
  });
  if (all === null) return 1;
  const count = all.reduce((sum, { files }) => sum + files.length, 0);
  if (!given.flags.has('--check')) {
    for (const { folder, files, isGenerated } of all) writeAll(join(into, folder), files, isGenerated);
    console.log(`wrote ${count} files to ${all.map(({ folder }) => `${folder}/`).join(', ')}`);
    return 0;
  }
  const drift = all.flatMap(({ folder, files, isGenerated }) =>
    driftOf(join(into, folder), files, isGenerated).map(({ path, problem }) => `${problem}: ${folder}/${path}`),
  );
  for (const line of drift) console.error(line);
  if (drift.length > 0) {
    console.error('Generated files are out of date. Run: npm run generate');
    return 3;
  }
  console.log(`all ${count} generated files are up to date`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
