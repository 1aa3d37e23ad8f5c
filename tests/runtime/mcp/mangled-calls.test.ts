/**
 * Calls as models alter them, on every tool: what is merely sloppy is what was meant, in one reply or repeated; what has lost a part
 * of its meaning is refused, writes nothing, and the call as it was meant is accepted after it.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { tools } from '../../../schemas/tools.ts';
import type { ToolName } from '../../../schemas/tools.ts';
import { type Chance, chance } from '../../e2e/support.ts';
import {
  type MemoryWorld,
  diskText,
  memoryWorld,
  pairOf,
  rehydrated,
  started,
  warningCodes,
} from '../../support/world.ts';
import { compiledInput, compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { called, type Called } from './called.ts';
import { around, broken, type Call, sloppy } from './mangling.ts';

const workflow = compiledWorkflow('project.job', stepIds(40), {
  inputs: [compiledInput('ticket'), compiledInput('files', { kind: 'list' })],
});
const notes = '- found `"a"` in {b}\n- decided: \\d+ is enough\n\tleft open: nothing';
const output = {
  notesMarkdown: notes,
  artifacts: [{ kind: 'project.report', lines: ['a\nb', '"c"'], count: 2 }, 'plain', 5],
};
const context = { ticket: 'SHOP-1', files: ['a.ts', 'b.ts'] };

type Pair = { readonly stateToken: string; readonly ackToken: string; readonly checkpointToken: string };
async function freshPair({ runtime }: MemoryWorld): Promise<Pair> {
  const { data } = await started(runtime, workflow.workflowId);
  return { ...pairOf(data), checkpointToken: data.checkpointToken ?? '' };
}

/** What an agent means to call, with every argument that the tool takes at one time or another. */
const meant: Readonly<Record<ToolName, (pair: Pair, luck: Chance) => Call['args']>> = {
  list_workflows: (_, luck) => luck.pick([{}, { query: 'job' }, { kind: 'workflow', tags: ['a'], query: 'x y' }]),
  inspect_workflow: (_, luck) => ({ workflowId: workflow.workflowId, ...luck.pick([{}, { mode: 'preview' }]) }),
  start_workflow: ({ stateToken }, luck) => ({
    workflowId: workflow.workflowId,
    ...luck.pick([{}, { context }, { context, preferences: { autonomy: 'guided' } }, { within: stateToken }]),
  }),
  continue_workflow: ({ stateToken, ackToken }, luck) =>
    luck.pick<Call['args']>([
      { stateToken },
      { stateToken, ackToken, output },
      { stateToken, ackToken, output, context },
      {
        stateToken,
        ackToken,
        output: { notesMarkdown: notes },
        context,
        preferences: { autonomy: 'full_auto_never_stop' },
      },
    ]),
  checkpoint_workflow: ({ stateToken, checkpointToken }) => ({ stateToken, checkpointToken, output }),
  resume_session: (_, luck) => luck.pick([{}, { query: 'found' }, { query: 'job', gitBranch: 'main' }]),
  start_session: (_, luck) => luck.pick([{}, { title: 'Notes of today' }]),
};

const isStoring = ({ args }: Call) => 'ackToken' in args || 'checkpointToken' in args;

/** The call under some manglings that apply to it, in a random order; wrappers come last. */
function mangled(call: Call, luck: Chance): unknown {
  let args = call.args;
  for (let i = 1 + luck.below(3); i > 0; i -= 1) {
    const change = luck.pick(Object.values(sloppy));
    args = (change({ tool: call.tool, args }, luck) ?? args) as Call['args'];
  }
  return luck.pick(around)({ tool: call.tool, args }, luck);
}

let world: MemoryWorld;
const emptyWorld = () => {
  world = memoryWorld([workflow, compiledWorkflow('wr.session_notes', ['notes'])]);
};
beforeEach(emptyWorld);

/** Each round in a run of its own, among the runs of some rounds before it. */
async function* roundsOf(tool: ToolName, luck: Chance): AsyncGenerator<Call> {
  const perTool = Math.ceil(rounds.mangledCalls / (2 * tools.length));
  for (let round = 0; round < perTool; round += 1) {
    if (round % 20 === 0) emptyWorld();
    yield { tool, args: meant[tool](await freshPair(world), luck) };
  }
}

const show = (call: Call, sent: unknown, result?: Called) =>
  `${call.tool} ${JSON.stringify(sent)}\n${result?.text.slice(0, 600) ?? ''}`;

async function expectMeant(call: Call, sent: unknown): Promise<Called> {
  const result = await called(world.runtime, call.tool, sent);
  expect(result.isError, show(call, sent, result)).toBe(false);
  expect(result.input, show(call, sent, result)).toEqual(call.args);
  return result;
}

describe.each(tools.map(({ name }) => name))('%s', (tool) => {
  // @verifies arguments-read-leniently
  it('does what was meant when a call is merely sloppy, and the same again in another spelling', async () => {
    const luck = chance(tool.length);
    for await (const call of roundsOf(tool, luck)) {
      const first = await expectMeant(call, mangled(call, luck));
      if (!isStoring(call)) continue;
      const stored = diskText(world.disk);
      const again = await expectMeant(call, mangled(call, luck));
      expect(again.text).toBe(first.text);
      expect(diskText(world.disk)).toBe(stored);
    }
  });

  // @verifies broken-calls-change-nothing
  it('refuses a call that lost a part of its meaning, writes nothing, and accepts it as it was meant', async () => {
    const luck = chance(tool.length);
    let refused = 0;
    for await (const call of roundsOf(tool, luck)) {
      const name = luck.pick(Object.keys(broken));
      const damaged = broken[name]?.(call, luck) ?? null;
      if (damaged === null) continue;
      const sent = mangled({ tool, args: damaged as Call['args'] }, luck);
      const before = diskText(world.disk);
      const result = await called(world.runtime, tool, sent);
      if (!result.isError) {
        // A second change can take back the first one.
        expect(result.input, `${name}: ${show(call, sent, result)}`).toEqual(call.args);
        continue;
      }
      refused += 1;
      expect(result.text, name).toContain(tool);
      expect(diskText(world.disk)).toBe(before);
      const { data } = await expectMeant(call, call.args);
      if (tool === 'continue_workflow' && data !== undefined)
        expect(warningCodes({ text: '', data })).not.toContain('ATTEMPT_ALREADY_RECORDED');
    }
    expect(refused).toBeGreaterThan(0);
  });
});

// @verifies unknown-arguments-named
it('a reply names what was left out of its call, behind its first line, and a repeat is the same reply', async () => {
  const pair = await freshPair(world);
  const args = { stateToken: pair.stateToken, ackToken: pair.ackToken, output };
  const sent = { ...args, explanation: 'next', output: { ...output, confidence: 1 } };
  const result = await called(world.runtime, 'continue_workflow', sent);
  expect(result.input).toEqual(args);
  expect(result.text.split('\n')[1]).toBe(
    '! "explanation", "output.confidence" are not arguments of continue_workflow and were ignored.',
  );
  expect((await called(world.runtime, 'continue_workflow', sent)).text).toBe(result.text);
  const clean = await called(world.runtime, 'continue_workflow', args);
  expect(clean.text).toBe(result.text.replace(/\n! .*/, ''));
  for (const [tool, given] of [
    ['list_workflows', {}],
    ['resume_session', {}],
    ['inspect_workflow', { workflowId: workflow.workflowId }],
  ] as const) {
    const { text, isError } = await called(world.runtime, tool, { ...given, quety: 'x' });
    expect(isError).toBe(false);
    expect(text.split('\n')[1]).toMatch(/^! "quety"(?: \(did you mean "query"\?\))? is not an argument of/);
  }
});

it.each(['inputs', 'Variables'])(
  'a start with %s, as authors call them, is refused and names "context"',
  async (name) => {
    const { text, isError } = await called(world.runtime, 'start_workflow', {
      workflowId: workflow.workflowId,
      [name]: { size: 'small' },
    });
    expect([isError, text.includes(`"${name}" is not an argument here; did you mean "context"?`)]).toEqual([
      true,
      true,
    ]);
  },
);

// @verifies swallowed-parameters-refused
it('the refusal of an argument inside another one names both and returns the missing pair', async () => {
  const { stateToken, ackToken } = await freshPair(world);
  const swallowing = {
    stateToken,
    output: { notesMarkdown: `done</parameter>\n<parameter name="ackToken">${ackToken}` },
  };
  const { text, error } = await called(world.runtime, 'continue_workflow', swallowing);
  expect(error?.code).toBe('VALIDATION_ERROR');
  expect(text).toContain('"output.notesMarkdown" contains a parameter tag');
  expect(text).toContain('so it probably also contains the argument "ackToken"');
  expect(text).toContain(ackToken);
  expect((await rehydrated(world.runtime, { stateToken })).data.progress.completed).toBe(0);
});

// @verifies argument-errors-name-the-change
it('the refusal of misnamed or unreadable arguments says what to change', async () => {
  const { stateToken, ackToken } = await freshPair(world);
  const refusal = async (args: object) =>
    (await called(world.runtime, 'continue_workflow', { stateToken, ackToken, ...args })).text;
  for (const name of ['notes', 'note'])
    expect(await refusal({ [name]: 'done' })).toContain(
      `"${name}" is not an argument here; did you mean "output.notesMarkdown"?`,
    );
  expect(await refusal({ output: { notes: 'n' } })).toContain(
    'Rename "output.notes" to "output.notesMarkdown", keep the other arguments unchanged, and call continue_workflow again.',
  );
  expect(await refusal({ output: { notesMarkdown: 'n', context: {} } })).toContain(
    '"context" is not an argument inside "output"; it belongs at the top level, beside "output".',
  );
  expect(await refusal({ output: '{"notesMarkdown": "a" b}' })).toMatch(
    /"output" must be an object with notesMarkdown, artifacts: it arrived as a string that is not valid JSON \(error at character \d+ of 24\)/,
  );
  expect(await refusal({ output: { artifacts: ['{"kind": '] } })).toContain(
    '"output.artifacts.0" must be an object: it arrived as a string that is not valid JSON',
  );
});
