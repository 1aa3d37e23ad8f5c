import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRepeatedKey } from '../../schemas/json-object.ts';
import { assertProperty } from '../support/property.ts';

describe('a repeated key', () => {
  const isRepeated = (text: string) => hasRepeatedKey(text, JSON.parse(text));

  it('is found wherever it is, and nothing else is taken for one', () => {
    assertProperty(
      fc.property(fc.jsonValue(), fc.string(), fc.constantFrom('', ' ', '\n\t'), (value, key, blank) => {
        const name = JSON.stringify(key);
        const inner = JSON.stringify(value, null, blank);
        expect(isRepeated(inner)).toBe(false);
        expect(isRepeated(`[{${name}${blank}:1},{${name}:${inner}}]`)).toBe(false);
        expect(isRepeated(`[${inner},{${name}:${inner},${blank}${name}${blank}:1}]`)).toBe(true);
      }),
    );
  });

  it('is looked for in time in proportion to the text, in however deep a value', () => {
    expect(isRepeated(JSON.stringify({ a: '"'.repeat(500_000) }))).toBe(false);
    expect(isRepeated(`${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`)).toBe(false);
  });
});
