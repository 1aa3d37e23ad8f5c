/** Comments and pages cite only what a reader of this repository can open. Samples show what counts as a citation. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRegistry } from '../../build/generate/requirements.ts';

const root = path.join(import.meta.dirname, '../..');
const isMade = (name: string) => name.startsWith('.') || ['node_modules', 'dist', 'generated', 'site'].includes(name);

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isMade(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}
const sourceFiles = filesBelow('');

const records = sourceFiles.filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).map((file) => file.slice(15, 19));
const known = {
  ids: new Set(readRegistry().requirements.map(({ id }) => id)),
  records: new Set(records),
  pages: new Set(sourceFiles.filter((file) => file.endsWith('.md')).map((file) => path.basename(file))),
};

/** Pages of the design: they are not in this repository, so a number or a name of theirs leads nowhere. */
const outside = /design-locks|execution-contract|legacy-format|\(extension-points,|\b[Dd]ecisions? \d{1,3}\b|§/g;
const requirementId = /\[([a-z][a-z0-9]+(?:-[a-z0-9]+)+)\](?!\()/g;
const recordNumber = /\bADR-(\d{4})\b/g;
/** In parentheses, as a source is cited: a file that a sentence is about may be one of the reader's own. */
const pageName = /\((?:[^()]*[;,] )?([\w-]+\.md)\b/g;

const commentsOf = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].map(([comment]) => comment).join('\n');

/** What a text cites that is not here. Pages name requirements in prose; only comments cite them by id and name files in passing. */
function brokenCitations(file: string, source: string): string[] {
  const isPage = file.endsWith('.md');
  const text = isPage ? source : commentsOf(source);
  const unknown = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...text.matchAll(pattern)].filter(([, name]) => !names.has(name ?? '')).map(([cited]) => cited);
  return [
    ...[...text.matchAll(outside)].map(([cited]) => cited),
    ...unknown(recordNumber, known.records),
    ...(isPage ? [] : [...unknown(requirementId, known.ids), ...unknown(pageName, known.pages)]),
  ];
}

/** This page holds samples of what is refused, and the frozen corpus never changes. */
const cites = (file: string) =>
  /\.(ts|mjs|md)$/.test(file) && !/^tests\/frozen\/|\/fixtures\//.test(file) && !file.endsWith('citations.test.ts');

describe('a citation', () => {
  // @verifies citations-exist
  test('leads to a requirement, a decision record or a page of this repository', () => {
    const broken = sourceFiles
      .filter(cites)
      .flatMap((file) =>
        brokenCitations(file, readFileSync(path.join(root, file), 'utf8')).map((cited) => `${file}: ${cited}`),
      );
    expect(broken).toEqual([]);
  });

  test.each([
    ['/** One writer (design-locks §15). */', ['design-locks', '§']],
    ['const a = 1; // decision 16', ['decision 16']],
    ['/** See decisions 6 and 14. */', ['decisions 6']],
    ['/** One writer [no-such-requirement]. */', ['[no-such-requirement]']],
    ['/** One writer [single-writer] (ADR-0009). */', []],
    ['/** One writer (ADR-9999). */', ['ADR-9999']],
    ['/** As the plan says (interfaces.md, Files). */', ['(interfaces.md']],
    ["const text = 'design-locks, interfaces.md, [a-set]';", []],
  ])('in %s', (comment, broken) => {
    expect(brokenCitations('a.ts', comment)).toEqual(broken);
  });

  test('in a page is read outside comments too', () => {
    expect(brokenCitations('a.md', 'By decision 16, and [decision 0009](x).')).toEqual(['decision 16']);
  });
});

test('the list of decision records has each record once, by number', () => {
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  expect([...index.matchAll(/^\| \[(\d{4})\]/gm)].map(([, number]) => number)).toEqual([...records].sort());
});
