/**
 * Which test holds which lock of the specification. `docs/locks.json` lists the locks; a test says `@enforces <id>` in the
 * comment above it. A lock without a test, a tag without a lock and a tag that stands above no test stop the generator.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import type { GeneratedFile } from './generated-file.ts';

const root = join(import.meta.dirname, '../..');
const registry = 'docs/locks.json';

export type Lock = { readonly id: string; readonly section: string; readonly rule: string };
/** `line` is 1-based; `test` is the name of the test or group below the tag, null where there is none. */
export type Tag = { readonly id: string; readonly file: string; readonly line: number; readonly test: string | null };

const byCodeUnit = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const tagPattern = /@enforces[ \t]+([a-z0-9-]+(?:[ \t]*,[ \t]*[a-z0-9-]+)*)/g;
const testFunctions = new Set(['it', 'test', 'describe']);

/** Below a node, in the order of the text. */
function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}

/** The words of what is called: it, each of `it.each(cases)('name', …)`. */
function calledWords(node: ts.Node): readonly string[] {
  if (ts.isCallExpression(node)) return calledWords(node.expression);
  if (ts.isPropertyAccessExpression(node)) return [...calledWords(node.expression), node.name.text];
  return ts.isIdentifier(node) ? [node.text] : [];
}

/** The name of the first test that a statement declares. One that is skipped is none: it cannot fail. */
function testIn(statement: ts.Statement, source: ts.SourceFile): string | null {
  for (const node of nodesIn(statement)) {
    if (!ts.isCallExpression(node)) continue;
    const [first = '', ...more] = calledWords(node.expression);
    const name = node.arguments[0];
    if (!testFunctions.has(first) || more.includes('skip') || more.includes('todo') || name === undefined) continue;
    if (ts.isStringLiteralLike(name)) return name.text;
    if (ts.isTemplateExpression(name) || ts.isIdentifier(name)) return name.getText(source);
  }
  return null;
}

/** Every tag in the comments of one file; a line with a quotation mark before its tag is a text about tags. */
export function tagsOf(file: string, text: string): readonly Tag[] {
  if (!text.includes('@enforces')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const tagged: { readonly from: number; readonly to: number; readonly test: string | null }[] = [];
  for (const node of nodesIn(source)) {
    if (!ts.isStatement(node)) continue;
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      if (text.slice(pos, end).includes('@enforces')) tagged.push({ from: pos, to: end, test: testIn(node, source) });
    }
  }
  return [...text.matchAll(tagPattern)].flatMap((match) => {
    const before = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
    if (!/^\s*(\/\/|\/?\*+)[^'"`]*$/.test(before)) return [];
    const line = source.getLineAndCharacterOfPosition(match.index).line + 1;
    const test = tagged.find(({ from, to }) => from <= match.index && match.index < to)?.test ?? null;
    return (match[1] ?? '').split(/[ \t]*,[ \t]*/).map((id) => ({ id, file, line, test }));
  });
}

/** What is wrong between locks and tags, all at once, each with what to do. */
export function lockProblems(locks: readonly Lock[], tags: readonly Tag[]): readonly string[] {
  const known = new Set(locks.map(({ id }) => id));
  const held = new Set(tags.flatMap(({ id, test }) => (test === null ? [] : [id])));
  const place = ({ file, line }: Tag) => `${file}:${line}`;
  return [
    ...locks
      .filter(({ id }, i) => id <= (locks[i - 1]?.id ?? ''))
      .map(({ id }) => `${id} is not in its place: sort ${registry} by id`),
    ...locks
      .filter(({ id }) => !held.has(id))
      .map(({ id }) => `${id} is held by no test: tag the one that fails when the rule is broken, or write it`),
    ...tags
      .filter(({ id }) => !known.has(id))
      .map((tag) => `${place(tag)} names ${tag.id}, which ${registry} does not list: add it, or correct the tag`),
    ...tags
      .filter(({ test }) => test === null)
      .map((tag) => `${place(tag)} says @enforces ${tag.id} above no test: move it onto the test`),
  ];
}

export const readLocks = (): readonly Lock[] =>
  (JSON.parse(readFileSync(join(root, registry), 'utf8')) as { readonly locks: readonly Lock[] }).locks;

/** Every tag of every test, by file and line. */
export function readTags(): readonly Tag[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('/fixtures/'))
    .sort(byCodeUnit)
    .flatMap((file) => tagsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** What the sections of design-locks are about; a lock of another page stands under the name of that page. */
const sectionTitles: Readonly<Record<string, string>> = {
  '§1': 'Events, manifest and snapshots',
  '§1.1': 'Runs are DAGs',
  '§1.2': 'Tokens, replay, keys',
  '§1.3': 'Bundles',
  '§2': 'The preferred tip',
  '§2.1': 'Projections',
  '§2.2': 'Retention and collection',
  '§2.3': 'Resuming',
  '§3': 'Gaps, blockers and modes',
  '§4': 'Preferences',
  '§5': 'Compiled workflows and recommendations',
  '§6': 'Surface',
  '§7': 'Names of workflows',
  '§8': 'Generated files',
  '§9': 'Authoring',
  '§10': 'Health and operation',
  '§11': 'Canonical JSON and hashes',
  '§12': 'Errors',
  '§13': 'Data directory',
  '§14': 'Versions',
  '§15': 'Single writer',
  '§16.2': 'Generation',
  '§16.3': 'Closed sets',
  '§16.3.1': 'Context',
  '§16.5': 'Hardening',
  '§17': 'Architecture',
  '§18.1': 'Notes',
  '§18.2': 'Context persistence',
  '§18.3': 'Requirements in prompts',
  '§19': 'Evidence',
};

/** The section that a lock stands under: the first that it names; decisions and design pages by their name. */
const sectionOf = ({ section }: Lock): string => {
  const first = section.split(/[;,]/)[0]?.trim() ?? section;
  if (first.startsWith('decision ') || first.startsWith('decisions ')) return 'decisions.md';
  return first;
};
/** §2 before §10; sections before pages. */
const orderOf = (section: string): string =>
  section.startsWith('§')
    ? `0${section
        .slice(1)
        .split('.')
        .map((part) => part.padStart(3, '0'))
        .join('.')}`
    : `1${section}`;

export function lockReport(locks: readonly Lock[], tags: readonly Tag[]): GeneratedFile {
  const problems = lockProblems(locks, tags);
  if (problems.length > 0) throw new Error(`locks:\n${problems.join('\n')}`);
  const filesOf = new Map<string, Set<string>>();
  for (const { id, file } of tags) filesOf.set(id, (filesOf.get(id) ?? new Set()).add(file));
  const sections = [...new Set(locks.map(sectionOf))].sort((a, b) => byCodeUnit(orderOf(a), orderOf(b)));
  const row = ({ id, rule }: Lock) => {
    const files = [...(filesOf.get(id) ?? [])].sort(byCodeUnit);
    return `| \`${id}\` | ${rule.replaceAll('|', '\\|')} | ${files.map((file) => `[${file.slice('tests/'.length)}](../../${file})`).join(', ')} |`;
  };
  const lines = [
    '# Locks',
    '',
    `Generated from \`${registry}\` and the \`@enforces\` tags of the tests by \`npm run generate\`; do not edit. ${locks.length} rules of`,
    'the specification and of the design pages, each with the tests that fail when it is broken.',
    '',
    ...sections.flatMap((section) => [
      `## ${section}${sectionTitles[section] === undefined ? '' : ` ${sectionTitles[section]}`}`,
      '',
      '| lock | rule | held by |',
      '| --- | --- | --- |',
      ...locks.filter((lock) => sectionOf(lock) === section).map(row),
      '',
    ]),
  ];
  return { path: 'reference/locks.md', source: registry, content: lines.join('\n') };
}

export const lockCoverage = (): GeneratedFile => lockReport(readLocks(), readTags());
