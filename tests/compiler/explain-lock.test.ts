/** Which input of a locked workflow changed: what is bound to its slots is one of them. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compareEntries } from '../../compiler/artifacts/compare-entries.ts';
import { compileAll, compileWorkflow } from '../../compiler/compile.ts';
import { explainLock, type LockSides } from '../../compiler/artifacts/explain-lock.ts';
import type { Compiled } from '../../compiler/host.ts';
import { lockBindingOf, lockBindingText } from '../../compiler/artifacts/lock-binding.ts';
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { Lockfile } from '../../schemas/catalog.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { WorkflowHash } from '../../schemas/ids.ts';
import { builtinSources } from '../support/builtin-sources.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const hashOf = (digit: string) => `sha256:${digit.repeat(64)}` as WorkflowHash;
const [oldChild, newChild] = [hashOf('a'), hashOf('b')];
type Binding = CompiledSnapshot['bindings'][number];
const bindingOf = (slot: string, implementationId: string, childHash: WorkflowHash): Binding => ({
  slot,
  implementationId,
  kind: 'routine',
  source: 'default',
  childHash,
});

const plain = compileWorkflow(inputOf(minimalSource), fixtureHost).compiled as Compiled;
const compiledWith = (workflowHash: WorkflowHash, bindings: Binding[]): Compiled => ({
  ...plain,
  workflowHash,
  snapshot: { ...plain.snapshot, bindings },
});
const entryOf = (workflowHash: WorkflowHash, bindings: Record<string, string>): NonNullable<LockSides['entry']> => ({
  source: plain.file,
  sourceDigest: plain.sourceDigest,
  workflowHash,
  compiler: '1.0.0',
  bindings,
});
const explained = (sides: Pick<LockSides, 'entry' | 'compiled'> & Partial<LockSides>) =>
  explainLock({ workflowId: 'project.review', lockedSnapshot: null, compilerVersion: '1.0.0', ...sides }, false);

const now = compiledWith(hashOf('2'), [bindingOf('design', 'project.deep', newChild)]);

describe('a binding in the lock file', () => {
  it('is written as id and hash, and read back; an id alone has no hash', () => {
    const binding = bindingOf('design', 'project.deep', oldChild);
    expect(lockBindingText(binding)).toBe(`project.deep@${oldChild}`);
    expect(lockBindingOf(lockBindingText(binding))).toEqual({ implementationId: 'project.deep', childHash: oldChild });
    expect(lockBindingOf('project.deep')).toEqual({ implementationId: 'project.deep', childHash: null });
    expect(lockBindingOf('odd@name')).toEqual({ implementationId: 'odd@name', childHash: null });
  });
});

describe('explaining a lock entry', () => {
  it('names the child that changed, its slot and both versions', () => {
    const entry = entryOf(hashOf('1'), { design: `project.deep@${oldChild}` });
    expect(explained({ entry, compiled: now })).toMatchObject({
      state: 'changed',
      isHashChanged: true,
      causes: [
        {
          input: 'child',
          id: 'project.deep',
          before: oldChild,
          after: newChild,
          detail: 'the content of the workflow bound to the slot design changed',
        },
      ],
    });
  });

  it('tells another implementation from another version of the same one', () => {
    const entry = entryOf(hashOf('1'), { design: `project.quick@${oldChild}` });
    expect(explained({ entry, compiled: now }).causes).toEqual([
      {
        input: 'binding',
        id: 'design',
        before: 'project.quick',
        after: 'project.deep',
        detail: 'the slot is bound to another implementation',
      },
    ]);
    expect(explained({ entry: entryOf(hashOf('1'), {}), compiled: now }).causes).toMatchObject([
      { input: 'binding', id: 'design', after: 'project.deep' },
    ]);
    const unbound = compiledWith(hashOf('2'), []);
    expect(explained({ entry, compiled: unbound }).causes).toMatchObject([
      { input: 'binding', id: 'design', before: 'project.quick' },
    ]);
  });

  it('takes the version from the locked snapshot where the entry names only the id', () => {
    const entry = entryOf(hashOf('1'), { design: 'project.deep' });
    const locked = { ...plain.snapshot, bindings: [bindingOf('design', 'project.deep', oldChild)] };
    expect(explained({ entry, compiled: now, lockedSnapshot: locked }).causes).toMatchObject([
      { input: 'child', id: 'project.deep', before: oldChild, after: newChild },
    ]);
    const other = { ...plain.snapshot, bindings: [bindingOf('design', 'project.quick', oldChild)] };
    expect(explained({ entry, compiled: now, lockedSnapshot: other }).causes).toMatchObject([{ input: 'child' }]);
  });

  it('says that a child may be the cause where nothing tells its version, and blames none that did not change', () => {
    const entry = entryOf(hashOf('1'), { design: 'project.deep' });
    const [cause] = explained({ entry, compiled: now }).causes;
    expect(cause).toMatchObject({ input: 'child', detail: expect.stringContaining('a bound implementation') });
    const same = entryOf(hashOf('1'), { design: `project.deep@${newChild}` });
    expect(explained({ entry: same, compiled: now }).causes).toMatchObject([{ input: 'builtin' }]);
    expect(explained({ entry: { ...same, workflowHash: now.workflowHash }, compiled: now }).state).toBe('unchanged');
  });

  it('names each child of several, by slot', () => {
    const entry = entryOf(hashOf('1'), { b: `project.two@${oldChild}`, a: `project.one@${oldChild}` });
    const compiled = compiledWith(hashOf('2'), [
      bindingOf('a', 'project.one', newChild),
      bindingOf('b', 'project.two', newChild),
    ]);
    expect(explained({ entry, compiled }).causes.map(({ id }) => id)).toEqual(['project.one', 'project.two']);
  });
});

describe('after a compile of every builtin', () => {
  const inputs = builtinSources().map(([, source], at) => inputOf(source, { file: `workflows/${at}.json` }));
  const result = compileAll(inputs, { ...fixtureHost, builtins });
  const artifacts = artifactsOf(result, '1.0.0');
  const lock = JSON.parse(artifacts.lock) as Lockfile;
  const stored = new Map(artifacts.snapshots.map(({ name, text }) => [name, text]));
  const storedSnapshot = ({ workflowHash }: Compiled) =>
    JSON.parse(stored.get(`${workflowHash.replace(':', '-')}.json`) ?? '') as CompiledSnapshot;
  const idOf = new Map(builtinSources().map(([uses, { id }]) => [uses, id]));
  const sidesOf = (compiled: Compiled) => ({
    workflowId: compiled.workflowId,
    entry: lock.workflows[compiled.workflowId],
    compiled,
    lockedSnapshot: storedSnapshot(compiled),
  });

  it('covers every builtin', () => {
    expect(result.compiled.map(({ workflowId }) => workflowId).sort()).toEqual([...idOf.values()].sort());
  });

  it.each(builtinSources())('a workflow that uses %s is as locked', (_, { id }) => {
    const compiled = result.compiled.find(({ workflowId }) => workflowId === id) as Compiled;
    expect(explained(sidesOf(compiled))).toMatchObject({ state: 'unchanged', isHashChanged: false, causes: [] });
  });

  it.each(builtinSources())('another property order of what %s compiles to is no cause', (_, { id }) => {
    const compiled = result.compiled.find(({ workflowId }) => workflowId === id) as Compiled;
    const other = { ...compiled, workflowHash: hashOf('2') };
    // Only the hash differs: each part of the stored snapshot must be found equal, so that the cause stays unexplained.
    expect(explained({ ...sidesOf(compiled), compiled: other }).causes).toEqual([
      { input: 'builtin', detail: expect.stringContaining('changed, although the WorkRail version is the same') },
    ]);
  });

  it('a changed step of a template is still found', () => {
    const id = idOf.get('wr.templates.verification_gate');
    const compiled = result.compiled.find(({ workflowId }) => workflowId === id) as Compiled;
    const steps = compiled.snapshot.steps.map((step) => ({ ...step, prompt: `${step.prompt} More.` }));
    const other = { ...compiled, workflowHash: hashOf('2'), snapshot: { ...compiled.snapshot, steps } };
    expect(explained({ ...sidesOf(compiled), compiled: other }).causes).toMatchObject([
      { input: 'builtin', id: 'wr.templates.verification_gate' },
    ]);
  });

  it('another implementation, which the arguments of a template can name, is no change of the template', () => {
    const id = idOf.get('wr.templates.verification_gate');
    const compiled = result.compiled.find(({ workflowId }) => workflowId === id) as Compiled;
    const steps = compiled.snapshot.steps.map((step) => ({ ...step, prompt: `${step.prompt} More.` }));
    const bindings = [bindingOf('design', 'project.deep', newChild)];
    const other = { ...compiled, workflowHash: hashOf('2'), snapshot: { ...compiled.snapshot, steps, bindings } };
    const sides = sidesOf(compiled);
    const entry = { ...(sides.entry as NonNullable<LockSides['entry']>), bindings: { design: 'project.quick' } };
    expect(explained({ ...sides, entry, compiled: other }).causes).toMatchObject([
      { input: 'binding', id: 'design', before: 'project.quick', after: 'project.deep' },
    ]);
    const same = { ...entry, bindings: { design: `project.deep@${newChild}` } };
    expect(explained({ ...sides, entry: same, compiled: other }).causes).toMatchObject([
      { input: 'builtin', id: 'wr.templates.verification_gate' },
    ]);
  });
});

describe('comparing entries', () => {
  it('finds entries equal whose properties stand in another order', () => {
    const entry = { source: 'a.json', bindings: { one: 'project.a', two: 'project.b' } };
    const sorted = JSON.parse(canonicalText(entry as JsonValue)) as typeof entry;
    const reversed = { bindings: { two: 'project.b', one: 'project.a' }, source: 'a.json' };
    for (const other of [sorted, reversed])
      expect(compareEntries(new Map([['x', other]]), new Map([['x', entry]]))).toEqual([]);
    expect(
      compareEntries(new Map([['x', reversed]]), new Map([['x', { ...entry, bindings: { one: 'project.b' } }]])),
    ).toEqual([{ workflowId: 'x', problem: 'changed', fields: ['bindings'] }]);
  });
});
