/**
 * The algebra of branches: random sequences of what two agents can do to one run, against a model that is written from the documents. Nothing
 * that was acknowledged is lost, a refused call records nothing and names a call that works, a repeated call returns the same facts, no late
 * call moves the run without saying so, and all reports agree.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { type Act, BranchActs } from '../../support/branch-acts.ts';
import { end, type Flow } from '../../support/branch-model.ts';
import { inMemory } from '../../support/operating.ts';
import { assertProperty } from '../../support/property.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  forEach,
  keepGoing,
  loopItem,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

// Two workflows -----------------------------------------------------------------------------------------------------------

const noted = (stepId: string) => compiledStep(stepId, { notes: 'required' });
const prove = compiledStep('prove', { notes: 'required', validationCriteria: { type: 'contains', value: 'proven' } });
const short = {
  snapshot: compiledWorkflow('test.short', [noted('look'), prove, noted('last')]),
  flow: { first: 'look', next: (place) => ({ look: 'prove', prove: 'last' })[place] ?? end } satisfies Flow,
  context: {},
};

const iterations = 3;
const looped = {
  snapshot: compiledWorkflow(
    'test.looped',
    [
      noted('plan'),
      noted('work'),
      compiledStep('decide', { notes: 'required', output: { contractRef: 'wr.contracts.loop_control' } }),
      noted('open'),
      noted('touch'),
      prove,
    ],
    {
      inputs: [compiledInput('parts', { kind: 'list' }), compiledInput('subs', { kind: 'list' })],
      conditions: [keepGoing],
      contracts: [contracts.loopControl],
      loops: [
        whileLoop('improve', iterations, ['work', 'decide']),
        forEach('each_sub', 'subs', 3, ['touch']),
        forEach('each_part', 'parts', 3, ['open', loopItem('each_sub')]),
      ],
      flow: [stepItem('plan'), loopItem('improve'), loopItem('each_part'), stepItem('prove')],
    },
  ),
  flow: { first: 'plan', next: nextInLoops } satisfies Flow,
  context: { parts: ['a', 'b'], subs: ['x', 'y'] },
};

function nextInLoops(place: string, decision: 'continue' | 'stop' | null): string | null {
  const [outer = 0, inner = 0] = [...place.matchAll(/@(\d+)/g)].map(([, i]) => Number(i));
  switch (place.split('::').at(-1)) {
    case 'plan':
      return 'improve@0::work';
    case 'work':
      return `improve@${outer}::decide`;
    case 'decide':
      if (decision === 'stop') return 'each_part@0::open';
      return outer + 1 < iterations ? `improve@${outer + 1}::work` : null;
    case 'open':
      return `each_part@${outer}/each_sub@0::touch`;
    case 'touch':
      if (inner === 0) return `each_part@${outer}/each_sub@1::touch`;
      return outer === 0 ? 'each_part@1::open' : 'prove';
    default:
      return end;
  }
}

// What agents do --------------------------------------------------------------------------------------------------------------

const often = <T>(value: T, weight: number) => ({ arbitrary: fc.constant(value), weight });
const pick = fc.nat(999);
const which = fc.oneof(often('latest' as const, 3), { arbitrary: pick, weight: 1 });
const agent = fc.constantFrom(0 as const, 1 as const);
const attempt = fc.record({
  agent,
  kind: fc.constant('attempt' as const),
  which: fc.oneof(often('latest' as const, 5), { arbitrary: pick, weight: 1 }),
  lacks: fc.oneof(often('nothing' as const, 6), often('notes' as const, 1), often('proof' as const, 1)),
  decision: fc.constantFrom('continue' as const, 'stop' as const),
  gap: fc.oneof(often(null, 7), often('report' as const, 1), often('close' as const, 1)),
  pick,
});
const repeat = fc.record({ agent, kind: fc.constant('repeat' as const), pick, isOther: fc.boolean() });
const checkpoint = fc.record({ agent, kind: fc.constant('checkpoint' as const), which, pick });
const by = fc.constantFrom('number' as const, 'id' as const, 'title' as const, 'iteration' as const, 'handle' as const);
const goBack = fc.record({ agent, kind: fc.constant('go back' as const), which, by, pick });
const read = fc.record({ agent, kind: fc.constant('read' as const), which, follows: fc.boolean(), pick });
const resume = fc.record({ agent, kind: fc.constant('resume' as const) });
const act: fc.Arbitrary<Act> = fc.oneof(
  { arbitrary: attempt, weight: 10 },
  { arbitrary: repeat, weight: 2 },
  { arbitrary: checkpoint, weight: 2 },
  { arbitrary: goBack, weight: 4 },
  { arbitrary: read, weight: 2 },
  { arbitrary: resume, weight: 1 },
);
const actsMax = 40;

async function played(workflow: typeof short | typeof looped, acts: readonly Act[]): Promise<void> {
  const player = await BranchActs.started(inMemory([short.snapshot, looped.snapshot]), workflow);
  try {
    for (const each of acts) await player.act(each);
    await player.verify();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`${said}\n\nin ${workflow.snapshot.workflowId}, after:\n${player.log.join('\n')}`, {
      cause: error,
    });
  }
}

// @verifies left-branch-is-refused, other-branch-is-said, go-back, gaps-close-on-their-branch, preferred-tip-rule, non-tip-advance-forks
it.each([short, looped])('agrees with the model of $snapshot.workflowId', { timeout: 600_000 }, async (workflow) => {
  await assertProperty(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: actsMax, size: 'max' }), (acts) =>
      played(workflow, acts),
    ),
    { numRuns: rounds.branchWalks },
  );
  expect.hasAssertions();
});
