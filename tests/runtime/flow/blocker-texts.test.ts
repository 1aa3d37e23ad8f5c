/** What blocks and what is disclosed, in words: composed to fit, whatever an author or an agent wrote [blocker-budgets]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { rulesOf } from '../../../runtime/core/validation/rules.ts';
import {
  clipped,
  fitted,
  listed,
  orElse,
  placed,
  wholeOf,
  type Worded,
  worded,
} from '../../../runtime/core/validation/wording.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { blockerFixBytesMax, blockerMessageBytesMax, gapSummaryBytesMax } from '../../../schemas/limits.ts';
import { Bench, type Run } from '../../support/bench.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contract,
  contracts,
  decision,
  forEach,
  keepGoing,
  loopItem,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';
import { assertProperty } from '../../support/property.ts';

const slotArtifact = contract(
  'slot_artifact',
  { slot: { type: 'string' }, name: { type: 'string' } },
  { slot: 's', name: 'n' },
);
const marker = '[TRUNCATED]';
/** Around every limit of a blocker, and far beyond. */
const sizes = fc.constantFrom(1, 30, 64, 200, 320, 321, 512, 900, 1024, 5000);
const letters = fc.constantFrom('x', 'é', '€', '😀', 'y z ');
const text = fc.tuple(sizes, letters).map(([bytes, letter]) => letter.repeat(Math.ceil(bytes / utf8Length(letter))));
const id = fc.constantFrom(3, 64, 400);

const hostile = fc.record({
  words: text,
  value: text,
  values: fc
    .tuple(fc.constantFrom(1, 7, 60), sizes)
    .map(([count, bytes]) => Array.from({ length: count }, (_, i) => `${i}${'v'.repeat(bytes)}`)),
  rules: fc.constantFrom(1, 11, 90),
  ids: id,
  loops: fc.constantFrom(1, 2, 70),
  guidance: text,
});
type Hostile = typeof hostile extends fc.Arbitrary<infer T> ? T : never;

/** Everything that can block, in the innermost of three loops: rules of the notes and questions, or artifacts. */
function workflowsOf({ words, value, values, rules, ids, loops, guidance }: Hostile): readonly CompiledSnapshot[] {
  const named = (name: string) => name.repeat(ids);
  const [outer, middle, inner] = ['a', 'b', 'c'].map(named) as [string, string, string];
  const choice = compiledInput(named('k'), { kind: 'enum', values, required: true, description: words });
  const rule = (i: number) => ({ type: 'contains', value: `${value}${i}`, ...(i % 2 === 0 ? {} : { message: words }) });
  const validationCriteria = [
    ...Array.from({ length: rules }, (_, i) => rule(i)),
    { or: Array.from({ length: rules }, (_, i) => rule(i)) },
    { not: { type: 'length', min: 0, message: words } },
    { type: 'regex', pattern: `${value}(` },
  ];
  const asked = [
    { reason: 'needs_user_environment_action' as const, message: words },
    { reason: 'needs_user_artifact' as const, message: value, contextKey: named('k') },
  ];
  const graded = contract('graded', { risk: { enum: values }, [named('f')]: { type: 'string' } }, { risk: '' });
  const nested = (step: ReturnType<typeof compiledStep>, more: Partial<CompiledSnapshot> = {}) =>
    compiledWorkflow('test.nested', [step], {
      inputs: [slices, choice],
      loops: [
        forEach(outer, 'slices', 999, [loopItem(middle)]),
        forEach(middle, 'slices', 999, [loopItem(inner)]),
        forEach(inner, 'slices', 999, [step.stepId]),
      ],
      flow: [loopItem(outer)],
      ...more,
    });
  const assessed = ['q', 'r'].map((name) =>
    contract(
      `assessment.${name}`,
      { assessmentId: { const: named(name) } },
      { assessmentId: named(name) },
      { artifactKind: 'wr.assessment' },
    ),
  );
  const waiting = Array.from({ length: loops }, (_, i) => `${named('w')}${i}`);
  return [
    nested(compiledStep(named('s'), { prompt: named('k'), validationCriteria, userDependencies: asked })),
    nested(
      compiledStep(named('s'), {
        userDependencies: asked,
        output: {
          contractRef: graded.contractRef,
          assessmentContractRefs: [contracts.plan.contractRef],
          followups: [{ contractRef: 'wr.contracts.levels', level: 'high', guidance }],
          stated: { fields: values },
          slotArtifacts: [{ slot: named('t'), names: [words, value] }],
        },
      }),
      {
        contracts: [
          graded,
          contract('levels', { dimensions: { type: 'object' } }, { dimensions: {} }),
          contracts.plan,
          slotArtifact,
        ],
      },
    ),
    nested(compiledStep(named('s'), { output: { assessmentContractRefs: assessed.map((each) => each.contractRef) } }), {
      contracts: assessed,
    }),
    compiledWorkflow('test.lists', ['one', ...waiting.map((_, i) => `two-${i}`), decision('decides'), 'tail'], {
      inputs: [compiledInput(named('k'), { kind: 'list' }), slices],
      conditions: [keepGoing],
      contracts: [contracts.loopControl],
      loops: [
        ...waiting.map((loopId, i) => forEach(loopId, named('k'), 3, [`two-${i}`])),
        whileLoop(named('z'), 1, ['decides']),
        forEach(named('y'), 'slices', 1, ['tail']),
      ],
      flow: [stepItem('one'), ...waiting.map(loopItem), loopItem(named('z')), loopItem(named('y'))],
    }),
  ];
}

/** What an agent may send that satisfies nothing, or asks for more. */
const junk = (value: string, values: readonly string[]) => [
  { kind: value },
  { kind: 'wr.graded', risk: value, ...Object.fromEntries(values.map((name) => [name.slice(0, 60), name])) },
  { kind: 'wr.levels', dimensions: Object.fromEntries(values.map((name) => [name, 'high'])) },
  { kind: 'wr.slot_artifact', slot: value, extra: value },
  { kind: 'wr.loop_control', loopId: 'elsewhere', decision: 'continue' },
];

/** Texts of ours, in the log and in what an agent gets. Notes and definitions, which the specification cuts, are short here. */
async function expectFitted(run: Run): Promise<void> {
  // Values of inputs are cut where a step is read, as the specification has it.
  const { overview: _, ...data } = { overview: null, ...run.data };
  const text = run.text.replace(/^- \w+: .* \[TRUNCATED\]$/gm, '');
  expect(`${text}${JSON.stringify(data)}`).not.toContain(marker);
  for (const { data } of await run.eventsOf('advance_recorded')) {
    const blockers = data.outcome.kind === 'blocked' ? data.outcome.blockers.blockers : [];
    for (const { message, suggestedFix = '' } of blockers) {
      expect(utf8Length(message)).toBeLessThanOrEqual(blockerMessageBytesMax);
      expect(utf8Length(suggestedFix)).toBeLessThanOrEqual(blockerFixBytesMax);
      expect(`${message}${suggestedFix}`).not.toContain(marker);
    }
  }
  for (const { data } of await run.eventsOf('gap_recorded')) {
    expect(utf8Length(data.summary)).toBeLessThanOrEqual(gapSummaryBytesMax);
    expect(data.summary).not.toContain(marker);
  }
}

describe('the texts of blockers and gaps', () => {
  // @verifies blocker-budgets, blocker-texts-whole
  it('are never cut in a new run, for any workflow and any output, in a blocking mode and in never-stop', async () => {
    const kinds = new Set<string>();
    await assertProperty(
      fc.asyncProperty(hostile, async (given) => {
        for (const workflow of workflowsOf(given)) {
          for (const autonomy of ['full_auto_stop_on_user_deps', 'full_auto_never_stop']) {
            const bench = await Bench.of('memory', [workflow]);
            const context = workflow.workflowId === 'test.nested' ? { slices: [given.words] } : { slices: [1, 2] };
            const run = await bench.start(workflow.workflowId, { context, preferences: { autonomy } });
            const outputs = [
              {},
              { notesMarkdown: 'x', artifacts: junk(given.value, given.values.slice(0, 20)) },
              { notesMarkdown: 'y' },
            ];
            for (const output of outputs) {
              if (run.data.isComplete) break;
              await run.ack(output);
              await expectFitted(run);
              await run.read();
              await expectFitted(run);
            }
            for (const { data } of await run.eventsOf('advance_recorded')) {
              if (data.outcome.kind !== 'blocked') continue;
              for (const { code, pointer } of data.outcome.blockers.blockers) kinds.add(`${code} ${pointer.kind}`);
            }
          }
        }
      }),
      { numRuns: rounds.hostileBlockers },
    );
    // What was walked has blockers of every kind whose text holds words of others.
    expect([...kinds].sort()).toEqual([
      'INVALID_REQUIRED_OUTPUT output_contract',
      'INVALID_REQUIRED_OUTPUT workflow_step',
      'MISSING_REQUIRED_OUTPUT context_key',
      'MISSING_REQUIRED_OUTPUT output_contract',
      'MISSING_REQUIRED_OUTPUT workflow_step',
      'USER_ONLY_DEPENDENCY context_key',
      'USER_ONLY_DEPENDENCY workflow_step',
    ]);
  });

  const part = fc.oneof(
    text.map((whole) => clipped(whole, 40)),
    fc.array(text, { minLength: 1, maxLength: 30 }).map((values) => listed(values, '; ', 40)),
    fc
      .array(id, { minLength: 1, maxLength: 3 })
      .map((ids) => placed(`${ids.map((n) => `${'l'.repeat(n)}@7`).join('/')}::s`, rulesOf(ids.length))),
    text.map((whole) => orElse(whole, 'see `examples`')),
  );
  // @verifies blocker-budgets
  it('are whole where they fit, and otherwise within their budget, with every literal', () => {
    assertProperty(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(400, 512, 1024),
        (parts, bytesMax) => {
          const made: Worded = parts.flatMap((each) => worded`[${each}]`);
          const shown = fitted(made, bytesMax);
          expect(utf8Length(shown)).toBeLessThanOrEqual(bytesMax);
          if (utf8Length(wholeOf(made)) <= bytesMax) expect(shown).toBe(wholeOf(made));
          expect(shown.split('[').length).toBe(parts.length + 1);
        },
      ),
    );
  });

  // @verifies blocker-budgets
  it('stop the operation where literals of ours leave no room', () => {
    expect(() => fitted(worded`${'x'.repeat(60)} ${clipped('y'.repeat(60), 8)}`, 64)).toThrow(/its budget is 64/);
  });

  // @verifies blocker-texts-whole
  it('say how many values a list has beside those that are shown, and which step and iteration they are about', () => {
    const values = Array.from({ length: 30 }, (_, i) => `value-${i}`);
    expect(fitted(worded`One of ${listed(values, ', ', 40)}.`, 48)).toBe(
      'One of value-0, value-1, value-2, and 27 more.',
    );
    expect(fitted(worded`One of ${listed(['v'.repeat(90), 'w'], ', ', 24)}.`, 32)).toBe(
      `One of ${'v'.repeat(9)}…, and 1 more.`,
    );
    const place = `${'outer'.repeat(20)}@3/${'inner'.repeat(20)}@12::${'s'.repeat(64)}`;
    const shown = (version: number) => fitted(worded`Step ${placed(place, rulesOf(version))}.`, 140);
    expect(shown(1)).toBe(`Step outerout…@3/innerinn…@12::${'s'.repeat(64)}.`);
    expect(shown(2)).toBe(`Step ${'s'.repeat(64)} (outerout… 4, innerinn… 13).`);
  });
});
