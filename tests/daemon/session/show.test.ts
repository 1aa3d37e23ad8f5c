/** The tool `show`: what the text of a step cuts, the model of the daemon reads in full, by the calls that the text names. */
import { expect, it } from 'vitest';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { startSession } from '../../../daemon/session/run-session.ts';
import { compiledInput, compiledStep, compiledWorkflow, forEach, loopItem, stepItem } from '../../support/workflows.ts';
import { done, reply, use } from './loop-world.ts';
import { jobOf, never, SessionWorld } from './session-world.ts';

const workflow = compiledWorkflow(
  'test.rounds',
  ['begin', compiledStep('work', { prompt: 'Work by the rules in `brief`.' }), 'end'],
  {
    inputs: [compiledInput('slices', { kind: 'list' }), compiledInput('brief', { kind: 'string' })],
    loops: [forEach('each_slice', 'slices', 5, [stepItem('work')])],
    flow: [stepItem('begin'), loopItem('each_slice'), stepItem('end')],
  },
);
const slice = { name: 'totals', text: Array.from({ length: 2000 }, (_, i) => `word-${i}`).join(' ') };
const brief = `First rule.\n${'Second rule, which is long. '.repeat(30)}End of the brief.`;
const longNotes = `Begin.\n${'A long line of notes. '.repeat(150)}\nEnd of the notes.`;

const shownCalls = (text: string) =>
  [...text.matchAll(/call show (\{ "name": "[^"<]+"(?:, "page": \d+)? \})/g)].map(([, args = '']) => args);
const textsOf = ({ messages }: ModelRequest) =>
  messages.map((message) => JSON.stringify(message).replaceAll('\\"', '"')).join('\n');

// @verifies cut-values-shown, model-sees-no-token
it('the model reads inputs, items and notes that its step shows cut, page by page, by the calls that the text names', async () => {
  const world = new SessionWorld(workflow);
  const asked: string[] = [];
  const curious = (request: ModelRequest): ModelReply => {
    const text = textsOf(request);
    const named = [
      ...(text.includes('"name": "input <name>"') ? ['{ "name": "input brief" }'] : []),
      ...(text.includes('"name": "<number or title>"') ? ['{ "name": "1" }', '{ "name": "step-9" }'] : []),
      ...(text.includes('Title of end') ? ['{ "name": "Title of work" }', '{ "name": "1 page 2" }'] : []),
      ...shownCalls(text),
    ];
    const next = named.find((each) => !asked.includes(each));
    if (next === undefined) return reply('', done(longNotes));
    asked.push(next);
    return reply('', use('show', JSON.parse(next)));
  };
  const environment = world.process(world.model(curious));
  const context = { slices: [slice, 'short'], brief };
  const session = await startSession(environment, { ...jobOf('test.rounds'), context }, never);
  expect(session.result).toMatchObject({ kind: 'success' });
  const seen = world.requests.map(textsOf).join('\n');
  for (const part of ['End of the brief.', 'word-0 ', 'word-1000 ', 'word-1999', 'End of the notes.'])
    expect(seen).toContain(part);
  expect(asked).toContain('{ "name": "item each_slice" }');
  expect(asked).toContain('{ "name": "item each_slice", "page": 2 }');
  expect(seen).toContain('"text":"show "step-9" matches no step that was done in this run."');
  expect(seen).toContain(
    'The same step in other iterations: 2 (each_slice 1). To read one of them, call show with "#<number>" as "name".',
  );
  expect(seen).toContain('show "1 page 2" matches no step');
  expect(seen).not.toMatch(/stateToken|continue_workflow|"show":|as "show"/);
});

it.each([
  [{}, 'missing argument: name.'],
  [{ name: 'input brief', page: 0 }, '"page" must be at least 1.'],
  [{ name: 'input brief', page: 9 }, 'there is no page 9: the value of input brief has 1 page.'],
  [{ name: 'input other' }, 'input other'],
])('the arguments %o are answered with what is wrong', async (args, answer) => {
  const world = new SessionWorld(workflow);
  let calls = 0;
  const session = await startSession(
    world.process(world.model(() => (calls++ === 0 ? reply('', use('show', args)) : reply('', done('Done.'))))),
    { ...jobOf('test.rounds'), context: { slices: ['short'], brief: 'Short.' } },
    never,
  );
  expect(session.result.kind).toBe('success');
  expect(textsOf(world.requests[1] as ModelRequest)).toContain(answer);
});
