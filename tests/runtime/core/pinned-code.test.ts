/** What a pinned workflow brings that is run: schemas of contracts and patterns. It may come from a bundle of somebody else's. */
import { currentRulesVersion, rulesOf } from '../../../runtime/core/validation/rules.ts';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { flowFault } from '../../../runtime/core/flow/shape.ts';
import { contractSchemaFault } from '../../../runtime/core/validation/contract-shape.ts';
import { contractValidators } from '../../../runtime/core/validation/contract-schema.ts';
import { patternMatches } from '../../../runtime/core/validation/patterns.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { AttemptWork, noChecks } from '../../../runtime/core/validation/checks.ts';
import { validateNotes } from '../../../runtime/core/validation/criteria.ts';
import { countChecks } from '../../../runtime/core/validation/schema-checks.ts';
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import {
  attemptSchemaChecksMax,
  jsonDepthMax,
  notesBytesMax,
  stepContractNodesMax,
  stepPatternsSizeMax,
  workflowPatternsSizeMax,
} from '../../../schemas/limits.ts';
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
    expect(flowFault(withSchema(schema))).toContain('the schema of the contract wr.contracts.plan is invalid: ');
  });

  it('has patterns that take time in proportion to a text, and no others', () => {
    const problems = contractValidators(nodeCrypto().digest);
    const judged = (pattern: string, text: string) =>
      problems(new AttemptWork())(
        { ...contract('x', {}, {}), schema: { properties: { a: { type: 'string', pattern } } } },
        { a: text },
      );
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
    const matches = attempts(new AttemptWork());
    return Array.from({ length: count }, (_, i) => matches(`${large}${i}?`, '', 'a'));
  };
  expect(new Set(found(4))).toEqual(new Set(['found']));
  expect(found(12).at(-1)).toBe('invalid');
  expect(found(4).at(-1)).toBe('found');
});

// @verifies step-patterns-bounded
it('the patterns of a step are run in full on notes in any Unicode form', () => {
  const count = 4;
  const criteria = Array.from({ length: count }, (_, i) => ({
    type: 'regex',
    pattern: `a{1,${stepPatternsSizeMax / 10}}${i}`,
  }));
  const checks = { ...noChecks, matches: patternMatches()(new AttemptWork()) };
  const verdict = validateNotes(criteria, 'ü'.normalize('NFD'), checks, rulesOf(currentRulesVersion));
  expect(verdict.unmet).toHaveLength(count);
  expect(verdict.unreadable).toEqual([]);
});

/** Counts the errors that the validator would keep, by the checks that it makes. */
const checksOf = (schema: JsonObject, artifact: JsonValue): number => {
  let sum = 0;
  countChecks(schema, artifact, (count) => {
    sum += count;
    return true;
  });
  return sum;
};
const manyItems = { kind: 'x', list: Array<number>(100_000).fill(1) };
const manyErrors: JsonObject = {
  properties: { list: { items: { allOf: Array.from({ length: 300 }, (_, i) => ({ const: `x${i}` })) } } },
};

// @verifies attempt-checks-bounded
describe('what one attempt may cost', () => {
  const problemsIn = (schema: JsonObject, artifact: JsonValue, work = new AttemptWork()) =>
    contractValidators(nodeCrypto().digest)(work)({ ...contract('x', {}, {}), schema }, artifact);

  it('bounds the checks of a schema, and so the errors that are kept', () => {
    let counted = 0;
    const isCounted = countChecks(manyErrors, manyItems, (count) => {
      counted += count;
      return counted <= attemptSchemaChecksMax;
    });
    expect({ isCounted, isNearLimit: counted < attemptSchemaChecksMax + 10_000 }).toEqual({
      isCounted: false,
      isNearLimit: true,
    });
    expect(problemsIn(manyErrors, manyItems)).toEqual([expect.stringContaining('too large to be checked')]);
  });

  it.each<[string, JsonObject, JsonValue]>([
    [
      'names that no schema names',
      { additionalProperties: { type: 'string' } },
      Object.fromEntries(manyItems.list.map((_, i) => [`k${i}`, 1])),
    ],
    [
      'a long name above many values',
      { additionalProperties: { items: { type: 'string' } } },
      { ['k'.repeat(100_000)]: manyItems.list.slice(0, 70_000) },
    ],
    ['a long constant', { properties: { list: { items: { const: 'c'.repeat(10_000) } } } }, manyItems],
    [
      'parts inside parts',
      { properties: { list: { contains: { not: { anyOf: [{ type: 'string' }, { not: {} }] } } } } },
      manyItems,
    ],
  ])('counts %s', (_what, schema, artifact) => {
    expect(checksOf(schema, artifact)).toBeGreaterThan(attemptSchemaChecksMax);
  });

  it('leaves an ordinary artifact room to be a hundred times larger', () => {
    for (const { id, schema, example } of builtins.contracts.values())
      expect({ id, isSmall: checksOf(schema, example) < attemptSchemaChecksMax / 100 }).toEqual({ id, isSmall: true });
  });

  it('bounds the searches of all patterns together, in contracts and in notes', () => {
    const work = new AttemptWork();
    const pattern = '(?:a?){1000}$';
    const schema = {
      properties: { text: { allOf: Array.from({ length: 50 }, (_, i) => ({ pattern: `${pattern}|${i}` })) } },
    };
    expect(problemsIn(schema, { text: 'ab'.repeat(10_000) }, work)).toEqual([
      expect.stringContaining('too large to be checked'),
    ]);
    expect(patternMatches()(work)('a', '', 'a')).toBe('over');
    expect(patternMatches()(new AttemptWork())('a', '', 'a')).toBe('found');
  });

  it('never ends the searches of the largest step over the longest notes', () => {
    const work = new AttemptWork();
    expect(work.search(stepPatternsSizeMax, 'a'.repeat(notesBytesMax))).toBe(true);
  });

  it('blocks notes whose search is over the budget, and says so', () => {
    const steps = [compiledStep('a', { validationCriteria: { type: 'regex', pattern: 'x' } })];
    const checks = { ...noChecks, matches: () => 'over' as const };
    const { unmet, isOver } = validateNotes(steps[0]?.validationCriteria, 'x', checks, rulesOf(currentRulesVersion));
    expect({ unmet, isOver }).toEqual({ unmet: [], isOver: true });
  });
});

// @verifies workflow-checks-bounded
describe('a pinned workflow is not run where', () => {
  const withCriteria = (count: number, pattern: (index: number) => string) =>
    compiledWorkflow(
      'test.patterns',
      Array.from({ length: count }, (_, i) =>
        compiledStep(`s${i}`, { validationCriteria: { type: 'regex', pattern: pattern(i) } }),
      ),
    );
  const sized = (count: number): JsonObject => ({
    properties: Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, {}])),
  });

  it('a contract has a larger schema than a step may use', () => {
    expect(flowFault(withSchema(sized(stepContractNodesMax - 1)))).toBeNull();
    expect(flowFault(withSchema(sized(stepContractNodesMax)))).toContain(`${stepContractNodesMax} are allowed`);
  });

  it('the patterns of a contract are larger than a step may have', () => {
    const pattern = (i: number) => `(?:a?){${900 - i}}(?:b?){900}`;
    const schema = { allOf: Array.from({ length: 20 }, (_, i) => ({ pattern: pattern(i) })) };
    expect(flowFault(withSchema(schema))).toContain('RE2 instructions');
    expect(flowFault(withCriteria(1, pattern))).toBeNull();
  });

  it('its patterns are larger together than a workflow may have', () => {
    const count = Math.ceil(workflowPatternsSizeMax / 1000);
    expect(flowFault(withCriteria(count, (i) => `${i}x{600}`))).toBeNull();
    expect(flowFault(withCriteria(count, (i) => `${i}x{1000}`))).toContain(
      `${workflowPatternsSizeMax} RE2 instructions`,
    );
    expect(flowFault(withCriteria(10 * count, () => 'x{1000}'))).toBeNull();
  });
});
