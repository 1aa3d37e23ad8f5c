import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledInput } from '../../../compiler/phases/3-resolve/inputs.ts';
import { coercedContext } from '../../../runtime/core/coercion.ts';
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { SourceCondition, SourceWorkflow } from '../../../schemas/source-workflow.ts';
import { read } from './legacy-host.ts';
import { assertProperty } from '../../support/property.ts';

type Context = { readonly [key: string]: unknown };
type Condition = { readonly [key: string]: unknown };

/** How the older engine judged: trimmed, whatever the case, `yes` like `true`. */
function held(condition: Condition, context: Context): boolean {
  if (Array.isArray(condition['and'])) return condition['and'].every((one) => held(one as Condition, context));
  if (Array.isArray(condition['or'])) return condition['or'].some((one) => held(one as Condition, context));
  if (condition['not'] !== undefined) return !held(condition['not'] as Condition, context);
  const value = context[String(condition['var'])];
  const same = (a: unknown, b: unknown) => lenient(a) === lenient(b);
  if ('equals' in condition) return same(value, condition['equals']);
  if ('not_equals' in condition) return !same(value, condition['not_equals']);
  if ('gt' in condition) return Number(value) > Number(condition['gt']);
  if ('gte' in condition) return Number(value) >= Number(condition['gte']);
  if ('lt' in condition) return Number(value) < Number(condition['lt']);
  if ('lte' in condition) return Number(value) <= Number(condition['lte']);
  if ('in' in condition) return (condition['in'] as readonly unknown[]).some((one) => same(value, one));
  if ('contains' in condition) return String(value).includes(String(condition['contains']));
  return Boolean(value);
}
function lenient(value: unknown): string {
  const text = String(value).trim().toLowerCase();
  if (['true', 'yes'].includes(text)) return 'true';
  if (['false', 'no'].includes(text)) return 'false';
  return text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;
}

/** How a native condition is judged over a context that holds every key. */
function holds(id: string, conditions: ReadonlyMap<string, SourceCondition>, context: Context): boolean {
  const condition = conditions.get(id);
  if (condition === undefined) throw new Error(`no condition ${id}`);
  switch (condition.kind) {
    case 'always_true':
      return true;
    case 'always_false':
      return false;
    case 'context_equals':
      return context[condition.key] === condition.value;
    case 'context_in':
      return condition.values.includes(context[condition.key] as string);
    case 'context_at_least':
      return (context[condition.key] as number) >= condition.value;
    case 'context_at_most':
      return (context[condition.key] as number) <= condition.value;
    case 'context_contains':
      return String(context[condition.key]).includes(String(condition.value));
    case 'context_present':
      return context[condition.key] !== undefined;
    case 'all':
      return condition.of.every((one) => holds(one, conditions, context));
    case 'any':
      return condition.of.some((one) => holds(one, conditions, context));
    case 'not':
      return !holds(condition.of, conditions, context);
    case 'loop_control':
      throw new Error('no loop is here');
  }
}

function workflowOf(condition: Condition): SourceWorkflow {
  const { unit } = read({
    id: 'team.x',
    name: 'X',
    description: 'Y',
    version: '1.0.0',
    steps: [
      { id: 'one', title: 'One', prompt: 'Go.' },
      { id: 'two', title: 'Two', prompt: 'Go on.', runCondition: condition },
    ],
  });
  if (unit === null) throw new Error('it was not read');
  return unit.workflow;
}

const whenOf = (workflow: SourceWorkflow): string | undefined => {
  const step = workflow.steps[1];
  return step !== undefined && !('type' in step) ? step.when : undefined;
};
const conditionsOf = ({ conditions = [] }: SourceWorkflow) => new Map(conditions.map((one) => [one.id, one]));

const size = fc.constantFrom('small', 'Large', 'MEDIUM', ' tiny ');
const ready = fc.constantFrom<unknown>(true, false, 'true', 'false', 'yes', 'no');
const count = fc.constantFrom<unknown>(0, 3, '7', 2.5, -1);
const one = <T>(variable: string, operator: string, value: fc.Arbitrary<T>) =>
  value.map((operand): Condition => ({ var: variable, [operator]: operand }));
const leaf = fc.oneof(
  one('size', 'equals', size),
  one('size', 'not_equals', size),
  one('size', 'in', fc.array(size, { minLength: 1, maxLength: 3 })),
  one('ready', 'equals', ready),
  one('ready', 'not_equals', ready),
  ...['gt', 'gte', 'lt', 'lte', 'equals', 'not_equals'].map((operator) => one('fileCount', operator, count)),
  one('labels', 'contains', fc.constantFrom('auth', 'ui')),
  fc.constant<Condition>({ var: 'ready' }),
);
const tree = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((and): Condition => ({ and })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((or): Condition => ({ or })),
    tie('condition').map((not): Condition => ({ not })),
  ),
})).condition;
const context = fc.record({
  size: fc.constantFrom('small', 'SMALL', ' large ', 'Large', 'medium', 'tiny', 'huge'),
  // A word for false is a text that is set: the two questions about a key would have different answers.
  ready: fc.constantFrom<JsonValue>(true, false, 'true', 'Yes', 'TRUE '),
  fileCount: fc.constantFrom<JsonValue>(0, 3, 7, 2.5, -1, 100, '3', ' 7 ', '100'),
  labels: fc.constantFrom('', 'auth', 'ui, auth', 'docs'),
});

describe('a condition of the older format', () => {
  // @verifies legacy-inputs-coerce
  it('holds for the same values as the native one that it becomes, however an agent spells them', () => {
    let compared = 0;
    assertProperty(
      fc.property(tree, context, (condition, values) => {
        const workflow = workflowOf(condition);
        const inputs = (workflow.inputs ?? []).flatMap((input) => compiledInput(input) ?? []);
        const when = whenOf(workflow);
        // As an agent sends them, and as a run keeps them.
        const kept = coercedContext(values as JsonObject, inputs);
        const native = when === undefined || holds(when, conditionsOf(workflow), kept);
        expect(native).toBe(held(condition, values));
        compared += 1;
      }),
      { numRuns: 600 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  it('is written once, however often and in whatever order it was', () => {
    assertProperty(
      fc.property(
        fc.uniqueArray(leaf, { minLength: 2, maxLength: 4, selector: (value) => JSON.stringify(value) }),
        (parts) => {
          const turned = { or: [{ and: parts }, { and: [...parts].reverse() }] };
          const plain = { or: [{ and: parts }] };
          const ids = (condition: Condition) => [...conditionsOf(workflowOf(condition)).keys()].sort();
          expect(ids(turned)).toEqual(ids(plain));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('gets an id that says what it means', () => {
    const ids = (condition: Condition) => [...conditionsOf(workflowOf(condition)).keys()];
    expect(ids({ var: 'complexity', equals: 'Large' })).toEqual(['complexity_is_large']);
    expect(ids({ var: 'fileCount', gt: 5 })).toEqual(['file_count_at_most_5', 'file_count_over_5']);
    expect(ids({ var: 'size', in: ['a', 'b c'] })).toEqual(['size_is_a_or_b_c']);
    expect(ids({ var: 'done', equals: true })).toEqual(['done_is_true']);
    for (const id of ids({ and: Array.from({ length: 9 }, (_, at) => ({ var: `key${at}`, equals: 'a long value' })) }))
      expect(id.length).toBeLessThanOrEqual(60);
    const many = { and: Array.from({ length: 9 }, (_, at) => ({ var: `key${at}`, equals: 'a' })) };
    expect(ids(many)).toContain('key0_is_a_and_key1_is_a_and_key2_is_a_and_6_more');
  });

  it('stays unknown for nobody: every key that it tests is a declared input', () => {
    assertProperty(
      fc.property(tree, (condition) => {
        const workflow = workflowOf(condition);
        const declared = new Set((workflow.inputs ?? []).map(({ key }) => key));
        for (const one of workflow.conditions ?? []) if ('key' in one) expect(declared.has(one.key)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
