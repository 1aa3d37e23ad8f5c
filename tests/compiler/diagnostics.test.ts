import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompileInput, compileAll } from '../../compiler/compile.ts';
import { diagnosticCodes } from '../../compiler/diagnostics/codes.ts';
import { checkReportOf, renderPretty } from '../../compiler/diagnostics/render.ts';
import { checkReport } from '../../schemas/diagnostics.ts';
import { workflowSourceKinds } from '../../schemas/closed-sets.ts';
import { z } from '../../schemas/zod.ts';
import { expectFile } from './expected-file.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';
import type { FixtureSource } from './fixture-source.ts';

const root = join(import.meta.dirname, 'fixtures/diagnostics');
const messages = join(import.meta.dirname, '../../compiler/diagnostics/messages');
const codes = Object.keys(diagnosticCodes).sort();
const folderOf = (code: string) => code.replace('/', '-');
const caseFile = z
  .object({
    sourceKind: z.enum(workflowSourceKinds),
    unread: z.object({ kind: z.literal('link'), leadsTo: z.literal('outside') }).optional(),
  })
  .strict();

async function inputsOf(folder: string): Promise<readonly CompileInput[]> {
  const path = join(root, folder);
  const { sourceKind, unread } = existsSync(join(path, 'case.json'))
    ? caseFile.parse(JSON.parse(readFileSync(join(path, 'case.json'), 'utf8')))
    : { sourceKind: 'project' as const };
  const access = unread === undefined ? {} : { unread };
  const names = readdirSync(path).filter((name) => /^input.*\.(json|ts)$/.test(name));
  return Promise.all(
    names.map(async (name): Promise<CompileInput> => {
      const file = `${folder}/${name.replace('.ts', '.json')}`;
      if (name.endsWith('.ts')) {
        const module: { default: FixtureSource } = await import(join(path, name));
        return { file, text: module.default(), sourceKind };
      }
      const bytes = readFileSync(join(path, name));
      return { file, text: bytes.toString('utf8'), bytes, sourceKind, ...access };
    }),
  );
}

describe('every diagnostic', () => {
  // @enforces diagnostics-closed
  it('has a fixture and a page, and neither stands without a code', () => {
    const pages = readdirSync(messages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    expect(pages.map((name) => name.replace('.md', '').replaceAll('\\', '/')).sort()).toEqual(codes);
    expect(readdirSync(root).sort()).toEqual([...codes.map(folderOf), 'several-at-once'].sort());
  });

  // @enforces diagnostics-closed
  it.each(codes)('%s is what its fixture gives, and all it gives', async (code) => {
    const inputs = await inputsOf(folderOf(code));
    const { diagnostics } = compileAll(inputs, fixtureHost);
    expect([...new Set(diagnostics.map((diagnostic) => diagnostic.code))]).toEqual([code]);
    expectFile(join(root, folderOf(code), 'expected.txt'), renderPretty(diagnostics, { workflows: inputs.length }));
  });

  it('of one phase is reported at once, in the order of the file', async () => {
    const inputs = await inputsOf('several-at-once');
    const { diagnostics } = compileAll(inputs, fixtureHost);
    expect(diagnostics.map(({ at }) => at.offset)).toEqual(
      diagnostics.map(({ at }) => at.offset).sort((a, b) => a - b),
    );
    expectFile(join(root, 'several-at-once/expected.txt'), renderPretty(diagnostics, { workflows: 1 }));
  });

  it.each(codes)('%s points into the file and follows the house style', async (code) => {
    const inputs = await inputsOf(folderOf(code));
    const { diagnostics } = compileAll(inputs, fixtureHost);
    for (const { message, at, help, label, fixes, rendered } of diagnostics) {
      const text = inputs.find(({ file }) => file === at.file)?.text ?? '';
      expect(at.offset + at.length).toBeLessThanOrEqual(text.length);
      expect(message).toMatch(/^[^A-Z].*[^.]$/);
      expect(help).toMatch(/^[^A-Z].*[^.]$/);
      expect(label ?? 'none').toMatch(/[^.]$/);
      expect(rendered.split('\n').every((line) => line.length < 400)).toBe(true);
      for (const fix of fixes)
        for (const edit of fix.edits) expect(edit.offset + edit.length).toBeLessThanOrEqual(text.length);
    }
    expect(checkReport.safeParse(checkReportOf(diagnostics, inputs.length)).success).toBe(true);
  });
});

type Example = { readonly text: string; readonly kind: CompileInput['sourceKind'] };

function examplesOf(code: string, heading: string): readonly Example[] {
  const page = readFileSync(join(messages, `${code}.md`), 'utf8');
  const pattern = new RegExp(`^${heading}:\n\n\`\`\`json ?(\\w*)\n([\\s\\S]*?)\n\`\`\``, 'gm');
  return [...page.matchAll(pattern)].map((match) => ({
    text: match[2] ?? '',
    kind: match[1] === 'bundled' ? 'bundled' : 'project',
  }));
}

/** A fragment of a workflow: what it leaves out comes from the minimal one. Text that is no JSON stays as it is. */
function completed(text: string, kind: Example['kind']): string {
  try {
    const base = kind === 'bundled' ? { ...minimalSource, id: 'wr.review' } : minimalSource;
    return JSON.stringify({ ...base, ...JSON.parse(text) });
  } catch {
    return text;
  }
}

function codesOf({ text, kind }: Example): readonly string[] {
  const raw = compileAll([inputOf(text, { sourceKind: kind })], fixtureHost).diagnostics.map(({ code }) => code);
  const broken = raw.some((code) =>
    /^read\/(duplicate-key|reserved-key|lone-surrogate|number-out-of-range)$/.test(code),
  );
  if (broken) return raw;
  const source = inputOf(completed(text, kind), { sourceKind: kind });
  return compileAll([source], fixtureHost).diagnostics.map(({ code }) => code);
}

describe('the page of a diagnostic', () => {
  /** What cannot be shown in a few lines of JSON. */
  const withoutExample: readonly string[] = [
    'read/unreadable',
    'read/too-large',
    'read/too-deep',
    'read/byte-order-mark',
    'read/invalid-utf8',
    'read/empty-file',
    'resolve/duplicate-workflow-id',
    'resolve/alias-conflict',
    'check/too-many-steps',
    'lower/prompt-too-long',
  ];

  it.each(codes)('%s has a title, a reason, and examples that do what they say', (code) => {
    const page = readFileSync(join(messages, `${code}.md`), 'utf8');
    expect(page.startsWith(`# ${code}: `)).toBe(true);
    expect(page).toContain('**Why it matters.**');
    const invalid = examplesOf(code, 'Invalid');
    const corrected = examplesOf(code, 'Corrected');
    expect(invalid).toHaveLength(withoutExample.includes(code) ? 0 : 1);
    if (corrected.length === 0) expect(page).toContain('**What to do.**');
    for (const example of invalid) expect(codesOf(example)).toEqual([code]);
    for (const example of corrected) expect(codesOf(example)).toEqual([]);
  });
});
