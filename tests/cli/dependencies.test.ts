/**
 * The cache and what workflows bind and call: whatever is written, bound, broken, moved or removed, what it gives is what
 * compiling everything gives, byte for byte.
 */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, writeArtifacts } from '../../project/artifacts/artifact-files.ts';
import { compileIncrementally, keepResults, listsOfRoot } from '../../project/compile/compile-incremental.ts';
import { compileRoot } from '../../project/compile/compile-root.ts';
import { projectRoot, type SourceRoot } from '../../project/sources/source-root.ts';
import { artifactsOf, objectsOf } from '../../compiler/artifacts/artifacts.ts';
import { version } from '../../package.json';
import { sourceOf } from '../e2e/support.ts';
import { temporaryFolder } from '../support/files.ts';
import { assertProperty } from '../support/property.ts';

const contract = { accepts: ['plan'], produces: ['findings.md'] };
const ids = [
  'project.a',
  'project.b',
  'project.c',
  'project.d',
  'project.routine_look',
  'project.routine_dig',
] as const;
const ends = [...ids, 'wr.routine_plan_analysis', 'project.nobody'] as const;

/** A workflow that may be bound, may bind, may call a routine, may say something new, may be wrong. */
const someSource = fc.record({
  id: fc.constantFrom(...ids),
  kind: fc.constantFrom('workflow', 'routine'),
  words: fc.constantFrom('Do it.', 'Do it well.'),
  asks: fc.boolean(),
  slot: fc.option(fc.constantFrom(...ends)),
  calls: fc.option(fc.constantFrom('look', 'dig', 'nowhere', 'plan_analysis')),
});
type SomeSource = Omit<typeof someSource extends fc.Arbitrary<infer T> ? T : never, 'words'> & {
  readonly words: string;
};

function textOf({ id, kind, words, asks, slot, calls }: SomeSource): string {
  const steps = [{ id: 'a', title: 'A', prompt: slot === null ? words : `${words} {{wr.bindings.next}}` }];
  const call = { type: 'template_call', id: 'called', templateId: `wr.templates.routine.${calls}` };
  const point = { purpose: 'Goes on.', defaultBinding: slot, inputContract: { requiredContext: ['plan'] } };
  const { steps: _steps, ...rest } = sourceOf(id, []);
  return JSON.stringify({
    ...rest,
    kind,
    extensionContract: contract,
    ...(slot === null ? {} : { inputs: [{ key: 'plan', kind: 'string' }], extensionPoints: { next: point } }),
    steps: [
      ...(asks ? steps.map((step) => ({ ...step, requireConfirmation: true })) : steps),
      ...(calls === null ? [] : [call]),
    ],
  });
}

/** The same in the older format, in which a source is read together with those that it names. */
function olderTextOf({ id, words, asks, slot, calls }: SomeSource): string {
  const call = { id: 'called', title: 'Called', templateCall: { templateId: `wr.templates.routine.${calls}` } };
  const others = { id: 'others', type: 'parallel', title: 'Others', parallelDelegations: [{ workflowId: slot }] };
  return JSON.stringify({
    ...sourceOf(id, []),
    metaGuidance: ['Be kind.'],
    steps: [
      { id: 'a', title: 'A', prompt: words, requireConfirmation: asks },
      ...(calls === null ? [] : [call]),
      ...(slot === null ? [] : [others]),
    ],
  });
}

const edit = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      file: fc.constantFrom('1.json', '2.json', '3.json', '4.json'),
      text: fc.oneof(
        { weight: 2, arbitrary: someSource.map(textOf) },
        { weight: 1, arbitrary: someSource.map(olderTextOf) },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      file: fc.constantFrom('1.json', '2.json', '3.json'),
      text: fc.constantFrom('{ "id": ', '{ "id": "project.a" }', null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      file: fc.constant('../bindings.json'),
      text: fc.oneof(
        fc.constantFrom('{}', '{ "project.a": 1 }', 'nonsense', null),
        fc
          .dictionary(fc.constantFrom(...ids, 'wr.code_review'), fc.record({ next: fc.constantFrom(...ends) }), {
            maxKeys: 2,
          })
          .map((bindings) => JSON.stringify(bindings)),
      ),
    }),
  },
);

function rootWith(files: Readonly<Record<string, string>>): SourceRoot {
  const root = projectRoot(temporaryFolder());
  fs.mkdirSync(path.join(root.folder, '.workrail/workflows'), { recursive: true });
  for (const [name, text] of Object.entries(files)) put(root, name, text);
  return root;
}
/** Old enough that a stat proves something. */
function put(root: SourceRoot, name: string, text: string | null): void {
  const file = path.join(root.folder, '.workrail/workflows', name);
  if (text === null) {
    fs.rmSync(file, { force: true });
    return;
  }
  fs.writeFileSync(file, text);
  const time = new Date(Date.now() - 60_000 + Math.floor(fs.statSync(file).mtimeMs % 1000));
  fs.utimesSync(file, time, time);
}
/** Compiles as `compile` does; answers what stands on the disk then, what was said, and which files were compiled. */
function compileAndKeep(root: SourceRoot) {
  const result = compileIncrementally(root);
  const artifacts = { ...listsOfRoot(result), ...objectsOf(result.fresh) };
  writeArtifacts(placeOf(root), artifacts, { lock: true, prune: true, keptNames: result.keptNames });
  keepResults(root, result);
  const read = (name: string) => fs.readFileSync(path.join(root.compiledFolder, name), 'utf8');
  const names = fs.readdirSync(path.join(root.compiledFolder, 'snapshots')).sort();
  const written = {
    catalog: read('catalog.json'),
    lock: fs.readFileSync(path.join(root.folder, 'workrail.lock'), 'utf8'),
    objects: names.map((name) => ({ name, text: read(`snapshots/${name}`) })),
    diagnostics: result.diagnostics,
  };
  return { written, compiled: result.fresh.map(({ file }) => path.basename(file)).sort() };
}
/** What compiling everything gives. */
function expectedOf(root: SourceRoot) {
  const result = compileRoot(root);
  const { catalog, lock, snapshots, maps } = artifactsOf(result, version);
  const objects = [...snapshots, ...maps].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { catalog, lock, objects, diagnostics: result.diagnostics };
}

describe('what the cache gives', () => {
  it('is what compiling everything gives, after any sequence of edits', () => {
    assertProperty(
      fc.property(fc.array(edit, { minLength: 2, maxLength: 10 }), (edits) => {
        const root = rootWith({});
        for (const { file, text } of edits) {
          put(root, file, text);
          expect(compileAndKeep(root).written).toEqual(expectedOf(root));
        }
      }),
      { numRuns: 20 },
    );
  });

  const chain = (words = 'Do it.') => ({
    'top.json': textOf({
      id: 'project.a',
      kind: 'workflow',
      words: 'Do it.',
      asks: false,
      slot: 'project.b',
      calls: null,
    }),
    'middle.json': textOf({
      id: 'project.b',
      kind: 'workflow',
      words: 'Do it.',
      asks: false,
      slot: 'project.c',
      calls: null,
    }),
    'leaf.json': textOf({ id: 'project.c', kind: 'routine', words, asks: false, slot: null, calls: null }),
    'apart.json': textOf({ id: 'project.d', kind: 'workflow', words: 'Do it.', asks: false, slot: null, calls: null }),
  });
  it('compiles what depends on a change, through others, and nothing beside it', () => {
    const root = rootWith(chain());
    compileAndKeep(root);
    expect(compileAndKeep(root).compiled).toEqual([]);
    put(root, 'apart.json', chain()['apart.json'].replace('Do it.', 'Do it now.'));
    expect(compileAndKeep(root).compiled).toEqual(['apart.json']);
    put(root, 'leaf.json', chain('Do it well.')['leaf.json']);
    expect(compileAndKeep(root).compiled).toEqual(['leaf.json', 'middle.json', 'top.json']);
    put(root, '../bindings.json', '{}');
    expect(compileAndKeep(root).compiled).toEqual(['middle.json', 'top.json']);
  });

  it('reads an unchanged routine of the older format with the routines that it calls', () => {
    const routine = (id: string, ...steps: object[]) => JSON.stringify({ ...sourceOf(id, []), steps });
    const caller = (words: string) =>
      routine(
        'project.a',
        { id: 'a', title: 'A', prompt: words },
        { type: 'template_call', id: 'called', templateId: 'wr.templates.routine.outer' },
      );
    const root = rootWith({
      'inner.json': routine('project.routine_inner', { id: 'in', title: 'In', prompt: 'Look inside.' }),
      'outer.json': routine('project.routine_outer', {
        id: 'out',
        title: 'Out',
        templateCall: { templateId: 'wr.templates.routine.inner' },
      }),
      'caller.json': caller('Do it.'),
    });
    compileAndKeep(root);
    put(root, 'caller.json', caller('Do it well.'));
    const { written, compiled } = compileAndKeep(root);
    expect(compiled).toEqual(['caller.json']);
    expect(written).toEqual(expectedOf(root));
  });

  it('follows a routine that is called as a template, one that comes later too', () => {
    const caller = textOf({
      id: 'project.a',
      kind: 'workflow',
      words: 'Do it.',
      asks: false,
      slot: null,
      calls: 'look',
    });
    const routine = (words: string) =>
      textOf({ id: 'project.routine_look', kind: 'routine', words, asks: false, slot: null, calls: null });
    const root = rootWith({ 'caller.json': caller });
    expect(compileAndKeep(root).compiled).toEqual([]);
    put(root, 'routine.json', routine('Look.'));
    /** The caller as it is written. */
    const writtenCaller = () =>
      compileAndKeep(root).written.objects.find(({ text }) => text.includes('"workflowId":"project.a"'));
    expect(writtenCaller()?.text).toContain('Look.');
    put(root, 'routine.json', routine('Look twice.'));
    expect(writtenCaller()?.text).toContain('Look twice.');
    put(root, 'routine.json', null);
    expect(writtenCaller()).toBeUndefined();
  });
});
