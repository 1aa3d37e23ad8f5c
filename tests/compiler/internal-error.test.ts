import { describe, expect, it } from 'vitest';
import { compileAll } from '../../compiler/compile.ts';
import type { PassName } from '../../compiler/host.ts';
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
