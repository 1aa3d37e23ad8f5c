import { describe, expect, it } from 'vitest';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compileAll } from '../../compiler/compile.ts';
import { catalog, lockfile } from '../../schemas/catalog.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const source = (id: string, file: string, more: object = {}) => inputOf({ ...minimalSource, id, ...more }, { file });
const { compiled } = compileAll(
  [
    source('project.z', 'z.json'),
    source('project.a', 'a.json', { kind: 'routine' }),
    source('old-review', 'old.json'),
    source('abc.b', 'b.json', { tags: ['x'] }),
  ],
  fixtureHost,
);
const artifacts = artifactsOf({ compiled, diagnostics: [] }, '1.2.3');

describe('artifacts', () => {
  it('do not depend on the order of what was compiled', () => {
    expect(artifactsOf({ compiled: [...compiled].reverse(), diagnostics: [] }, '1.2.3')).toEqual(artifacts);
  });

  // @verifies catalog-order
  it('have a catalog by namespace, workflows before routines, id', () => {
    const parsed = catalog.parse(JSON.parse(artifacts.catalog));
    expect(parsed.workflows.map(({ workflowId }) => workflowId)).toEqual([
      'old-review',
      'abc.b',
      'project.z',
      'project.a',
    ]);
    expect(parsed.compilerVersion).toBe('1.2.3');
    expect(artifacts.catalog.endsWith('}\n')).toBe(true);
  });

  // @verifies legacy-id-suggestion
  it('suggest a name for an id without a namespace, and another one when that is taken', () => {
    const suggestions = (ids: readonly string[]) => {
      const result = compileAll(
        ids.map((id) => source(id, `${id}.json`)),
        fixtureHost,
      );
      const parsed = catalog.parse(JSON.parse(artifactsOf(result, '1').catalog));
      return parsed.workflows.flatMap(({ suggestedId }) => suggestedId ?? []);
    };
    expect(suggestions(['old-review', 'project.x'])).toEqual(['project.old_review']);
    expect(suggestions(['old-review', 'project.old_review'])).toEqual(['project.old_review_2']);
  });

  it('have a lock file with one line for each workflow, sorted by id', () => {
    const parsed = lockfile.parse(JSON.parse(artifacts.lock));
    const lines = artifacts.lock.split('\n').filter((line) => line.startsWith('    "'));
    expect(lines.map((line) => line.split('"')[1])).toEqual(['abc.b', 'old-review', 'project.a', 'project.z']);
    expect(Object.keys(parsed.workflows)).toHaveLength(4);
    expect(parsed.workflows['abc.b']).toEqual({
      source: 'b.json',
      sourceDigest: compiled.find(({ file }) => file === 'b.json')?.sourceDigest,
      workflowHash: compiled.find(({ file }) => file === 'b.json')?.workflowHash,
      compiler: '1.2.3',
      bindings: {},
    });
  });

  // @verifies workflow-hash-jcs
  it('have one snapshot for each distinct hash, named by it, holding exactly the bytes it covers', () => {
    expect(artifacts.snapshots).toHaveLength(4);
    for (const { name, text } of artifacts.snapshots) {
      expect(name).toBe(`sha256-${fixtureHost.digest(new TextEncoder().encode(text))}.json`);
    }
    const [first] = compiled;
    const twice = first === undefined ? [] : [first, { ...first, sourceKind: 'user' as const }];
    expect(artifactsOf({ compiled: twice, diagnostics: [] }, '1').snapshots).toHaveLength(1);
  });

  it('name in the catalog the sources that do not compile', () => {
    const result = compileAll(
      [source('project.good', 'good.json'), source('project.bad', 'bad.json', { nam: 'x', steps: [] })],
      fixtureHost,
    );
    const parsed = catalog.parse(JSON.parse(artifactsOf(result, '1').catalog));
    expect(parsed.workflows.map(({ workflowId }) => workflowId)).toEqual(['project.good']);
    expect(parsed.failed).toEqual([{ source: 'bad.json', errors: 2 }]);
    expect(catalog.parse(JSON.parse(artifacts.catalog)).failed).toBeUndefined();
  });

  it('are valid when nothing was compiled', () => {
    const empty = artifactsOf({ compiled: [], diagnostics: [] }, '1');
    expect(lockfile.parse(JSON.parse(empty.lock)).workflows).toEqual({});
    expect(catalog.parse(JSON.parse(empty.catalog)).workflows).toEqual([]);
    expect(empty.snapshots).toEqual([]);
  });
});
