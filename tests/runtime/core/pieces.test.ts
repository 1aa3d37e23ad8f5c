/** The small pure parts: interpreter, execution state, text budgets, run names, ids, preferences. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { Completed, EngineState, PendingStep } from '../../../schemas/execution-snapshot.ts';
import {
  attemptIdPattern,
  type NodeId,
  recordIdPattern,
  type RunId,
  type SessionId,
  type StepId,
  type StepInstanceKey,
  stepInstanceKeyPattern,
  type WorkflowHash,
  type WorkflowId,
} from '../../../schemas/ids.ts';
import { truncationMarker } from '../../../schemas/limits.ts';
import { BoundedMap } from '../../../runtime/core/bounded-map.ts';
import {
  brokenInvariant,
  executionSnapshot,
  parseExecutionSnapshot,
  stepInstanceKey,
  withCompleted,
} from '../../../runtime/core/execution-state.ts';
import { attemptIdOf, freshAttempt, outputIdOf } from '../../../runtime/core/identity.ts';
import { flowFault } from '../../../runtime/core/flow/shape.ts';
import { stepOf, totalSteps } from '../../../runtime/core/flow/lookup.ts';
import { firstMove, nextMove } from '../../../runtime/core/flow/walk.ts';
import { applied, changesOf, defaultPreferences, exceeded } from '../../../runtime/core/preferences.ts';
import { runName } from '../../../runtime/core/run-name.ts';
import { isTruncated, quoted, truncated } from '../../../runtime/core/text-budget.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { compiledStep, compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { assertProperty } from '../../support/property.ts';

const { digest } = nodeCrypto();
const step = (stepId: string, ...loops: readonly [string, number][]): PendingStep =>
  ({ stepId, loopPath: loops.map(([loopId, iteration]) => ({ loopId, iteration })) }) as PendingStep;
const keys = (...values: string[]) => values as StepInstanceKey[];
const running = (
  completed: string[],
  pending: PendingStep | null,
  stack: readonly [string, number][] = [],
): EngineState =>
  ({
    kind: 'running',
    completed: { kind: 'set', values: completed },
    loopStack: stack.map(([loopId, iteration]) => ({ loopId, iteration, bodyIndex: 0 })),
    pending: pending === null ? { kind: 'none' } : { kind: 'some', step: pending },
  }) as EngineState;

describe('a step instance key', () => {
  // @verifies step-instance-key-format
  it('is the step id outside loops, and the loop path before it inside', () => {
    expect(stepInstanceKey(step('triage'))).toBe('triage');
    expect(stepInstanceKey(step('triage', ['outer', 0], ['inner', 2]))).toBe('outer@0/inner@2::triage');
  });
  it('fits its pattern, and tells every step and path apart', () => {
    const id = fc.stringMatching(/^[a-z0-9_-]{1,8}$/);
    const steps = fc.tuple(id, fc.array(fc.tuple(id, fc.nat({ max: 30 })), { maxLength: 3 }));
    assertProperty(
      fc.property(steps, steps, ([a, pathA], [b, pathB]) => {
        const [keyA, keyB] = [stepInstanceKey(step(a, ...pathA)), stepInstanceKey(step(b, ...pathB))];
        expect(keyA).toMatch(stepInstanceKeyPattern);
        expect(keyA === keyB).toBe(JSON.stringify([a, pathA]) === JSON.stringify([b, pathB]));
      }),
    );
  });
});

// @verifies execution-state-invariants
describe('an execution state', () => {
  it.each([
    ['is sound at the start', { kind: 'init' } as EngineState, null],
    ['is sound with a pending step', running(['a'], step('b')), null],
    ['is sound in a loop', running([], step('b', ['l', 1]), [['l', 1]]), null],
    [
      'never has a pending step that is completed',
      running(['a', 'b'], step('b')),
      'the pending step must not be a completed step',
    ],
    ['never has an unsorted completed set', running(['b', 'a'], null), 'the completed steps must be sorted and unique'],
    ['never has a completed key twice', running(['a', 'a'], null), 'the completed steps must be sorted and unique'],
    [
      'never has a loop on the stack twice',
      running([], null, [
        ['l', 0],
        ['l', 1],
      ]),
      'a loop must not be on the loop stack twice',
    ],
    [
      'never has a pending path beside its stack',
      running([], step('b', ['l', 2]), [['l', 1]]),
      'the loop path of the pending step must equal the loop stack',
    ],
    [
      'never has a pending path shorter than its stack',
      running([], step('b'), [['l', 1]]),
      'the loop path of the pending step must equal the loop stack',
    ],
    [
      'that is complete keeps its set sorted',
      { kind: 'complete', completed: { kind: 'set', values: keys('b', 'a') } } as EngineState,
      'the completed steps must be sorted and unique',
    ],
  ])('%s', (_, state, rule) => expect(brokenInvariant(state)).toBe(rule));

  const workflow = { workflowId: 'a.b' as WorkflowId, workflowHash: `sha256:${'0'.repeat(64)}` as WorkflowHash };
  it('that is broken is neither built nor read', () => {
    const bad = running(['b', 'a'], null);
    expect(() => executionSnapshot(workflow, bad)).toThrow('sorted');
    const text = JSON.stringify({
      ...executionSnapshot(workflow, { kind: 'init' }),
      enginePayload: { v: 1, engineState: bad },
    });
    expect(parseExecutionSnapshot(text)).toBeNull();
  });
  it.each(['', '{}', 'null', '[]', '{"v":2,"kind":"execution_snapshot"}'])('is not read from %j', (text) => {
    expect(parseExecutionSnapshot(text)).toBeNull();
  });
  it('stays sorted and unique however keys are added', () => {
    assertProperty(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9_-]{1,4}$/)), (added) => {
        let completed: Completed = { kind: 'set', values: [] };
        for (const key of added) completed = withCompleted(completed, key as StepInstanceKey);
        expect(completed.values).toEqual([...new Set(added)].sort());
      }),
    );
  });
});

describe('the interpreter', () => {
  const workflow = compiledWorkflow('a.b', stepIds(3));
  it('walks the flow in its order and ends complete', () => {
    const pendings: (string | null)[] = [];
    let state = firstMove(workflow, {}).state;
    for (let i = 0; i < 4; i += 1) {
      pendings.push(state.kind === 'running' && state.pending.kind === 'some' ? state.pending.step.stepId : null);
      if (state.kind === 'running') state = nextMove(workflow, state, {}).state;
    }
    expect(pendings).toEqual(['step-1', 'step-2', 'step-3', null]);
    expect(state).toEqual({ kind: 'complete', completed: { kind: 'set', values: ['step-1', 'step-2', 'step-3'] } });
  });
  it('follows the flow, not the list of steps', () => {
    const turned = { ...workflow, flow: [...workflow.flow].reverse() };
    expect(firstMove(turned, {}).state).toMatchObject({ pending: { step: { stepId: 'step-3' } } });
  });
  it('keeps a sound state at every step of any flow', () => {
    assertProperty(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z0-9_-]{1,6}$/), { minLength: 1, maxLength: 20 }), (ids) => {
        const flow = compiledWorkflow('a.b', ids);
        let state = firstMove(flow, {}).state;
        for (const _ of ids) {
          expect(brokenInvariant(state)).toBeNull();
          state = nextMove(flow, state, {}).state;
        }
        expect(state.kind).toBe('complete');
        expect(totalSteps(flow)).toBe(ids.length);
      }),
    );
  });
  it('advances nothing when no step is pending', () => {
    expect(() => nextMove(workflow, { kind: 'init' }, {})).toThrow('no step is pending');
    expect(() => nextMove(workflow, { kind: 'complete', completed: { kind: 'set', values: [] } }, {})).toThrow();
  });
  it('does not make up a step that the workflow does not have', () => {
    expect(() => stepOf(workflow, 'nope' as StepId)).toThrow('no step nope');
  });
  const loop = (loopId: string, body: readonly object[], more: object = {}) =>
    ({
      kind: 'while',
      loopId,
      title: loopId,
      maxIterations: 2,
      conditionId: 'again',
      body,
      provenance: { source: 'authored' },
      ...more,
    }) as never;
  const again = { conditionId: 'again', kind: 'loop_control', continueWhen: 'continue' } as const;
  const inLoop = (loopId: string) => ({ kind: 'loop', loopId }) as never;
  it.each([
    ['a condition that is not there', { steps: [compiledStep('s', { when: 'c' })] }, 'condition c does not exist'],
    [
      'a condition made of itself',
      { conditions: [{ conditionId: 'c', kind: 'not', of: 'c' }] },
      'condition c depends on itself',
    ],
    ['a step that is not there', { flow: [{ kind: 'step', stepId: 'x' }] }, 'step x is in the flow but not defined'],
    [
      'a step that stands twice',
      { flow: [...compiledWorkflow('a.b', ['s', 's']).flow] },
      'step s is in the flow twice',
    ],
    ['a loop that is not there', { flow: [inLoop('l')] }, 'loop l is in the flow but not defined'],
    [
      'a loop inside itself',
      { conditions: [again], loops: [loop('l', [inLoop('l')])], flow: [inLoop('l')] },
      'loop l is in the flow twice',
    ],
    [
      'loops that nest too deep',
      {
        conditions: [again],
        loops: ['a', 'b', 'c', 'd'].map((id, i) =>
          loop(id, [i < 3 ? inLoop('bcd'.charAt(i)) : { kind: 'step', stepId: 's' }]),
        ),
        flow: [inLoop('a')],
      },
      'nested more than 3 levels deep',
    ],
    [
      'a while loop that goes on by the context',
      {
        conditions: [{ conditionId: 'again', kind: 'context_present', key: 'x' }],
        loops: [loop('l', [{ kind: 'step', stepId: 's' }])],
        flow: [inLoop('l')],
      },
      'the condition of loop l is not of kind loop_control',
    ],
    [
      'a contract that is not embedded',
      { steps: [compiledStep('s', { output: { contractRef: 'wr.contracts.x' } })] },
      'wr.contracts.x, which the compiled workflow does not contain',
    ],
    [
      'criteria that nobody can judge',
      { steps: [compiledStep('s', { validationCriteria: { all: [] } })] },
      'validation criteria of step s',
    ],
  ])('is refused with %s', (_what, overrides, why) =>
    expect(flowFault(compiledWorkflow('a.b', ['s'], overrides as never))).toContain(why),
  );
  it('has no fault when every name is there', () => {
    expect(flowFault(workflow)).toBeNull();
  });
});

describe('a text budget', () => {
  // @verifies utf8-budgets
  it.each(['a', 'é', '€', '😀', 'a€😀', '\u0000'])(
    'cuts %j on a whole character, marker included, at every boundary',
    (unit) => {
      const text = unit.repeat(40);
      const total = utf8Length(text);
      for (let max = 20; max <= total + 4; max += 1) {
        const cut = truncated(text, max);
        expect(utf8Length(cut)).toBeLessThanOrEqual(max);
        if (max >= total) expect(cut).toBe(text);
        else {
          expect(cut.endsWith(truncationMarker)).toBe(true);
          expect(text.startsWith(cut.slice(0, -truncationMarker.length))).toBe(true);
          expect(utf8Length(cut)).toBeGreaterThan(max - 4);
          expect(cut.isWellFormed()).toBe(true);
        }
      }
    },
  );
  it('holds for any text', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 16, max: 300 }), (text, max) => {
        const cut = truncated(text, max);
        expect(utf8Length(cut)).toBeLessThanOrEqual(max);
        expect(isTruncated(cut) || cut === text).toBe(true);
      }),
    );
  });
  it('marks exactly as the specification says', () => expect(truncationMarker).toBe('\n\n[TRUNCATED]'));
});

describe('a quoted value', () => {
  it('is one line, short, and forges nothing', () => {
    expect(quoted('a\nb\r\n\u2028c\u0000\u202ed', 80)).toBe('a b c d');
    expect(utf8Length(quoted('€'.repeat(100), 80))).toBeLessThanOrEqual(80 + 3);
    expect(quoted('\ud800', 80).isWellFormed()).toBe(true);
  });
});

describe('a run name', () => {
  // @verifies run-names-frozen
  it.each([
    ['run_01jgkm7zz0000000000000000a', 'keen-finch-77'],
    ['run_01jgkm7zz0000000000000000b', 'rapid-grouse-80'],
    ['run_1', 'glad-heron-28'],
  ])('of %s is frozen', (runId, name) => expect(runName(runId as RunId)).toBe(name));

  it('is sayable, and spreads over many names', () => {
    const names = Array.from({ length: 2000 }, (_, i) => runName(`run_${i}` as RunId));
    for (const name of names) expect(name).toMatch(/^[a-z]{3,9}-[a-z]{3,9}-[1-9][0-9]$/);
    expect(new Set(names).size).toBeGreaterThan(1950);
    expect(new Set(names.map((name) => name.split('-')[0])).size).toBeGreaterThan(50);
    expect(new Set(names.map((name) => name.split('-')[1])).size).toBeGreaterThan(50);
    expect(new Set(names.map((name) => name.split('-')[2])).size).toBe(90);
  });
});

describe('derived ids', () => {
  const [session, node] = ['sess_01' as SessionId, 'node_01' as NodeId];
  // @verifies attempt-id-derivation
  it('of attempts are frozen: the hash of session, node and number', () => {
    expect([0, 1, 10].map((n) => attemptIdOf(digest, session, node, n))).toEqual([
      'att_558289f0596324a4887a74ae390c395f',
      'att_45b4ebca7a22cdd610391a840f00d5f6',
      'att_e9fc95c2bd4c1eddce583d2482faace1',
    ]);
    expect(attemptIdOf(digest, session, node, 0)).toBe(
      `att_${digest(new TextEncoder().encode('["sess_01","node_01",0]')).slice(0, 32)}`,
    );
  });
  // @verifies output-id-derivation
  it('of outputs are frozen: the hash of node, attempt and what tells outputs apart', () => {
    const attempt = attemptIdOf(digest, session, node, 0);
    expect(outputIdOf(digest, node, attempt, 'recap')).toBe('out_a8c64fdabd834b49de2cbfc6bdb8086f');
    expect(outputIdOf(digest, node, attempt, 'recap')).not.toBe(outputIdOf(digest, node, attempt, 'other'));
  });
  it('fit their patterns', () => {
    const attempt = attemptIdOf(digest, session, node, 7);
    expect(attempt).toMatch(attemptIdPattern);
    expect(outputIdOf(digest, node, attempt, 'x')).toMatch(recordIdPattern);
  });
  it('give the first attempt of a node that is not recorded', () => {
    const of = (...ns: number[]) => ({
      nodeId: node,
      attemptsTaken: 0,
      attempts: ns.map((n) => ({ attemptId: attemptIdOf(digest, session, node, n) })),
    });
    const fresh = (...ns: number[]) => freshAttempt(digest, session, of(...ns)).attemptId;
    expect(fresh()).toBe(attemptIdOf(digest, session, node, 0));
    expect(fresh(0, 1)).toBe(attemptIdOf(digest, session, node, 2));
    expect(fresh(1, 2)).toBe(attemptIdOf(digest, session, node, 0));
  });
});

describe('preferences', () => {
  // @verifies preference-defaults
  it('start guided and conservative', () =>
    expect(defaultPreferences).toEqual({ autonomy: 'guided', riskPolicy: 'conservative' }));
  it('change only what a delta names', () => {
    expect(applied(defaultPreferences, { riskPolicy: 'balanced' })).toEqual({
      autonomy: 'guided',
      riskPolicy: 'balanced',
    });
    expect(changesOf({ riskPolicy: 'balanced', autonomy: 'guided' }).map(({ key }) => key)).toEqual([
      'autonomy',
      'riskPolicy',
    ]);
    expect(changesOf({})).toEqual([]);
  });
  // @verifies recommendation-partial-order
  it('exceed a recommendation only by more autonomy or more risk', () => {
    const bold = { autonomy: 'full_auto_never_stop', riskPolicy: 'aggressive' } as const;
    expect(exceeded(bold, { autonomy: 'guided', riskPolicy: 'balanced' }).map(({ key }) => key)).toEqual([
      'autonomy',
      'riskPolicy',
    ]);
    expect(exceeded(defaultPreferences, { autonomy: 'full_auto_never_stop', riskPolicy: 'aggressive' })).toEqual([]);
    expect(exceeded(bold, bold)).toEqual([]);
    expect(exceeded(bold, {})).toEqual([]);
  });
});

it('a bounded map forgets what was used longest ago', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});
