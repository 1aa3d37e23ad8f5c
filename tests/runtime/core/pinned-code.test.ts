/** What a pinned workflow brings that is run: schemas of contracts and patterns. It may come from a bundle of somebody else's. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { flowFault } from '../../../runtime/core/flow/shape.ts';
import { contractSchemaFault } from '../../../runtime/core/validation/contract-shape.ts';
import { contractValidators } from '../../../runtime/core/validation/contract-schema.ts';
import { patternMatches } from '../../../runtime/core/validation/patterns.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import { jsonDepthMax, stepPatternsSizeMax } from '../../../schemas/limits.ts';
import { compiledStep, compiledWorkflow, contract } from '../../support/workflows.ts';

const withSchema = (schema: JsonObject) => {
  const made = { ...contract('plan', {}, {}), schema };
  return compiledWorkflow('test.schema', [compiledStep('plan', { output: { contractRef: made.contractRef } })], {
    contracts: [made],
  });
};
let nested: JsonObject = { type: 'string' };
for (let i = 0; i <= jsonDepthMax; i += 1) nested = { items: nested };

// @verifies contract-schemas-are-closed
describe('the schema of a contract', () => {
  it('of every builtin is one that may be run', () => {
    for (const { id, schema } of builtins.contracts.values())
      expect({ id, fault: contractSchemaFault(schema) }).toEqual({ id, fault: null });
  });

  it.each<[string, JsonObject]>([
    ['an asynchronous one', { $async: true, type: 'object' }],
    ['an asynchronous part', { properties: { a: { $async: true } } }],
    ['a reference to itself', { $ref: '#' }],
    ['a reference to elsewhere', { allOf: [{ $ref: 'http://localhost/schema' }] }],
    ['definitions', { definitions: { a: {} } }],
    ['a type that there is not', { type: 'bogus' }],
    ['patterns as names', { patternProperties: { '^(a+)+$': {} } }],
    ['a pattern that is no text', { properties: { a: { pattern: 5 } } }],
    ['required names that are no list', { required: 'kind' }],
    ['parts that are no schemas', { anyOf: [true] }],
    ['parts that are none', { anyOf: [] }],
    ['a length below nothing', { maxLength: -1 }],
    ['too many levels', nested],
  ])('that is or has %s keeps its workflow from being run', (_what, schema) => {
    expect(flowFault(withSchema(schema))).toContain('the schema of wr.contracts.plan: ');
  });

  it('has patterns that take time in proportion to a text, and no others', () => {
    const problems = contractValidators(nodeCrypto().digest);
    const judged = (pattern: string, text: string) =>
      problems({ ...contract('x', {}, {}), schema: { properties: { a: { type: 'string', pattern } } } }, { a: text });
    expect(judged('^(a+)+$', `${'a'.repeat(50_000)}!`)).toHaveLength(1);
    expect(judged('^(a+)+$', 'aaa')).toEqual([]);
    expect(judged('^b+$', 'aaa')).toHaveLength(1);
    expect(judged('(?=a)', 'b')).toEqual([]);
    expect(judged('(?:x{1,1000}){1,10}', 'b')).toEqual([]);
  });
});

// @verifies step-patterns-bounded
it('patterns of one attempt are run until their sizes reach the bound, and counted anew for the next', () => {
  const attempts = patternMatches();
  const large = `a{1,${stepPatternsSizeMax / 10}}`;
  const found = (count: number) => {
    const matches = attempts();
    return Array.from({ length: count }, (_, i) => matches(`${large}${i}?`, '', 'a'));
  };
  expect(new Set(found(4))).toEqual(new Set([true]));
  expect(found(12).at(-1)).toBeNull();
  expect(found(4).at(-1)).toBe(true);
});
