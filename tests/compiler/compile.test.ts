import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compileAll, compileWorkflow } from '../../compiler/compile.ts';
import { isCanonicalText } from '../../schemas/canonical/json.ts';
import { compiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { expectFile } from './expected-file.ts';
import { readCase } from './fixture-case.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const root = join(import.meta.dirname, 'fixtures/compile');
const names = readdirSync(root).sort();

async function compileFixture(name: string) {
  const { inputs, host } = await readCase(join(root, name));
  const { compiled, diagnostics } = compileAll(inputs, host);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const found = compiled.find(({ file }) => file === inputs[0]?.file);
  if (found === undefined || errors.length > 0) throw new Error(errors.map(({ rendered }) => rendered).join('\n'));
  return { compiled: found, diagnostics };
}

describe('compile', () => {
  // @verifies workflow-hash-jcs
  // @verifies compiled-snapshot-shape
  it.each(names)('%s gives the snapshot, hash and prompts that were reviewed', async (name) => {
    const { compiled, diagnostics } = await compileFixture(name);
    const folder = join(root, name);
    expectFile(join(folder, 'snapshot.json'), `${JSON.stringify(JSON.parse(compiled.text), null, 2)}\n`);
    expectFile(join(folder, 'map.json'), artifactsOf({ compiled: [compiled], diagnostics }, '1').maps[0]?.text ?? '');
    expectFile(join(folder, 'hash.txt'), `${compiled.workflowHash}\n`);
    const prompts = compiled.snapshot.steps.map(({ title, prompt }) => `<<< ${title} >>>\n${prompt}\n`);
    expectFile(join(folder, 'prompts.txt'), prompts.join('\n'));
  });

  // @verifies workflow-hash-jcs
  it.each(names)('%s hashes exactly the canonical text of its snapshot', async (name) => {
    const { compiled } = await compileFixture(name);
    expect(isCanonicalText(compiled.text)).toBe(true);
    const digest = fixtureHost.digest(new TextEncoder().encode(compiled.text));
    expect(compiled.workflowHash).toBe(`sha256:${digest}`);
  });

  // @verifies compiled-snapshot-shape
  it.each(names)('%s obeys the schema and has every list, also the empty ones', async (name) => {
    const { compiled } = await compileFixture(name);
    expect(compiledSnapshot.strict().parse(compiled.snapshot)).toEqual(compiled.snapshot);
    const required = Object.entries(compiledSnapshot.shape).filter(([, schema]) => !schema.isOptional());
    expect(Object.keys(compiled.snapshot)).toEqual(expect.arrayContaining(required.map(([key]) => key)));
  });

  it('keeps warnings beside a snapshot and no snapshot beside an error', () => {
    const legacy = compileWorkflow(inputOf({ ...minimalSource, id: 'review' }), fixtureHost);
    expect(legacy.diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(legacy.compiled?.snapshot.compiledWarnings).toEqual([{ code: 'LEGACY_ID' }]);
    const broken = compileWorkflow(inputOf({ ...minimalSource, id: 'wr.review' }), fixtureHost);
    expect(broken.compiled).toBeNull();
  });

  it('stops at the first phase with an error, and reports all of that phase', () => {
    const source = {
      ...minimalSource,
      id: 'wr.review',
      steps: [
        { id: 'a', title: 'A', when: 'x' },
        { id: 'a', title: 'A', promptBlocks: {} },
      ],
    };
    const { diagnostics } = compileWorkflow(inputOf(source), fixtureHost);
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'resolve/reserved-namespace',
      'resolve/unknown-condition',
      'resolve/duplicate-step-id',
    ]);
  });
});

describe('compileAll', () => {
  const a = inputOf({ ...minimalSource, id: 'project.a' }, { file: 'a.json' });
  const b = inputOf({ ...minimalSource, id: 'project.b', nmae: 1 }, { file: 'b.json' });
  const again = inputOf({ ...minimalSource, id: 'project.a', name: 'Other' }, { file: 'c.json' });

  it('gives the same answer whatever the order of its inputs', () => {
    const forward = compileAll([a, b, again], fixtureHost);
    expect(compileAll([again, b, a], fixtureHost)).toEqual(forward);
    expect(forward.diagnostics.map(({ at, code }) => [at.file, code])).toEqual([
      ['b.json', 'read/unknown-key'],
      ['c.json', 'resolve/duplicate-workflow-id'],
    ]);
  });

  it('compiles none of two files with one id, and lets an id of another source kind pass', () => {
    expect(compileAll([a, again], fixtureHost).compiled).toEqual([]);
    const ofUser = { ...again, sourceKind: 'user' as const };
    expect(compileAll([a, ofUser], fixtureHost).compiled.map(({ file }) => file)).toEqual(['a.json', 'c.json']);
  });

  it('sees an id conflict also when one of the files has other errors', () => {
    const broken = inputOf({ ...minimalSource, id: 'project.a', steps: [{ id: 'x', title: 'X' }] }, { file: 'd.json' });
    const { diagnostics, compiled } = compileAll([a, broken], fixtureHost);
    expect(diagnostics.map(({ code }) => code).sort()).toEqual([
      'check/prompt-missing',
      'resolve/duplicate-workflow-id',
    ]);
    expect(compiled).toEqual([]);
  });

  // @verifies alias-unique
  it('reports an alias that is the id of another bundled workflow, at the alias', () => {
    const bundled = (id: string, file: string, aliases: readonly string[]) =>
      inputOf({ ...minimalSource, id, aliases }, { file, sourceKind: 'bundled' });
    const { diagnostics } = compileAll(
      [bundled('wr.a', 'a.json', ['wr.b']), bundled('wr.b', 'b.json', [])],
      fixtureHost,
    );
    expect(diagnostics.map(({ code, at }) => [code, at.file, at.pointer])).toEqual([
      ['resolve/alias-conflict', 'a.json', '/aliases/0'],
    ]);
  });
});

describe('the library', () => {
  const asked: string[] = [];
  const library = {
    get ids(): readonly string[] {
      asked.push('ids');
      return ['wr.review'];
    },
    find: (id: string) => {
      asked.push(id);
      return null;
    },
  };
  const askedFor = (more: object) => {
    asked.length = 0;
    compileAll([inputOf({ ...minimalSource, ...more })], { ...fixtureHost, library });
    return asked;
  };

  it('is not read for a workflow whose names are all its own', () => {
    expect(askedFor({})).toEqual([]);
  });

  it('is read to suggest a name in place of an unknown one', () => {
    expect(askedFor({ steps: [{ type: 'template_call', templateId: 'wr.templates.routine.reviev' }] })).toContain(
      'ids',
    );
  });
});
