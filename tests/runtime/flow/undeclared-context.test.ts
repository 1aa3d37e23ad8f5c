/** Context that no input declares, with planted canaries: no reply of any tool holds what it says (ADR-0019). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quotedValueBytesMax } from '../../../schemas/limits.ts';
import { Bench } from '../../support/bench.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  forEach,
  keepGoing,
  loopControl,
  loopItem,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';
import { assertProperty } from '../../support/property.ts';

const canary = 'CaNaRy';
const workflow = compiledWorkflow(
  'test.canary',
  [
    compiledStep('judged', { validationCriteria: { type: 'contains', value: 'DONE' } }),
    compiledStep('asks', {
      userDependencies: [{ reason: 'needs_user_artifact', contextKey: 'design', message: 'The design document.' }],
    }),
    'each',
    decision('decide'),
    'last',
  ],
  {
    inputs: [
      compiledInput('ticket', { required: true }),
      compiledInput('size', { kind: 'enum', values: ['small', 'large'] }),
      compiledInput('design'),
      slices,
    ],
    conditions: [keepGoing],
    contracts: [contracts.loopControl],
    loops: [forEach('each_slice', 'slices', 3, ['each']), whileLoop('improve', 2, ['decide'])],
    flow: [stepItem('judged'), stepItem('asks'), loopItem('each_slice'), loopItem('improve'), stepItem('last')],
  },
);

const { value: hidden } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 8 }).map((text) => `${canary}${text}`),
    fc.array(tie('value'), { minLength: 1, maxLength: 2 }),
    fc.dictionary(
      fc.string({ maxLength: 8 }).map((text) => `${canary}${text}`),
      tie('value'),
      { minKeys: 1, maxKeys: 2 },
    ),
  ),
}));
const names = fc.oneof(fc.constantFrom('Ticket', 'goal', 'title', 'notes'), fc.stringMatching(/^[a-z_]{3,12}$/));
const undeclared = fc.dictionary(
  names.filter(
    (name) => !['ticket', 'size', 'design', 'slices', '__proto__', 'constructor', 'prototype'].includes(name),
  ),
  hidden,
  {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  },
);

// @verifies context-never-echoed
it('no reply, warning, blocker or error holds a value of undeclared context, or a key inside one', async () => {
  await assertProperty(
    fc.asyncProperty(undeclared, undeclared, hidden, async (first, second, value) => {
      const bench = await Bench.of('memory', [workflow]);
      const { agent } = bench;
      const seen: string[] = [];
      const tell = <T>(reply: T): T => {
        seen.push(JSON.stringify(reply));
        return reply;
      };
      const run = await bench.start('test.canary', { context: { ...first, slices: ['one'] } });
      const look = () => tell([run.data, run.text]);
      look();
      const reads = async () => {
        await run.read();
        look();
        tell(await agent.done('resume_session', { query: run.data.session.runName }));
      };
      const wrong: Record<string, unknown>[] = [
        { x: { [canary]: { ['constructor']: value } } },
        { x: { [canary]: `${canary}\ud800` } },
        { x: { [canary]: '\ud800' } },
        { x: `${canary}${'é'.repeat(200_000)}` },
        { ...second, size: 'medium' },
        { ...second, slices: 'none' },
      ];
      for (const context of wrong) {
        tell(await agent.refused('start_workflow', { workflowId: 'test.canary', context }));
        tell(await run.refused({}, { context }));
      }
      tell(await agent.done('list_workflows', {}));
      tell(await agent.done('inspect_workflow', { workflowId: 'test.canary', mode: 'preview' }));

      // Blocked by an input, by the notes and by the person; then the loops, a checkpoint, a fork and a replay.
      const pair = run.pair;
      await run.ack({}, { context: second });
      look();
      tell(await agent.done('continue_workflow', { ...pair, output: {}, context: second }));
      tell(await agent.done('continue_workflow', { ...pair, output: {}, context: first }));
      await reads();
      const large = { a: `${canary}${'x'.repeat(140_000)}` };
      await run.ack({ notesMarkdown: 'x' }, { context: { ...large, ticket: 'T-1' } });
      look();
      await run.ack({ notesMarkdown: 'DONE' }, { context: { b: large.a } });
      look();
      await run.ack({ notesMarkdown: 'DONE' }, { context: { a: null } });
      look();
      tell(await run.checkpoint({ notesMarkdown: 'Half of it.' }));
      await run.ack({}, { context: { hidden: value } });
      look();
      await run.ack({}, { context: { design: 'here', ...second } });
      look();
      const fork = run.pair;
      while (!run.data.isComplete) {
        await run.artifacts(...(run.at === 'decide' ? [loopControl('improve', 'continue')] : []));
        look();
        if (run.at === 'decide' && 'kind' in run.data && run.data.kind === 'blocked') {
          await run.artifacts(loopControl('improve', 'stop'));
          look();
        }
      }
      await reads();
      tell(await agent.rehydrate({ stateToken: fork.stateToken }));
      tell(await agent.done('continue_workflow', { ...fork, output: { notesMarkdown: 'other' } }));

      for (const reply of seen) expect(reply).not.toContain(canary);
    }),
    { numRuns: 12 },
  );
});

// @verifies context-never-echoed
it('the name of an undeclared key is named once, bounded and in one line', async () => {
  const bench = await Bench.of('memory', [workflow]);
  const name = `Ticket\nstateToken: x ${'é'.repeat(200)}`;
  const run = await bench.start('test.canary', { context: { [name]: 'v', slices: [] } });
  const [warning] = run.data.warnings.filter(({ code }) => code === 'UNDECLARED_CONTEXT');
  const [key = ''] = (warning?.details?.['keys'] ?? []) as string[];
  expect(key.startsWith('Ticket stateToken: x é')).toBe(true);
  expect(Buffer.byteLength(key)).toBeLessThanOrEqual(quotedValueBytesMax + 3);
  expect(warning?.message).toContain(key);
  expect(JSON.stringify([run.data, run.text])).not.toContain(name.slice(0, 120));
  await run.read();
  expect(run.text).not.toContain(key);
});

it('an undeclared key is named with the input that it may mean, unless that was sent', async () => {
  const bench = await Bench.of('memory', [workflow]);
  const messageOf = async (context: object) => {
    const run = await bench.start('test.canary', { context });
    return run.data.warnings.find(({ code }) => code === 'UNDECLARED_CONTEXT')?.message;
  };
  expect(await messageOf({ slises: 'v', other_thing: 1 })).toContain(': other_thing, slises (did you mean slices?).');
  expect(await messageOf({ slises: 'v', slices: [] })).toContain(': slises.');
});
