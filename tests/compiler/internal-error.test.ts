import { describe, expect, it } from 'vitest';
import { compileAll } from '../../compiler/compile.ts';
import { Linker } from '../../compiler/linker.ts';
import type { PassName } from '../../compiler/host.ts';
import type { SourceUnit } from '../../compiler/ir/source.ts';
import { readSource } from '../../compiler/phases/1-read/read.ts';
import { findConflicts } from '../../compiler/phases/3-resolve/across-files.ts';
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
      isCliRequired: false,
    };
    const inputs = [inputOf('a.json', sourceOf('team.a')), inputOf('b.json', sourceOf('team.b'))];
    const { compiled, diagnostics } = compileAll(inputs, { ...fixtureHost, bindings });
    expect(compiled.map(({ file }) => file)).toEqual(['b.json']);
    expect(diagnostics.map(({ code, at }) => [code, at.file])).toEqual([['read/internal-error', 'a.json']]);
  });

  const unitOf = (file: string, text: string) => {
    const read = readSource(inputOf(file, text), fixtureHost.builtins);
    if (read.value === null) throw new Error('not read');
    return read.value;
  };
  /** The same unit, of which one part throws. */
  const thrower = (unit: SourceUnit, key: keyof SourceUnit): SourceUnit =>
    Object.defineProperty({ ...unit }, key, {
      get: () => {
        throw new Error('boom');
      },
    });

  // @verifies compile-errors-as-data
  it('while sources are compared is refused alone, and the others are still compared', () => {
    const [one, other] = [unitOf('a.json', sourceOf('team.a')), unitOf('b.json', sourceOf('team.a'))];
    const alone = thrower(unitOf('c.json', sourceOf('team.c')), 'workflow');
    const { units, findings } = findConflicts([one, other, alone]);
    expect(units).toEqual(new Set([one, other, alone]));
    expect([...findings].map(([unit, [first]]) => [unit.file, first?.code]).sort()).toEqual([
      ['b.json', 'resolve/duplicate-workflow-id'],
      ['c.json', 'read/internal-error'],
    ]);
  });

  // @verifies compile-errors-as-data
  it.each<[string, string, keyof SourceUnit]>([
    ['two files with one id', sourceOf('team.a'), 'document'],
    ['variants of one id', legacyOf(1), 'document'],
    ['variants of one id that cannot be ranked', legacyOf(1), 'dialect'],
  ])('together with another one refuses the two of them: %s', (_, text, key) => {
    const pair = [unitOf('a.json', text), thrower(unitOf('a.v2.json', text), key)];
    const sound = unitOf('c.json', sourceOf('team.c'));
    const { units, findings } = findConflicts([...pair, sound]);
    expect(units.has(sound)).toBe(false);
    expect(findings.size).toBeGreaterThan(0);
    expect([...findings.keys()].every((unit) => units.has(unit) && pair.includes(unit))).toBe(true);
  });

  // @verifies compile-errors-as-data
  it('while the linker names it is refused alone: every other source is linked', () => {
    const inputs = [inputOf('a.json', sourceOf('team.a')), inputOf('b.json', sourceOf('team.b'))];
    const linker = new Linker(inputs, fixtureHost, (input) => {
      const read = readSource(input, fixtureHost.builtins);
      return input.file === 'a.json' && read.value !== null
        ? { ...read, value: thrower(read.value, 'workflow') }
        : read;
    });
    expect(linker.sources.map(({ input, read }) => [input.file, read.value !== null, read.findings[0]?.code])).toEqual([
      ['a.json', false, 'read/internal-error'],
      ['b.json', true, undefined],
    ]);
    expect(linker.inOrder()).toHaveLength(2);
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
