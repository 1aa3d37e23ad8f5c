import { describe, expect, it } from 'vitest';
import { compileAll, conflictsOf } from '../../compiler/compile.ts';
import type { PassName } from '../../compiler/host.ts';
import { readSource } from '../../compiler/phases/1-read/read.ts';
import { fixtureHost } from './fixture-host.ts';

const sourceOf = (id: string, step: object = {}) =>
  JSON.stringify({
    id,
    name: 'N',
    description: 'D',
    version: '1.0.0',
    steps: [{ id: 'one', title: 'One', prompt: 'Do it.', ...step }],
  });
const inputOf = (file: string, text: string) => ({
  file,
  text,
  bytes: new TextEncoder().encode(text),
  sourceKind: 'project' as const,
});
const legacyOf = (value: unknown) =>
  JSON.stringify({
    id: 'old-one',
    name: 'Old',
    description: 'd',
    version: '1.0.0',
    steps: [
      { id: 'a', title: 'A', prompt: 'p' },
      { id: 'b', title: 'B', prompt: 'p', runCondition: { var: 'x', equals: value } },
    ],
  });

describe('a source that makes the compiler throw', () => {
  // @verifies compile-errors-as-data
  it.each<PassName>(['read', 'expand', 'resolve', 'bind', 'check', 'lower', 'seal'])(
    'in the pass %s is refused alone: every other source compiles',
    (pass) => {
      let passes = 0;
      const host = {
        ...fixtureHost,
        passTimer: {
          now: () => 0,
          record: (name: PassName) => {
            if (name !== pass) return;
            passes += 1;
            if (passes === 1) throw new Error('boom');
          },
        },
      };
      const inputs = [inputOf('a.json', sourceOf('team.a')), inputOf('b.json', sourceOf('team.b'))];
      const { compiled, diagnostics } = compileAll(inputs, host);
      expect(compiled.map(({ file }) => file)).toEqual(['b.json']);
      expect(diagnostics.map(({ code, at }) => [code, at.file])).toEqual([['read/internal-error', 'a.json']]);
      expect(diagnostics[0]?.message).toContain('internal error');
      expect(JSON.stringify(diagnostics[0]?.notes)).toContain('boom');
    },
  );

  // @verifies compile-errors-as-data
  it('while sources are put in order is refused alone', () => {
    class Files extends Set<string> {
      override has(file: string): boolean {
        if (file === 'a.json') throw new Error('boom');
        return super.has(file);
      }
    }
    const bindings = {
      cli: new Map(),
      cliFiles: new Files(['a.json', 'b.json']),
      file: null,
      isFallbackAllowed: false,
      isUnknownRefused: false,
    };
    const inputs = [inputOf('a.json', sourceOf('team.a')), inputOf('b.json', sourceOf('team.b'))];
    const { compiled, diagnostics } = compileAll(inputs, { ...fixtureHost, bindings });
    expect(compiled.map(({ file }) => file)).toEqual(['b.json']);
    expect(diagnostics.map(({ code, at }) => [code, at.file])).toEqual([['read/internal-error', 'a.json']]);
  });

  // @verifies compile-errors-as-data
  it('while sources are compared is refused alone, and the others are still compared', () => {
    const unitOf = (file: string, id: string) => {
      const read = readSource(inputOf(file, sourceOf(id)), fixtureHost.builtins);
      if (read.value === null) throw new Error('not read');
      return read.value;
    };
    const [one, other, alone] = [unitOf('a.json', 'team.a'), unitOf('b.json', 'team.a'), unitOf('c.json', 'team.c')];
    const thrower = {
      ...alone,
      get workflow(): typeof alone.workflow {
        throw new Error('boom');
      },
    };
    const { units, findings } = conflictsOf([one, other, thrower]);
    expect([...units]).toEqual([one, other, thrower]);
    expect([...findings].map(([unit, [first]]) => [unit.file, first?.code])).toEqual([
      ['b.json', 'resolve/duplicate-workflow-id'],
      ['c.json', 'read/internal-error'],
    ]);
  });

  it.each<[string, unknown]>([
    ['keys of an object', { toString: 1, valueOf: 1 }],
    ['keys in a list', [{ toString: 1, valueOf: 1 }]],
    ['a key that JSON calls', { toJSON: 1 }],
  ])('is none for %s that JavaScript gives a meaning', (_, value) => {
    const inputs = [inputOf('old.json', legacyOf(value)), inputOf('b.json', sourceOf('team.b'))];
    const { compiled, diagnostics } = compileAll(inputs, fixtureHost);
    expect(compiled.map(({ file }) => file)).toContain('b.json');
    expect(diagnostics.map(({ code }) => code)).not.toContain('read/internal-error');
  });
});
