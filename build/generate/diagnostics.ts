/**
 * Produces `explain/pages.json`, which `workrail explain <code>` prints, and the index of all codes. One page per code: those of
 * the compiler live beside it, those of lint beside their rules, those of the error envelope in `docs/reference/errors/`, those of blockers
 * and of warnings of a reply in `docs/reference/blockers-and-warnings/`.
 */
import { byCodeUnit } from '../../schemas/code-unit-order.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticCodes } from '../../compiler/diagnostics/codes.ts';
import { lintDefinitions } from '../../compiler/lint/registry.ts';
import { blockerCodes, warningCodes } from '../../schemas/closed-sets.ts';
import { errorCodes } from '../../schemas/error-codes.ts';
import { type GeneratedFile, IncompleteSource } from './generated-file.ts';

const compilerPages = 'compiler/diagnostics/messages';
const errorPages = 'docs/reference/errors';
const replyPages = 'docs/reference/blockers-and-warnings';
const lintPages = 'compiler/lint/rules';
const lintPage = (code: string) => `${lintPages}/${code.replace(/^lint\//, '')}/page.md`;

export type ExplainPage = { readonly code: string; readonly title: string; readonly markdown: string };

/** Every page below `folder`; its path without the ending is its code. */
function readPages(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.md') && !path.endsWith('README.md'))
      .map((path) => [path.slice(0, -'.md'.length), readFileSync(join(folder, path), 'utf8')]),
  );
}

/** One folder a rule: `prompt-budget/page.md` is the page of `lint/prompt-budget`. */
function readLintPages(root: string): ReadonlyMap<string, string> {
  const pages = readPages(join(root, lintPages));
  return new Map([...pages].map(([path, markdown]) => [`lint/${path.replace(/\/page$/, '')}`, markdown]));
}

/** What stands after the code in the first line: `# CODE: title`. */
function titleOf(code: string, markdown: string): string | null {
  const heading = /^# (.+)\n/.exec(markdown)?.[1];
  if (heading === undefined || !heading.startsWith(code)) return null;
  return heading.slice(code.length).replace(/^[:\s–—-]+/, '') || null;
}

/** The pages of a closed set of codes, sorted. Throws with every code that has no page and every page that has no code. */
export function pagesOf(
  codes: readonly string[],
  pages: ReadonlyMap<string, string>,
  fileOf: (code: string) => string,
): ExplainPage[] {
  const known = new Set(codes);
  const problems = [
    ...codes.filter((code) => !pages.has(code)).map((code) => `${code} has no page: write ${fileOf(code)}`),
    ...[...pages.keys()]
      .filter((code) => !known.has(code))
      .map((code) => `${fileOf(code)} is a page, but no code has its name`),
  ];
  const found: ExplainPage[] = [];
  for (const [code, markdown] of pages) {
    const title = titleOf(code, markdown);
    if (title === null) problems.push(`${fileOf(code)} must start with "# ${code}: …"`);
    else found.push({ code, title, markdown });
  }
  if (problems.length > 0) throw new IncompleteSource('Correct the pages of the diagnostics:', problems.sort());
  return found.sort((a, b) => byCodeUnit(a.code, b.code));
}

const pageBelow = (folder: string) => (code: string) => `${folder}/${code}.md`;

/** No links: the package contains no pages of codes, and `workrail explain` prints them. */
function table(pages: readonly ExplainPage[], extra: (code: string) => string): string[] {
  return pages.map(({ code, title }) => `| \`${code}\` | ${extra(code)}${title} |`);
}

function lintReference(pages: readonly ExplainPage[]): GeneratedFile {
  const rules = new Map(lintDefinitions.map((rule) => [rule.id as string, rule]));
  const columns = (code: string) => `${rules.get(code)?.severity} | ${rules.get(code)?.isFixable ? 'yes' : 'no'} | `;
  const lines = [
    '# Lint rules',
    '',
    'Generated from the pages by `npm run generate`; do not edit. `workrail explain <rule>` prints a page.',
    '',
    '| rule | severity | `--fix` | what it finds |',
    '| --- | --- | --- | --- |',
    ...table(pages, columns),
    '',
  ];
  return { path: 'reference/lint.md', source: `${lintPages}/`, content: lines.join('\n') };
}

export function diagnosticPages(root = process.cwd()): GeneratedFile[] {
  const severityOf: ReadonlyMap<string, string> = new Map(Object.entries(diagnosticCodes));
  const diagnostics = pagesOf([...severityOf.keys()], readPages(join(root, compilerPages)), pageBelow(compilerPages));
  const errors = pagesOf(errorCodes, readPages(join(root, errorPages)), pageBelow(errorPages));
  const replies = pagesOf([...blockerCodes, ...warningCodes], readPages(join(root, replyPages)), pageBelow(replyPages));
  const lint = pagesOf(
    lintDefinitions.map(({ id }) => id),
    readLintPages(root),
    lintPage,
  );
  const all = [...diagnostics, ...lint, ...errors, ...replies].sort((a, b) => byCodeUnit(a.code, b.code));
  const index = [
    '# Diagnostics and errors',
    '',
    'Generated from the pages by `npm run generate`; do not edit. `workrail explain <code>` prints a page.',
    '',
    '## What the compiler says',
    '',
    '| code | severity | meaning |',
    '| --- | --- | --- |',
    ...table(diagnostics, (code) => `${severityOf.get(code)} | `),
    '',
    'The messages of `workrail lint` are in the [list of rules](lint.md).',
    '',
    'The errors of tools and commands are in the [list of errors](../../docs/reference/errors.md).',
    '',
  ];
  return [
    {
      path: 'explain/pages.json',
      source: `${compilerPages}/`,
      content: `${JSON.stringify(Object.fromEntries(all.map(({ code, markdown }) => [code, markdown])), null, 2)}\n`,
    },
    { path: 'reference/diagnostics.md', source: `${compilerPages}/`, content: index.join('\n') },
    lintReference(lint),
  ];
}
