/** The interpreter over random workflows: nested loops, conditions, any context, any decisions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenInvariant,
  completedCount,
  executionSnapshot,
  namedSnapshots,
  type ParentState,
  parseExecutionSnapshot,
  resolvedSnapshot,
  stepInstanceKey,
  storedForm,
} from '../../../runtime/core/execution-state.ts';
import { evaluate, keysOf, type Truth } from '../../../runtime/core/flow/conditions.ts';
import { isFormerWording } from '../../../runtime/core/flow/former-trace.ts';
import { totalSteps } from '../../../runtime/core/flow/lookup.ts';
import { flowFault } from '../../../runtime/core/flow/shape.ts';
import { selectedStep, stepCondition, withinBudget, withinBudgets } from '../../../runtime/core/flow/trace.ts';
import { firstMove, type Move, nextMove } from '../../../runtime/core/flow/walk.ts';
import { currentTexts } from '../../../runtime/core/recorded-texts/current.ts';
import { textsOf } from '../../../runtime/core/recorded-texts/former.ts';
import { currentRules, rulesOf } from '../../../runtime/core/validation/rules.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { canonicalText, type JsonObject, type JsonValue, utf8Length } from '../../../schemas/canonical/json.ts';
import { snapshotRefOf } from '../../../schemas/canonical/sha256.ts';
import type { LoopDecision } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, FlowItem } from '../../../schemas/compiled-snapshot.ts';
import { traceEntry } from '../../../schemas/events.ts';
import type { EngineState, ExecutionSnapshot } from '../../../schemas/execution-snapshot.ts';
import type { LoopId, SnapshotRef, StepId, WorkflowHash, WorkflowId } from '../../../schemas/ids.ts';
import { conditionDepthMax, traceBytesMax, traceEntriesMax } from '../../../schemas/limits.ts';
import { assertProperty } from '../../support/property.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  forEach,
  keepGoing,
  loopItem,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

// Random workflows ----------------------------------------------------------------------------------------------------

type Shape =
  | { readonly kind: 'step'; readonly when: string | undefined }
  | {
      readonly kind: 'while' | 'for_each';
      readonly when: string | undefined;
      readonly max: number;
      readonly items: string;
      readonly body: readonly Shape[];
    };

const nothingLacks = { absent: [], incomparable: [] };
const when = fc.option(fc.constantFrom('yes', 'no', 'is_large', 'not_large', 'either', 'both'), { nil: undefined });
const shapes = (depth: number): fc.Arbitrary<readonly Shape[]> => {
  const step = fc.record({ kind: fc.constant('step' as const), when });
  const loop = fc.record({
    kind: fc.constantFrom('while' as const, 'for_each' as const),
    when,
    max: fc.integer({ min: 1, max: 3 }),
    items: fc.constantFrom('list_a', 'list_b'),
    body: depth === 0 ? fc.constant([]) : shapes(depth - 1),
  });
  return fc.array(depth === 0 ? step : fc.oneof({ weight: 2, arbitrary: step }, { weight: 1, arbitrary: loop }), {
    minLength: 1,
    maxLength: 4,
  });
};

const conditions: CompiledSnapshot['conditions'] = [
  { conditionId: 'yes', kind: 'always_true' },
  { conditionId: 'no', kind: 'always_false' },
  { conditionId: 'is_large', kind: 'context_equals', key: 'size', value: 'large' },
  { conditionId: 'not_large', kind: 'not', of: 'is_large' },
  { conditionId: 'either', kind: 'any', of: ['is_large', 'has_list'] },
  { conditionId: 'both', kind: 'all', of: ['is_large', 'has_list'] },
  { conditionId: 'has_list', kind: 'context_present', key: 'list_a' },
  keepGoing,
];

function workflowOf(shape: readonly Shape[]): CompiledSnapshot {
  const steps: ReturnType<typeof compiledStep>[] = [];
  const loops: CompiledSnapshot['loops'] = [];
  const place = (items: readonly Shape[]): FlowItem[] =>
    items.map((item) => {
      const gate = item.when === undefined ? {} : { when: item.when };
      if (item.kind === 'step') {
        const id = `s${steps.length}`;
        steps.push(compiledStep(id, gate));
        return stepItem(id);
      }
      const body = place(item.body);
      const id = `l${loops.length}`;
      loops.push(
        item.kind === 'while' ? whileLoop(id, item.max, body, gate) : forEach(id, item.items, item.max, body, gate),
      );
      return loopItem(id);
    });
  const flow = place(shape);
  return compiledWorkflow('test.random', steps, {
    loops,
    flow,
    conditions,
    inputs: [
      compiledInput('size'),
      compiledInput('list_a', { kind: 'list' }),
      compiledInput('list_b', { kind: 'list', required: true }),
    ],
  });
}

const context: fc.Arbitrary<JsonObject> = fc.record(
  {
    size: fc.constantFrom<JsonValue>('large', 'small'),
    list_a: fc.array(fc.integer(), { maxLength: 4 }) as fc.Arbitrary<JsonValue>,
    list_b: fc.constantFrom<JsonValue>([], ['x'], ['x', 'y'], 'no list'),
  },
  { requiredKeys: [] },
);
type Turn = { readonly decision: LoopDecision | null; readonly context: JsonObject };
const turns = fc.array(fc.record({ decision: fc.constantFrom('continue' as const, 'stop' as const, null), context }), {
  minLength: 1,
  maxLength: 8,
});
/** At least one step, or there is no workflow. */
const workflow = shapes(3)
  .map((shape) => workflowOf([...shape, { kind: 'step', when: undefined }]))
  .filter((made) => made.steps.length > 0);

const pendingOf = (state: EngineState) =>
  state.kind === 'running' && state.pending.kind === 'some' ? state.pending.step : null;

/** What this turn decides: about every loop that is open. */
function decisionsOf(state: EngineState, { decision }: Turn): Map<LoopId, LoopDecision> {
  const stack = state.kind === 'running' ? state.loopStack : [];
  return new Map(decision === null ? [] : stack.map(({ loopId }) => [loopId, decision]));
}

/** Walks to the end; `turns` are used round and round. */
function walked(
  made: CompiledSnapshot,
  all: readonly Turn[],
  see: (move: Move, visited: readonly string[]) => void,
): string[] {
  const turn = (i: number): Turn => all[i % all.length] ?? { decision: null, context: {} };
  const visited: string[] = [];
  let move = firstMove(made, turn(0).context);
  for (let i = 1; ; i += 1) {
    see(move, visited);
    const step = pendingOf(move.state);
    if (step === null) return visited;
    visited.push(stepInstanceKey(step));
    if (visited.length > 20_000) throw new Error('the walk does not end');
    move = nextMove(made, move.state, turn(i).context, decisionsOf(move.state, turn(i)));
  }
}

/** A state lists everything, or what is new since the one before it. */
function completedThrough(before: readonly string[], state: EngineState): readonly string[] {
  if (state.kind === 'init') return before;
  const { kind, values } = state.completed;
  return kind === 'set' ? values : [...before, ...values];
}

describe('a walk through any workflow', () => {
  // @verifies walk-terminates
  it('ends, visits no step instance twice, and completes exactly what it visited', () => {
    assertProperty(
      fc.property(workflow, turns, (made, all) => {
        expect(flowFault(made)).toBeNull();
        let last: Move | null = null;
        let completed: readonly string[] = [];
        const visited = walked(made, all, (move) => {
          last = move;
          completed = completedThrough(completed, move.state);
        });
        expect(new Set(visited).size).toBe(visited.length);
        const state = (last as unknown as Move).state;
        expect(state.kind).toBe('complete');
        expect(completedCount(state)).toBe(visited.length);
        expect([...completed].sort()).toEqual([...visited].sort());
        const total = totalSteps(made);
        if (total !== undefined) expect(visited).toHaveLength(total);
      }),
      { numRuns: 400 },
    );
  });

  // @verifies walk-terminates, item-answers-hold-for-item
  it('ends in linear time and visits no step instance twice, whatever was answered for which item', () => {
    const answered = fc.record({
      isLapsed: fc.boolean(),
      empty: fc.nat({ max: 3 }),
      isSent: fc.boolean(),
    });
    assertProperty(
      fc.property(workflow, fc.array(answered, { minLength: 1, maxLength: 5 }), turns, (random, given, all) => {
        const prompt = 'Send `size`, `list_a`, `listB` and `list_b`.';
        const made = { ...random, steps: random.steps.map((step) => ({ ...step, prompt })) };
        const size = made.steps.length + made.loops.reduce((sum, { maxIterations }) => sum + maxIterations, 1);
        const visited: string[] = [];
        const turn = (i: number): Turn => all[i % all.length] ?? { decision: null, context: {} };
        let move = firstMove(made, turn(0).context);
        for (let i = 1; pendingOf(move.state) !== null; i += 1) {
          const step = pendingOf(move.state);
          if (step !== null) visited.push(stepInstanceKey(step));
          const { isLapsed, empty, isSent } = given[i % given.length] ?? { isLapsed: true, empty: 0, isSent: false };
          move = nextMove(made, move.state, turn(i).context, decisionsOf(move.state, turn(i)), undefined, null, {
            lapsed: (_, __, names) => new Set(isLapsed ? names : []),
            heldBack: () => new Set<string>(),
            emptyLists: () => empty,
            isSent: () => isSent,
          });
          expect(move.trace.length).toBeLessThan(20 * size * size);
          expect(visited.length).toBeLessThan(20_000);
        }
        expect(new Set(visited).size).toBe(visited.length);
      }),
      { numRuns: 400 },
    );
  });

  // @verifies snapshot-invariants
  it('keeps every state sound, below each cap, and readable from its stored form', () => {
    assertProperty(
      fc.property(workflow, turns, (made, all) => {
        const ids = { workflowId: 'a.b' as WorkflowId, workflowHash: `sha256:${'0'.repeat(64)}` as WorkflowHash };
        const stored = new Map<SnapshotRef, ExecutionSnapshot>();
        let parent: ParentState | null = null;
        walked(made, all, ({ state }) => {
          expect(brokenInvariant(state)).toBeNull();
          const snapshot: ExecutionSnapshot = executionSnapshot(ids, state, parent);
          const text = canonicalText(storedForm(snapshot) as JsonValue);
          const read = parseExecutionSnapshot(text);
          if (read === null) throw new Error('a snapshot cannot be read from its stored form');
          for (const ref of namedSnapshots(read)) expect(stored.has(ref)).toBe(true);
          expect(resolvedSnapshot(read, stored)).toEqual(snapshot);
          const ref = snapshotRefOf(nodeCrypto().digest, text);
          stored.set(ref, read);
          parent = { ref, state: snapshot.enginePayload.engineState };
          if (state.kind !== 'running') return;
          for (const frame of state.loopStack) {
            const loop = made.loops.find(({ loopId }) => loopId === frame.loopId);
            expect(frame.iteration).toBeLessThan(loop?.maxIterations ?? 0);
            if (loop?.kind === 'for_each') expect(frame.iteration).toBeLessThan(frame.items?.length ?? 0);
          }
        });
      }),
      { numRuns: 200 },
    );
  });

  // @verifies walk-depends-on-state-alone
  it('goes on the same from any stored prefix', () => {
    assertProperty(
      fc.property(workflow, turns, fc.nat(), (made, all, cut) => {
        const moves: Move[] = [];
        walked(made, all, (move) => moves.push(move));
        const at = cut % moves.length;
        const turn = (i: number): Turn => all[i % all.length] ?? { decision: null, context: {} };
        let state = JSON.parse(JSON.stringify(moves[at]?.state)) as EngineState;
        for (let i = at + 1; i < moves.length; i += 1) {
          const move = nextMove(made, state, turn(i).context, decisionsOf(state, turn(i)));
          expect(move).toEqual(moves[i]);
          state = JSON.parse(JSON.stringify(move.state)) as EngineState;
        }
      }),
      { numRuns: 200 },
    );
  });

  // @verifies loop-exit-is-attributed
  it('leaves a loop only for one of the reasons there are, and never silently', () => {
    assertProperty(
      fc.property(workflow, turns, (made, all) => {
        let open = 0;
        walked(made, all, ({ state, trace, concerns }) => {
          // Every loop that is entered and not open any more was left by an entry of its own.
          const count = (kind: string) => trace.filter((entry) => entry.kind === kind).length;
          const entered = count('entered_loop');
          const left = trace.filter(
            ({ kind, summary }) => kind === 'exited_loop' && !/ was not entered: /.test(summary),
          ).length;
          const after = state.kind === 'running' ? state.loopStack.length : 0;
          expect(left).toBe(open + entered - after);
          open = after;
          for (const entry of trace) {
            expect(traceEntry.safeParse(entry).success).toBe(true);
            if (entry.kind !== 'exited_loop') continue;
            expect(entry.summary).toMatch(
              /its condition is false|there are no items to process|no step of its body (?:ran in this iteration|applies to this item(?:, nor to the \d+ items? after it)?)|(all \d+ items are|its only item is) processed|stop was decided|an earlier step decided stop|it reached its limit of \d+ iterations?/,
            );
            const [loop] = entry.refs ?? [];
            const isCap = /it reached its limit/.test(entry.summary);
            if (isCap) {
              expect(
                concerns.some(
                  (concern) =>
                    concern.kind === 'cap_reached' && loop?.kind === 'loop_id' && concern.loopId === loop.loopId,
                ),
              ).toBe(true);
            }
          }
          const bounded = withinBudget(trace, currentTexts);
          expect(bounded.length).toBeLessThanOrEqual(traceEntriesMax);
          expect(utf8Length(canonicalText(bounded as JsonValue))).toBeLessThanOrEqual(traceBytesMax);
          if (trace.length > 0) expect(bounded.at(-1)?.kind).toBe(trace.at(-1)?.kind);
        });
      }),
      { numRuns: 200 },
    );
  });

  // @verifies trace-budgets, loops-always-traced
  it('is recorded in events within their budgets, in order, with every entry of a loop', () => {
    const isOfStep = ({ kind, refs }: Move['trace'][number]) =>
      kind === 'evaluated_condition' && refs?.[0]?.kind === 'step_id';
    const long = fc.array(fc.tuple(workflow, turns), { minLength: 1, maxLength: 8 });
    assertProperty(
      fc.property(long, fc.integer({ min: 0, max: 60 }), (all, skipped) => {
        const skips = Array.from({ length: skipped }, (_, i) =>
          stepCondition(
            `s${i}`,
            'no',
            { truth: 'false', absent: [], lacking: nothingLacks, decidedBy: [] },
            currentTexts,
          ),
        );
        const moves: Move['trace'][number][] = [];
        for (const [made, turn] of all) walked(made, turn, ({ trace }) => moves.push(...trace));
        const trace = [
          ...skips,
          ...moves,
          ...skips,
          selectedStep({ stepId: 's0' as StepId, loopPath: [] }, currentRules()),
        ];
        const events = withinBudgets(trace, currentTexts);
        for (const event of events) {
          expect(event.length).toBeLessThanOrEqual(traceEntriesMax);
          expect(utf8Length(canonicalText(event as JsonValue))).toBeLessThanOrEqual(traceBytesMax);
        }
        const kept = events.flat();
        const [last, lastKept] = [trace.at(-1), kept.at(-1)];
        expect(lastKept?.summary.startsWith(last?.summary ?? '-')).toBe(true);
        expect(kept.slice(0, -1).filter((entry) => !isOfStep(entry))).toEqual(
          trace.slice(0, -1).filter((entry) => !isOfStep(entry)),
        );
        const left = trace.length - kept.length;
        expect(
          lastKept?.summary.includes(` ${left === 1 ? '(1 earlier entry' : `(${left} earlier entries`} omitted)`),
        ).toBe(left > 0);
      }),
      { numRuns: 100 },
    );
  });

  it('that skips nothing visits what a person would count', () => {
    const made = workflowOf([
      { kind: 'step', when: undefined },
      {
        kind: 'for_each',
        when: undefined,
        max: 3,
        items: 'list_a',
        body: [
          { kind: 'step', when: undefined },
          { kind: 'while', when: undefined, max: 2, items: '', body: [{ kind: 'step', when: 'yes' }] },
        ],
      },
    ]);
    const all = [{ decision: 'continue' as const, context: { list_a: [1, 2] } }];
    expect(walked(made, all, () => undefined)).toEqual([
      's0',
      'l1@0::s1',
      'l1@0/l0@0::s2',
      'l1@0/l0@1::s2',
      'l1@1::s1',
      'l1@1/l0@0::s2',
      'l1@1/l0@1::s2',
    ]);
  });
});

describe('conditions', () => {
  const inputs = [
    compiledInput('size'),
    compiledInput('count_of', { kind: 'number', contextKey: 'countOf' }),
    compiledInput('list', { kind: 'list' }),
  ];
  const of = (...more: CompiledSnapshot['conditions']) =>
    compiledWorkflow('a.b', ['s'], {
      inputs,
      conditions: [
        { conditionId: 't', kind: 'always_true' },
        { conditionId: 'f', kind: 'always_false' },
        { conditionId: 'u', kind: 'context_equals', key: 'size', value: 'x' },
        ...more,
      ],
    });
  const truth = (condition: object, context: JsonObject = {}): Truth =>
    evaluate('c', context, of({ conditionId: 'c', ...condition } as CompiledSnapshot['conditions'][number])).truth;

  it.each<[object, JsonObject, Truth]>([
    [{ kind: 'context_equals', key: 'size', value: 'l' }, { size: 'l' }, 'true'],
    [{ kind: 'context_equals', key: 'size', value: 'l' }, { size: 'L' }, 'false'],
    [{ kind: 'context_equals', key: 'size', value: 1 }, { size: '1' }, 'false'],
    [{ kind: 'context_in', key: 'size', values: ['a', 1, true] }, { size: true }, 'true'],
    [{ kind: 'context_in', key: 'size', values: [] }, { size: 'a' }, 'false'],
    [{ kind: 'context_at_least', key: 'count_of', value: 2 }, { countOf: 2 }, 'true'],
    [{ kind: 'context_at_least', key: 'count_of', value: 2 }, { countOf: 1.9 }, 'false'],
    [{ kind: 'context_at_most', key: 'count_of', value: 2 }, { countOf: 2.1 }, 'false'],
    [{ kind: 'context_at_most', key: 'count_of', value: 2 }, { countOf: 'two' }, 'unknown'],
    [{ kind: 'context_contains', key: 'list', value: 'a' }, { list: ['b', 'a'] }, 'true'],
    [{ kind: 'context_contains', key: 'list', value: 'a' }, { list: [] }, 'false'],
    [{ kind: 'context_contains', key: 'size', value: 'ar' }, { size: 'large' }, 'true'],
    [{ kind: 'context_contains', key: 'size', value: 'a' }, { size: 4 }, 'unknown'],
    [{ kind: 'context_present', key: 'size' }, {}, 'false'],
    [{ kind: 'context_present', key: 'size' }, { size: false }, 'true'],
    [{ kind: 'loop_control', continueWhen: 'continue' }, {}, 'unknown'],
    [{ kind: 'not', of: 'u' }, {}, 'unknown'],
    [{ kind: 'not', of: 'f' }, {}, 'true'],
  ])('%j over %j is %s', (condition, given, expected) => expect(truth(condition, given)).toBe(expected));

  // @verifies three-valued-conditions
  it.each<[string, string[], Truth]>([
    ['all', ['t', 't'], 'true'],
    ['all', ['t', 'u'], 'unknown'],
    ['all', ['u', 'f'], 'false'],
    ['any', ['f', 'f'], 'false'],
    ['any', ['f', 'u'], 'unknown'],
    ['any', ['u', 't'], 'true'],
  ])('%s of %j is %s', (kind, parts, expected) => expect(truth({ kind, of: parts })).toBe(expected));

  it('name every key that they miss, as agents send it, once', () => {
    const made = of(
      { conditionId: 'n', kind: 'context_at_least', key: 'count_of', value: 1 },
      { conditionId: 'c', kind: 'all', of: ['u', 'n', 'u'] },
    );
    expect(evaluate('c', {}, made)).toMatchObject({ truth: 'unknown', absent: ['countOf', 'size'] });
  });

  it('name every value that they cannot compare, and what it would have to be', () => {
    const made = of(
      { conditionId: 'n', kind: 'context_at_most', key: 'size', value: 1 },
      { conditionId: 'm', kind: 'context_contains', key: 'list', value: 'x' },
      { conditionId: 'c', kind: 'all', of: ['n', 'm', 'absent'] },
      { conditionId: 'absent', kind: 'context_equals', key: 'other', value: 1 },
    );
    const evaluation = evaluate('c', { size: 'big', list: 3 }, made);
    expect(evaluation).toMatchObject({ truth: 'unknown', absent: ['other'] });
    const because = 'because other is absent, and size is not a number, and list is not a list or a string';
    expect(stepCondition('s', 'c', evaluation, currentTexts).summary).toBe(
      `Condition c is unknown, ${because}: step s runs.`,
    );
    expect(stepCondition('s', 'c', evaluation, textsOf(9)).summary).toBe(
      'Condition c is unknown, because other is absent: step s runs.',
    );
  });

  it('name no key that they do not depend on, and everything that a value would have to be', () => {
    const made = of(
      { conditionId: 'n', kind: 'context_at_most', key: 'size', value: 1 },
      { conditionId: 'm', kind: 'context_contains', key: 'size', value: 'x' },
      { conditionId: 'here', kind: 'context_present', key: 'size' },
      { conditionId: 'absent', kind: 'context_equals', key: 'other', value: 1 },
      { conditionId: 'decided', kind: 'any', of: ['here', 'n', 'absent'] },
      { conditionId: 'unset', kind: 'context_equals', key: 'list', value: 'x' },
      { conditionId: 'c', kind: 'all', of: ['unset', 'decided'] },
      { conditionId: 'd', kind: 'all', of: ['n', 'm'] },
    );
    const said = (conditionId: string, texts = currentTexts) =>
      stepCondition('s', conditionId, evaluate(conditionId, { size: true }, made), texts).summary;
    expect(said('c')).toBe('Condition c is unknown, because list is absent: step s runs.');
    expect(said('c', textsOf(9))).toBe('Condition c is unknown, because list, other are absent: step s runs.');
    expect(said('n')).toBe('Condition n is unknown, because size is not a number: step s runs.');
    expect(said('d')).toBe(
      'Condition d is unknown, because size is not a number, and size is not a list or a string: step s runs.',
    );
  });

  it.each<[string, string[], string[]]>([
    ['all', ['t', 'f', 'u', 'not_t'], ['f']],
    ['all', ['t', 'u', 'not_u'], ['u']],
    ['all', ['t', 'not_f'], ['t', 'f']],
    ['any', ['f', 'not_f', 't'], ['f']],
    ['any', ['f', 'not_t', 'pair'], ['f', 't']],
    ['any', ['f', 'u'], ['u']],
    ['all', ['t', 'pair'], ['f']],
    ['all', [], []],
  ])('%s of %j is decided by %j, and names no condition that is made of others', (kind, parts, deciding) => {
    const made = of(
      { conditionId: 'not_t', kind: 'not', of: 't' },
      { conditionId: 'not_f', kind: 'not', of: 'f' },
      { conditionId: 'not_u', kind: 'not', of: 'u' },
      { conditionId: 'pair', kind: 'all', of: ['t', 'f'] },
      { conditionId: 'c', kind, of: parts } as CompiledSnapshot['conditions'][number],
    );
    expect(evaluate('c', {}, made).decidedBy.map(({ conditionId }) => conditionId)).toEqual(deciding);
  });

  it('that are made of no others name no part', () => {
    expect(evaluate('f', {}, of()).decidedBy).toEqual([]);
  });

  it('are decided by their parts alone: whatever else is changed, they stay what they were', () => {
    const keys = ['a', 'b', 'd', 'e'];
    const leaves = keys.map((key) => ({ conditionId: key, kind: 'context_equals' as const, key, value: 1 }));
    const leaf = fc.constantFrom(...keys);
    const shape = fc.record({
      kinds: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom('all' as const, 'any' as const, 'not' as const))),
      of: fc.tuple(...[0, 1, 2].map(() => fc.array(leaf, { minLength: 1, maxLength: 3 }))),
    });
    const values = fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(1, 2, null)])));
    assertProperty(
      fc.property(shape, values, values, ({ kinds, of: parts }, given, other) => {
        const nested = kinds.map((kind, i) => {
          const below = [...(parts[i] ?? []), ...(i === 0 ? [] : [`n${i - 1}`])];
          return { conditionId: `n${i}`, kind, of: kind === 'not' ? (below.at(-1) ?? 'a') : below };
        });
        const made = compiledWorkflow('test.parts', ['a'], {
          inputs: keys.map((key) => compiledInput(key, { kind: 'number' })),
          conditions: [...leaves, ...nested] as CompiledSnapshot['conditions'],
        });
        const contextOf = (all: Record<string, number | null>): JsonObject =>
          Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
        const first = evaluate('n2', contextOf(given), made);
        if (first.truth === 'unknown') return;
        const kept = new Set(first.decidedBy.map(({ conditionId }) => conditionId));
        const mixed = Object.fromEntries(keys.map((key) => [key, (kept.has(key) ? given : other)[key] ?? null]));
        expect(evaluate('n2', contextOf(mixed), made).truth).toBe(first.truth);
      }),
    );
  });

  // @verifies condition-work-linear
  it('are asked once each, however often and however deep they are named', () => {
    const depth = conditionDepthMax - 1;
    const conditions = Array.from({ length: depth }, (_, i) => {
      const below = i === 0 ? ['a', 'b'] : [`all${i - 1}`, `any${i - 1}`];
      return [
        { conditionId: `all${i}`, kind: 'all', of: below },
        { conditionId: `any${i}`, kind: 'any', of: below },
      ];
    }).flat();
    const made = compiledWorkflow('test.shared', ['a'], {
      inputs: [compiledInput('size', { kind: 'number' }), compiledInput('list', { kind: 'string' })],
      conditions: [
        { conditionId: 'a', kind: 'context_equals', key: 'size', value: 1 },
        { conditionId: 'b', kind: 'context_equals', key: 'list', value: 'x' },
        ...conditions,
      ] as CompiledSnapshot['conditions'],
    });
    const [all, any] = [`all${depth - 1}`, `any${depth - 1}`];
    const both = [
      { conditionId: 'a', truth: 'true' },
      { conditionId: 'b', truth: 'true' },
    ];
    expect(evaluate(all, { size: 1, list: 'x' }, made)).toEqual({
      truth: 'true',
      absent: [],
      lacking: nothingLacks,
      decidedBy: both,
    });
    expect(evaluate(any, { size: 2, list: 'x' }, made)).toEqual({
      truth: 'true',
      absent: [],
      lacking: nothingLacks,
      decidedBy: both.slice(1),
    });
    expect(evaluate(any, {}, made)).toMatchObject({ truth: 'unknown', absent: ['list', 'size'] });
    expect([...keysOf(all, made)]).toEqual(['size', 'list']);
  });

  it('never throw, over any context', () => {
    assertProperty(
      fc.property(fc.dictionary(fc.constantFrom('size', 'countOf', 'list'), fc.jsonValue()), (given) => {
        const made = of(
          { conditionId: 'a', kind: 'context_at_least', key: 'size', value: 1 },
          { conditionId: 'b', kind: 'context_contains', key: 'count_of', value: 'x' },
          { conditionId: 'c', kind: 'any', of: ['a', 'b', 'u'] },
        );
        expect(['true', 'false', 'unknown']).toContain(evaluate('c', given as JsonObject, made).truth);
      }),
    );
  });
});

describe('a trace in its former wording', () => {
  type Entry = ReturnType<typeof stepCondition>;
  const part = (conditionId: string) => ({ conditionId, truth: 'false' as const });
  const now = (stepId: string, condition: string, parts: readonly string[]) =>
    stepCondition(
      stepId,
      condition,
      { truth: 'false', absent: [], lacking: nothingLacks, decidedBy: parts.map(part) },
      textsOf(6),
    );
  const then = (stepId: string, conditionId: string): Entry => ({
    kind: 'evaluated_condition',
    summary: `Condition ${conditionId} is false: step ${stepId} is skipped.`,
    refs: [
      { kind: 'step_id', stepId },
      { kind: 'condition_id', conditionId },
    ],
  });
  const chosen = selectedStep({ stepId: 'z' as never, loopPath: [] }, rulesOf(6));
  const chosenThen = { ...chosen, summary: 'Step z is the first of the flow that is not done.' };
  const id = fc.nat(99).map((n) => `${'long-'.repeat(n % 12)}${n}`);
  const evaluations = fc.array(fc.tuple(id, id, fc.array(id, { maxLength: 12 })), { maxLength: 40 });

  it('says the same as the one that is decided, wherever a budget cut either of them', () => {
    assertProperty(
      fc.property(evaluations, (all) => {
        const recorded = withinBudget(
          [...all.map(([step, condition]) => then(step, condition)), chosenThen],
          textsOf(6),
        );
        const decided = withinBudget(
          [...all.map(([step, condition, parts]) => now(step, condition, parts)), chosen],
          textsOf(6),
        );
        expect(isFormerWording(recorded, decided)).toBe(true);
      }),
    );
  });

  it('is no excuse for another fact', () => {
    const decided = [now('a', 'c', ['d', 'e']), chosen];
    const recorded = [then('a', 'c'), chosenThen];
    expect(isFormerWording(recorded, decided)).toBe(true);
    const lies: readonly (readonly Entry[])[] = [
      [then('b', 'c'), chosenThen],
      [{ ...then('a', 'c'), summary: 'Condition c is true: step a runs.' }, chosenThen],
      [{ ...then('a', 'c'), refs: [] }, chosenThen],
      [then('a', 'c'), { ...chosenThen, summary: 'Step y is the first of the flow that is not done.' }],
      [then('a', 'c'), then('a', 'c'), chosenThen],
      [chosenThen],
      [],
      [{ ...chosenThen, summary: `${chosenThen.summary} (2 entries before it are left out)\n\n[TRUNCATED]` }],
    ];
    for (const lie of lies) expect(isFormerWording(lie, decided), JSON.stringify(lie)).toBe(false);
  });
});

describe('the reason of a condition', () => {
  const of = (parts: number, length: number) =>
    stepCondition(
      'a',
      'c',
      {
        truth: 'true',
        absent: [],
        lacking: nothingLacks,
        decidedBy: Array.from({ length: parts }, (_, i) => ({
          conditionId: `p${i}`.padEnd(length, '-'),
          truth: 'true',
        })),
      },
      currentTexts,
    );

  it('names a bounded number of parts, and says how many more there are', () => {
    expect(of(1, 2).summary).toBe('Condition c is true, because p0 is true: step a runs.');
    expect(of(9, 2).summary).toBe(
      'Condition c is true, because p0 is true, p1 is true, p2 is true, p3 is true and 5 more: step a runs.',
    );
    expect(of(9, 2).refs).toHaveLength(6);
  });

  it('is left out whole rather than cut: what follows from the condition is never lost', () => {
    expect(of(4, 200).summary).toBe('Condition c is true: step a runs.');
    expect(of(4, 200).refs).toHaveLength(6);
  });
});
