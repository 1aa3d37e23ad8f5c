/**
 * House style, executed (CONTRIBUTING.md, "Style"): each rule finds lines and says what to do instead. Every rule has a
 * canary that it must find, and a look-alike that it must leave alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const notOurs = new Set(['node_modules', 'dist', 'coverage', 'site']);
/** Inputs of tests may break any rule: that is what they are for. */
const isFixture = (file: string) => /(^|\/)(fixtures|frozen)\//.test(file);

type SourceFile = { readonly file: string; readonly text: string };
type Rule = {
  readonly name: string;
  readonly instead: string;
  readonly appliesTo: (file: string) => boolean;
  /** 1-based lines; 1 for the file as a whole. */
  readonly find: (source: SourceFile) => readonly number[];
  readonly canary: SourceFile;
  readonly lookAlike: SourceFile;
};

const isCode = (file: string) => /\.(ts|mjs|cjs)$/.test(file);
const isText = (file: string) => isCode(file) || file.endsWith('.md');
const isGenerated = (file: string) => file.startsWith('generated/');

/** Words of a path: `bounded-map.ts` → bounded, map, ts; camel case counts as words too. */
const wordsOf = (file: string) =>
  file
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

function linesOf(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, i) => (pattern.test(line) ? [i + 1] : []));
}

/** Lines of the syntax nodes that `matches`: comments and strings are not code. `hint` saves parsing most files. */
function nodesOf({ file, text }: SourceFile, hint: RegExp, matches: (node: ts.Node) => boolean): number[] {
  if (!hint.test(text)) return [];
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const lines: number[] = [];
  const visit = (node: ts.Node) => {
    if (matches(node)) lines.push(parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return lines;
}

const isNamed = (pattern: RegExp) => (node: ts.Node) => ts.isIdentifier(node) && pattern.test(node.text);

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager', 'managers']);
const unfinished = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`);
/** `step(s)` in a text that is no call, or a choice between a noun and the same with an `s`. */
const ownPlural = /[a-z]\((?:e?s|ies)\)(?=[ .,:;!?'"`]*(?:[a-z]|['"`]))(?! *[=&|])|=== 1 \? '([a-z ]+)' : '\1e?s'/;
const clockAsserted = /expect\([^\n]*(?:performance|Date)\.now\(\)/;
const silenced = new RegExp(`@ts-${'(ignore|nocheck)'}`);

const rules: readonly Rule[] = [
  {
    name: 'a file or folder is named after what is in it',
    instead: 'name it after the one thing it holds; a file of leftovers belongs to the files that use them',
    appliesTo: (file) => !isGenerated(file),
    find: ({ file }) => (wordsOf(file).some((word) => vague.has(word)) ? [1] : []),
    canary: { file: 'runtime/core/textUtils.ts', text: '' },
    lookAlike: { file: 'runtime/core/utility-cost.ts', text: '' },
  },
  {
    name: 'nothing is called V2',
    instead: 'give the new thing the name and delete the old one; versions live in data, as `v: 1`',
    appliesTo: isCode,
    find: (source) => [
      ...(/v2(?![a-z0-9])/.test(source.file.toLowerCase()) ? [1] : []),
      ...nodesOf(source, /V2/, isNamed(/[A-Za-z0-9]V2$/)),
    ],
    canary: { file: 'runtime/a.ts', text: 'export const x = 1;\nexport class SessionV2 {}' },
    lookAlike: { file: 'runtime/v1.ts', text: "export const text = 'tokenV2';" },
  },
  {
    name: 'nothing is left for later in a comment',
    instead: 'do it now, or file an issue',
    appliesTo: (file) => isText(file) && file !== 'tests/import-rules/tidy.test.ts',
    find: ({ text }) => linesOf(text, unfinished),
    canary: { file: 'cli/a.ts', text: `// ${['TO', 'DO'].join('')}: later` },
    lookAlike: { file: 'cli/a.ts', text: 'const todo = 1; // the list of what is to be done' },
  },
  {
    name: 'a noun agrees with its count',
    instead: 'use `counted` of schemas/text/counted.ts: "1 step", "2 steps"',
    appliesTo: (file) => isCode(file) && !/^(tests|generated)\//.test(file) && file !== 'schemas/text/counted.ts',
    find: ({ text }) => linesOf(text, ownPlural),
    canary: { file: 'cli/a.ts', text: "const text = 'some step(s) left';" },
    lookAlike: { file: 'cli/a.ts', text: "const text = counted(count, 'step'); // its step; of (s)" },
  },
  {
    name: 'no type is `any`',
    instead: 'write the type, or `unknown` and parse it',
    appliesTo: (file) => file.endsWith('.ts') && !isGenerated(file),
    find: (source) => nodesOf(source, /\bany\b/, (node) => node.kind === ts.SyntaxKind.AnyKeyword),
    canary: { file: 'cli/a.ts', text: 'export const a = (value: readonly any[]) => value;' },
    lookAlike: { file: 'cli/a.ts', text: "// any\nexport const any = 'any';" },
  },
  {
    name: 'no type error is silenced',
    instead: 'fix the type; in a test that must be wrong, @ts-expect-error with the reason',
    appliesTo: (file) => isCode(file) && file !== 'tests/import-rules/tidy.test.ts',
    find: ({ text }) => linesOf(text, silenced),
    canary: { file: 'cli/a.ts', text: `// @ts-${'ignore'}\nexport {};` },
    lookAlike: { file: 'cli/a.ts', text: '// @ts-expect-error: the point of this test\nexport {};' },
  },
  {
    name: 'nothing depends on the locale of a machine',
    instead: 'compare by code unit (a < b) and print numbers as they are; only cli/ talks to people',
    // The language tells offsets of time zones only by a format, which names its locale there.
    appliesTo: (file) => isCode(file) && !file.startsWith('cli/') && file !== 'daemon/triggers/local-time.ts',
    find: (source) => nodesOf(source, /ocale|Intl/, isNamed(/^(localeCompare|toLocale[A-Za-z]*|Intl)$/)),
    canary: { file: 'runtime/a.ts', text: 'export const order = (a: string, b: string) => a.localeCompare(b);' },
    lookAlike: { file: 'runtime/a.ts', text: '// localeCompare would depend on the machine\nexport {};' },
  },
  {
    name: 'nothing needs a later release than Node 20.0',
    instead: 'use untilEither of daemon/either-signal.ts, which works on every Node that package.json allows',
    appliesTo: (file) => isCode(file) && !isGenerated(file),
    find: (source) =>
      nodesOf(
        source,
        /AbortSignal/,
        (node) => ts.isPropertyAccessExpression(node) && node.getText() === 'AbortSignal.any',
      ),
    canary: { file: 'daemon/a.ts', text: 'export const both = AbortSignal.any([a, b]);' },
    lookAlike: { file: 'daemon/a.ts', text: '// AbortSignal.any\nexport const a = AbortSignal.timeout(1);' },
  },
  {
    name: 'no test leaves the process without its optimizer',
    instead: 'use withoutOptimizer of tests/support/without-optimizer.ts, which gives the suite a process of its own',
    appliesTo: (file) =>
      /^tests\/.*\.ts$/.test(file) &&
      !file.endsWith('-process.ts') &&
      !/^tests\/support\/(?:without-optimizer|command-line)\.ts$/.test(file),
    find: (source) => nodesOf(source, /setFlagsFromString/, isNamed(/^setFlagsFromString$/)),
    canary: { file: 'tests/a.test.ts', text: "setFlagsFromString('--no-opt');" },
    lookAlike: { file: 'tests/a.test.ts', text: 'withoutOptimizer(); // setFlagsFromString' },
  },
  {
    name: 'no test asserts on elapsed time',
    instead: 'choose a size at which the wrong version does not end; speed is measured by `npm run bench`',
    appliesTo: (file) => file.endsWith('.test.ts') && file !== 'tests/import-rules/tidy.test.ts',
    find: ({ text }) => linesOf(text, clockAsserted),
    canary: { file: 'tests/a.test.ts', text: 'expect(performance.now() - started).toBeLessThan(1000);' },
    lookAlike: { file: 'tests/a.test.ts', text: 'const started = Date.now();\nexpect(found).toEqual([]);' },
  },
];

/** Every file of ours, as `folder/name`, sorted. */
function ourFiles(): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (notOurs.has(entry.name) || entry.name === '.git') continue;
      if (entry.isDirectory()) walk(file);
      else if (entry.isFile()) found.push(file);
    }
  };
  walk('');
  return found.sort();
}

const readText = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const files = ourFiles().filter((file) => !isFixture(file));

describe('house style', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_name, { appliesTo, find, instead }) => {
    const found = files
      .filter(appliesTo)
      .flatMap((file) => find({ file, text: readText(file) }).map((line) => `${file}:${line}`));
    expect(found, instead).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))('can fail: %s', (_name, { appliesTo, find, ...rule }) => {
    expect(appliesTo(rule.canary.file) ? find(rule.canary) : []).not.toEqual([]);
    expect(find(rule.lookAlike)).toEqual([]);
  });
});

describe('the tree', () => {
  it('has a README.md in every top-level folder that says what belongs there', () => {
    const folders = fs
      .readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notOurs.has(entry.name))
      .map((entry) => entry.name);
    const missing = folders.filter((folder) => !fs.existsSync(path.join(root, folder, 'README.md')));
    expect(
      missing,
      'write a README.md of a few lines: what the folder contains, what it does not, what it imports',
    ).toEqual([]);
  });
});
