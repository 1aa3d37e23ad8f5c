/** The validator's copy of a schema: what stands in several places is checked by one function. */
import { expect, test } from 'vitest';
import { type JsonSchema, withSharedParts } from '../../build/generate/json-schema.ts';

const named = (length: number): JsonSchema => ({
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: length, pattern: '^[a-z][a-z0-9_-]*$' } },
  required: ['name'],
  additionalProperties: false,
});

test('a part that stands in several places is one definition, and no place keeps a copy', () => {
  const shared = withSharedParts({
    type: 'object',
    properties: { first: named(64), list: { type: 'array', items: named(64) }, other: named(32) },
    anyOf: [{ properties: { second: named(64) } }, { type: 'object' }],
  });
  expect(shared).toEqual({
    type: 'object',
    properties: {
      first: { $ref: '#/definitions/part1' },
      list: { type: 'array', items: { $ref: '#/definitions/part1' } },
      other: named(32),
    },
    anyOf: [{ properties: { second: { $ref: '#/definitions/part1' } } }, { type: 'object' }],
    definitions: { part1: named(64) },
  });
});

test('a large part is a definition of its own, and so are the repeated parts inside it', () => {
  const properties = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`key_${at}`, named(64)]));
  const shared = withSharedParts({ items: { type: 'object', properties }, definitions: { step: named(64) } });
  const part = (number: number) => ({ $ref: `#/definitions/part${number}` });
  expect(shared.items).toEqual(part(1));
  expect(shared.definitions).toEqual({
    step: named(64),
    part1: { type: 'object', properties: Object.fromEntries(Object.keys(properties).map((key) => [key, part(2)])) },
    part2: named(64),
  });
});

test('small parts, and values that only look like schemas, stay where they are', () => {
  const small = { type: 'string', minLength: 1 };
  const schema = {
    properties: { properties: small, default: small },
    const: { properties: named(64) },
    enum: [named(64), named(64)],
  };
  expect(withSharedParts(schema)).toEqual({ ...schema, definitions: {} });
});
