/** Context: merge rules, reserved keys, declared kinds, budget. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import { contextBytesMax, contextDepthMax } from '../../../schemas/limits.ts';
import { contextFault, mergeContext, undeclaredKeys } from '../../../runtime/core/context.ts';
import { compiledInput, compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { assertProperty } from '../../support/property.ts';

const merged = (before: JsonObject, delta: JsonObject) => {
  const result = mergeContext(before, delta);
  return result.kind === 'changed' ? result.context : result.kind;
};

// @verifies context-merge-rules
describe('merging context', () => {
  it('adds and replaces keys, shallowly', () => {
    expect(merged({ a: 1, o: { x: 1, y: 2 } }, { b: 2, o: { z: 3 } })).toEqual({ a: 1, b: 2, o: { z: 3 } });
  });
  it('replaces arrays whole', () => expect(merged({ l: [1, 2, 3] }, { l: [] })).toEqual({ l: [] }));
  it('deletes a key by null, and only at the top', () => {
    expect(merged({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 });
    expect(merged({}, { a: { b: null } })).toEqual({ a: { b: null } });
  });
  it('ignores undefined, and deleting what is not there', () => {
    expect(merged({ a: 1 }, { a: undefined, b: null })).toBe('unchanged');
  });
  it('is unchanged when nothing changes, whatever the order of keys', () => {
    expect(merged({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 } })).toBe('unchanged');
  });
  it('gives what applying the deltas one by one to a plain object would give', () => {
    const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 }));
    const delta = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value, { noNullPrototype: true });
    assertProperty(
      fc.property(fc.array(delta), (deltas) => {
        let context: JsonObject = {};
        const plain = new Map<string, unknown>();
        for (const each of deltas) {
          const result = mergeContext(context, each);
          if (result.kind === 'changed') context = result.context;
          for (const [key, member] of Object.entries(each)) {
            if (member === null) plain.delete(key);
            else plain.set(key, member);
          }
        }
        expect(context).toEqual(Object.fromEntries(plain));
      }),
    );
  });
  it('looks at no value that the delta does not name', () => {
    let looks = 0;
    const list = new Proxy([1, 2, 3], {
      get: (target, key) => {
        looks += 1;
        return Reflect.get(target, key);
      },
    });
    const before = { list, a: { b: 1 } };
    expect(merged(before, {})).toBe('unchanged');
    expect(merged(before, { a: { b: 1 }, gone: null })).toBe('unchanged');
    expect(looks).toBe(0);
    expect(merged(before, { a: { b: 2 } })).toMatchObject({ a: { b: 2 } });
    expect(looks).toBeGreaterThan(0);
  });
  it('never sets a prototype', () => {
    const result = mergeContext({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    if (result.kind === 'changed') expect(Object.getPrototypeOf(result.context)).toBe(Object.prototype);
  });
});

describe('what an agent sends', () => {
  // @verifies context-budget-jcs-bytes
  it('is measured in bytes of its canonical form, not in characters', () => {
    const euros = Math.floor((contextBytesMax - '{"k":""}'.length) / 3);
    expect(contextFault({ k: '€'.repeat(euros) }, [])).toBeNull();
    expect(contextFault({ k: '€'.repeat(euros + 1) }, [])).toMatchObject({ kind: 'too_large', scope: 'request' });
    expect(contextFault({ k: '\n'.repeat(contextBytesMax / 2) }, [])).toMatchObject({ kind: 'too_large' });
  });
  it('is too large together with what is there, too', () => {
    const half = { a: 'x'.repeat(contextBytesMax / 2) };
    expect(contextFault(half, [])).toBeNull();
    const result = mergeContext({ b: half.a }, half);
    expect(result).toMatchObject({ kind: 'fault', fault: { kind: 'too_large', scope: 'merged' } });
    expect(mergeContext({ b: half.a }, { ...half, b: null }).kind).toBe('changed');
  });
  // @verifies reserved-context-keys
  it.each(['__proto__', 'constructor', 'prototype'])('never has the key %s, at any depth', (key) => {
    const own = JSON.parse(`{"${key}":1}`);
    expect(contextFault(own, [])).toEqual({ kind: 'reserved_key', pointer: `/${key}` });
    expect(contextFault({ a: [{ b: own }] }, [])).toEqual({ kind: 'reserved_key', pointer: `/a/0/b/${key}` });
    expect(contextFault({ value: key }, [])).toBeNull();
  });
  // @verifies context-is-json
  it('is plain JSON', () => {
    const cycle: Record<string, JsonObject> = {};
    cycle['self'] = cycle;
    for (const bad of [
      { a: Number.POSITIVE_INFINITY },
      { a: '\ud800' },
      cycle,
      { a: new Date() as unknown as string },
    ]) {
      expect(contextFault(bad as JsonObject, [])?.kind).toBe('not_canonical');
    }
  });
  it('nests no deeper than leaves room for an event and a bundle around it', () => {
    const nested = (depth: number): JsonObject => (depth === 1 ? {} : { a: nested(depth - 1) });
    expect(contextFault(nested(contextDepthMax), [])).toBeNull();
    expect(contextFault(nested(contextDepthMax + 1), [])).toMatchObject({ kind: 'not_canonical', fault: 'too_deep' });
  });
});

// @verifies declared-kinds-checked
describe('a declared input', () => {
  const of = (kind: 'string' | 'number' | 'boolean' | 'list') => compiledInput('key', { kind });
  const enumerated = compiledInput('key', { kind: 'enum', values: ['a', 'b'] });
  it.each([
    [of('string'), 'x', 1],
    [of('number'), 1.5, '1'],
    [of('boolean'), false, 'false'],
    [of('list'), [1, 'x'], { 0: 1 }],
    [enumerated, 'a', 'c'],
    [enumerated, 'b', 0],
  ])('of kind $kind takes %j and not %j', (input, good, bad) => {
    expect(contextFault({ key: good }, [input])).toBeNull();
    expect(contextFault({ key: bad } as JsonObject, [input])).toMatchObject({
      kind: 'wrong_kind',
      values: [{ key: 'key' }],
    });
  });
  it('is deleted by null, whatever its kind', () => expect(contextFault({ key: null }, [enumerated])).toBeNull());
  it('may be absent, though it is required: the step that reads it asks', () => {
    expect(contextFault({}, [compiledInput('must', { required: true }), enumerated])).toBeNull();
  });
});

it('undeclared keys are named once, sorted, when they are new and no prompt names them', () => {
  const { steps } = compiledWorkflow('test.asks', [
    compiledStep('asks', { prompt: 'Set `asked`; read `plan.slices` and `list[0]`. A done plan is `two words`.' }),
  ]);
  const workflow = { inputs: [compiledInput('known')], steps };
  expect(undeclaredKeys({ b: 1, a: 1, known: 1, old: 1 }, { old: 0 }, workflow)).toEqual(['a', 'b']);
  const named = { asked: 1, plan: 1, list: 1 };
  const others = { done: 1, slices: 1, two: 1, askd: 1 };
  expect(undeclaredKeys({ ...named, ...others }, {}, workflow)).toEqual(['askd', 'done', 'slices', 'two']);
});
