/** The flow graph, explored with all conditions unknown, compared with every state of the context one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConditionSearch } from '../../compiler/flow/conditions.ts';
import { exploreFlow, isNeverReached } from '../../compiler/flow/explore.ts';
import { longestPath } from '../../compiler/flow/longest-path.ts';
import type { FlowShape } from '../../compiler/flow/shape.ts';
import { fails, holds, notFalse, type Truth } from '../../compiler/flow/truth.ts';
import { conflictWords, pathWords } from '../../compiler/flow/words.ts';
import type { CompiledCondition, CompiledInput, FlowItem } from '../../schemas/compiled-snapshot.ts';
import { assertProperty } from '../support/property.ts';

type Value = string | number | boolean | readonly string[];
type Context = { readonly [key: string]: Value };

const inputs: readonly CompiledInput[] = [
  { key: 'size', kind: 'enum', values: ['small', 'medium', 'large'], required: false },
  { key: 'mode', kind: 'enum', values: ['quick', 'deep'], required: true },
  { key: 'is_open', kind: 'boolean', required: false },
  { key: 'count', kind: 'number', required: false },
  { key: 'branch', kind: 'string', required: false },
  { key: 'areas', kind: 'list', required: false },
];
/** Every value that the conditions below can tell apart; undefined is a key that nobody set. */
const everyValue: { readonly [key: string]: readonly (Value | undefined)[] } = {
  size: ['small', 'medium', 'large', undefined],
  mode: ['quick', 'deep'],
  is_open: [true, false, undefined],
  count: [0, 1, 2, 3, 4, undefined],
  branch: ['main', 'mainline', 'x', 'fix-main', undefined],
  areas: [[], ['ui'], ['api'], ['ui', 'api'], undefined],
};
const leaves: readonly CompiledCondition[] = [
  { conditionId: 'l0', kind: 'context_equals', key: 'size', value: 'small' },
  { conditionId: 'l1', kind: 'context_in', key: 'size', values: ['medium', 'large'] },
  { conditionId: 'l2', kind: 'context_equals', key: 'mode', value: 'deep' },
  { conditionId: 'l3', kind: 'context_equals', key: 'mode', value: 'quick' },
  { conditionId: 'l4', kind: 'context_equals', key: 'is_open', value: true },
  { conditionId: 'l5', kind: 'context_at_least', key: 'count', value: 3 },
  { conditionId: 'l6', kind: 'context_at_most', key: 'count', value: 1 },
  { conditionId: 'l7', kind: 'context_equals', key: 'branch', value: 'main' },
  { conditionId: 'l8', kind: 'context_contains', key: 'branch', value: 'main' },
  { conditionId: 'l9', kind: 'context_contains', key: 'areas', value: 'ui' },
  { conditionId: 'l10', kind: 'context_contains', key: 'areas', value: 'api' },
  { conditionId: 'l11', kind: 'context_present', key: 'size' },
  { conditionId: 'l12', kind: 'always_true' },
  { conditionId: 'l13', kind: 'always_false' },
];

/** Three-valued logic [three-valued-conditions], written a second time and on its own. */
function truthIn(context: Context, id: string, byId: ReadonlyMap<string, CompiledCondition>): Truth {
  const condition = byId.get(id);
  if (condition === undefined) throw new Error(id);
  const of = (value: boolean): Truth => (value ? 'true' : 'false');
  const opposite = { true: 'false', false: 'true', unknown: 'unknown' } as const;
  switch (condition.kind) {
    case 'always_true':
      return 'true';
    case 'always_false':
      return 'false';
    case 'loop_control':
      return 'unknown';
    case 'not':
      return opposite[truthIn(context, condition.of, byId)];
    case 'all':
    case 'any': {
      const parts = condition.of.map((part) => truthIn(context, part, byId));
      const deciding = condition.kind === 'all' ? 'false' : 'true';
      if (parts.includes(deciding)) return deciding;
      return parts.includes('unknown') ? 'unknown' : opposite[deciding];
    }
    default: {
      const value = context[condition.key];
      if (condition.kind === 'context_present') return of(value !== undefined);
      if (value === undefined) return 'unknown';
      if (condition.kind === 'context_equals') return of(value === condition.value);
      if (condition.kind === 'context_in') return of(condition.values.includes(value as string));
      if (condition.kind === 'context_at_least') return of((value as number) >= condition.value);
      if (condition.kind === 'context_at_most') return of((value as number) <= condition.value);
      return of((value as string | readonly string[]).includes(String(condition.value)));
    }
  }
}

function contextsOver(keys: readonly string[]): readonly Context[] {
  return keys.reduce<readonly Context[]>(
    (contexts, key) =>
      contexts.flatMap((context) =>
        (everyValue[key] ?? []).map((value) => (value === undefined ? context : { ...context, [key]: value })),
      ),
    [{}],
  );
}

/** Conditions made of earlier ones. */
const composed = fc
  .array(
    fc.tuple(fc.constantFrom('all', 'any', 'not'), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), fc.boolean()),
    { minLength: 1, maxLength: 6 },
  )
  .map((made) =>
    made.reduce<CompiledCondition[]>(
      (all, [kind, picks], index) => {
        const parts = picks.map((pick) => all[pick % all.length]?.conditionId ?? 'l0');
        const conditionId = `c${index}`;
        all.push(
          kind === 'not'
            ? { conditionId, kind, of: parts[0] ?? 'l0' }
            : ({ conditionId, kind, of: parts } as CompiledCondition),
        );
        return all;
      },
      [...leaves],
    ),
  );

const asked = (...ids: readonly string[]) => ids.map((conditionId) => ({ conditionId, isNegated: false }));
const step = (stepId: string, when?: string) => ({ stepId, ...(when === undefined ? {} : { when }) });
const at = (...ids: readonly string[]) => ids.map((stepId) => ({ kind: 'step', stepId }) as FlowItem);
const loopAt = (loopId: string) => ({ kind: 'loop', loopId }) as FlowItem;
const shapeOf = (more: Partial<FlowShape>): FlowShape => ({
  inputs,
  conditions: leaves,
  steps: [],
  loops: [],
  flow: [],
  ...more,
});

describe('a question about conditions', () => {
  it('is answered as trying every state would', () => {
    assertProperty(
      fc.property(composed, fc.constantFrom(holds, fails, notFalse), (conditions, allowed) => {
        const search = new ConditionSearch({ conditions, inputs });
        const last = conditions.at(-1)?.conditionId ?? '';
        const byId = new Map(conditions.map((condition) => [condition.conditionId, condition]));
        const keys = search.keysOf([last]);
        const wanted: readonly Truth[] =
          allowed === holds ? ['true'] : allowed === fails ? ['false'] : ['true', 'unknown'];
        const isPossible = contextsOver(keys).some((context) => wanted.includes(truthIn(context, last, byId)));
        expect(search.ask([{ conditionId: last, allowed }]).kind).toBe(isPossible ? 'possible' : 'impossible');
      }),
      { numRuns: 400 },
    );
  });

  it('names the conditions that exclude each other, and what they ask about', () => {
    const search = new ConditionSearch({ conditions: leaves, inputs });
    const demands = ['l4', 'l2', 'l9', 'l3'].map((conditionId) => ({ conditionId, allowed: notFalse }));
    expect(search.ask(demands)).toEqual({ kind: 'impossible', conflict: asked('l2', 'l3'), keys: ['mode'] });
  });

  it('that takes too long is undecided, and says so instead of guessing', () => {
    const many = Array.from(
      { length: 40 },
      (_, i): CompiledInput => ({ key: `k${i}`, kind: 'boolean', required: true }),
    );
    const own = many.flatMap(({ key }): readonly CompiledCondition[] => [
      { conditionId: `is_${key}`, kind: 'context_equals', key, value: true },
      { conditionId: `not_${key}`, kind: 'not', of: `is_${key}` },
    ]);
    // A parity that no assignment meets: every pair differs, around a circle of odd length.
    const pairs = Array.from({ length: 39 }, (_, i): readonly CompiledCondition[] => {
      const [a, b] = [`k${i}`, `k${(i * 7 + 3) % 39}`];
      return [
        { conditionId: `p${i}`, kind: 'all', of: [`is_${a}`, `not_${b}`] },
        { conditionId: `q${i}`, kind: 'all', of: [`not_${a}`, `is_${b}`] },
        { conditionId: `d${i}`, kind: 'any', of: [`p${i}`, `q${i}`] },
      ];
    }).flat();
    const all: CompiledCondition = {
      conditionId: 'odd',
      kind: 'all',
      of: pairs.filter(({ kind }) => kind === 'any').map(({ conditionId }) => conditionId),
    };
    const search = new ConditionSearch({ conditions: [...own, ...pairs, all], inputs: many });
    const answer = search.ask([{ conditionId: 'odd', allowed: holds }]);
    expect(['undecided', 'impossible']).toContain(answer.kind);
    const report = exploreFlow(
      shapeOf({ conditions: [...own, ...pairs, all], inputs: many, steps: [step('a', 'odd')], flow: at('a') }),
    );
    expect(['undecided', 'never']).toContain(report.byId.get('a')?.reach.kind);
  });
});

describe('a step', () => {
  const reachOf = (when: string, conditions: readonly CompiledCondition[] = leaves) =>
    exploreFlow(shapeOf({ conditions, steps: [step('a', when)], flow: at('a') })).byId.get('a')?.reach;

  it('whose condition depends on the run is reached by some, with a witness', () => {
    expect(reachOf('l2')).toEqual({ kind: 'sometimes', values: [{ key: 'mode', words: 'is `deep`' }] });
  });

  it('is dead when required keys can never meet its condition', () => {
    const both: CompiledCondition = { conditionId: 'both', kind: 'all', of: ['l2', 'l3'] };
    expect(reachOf('both', [...leaves, both])).toEqual({ kind: 'never', conflict: asked('l2', 'l3'), keys: ['mode'] });
  });

  it('that only an unset key lets run is not dead: unknown skips nothing', () => {
    const both: CompiledCondition = { conditionId: 'both', kind: 'all', of: ['l0', 'l1'] };
    expect(reachOf('both', [...leaves, both])).toEqual({
      kind: 'only_unset',
      conflict: asked('l0', 'l1'),
      values: [{ key: 'size', words: 'is not set' }],
    });
  });

  it('that asks for the absence of a key is reached by the runs without it', () => {
    const missing: CompiledCondition = { conditionId: 'missing', kind: 'not', of: 'l11' };
    const values = [{ key: 'size', words: 'is not set' }];
    expect(reachOf('missing', [...leaves, missing])).toEqual({ kind: 'sometimes', values });
    const unknown: CompiledCondition = { conditionId: 'unknown', kind: 'all', of: ['missing', 'l0'] };
    expect(reachOf('unknown', [...leaves, missing, unknown])).toMatchObject({ kind: 'only_unset', values });
  });

  it('that tests whether a required key is set, or not set, is reached by some runs, because a run can start without it', () => {
    const given: CompiledCondition = { conditionId: 'given', kind: 'context_present', key: 'mode' };
    const missing: CompiledCondition = { conditionId: 'missing', kind: 'not', of: 'given' };
    const quick: CompiledCondition = { conditionId: 'quick', kind: 'all', of: ['given', 'l3'] };
    const both: CompiledCondition = { conditionId: 'both', kind: 'all', of: ['given', 'l2', 'l3'] };
    const conditions = [...leaves, given, missing, quick, both];
    expect(reachOf('missing', conditions)).toEqual({
      kind: 'sometimes',
      values: [{ key: 'mode', words: 'is not set' }],
    });
    expect(reachOf('given', conditions)).toMatchObject({ kind: 'sometimes' });
    expect(reachOf('quick', conditions)).toMatchObject({ kind: 'sometimes' });
    expect(reachOf('both', conditions)).toMatchObject({ kind: 'never' });
    const verdicts = exploreFlow(shapeOf({ conditions })).conditions;
    const kinds = ['given', 'missing', 'quick', 'both'].map((id) => verdicts.get(id)?.kind);
    expect(kinds).toEqual(['open', 'open', 'open', 'never_holds']);
  });

  it('that compares a required key in every case always runs, also if another condition tests whether the key is set', () => {
    const given: CompiledCondition = { conditionId: 'given', kind: 'context_present', key: 'mode' };
    const either: CompiledCondition = { conditionId: 'either', kind: 'any', of: ['l2', 'l3'] };
    const both: CompiledCondition = { conditionId: 'both', kind: 'all', of: ['l2', 'l3'] };
    const conditions = [...leaves, given, either, both];
    expect(reachOf('either', conditions)).toEqual({ kind: 'always' });
    expect(reachOf('both', conditions)).toMatchObject({ kind: 'never' });
  });

  it('inside a loop that asks for the absence of a key contradicts it only if it reads the key', () => {
    const missing: CompiledCondition = { conditionId: 'missing', kind: 'not', of: 'l11' };
    const conditions = [...leaves, missing];
    const inLoop = (when: string) =>
      exploreFlow(
        shapeOf({
          conditions,
          steps: [step('a', when)],
          loops: [{ loopId: 'round', when: 'missing', maxIterations: 3, body: at('a') }],
          flow: [loopAt('round')],
        }),
      ).byId.get('a')?.reach.kind;
    expect(inLoop('missing')).toBe('sometimes');
    expect(inLoop('l2')).toBe('sometimes');
    expect(inLoop('l0')).toBe('only_changed');
  });

  it('is always reached when its alternatives are all that there is', () => {
    const either: CompiledCondition = { conditionId: 'either', kind: 'any', of: ['l0', 'l1'] };
    expect(reachOf('either', [...leaves, either])).toEqual({ kind: 'always' });
  });

  it('inside a loop that is entered for the opposite needs a change inside the loop', () => {
    const report = exploreFlow(
      shapeOf({
        steps: [step('first'), step('a', 'l2')],
        loops: [{ loopId: 'round', when: 'l3', maxIterations: 3, body: at('a') }],
        flow: [...at('first'), loopAt('round')],
      }),
    );
    expect(report.byId.get('a')?.reach).toMatchObject({ kind: 'only_changed', loopId: 'round', keys: ['mode'] });
  });

  it('inside a loop that no run enters is dead with it', () => {
    const report = exploreFlow(
      shapeOf({
        steps: [step('a'), step('b')],
        loops: [{ loopId: 'round', when: 'l13', maxIterations: 3, body: at('a') }],
        flow: [loopAt('round'), ...at('b')],
      }),
    );
    expect(report.nodes.filter(isNeverReached).map(({ id }) => id)).toEqual(['round', 'a']);
  });

  it('gated by the decision of a loop always runs: nothing answers there', () => {
    const decision: CompiledCondition = { conditionId: 'go', kind: 'loop_control', continueWhen: 'continue' };
    const report = exploreFlow(shapeOf({ conditions: [decision], steps: [step('a', 'go')], flow: at('a') }));
    expect(report.byId.get('a')?.reach).toEqual({ kind: 'always' });
    expect(report.conditions.get('go')).toEqual({ kind: 'decision' });
  });
});

describe('a witness path', () => {
  const pathOf = (id: string, shape: Partial<FlowShape>) => {
    const node = exploreFlow(shapeOf(shape)).byId.get(id);
    return node === undefined ? '' : pathWords(node);
  };

  it('holds what every run passes, and the loops around', () => {
    const shape = {
      steps: [step('a'), step('b', 'l2'), step('c'), step('d')],
      loops: [{ loopId: 'round', maxIterations: 2, body: at('c', 'd') }],
      flow: [...at('a', 'b'), loopAt('round')],
    };
    expect(pathOf('d', shape)).toBe('path: `a` → `round` → `c` → `d`');
  });

  it('that is long shows both ends and counts the rest', () => {
    const ids = Array.from({ length: 30 }, (_, i) => `s${i}`);
    const shape = { steps: ids.map((id) => step(id)), flow: at(...ids) };
    expect(pathOf('s29', shape)).toBe('path: `s0` → (24 more) → `s25` → `s26` → `s27` → `s28` → `s29`');
    expect(pathOf('s5', shape)).toBe('path: `s0` → `s1` → `s2` → `s3` → `s4` → `s5`');
  });

  it('says a conflict in words', () => {
    expect(conflictWords(asked('a', 'b'), ['size'])).toBe(
      '`a` and `b` are never true at the same time, whatever `size` is',
    );
    expect(conflictWords(asked('a'), [])).toBe('`a` is false in every run');
    const negated = [...asked('a'), { conditionId: 'b', isNegated: true }];
    expect(conflictWords(negated, [])).toBe('`a` and not `b` are never true at the same time');
  });
});

describe('the longest path', () => {
  const weigh = (shape: FlowShape, times = 1) =>
    longestPath(shape, exploreFlow(shape), { ofStep: (id) => Number(id.slice(1)), timesOf: () => times });

  it('takes the heaviest of alternatives that exclude each other', () => {
    const shape = shapeOf({ steps: [step('s1'), step('s10', 'l2'), step('s30', 'l3')], flow: at('s1', 's10', 's30') });
    expect(weigh(shape)).toMatchObject({ weight: 31, values: [{ key: 'mode', words: 'is `quick`' }] });
  });

  it('takes all of them when nobody set an optional key', () => {
    const shape = shapeOf({ steps: [step('s10', 'l0'), step('s30', 'l1')], flow: at('s10', 's30') });
    expect(weigh(shape)).toMatchObject({ weight: 40, values: [{ key: 'size', words: 'is not set' }] });
  });

  it('multiplies through loops inside loops, and leaves out what no run reaches', () => {
    const shape = shapeOf({
      steps: [step('s1'), step('s2'), step('s500', 'l13')],
      loops: [
        { loopId: 'outer', maxIterations: 9, body: [loopAt('inner'), ...at('s1')] },
        { loopId: 'inner', maxIterations: 9, body: at('s2') },
      ],
      flow: [loopAt('outer'), ...at('s500')],
    });
    expect(weigh(shape, 10)).toMatchObject({
      weight: 210,
      loops: [
        { loopId: 'outer', times: 10 },
        { loopId: 'inner', times: 10 },
      ],
    });
  });
});

describe('conditions over one key', () => {
  it('are looked at once each, and decided however many there are', () => {
    const count = 1_000;
    const conditions = Array.from(
      { length: count },
      (_, i): CompiledCondition => ({ conditionId: `at_${i}`, kind: 'context_at_least', key: 'count', value: i }),
    );
    const ids = conditions.map((_, i) => `s${i}`);
    const shape = shapeOf({ conditions, steps: ids.map((id, i) => step(id, `at_${i}`)), flow: at(...ids) });
    const report = exploreFlow(shape);
    expect(new Set([...report.conditions.values()].map(({ kind }) => kind))).toEqual(new Set(['open']));
    const longest = longestPath(shape, report, { ofStep: () => 1, timesOf: () => 1 });
    expect(longest).toMatchObject({ weight: count, most: count, isChecked: true });
  });
});

describe('exploring', () => {
  it('takes work in proportion to the steps, and stops at its budget', () => {
    const count = 5_000;
    const chain = Array.from(
      { length: count },
      (_, i): CompiledCondition => ({ conditionId: `n${i}`, kind: 'not', of: i === 0 ? 'l0' : `n${i - 1}` }),
    );
    const ids = Array.from({ length: count }, (_, i) => `s${i}`);
    const shape = shapeOf({
      conditions: [...leaves, ...chain],
      steps: ids.map((id, i) => step(id, `n${i}`)),
      flow: at(...ids),
    });
    const { nodes, conditions } = exploreFlow(shape);
    expect(nodes).toHaveLength(count);
    const kinds = new Set([...conditions.values()].map(({ kind }) => kind));
    expect(kinds.has('undecided')).toBe(true);
    expect(nodes.every(({ reach }) => reach.kind === 'sometimes' || reach.kind === 'undecided')).toBe(true);
    const longest = longestPath(shape, exploreFlow(shape), { ofStep: () => 1, timesOf: () => 1 });
    expect(longest).toMatchObject({ weight: 0, most: count, isChecked: false });
  });
});
