import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { type CompileInput, type CompilerHost, compileAll } from '../../compiler/compile.ts';
import { diagnosticCodes } from '../../compiler/diagnostics/codes.ts';
import { checkReportOf, renderPretty } from '../../compiler/diagnostics/render.ts';
import { checkReport, type Diagnostic } from '../../schemas/diagnostics.ts';
import * as limits from '../../schemas/limits.ts';
import { expectFile } from './expected-file.ts';
import { readCase } from './fixture-case.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const root = join(import.meta.dirname, 'fixtures/diagnostics');
const messages = join(import.meta.dirname, '../../compiler/diagnostics/messages');
const codes = Object.keys(diagnosticCodes).sort();
/** No file of an author gives it: tests/compiler/internal-error.test.ts makes the compiler throw. */
const shownByFixture = codes.filter((code) => code !== 'read/internal-error');
const folderOf = (code: string) => code.replace('/', '-');

type Edits = Diagnostic['fixes'][number]['edits'];
const editedBy = (text: string, edits: Edits): string =>
  [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (edited, { offset, length, text: added }) => edited.slice(0, offset) + added + edited.slice(offset + length),
      text,
    );
const errorsIn = (found: readonly Diagnostic[]) => found.filter(({ severity }) => severity === 'error').length;
/** The bytes of a file are those of its text before an edit. */
const withoutBytes = ({ bytes: _bytes, ...input }: CompileInput): CompileInput => input;

/** The sources and the bindings file after the edits of one file. */
function editedIn(
  inputs: readonly CompileInput[],
  host: CompilerHost,
  file: string,
  edits: Edits,
): [readonly CompileInput[], CompilerHost] {
  const ofFile = <T extends { readonly file: string; readonly text: string }>(one: T): T =>
    one.file === file ? { ...one, text: editedBy(one.text, edits) } : one;
  const bindings = host.bindings?.file == null ? host.bindings : { ...host.bindings, file: ofFile(host.bindings.file) };
  return [
    inputs.map((input) => ofFile(withoutBytes(input))),
    { ...host, ...(bindings === undefined ? {} : { bindings }) },
  ];
}

async function checked(folder: string) {
  const { inputs, host, elsewhere } = await readCase(join(root, folder));
  const { diagnostics } = compileAll(inputs, host);
  const texts = [...inputs, ...(host.bindings?.file == null ? [] : [host.bindings.file])];
  return { inputs, diagnostics, elsewhere, texts: new Map(texts.map(({ file, text }) => [file, text])) };
}

describe('every diagnostic', () => {
  // @verifies diagnostics-closed
  it('has a fixture and a page, and neither stands without a code', () => {
    const pages = readdirSync(messages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    expect(pages.map((name) => name.replace('.md', '').replaceAll('\\', '/')).sort()).toEqual(codes);
    expect(readdirSync(root).sort()).toEqual([...shownByFixture.map(folderOf), 'several-at-once'].sort());
  });

  // @verifies diagnostics-closed
  it.each(shownByFixture)('%s is what its fixture gives, and all it gives', async (code) => {
    const { inputs, diagnostics, elsewhere } = await checked(folderOf(code));
    const others = diagnostics.filter(({ at }) => at.file !== inputs[0]?.file).map((diagnostic) => diagnostic.code);
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.code))).toEqual(new Set([code, ...elsewhere]));
    expect(others).toEqual(expect.arrayContaining([...elsewhere]));
    expectFile(join(root, folderOf(code), 'expected.txt'), renderPretty(diagnostics, { workflows: inputs.length }));
  });

  it('of one phase is reported at once, in the order of the file', async () => {
    const { diagnostics } = await checked('several-at-once');
    expect(diagnostics.map(({ at }) => at.offset)).toEqual(
      diagnostics.map(({ at }) => at.offset).sort((a, b) => a - b),
    );
    expectFile(join(root, 'several-at-once/expected.txt'), renderPretty(diagnostics, { workflows: 1 }));
  });

  it.each(shownByFixture)('%s: each of its fixes removes a finding and adds no error', async (code) => {
    const { inputs, host } = await readCase(join(root, folderOf(code)));
    const { diagnostics } = compileAll(inputs, host);
    for (const { at, fixes, message } of diagnostics) {
      for (const { edits } of fixes) {
        const after = compileAll(...editedIn(inputs, host, at.file, edits)).diagnostics;
        const count = (found: readonly Diagnostic[]) => found.filter((one) => one.message === message).length;
        expect(count(after), message).toBeLessThan(count(diagnostics));
        expect(errorsIn(after), message).toBeLessThanOrEqual(errorsIn(diagnostics));
      }
    }
  });

  it.each(shownByFixture)('%s points into the file and follows the house style', async (code) => {
    const { inputs, diagnostics, texts } = await checked(folderOf(code));
    for (const { message, at, help, label, fixes, rendered } of diagnostics) {
      const text = texts.get(at.file) ?? '';
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

/**
 * An example of a page: its first block is a fragment of a workflow, `file=NAME` is one beside it or a bindings file, and a `sh`
 * block says how it is compiled.
 */
type Example = {
  readonly main: string;
  readonly kind: CompileInput['sourceKind'];
  readonly beside: ReadonlyMap<string, string>;
  readonly command: string;
};

const bindingsName = '.workrail/bindings.json';

/** Examples that need a ref of more than the shipped ones hold; all others compile with what ships. */
const withFixtureBuiltins: readonly string[] = ['lower/ref-too-long', 'lower/step-refs-too-long'];
const hostOf = (code: string): CompilerHost =>
  withFixtureBuiltins.includes(code) ? fixtureHost : { ...fixtureHost, builtins };

function examplesOf(code: string, heading: string): readonly Example[] {
  const page = readFileSync(join(messages, `${code}.md`), 'utf8');
  const pattern = new RegExp(`^${heading}:\n((?:\n\`\`\`(?:json|sh)[^\n]*\n[\\s\\S]*?\n\`\`\`\n)+)`, 'gm');
  return [...page.matchAll(pattern)].map(([, section]) => {
    const blocks = [...(section ?? '').matchAll(/^```(json|sh) ?([^\n]*)\n([\s\S]*?)\n```/gm)];
    const beside = new Map<string, string>();
    const main: string[] = [];
    let kind: Example['kind'] = 'project';
    let command = '';
    for (const [, language, info = '', text = ''] of blocks) {
      const name = /^file=(\S+)$/.exec(info)?.[1];
      if (language === 'sh') command = text;
      else if (name !== undefined) beside.set(name, text);
      else {
        main.push(text);
        if (info === 'bundled') kind = 'bundled';
        else expect(info).toBe('');
      }
    }
    expect(main).toHaveLength(1);
    // Without --out, `compile` refuses a binding of the command line.
    if (/^workrail compile .*--bind /.test(command)) expect(command).toContain(' --out ');
    return { main: main[0] ?? '', kind, beside, command };
  });
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

/** What is found in the example itself and in its bindings; of files beside it, only what `isWhole` asks for. */
function codesOf(example: Example, host: CompilerHost, isWhole: boolean): readonly string[] {
  const { main, kind, beside, command } = example;
  const requests = [...command.matchAll(/--bind (\S+)=(\S+)/g)].map(([, slot = '', id = '']) => [slot, id] as const);
  const bindings = {
    cli: new Map(requests),
    file: beside.has(bindingsName) ? { file: bindingsName, text: beside.get(bindingsName) ?? '' } : null,
    isFallbackAllowed: command.includes('--allow-default-binding'),
  };
  const siblings = [...beside]
    .filter(([file]) => file !== bindingsName)
    .map(([file, text]) => inputOf(completed(text, kind), { file, sourceKind: kind }));
  const found = (text: string) => {
    const input = inputOf(text, { sourceKind: kind });
    const { diagnostics } = compileAll([input, ...siblings], { ...host, bindings });
    return diagnostics
      .filter(({ at }) => isWhole || at.file === input.file || at.file === bindingsName)
      .map(({ code }) => code);
  };
  const raw = found(main);
  const broken = raw.some((code) =>
    /^read\/(duplicate-key|reserved-key|lone-surrogate|number-out-of-range)$/.test(code),
  );
  return broken ? raw : found(completed(main, kind));
}

describe('the page of a diagnostic', () => {
  /** What cannot be shown in a few lines of JSON. */
  const withoutExample: readonly string[] = [
    'read/unreadable',
    'read/internal-error',
    'read/too-large',
    'read/too-deep',
    'read/byte-order-mark',
    'read/invalid-utf8',
    'read/empty-file',
    'resolve/duplicate-workflow-id',
    'resolve/variant-not-used',
    'resolve/alias-conflict',
    'resolve/condition-too-deep',
    'resolve/too-many-followups',
    'expand/template-depth',
    'expand/too-many-steps',
    'expand/too-much-text',
    'bind/too-deep',
    'check/too-many-steps',
    'check/too-many-patterns',
    'check/contracts-too-large',
    'check/conditions-too-large',
    'lower/guidance-too-long',
    'lower/prompt-too-long',
    'lower/prompts-too-long',
    'lower/project-too-large',
  ];

  it.each(codes)('%s has a title, a reason, and examples that do what they say', (code) => {
    const page = readFileSync(join(messages, `${code}.md`), 'utf8');
    expect(page.startsWith(`# ${code}: `)).toBe(true);
    expect(page).toContain('**Why it matters.**');
    const invalid = examplesOf(code, 'Invalid');
    const corrected = examplesOf(code, 'Corrected');
    expect(invalid).toHaveLength(withoutExample.includes(code) ? 0 : 1);
    if (corrected.length === 0) expect(page).toContain('**What to do.**');
    for (const example of invalid) expect(codesOf(example, hostOf(code), false)).toEqual([code]);
    for (const example of corrected) expect(codesOf(example, hostOf(code), true)).toEqual([]);
  });

  it.each(withFixtureBuiltins)('%s has an example that no shipped ref can show', (code) => {
    const [invalid] = examplesOf(code, 'Invalid');
    expect(invalid).toBeDefined();
    if (invalid !== undefined) expect(codesOf(invalid, { ...fixtureHost, builtins }, false)).not.toContain(code);
  });

  it.each<[string, number]>([
    ['resolve/condition-too-deep', limits.conditionDepthMax],
    ['resolve/criteria-too-deep', limits.criteriaDepthMax],
    ['resolve/too-many-followups', limits.stepFollowupsMax],
    ['expand/template-depth', limits.templateDepthMax],
    ['expand/too-many-steps', limits.stepsMax],
    ['expand/too-much-text', limits.templateBytesMax],
    ['expand/loop-too-deep', limits.loopDepthMax],
    ['bind/too-deep', limits.bindingDepthMax],
    ['check/too-many-iterations', limits.loopIterationsMax],
    ['lower/guidance-too-long', limits.guidanceBytesMax],
    ['lower/prompt-too-long', limits.promptBytesMax],
    ['lower/prompts-too-long', limits.workflowPromptBytesMax],
    ['lower/prompts-too-long', limits.workflowPromptLinesMax],
    ['lower/project-too-large', limits.projectCompiledBytesMax],
  ])('%s states the limit as it is', (code, limit) => {
    const page = readFileSync(join(messages, `${code}.md`), 'utf8');
    expect(page).toMatch(
      new RegExp(
        `\\b${String(limit).replace(/\B(?=(?:\d{3})+$)/g, ',')} (levels|steps|follow-ups|iterations|bytes|lines)`,
      ),
    );
  });
});
