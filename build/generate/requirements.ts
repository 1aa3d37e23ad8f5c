/**
 * Which tests verify which requirement. `docs/requirements.json` lists the requirements; the comment above a test names those that it
 * verifies: `@verifies <id>`. The generator stops at a requirement without a test, at a tag that names no requirement and at a tag
 * above no test.
 */
import { byCodeUnit } from '../../schemas/code-unit-order.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import { type GeneratedFile, IncompleteSource } from './generated-file.ts';

const root = join(import.meta.dirname, '../..');
const registryFile = 'docs/requirements.json';

/** `decisions` are numbers of decision records. */
export type Requirement = {
  readonly id: string;
  readonly topic: string;
  readonly rule: string;
  readonly decisions?: readonly string[];
};
export type Registry = { readonly topics: readonly string[]; readonly requirements: readonly Requirement[] };
/** `line` is 1-based; `test` is the name of the test or group below the tag, null where there is none. */
export type Tag = { readonly id: string; readonly file: string; readonly line: number; readonly test: string | null };

const tagPattern = /@verifies[ \t]+([a-z0-9-]+(?:[ \t]*,[ \t]*[a-z0-9-]+)*)/g;
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
  if (!text.includes('@verifies')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const tagged: { readonly from: number; readonly to: number; readonly test: string | null }[] = [];
  for (const node of nodesIn(source)) {
    if (!ts.isStatement(node)) continue;
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      if (text.slice(pos, end).includes('@verifies')) tagged.push({ from: pos, to: end, test: testIn(node, source) });
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

/** Every mismatch of requirements and tags, each with what to do. */
export function requirementProblems({ topics, requirements }: Registry, tags: readonly Tag[]): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const verified = new Set(tags.flatMap(({ id, test }) => (test === null ? [] : [id])));
  const place = ({ file, line }: Tag) => `${file}:${line}`;
  return [
    ...requirements
      .filter(({ id }, i) => id <= (requirements[i - 1]?.id ?? ''))
      .map(({ id }) => `${id} is out of order: sort ${registryFile} by id`),
    ...requirements
      .filter(({ topic }) => !topics.includes(topic))
      .map(({ id, topic }) => `${id} has the unknown topic "${topic}": use one of "topics" in ${registryFile}`),
    ...requirements
      .filter(({ id }) => !verified.has(id))
      .map(({ id }) => `${id} is verified by no test: tag the test that fails when the rule is broken, or write one`),
    ...tags
      .filter(({ id }) => !known.has(id))
      .map((tag) => `${place(tag)} names ${tag.id}, which ${registryFile} does not list: add it, or correct the tag`),
    ...tags
      .filter(({ test }) => test === null)
      .map((tag) => `${place(tag)} says @verifies ${tag.id}, but no test follows: move the tag to its test`),
  ];
}

export const readRegistry = (): Registry => JSON.parse(readFileSync(join(root, registryFile), 'utf8')) as Registry;
export const readRequirements = (): readonly Requirement[] => readRegistry().requirements;

/** Every tag of every test, by file and line. */
export function readTags(): readonly Tag[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('/fixtures/'))
    .sort(byCodeUnit)
    .flatMap((file) => tagsOf(file, readFileSync(join(root, file), 'utf8')));
}

export function requirementsPage(registry: Registry, tags: readonly Tag[]): GeneratedFile {
  const problems = requirementProblems(registry, tags);
  if (problems.length > 0) throw new IncompleteSource('Correct the requirements and their tags:', problems);
  const { topics, requirements } = registry;
  const filesOf = new Map<string, Set<string>>();
  for (const { id, file } of tags) filesOf.set(id, (filesOf.get(id) ?? new Set()).add(file));
  const records = new Map(
    readdirSync(join(root, 'docs/decisions')).map((name) => [name.slice(0, 4), `../../docs/decisions/${name}`]),
  );
  const row = ({ id, rule, decisions = [] }: Requirement) => {
    const files = [...(filesOf.get(id) ?? [])].sort(byCodeUnit);
    const tests = files.map((file) => `\`${file}\``).join(', ');
    const why = decisions.map((number) => ` ([ADR-${number}](${records.get(number) ?? ''}))`).join('');
    return `| \`${id}\` | ${rule.replaceAll('|', '\\|')}${why} | ${tests} |`;
  };
  const lines = [
    '# Requirements',
    '',
    `Generated from \`${registryFile}\` and the \`@verifies\` tags of the tests by \`npm run generate\`; do not edit. ${requirements.length} rules,`,
    'each with the tests that fail when it is broken.',
    '',
    ...topics
      .map((topic) => ({ topic, rows: requirements.filter((requirement) => requirement.topic === topic).map(row) }))
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ topic, rows }) => [
        `## ${topic}`,
        '',
        '| requirement | rule | verified by |',
        '| --- | --- | --- |',
        ...rows,
        '',
      ]),
  ];
  return { path: 'reference/requirements.md', source: registryFile, content: lines.join('\n') };
}

export const requirementsReference = (): GeneratedFile => requirementsPage(readRegistry(), readTags());
