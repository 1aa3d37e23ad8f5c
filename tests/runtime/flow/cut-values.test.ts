/** Values that replies show cut, and `show`, which returns them whole. */
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { loopItemBytesMax } from '../../../schemas/limits.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { adapters, inMemory, type Operated } from '../../support/operating.ts';
import { compiledInput, compiledStep, compiledWorkflow, forEach, loopItem, stepItem } from '../../support/workflows.ts';
import { advanced, must, refused, rehydrated, started } from '../../support/world.ts';

const workflow = (sensitive?: true) =>
  compiledWorkflow('test.rounds', ['begin', compiledStep('work', { prompt: 'Work by the rules in `brief`.' }), 'end'], {
    inputs: [
      compiledInput('slices', { kind: 'list', ...(sensitive === undefined ? {} : { sensitive }) }),
      compiledInput('brief', { kind: 'string' }),
      compiledInput('secret', { kind: 'string', sensitive: true }),
    ],
    loops: [forEach('each_slice', 'slices', 5, [stepItem('work')])],
    flow: [stepItem('begin'), loopItem('each_slice'), stepItem('end')],
  });
const slice = { name: 'totals', text: Array.from({ length: 2000 }, (_, i) => `word-${i}`).join(' ') };
const brief = `First rule.\n${'Second rule, which is long. '.repeat(30)}End of the brief.`;
const context = { slices: [slice, 'short'], brief, secret: 'hunter2', undeclared: 'x'.repeat(900) };
const notesMarkdown = 'Done.';

async function inLoop(world: Operated) {
  const first = await started(world.runtime, 'test.rounds', { context });
  return advanced(world.runtime, first.data, { output: { notesMarkdown } });
}

type Place = Pick<StartData | ContinueData, 'stateToken'>;

/** All pages of a value, as the replies themselves say how to get them. */
async function pagesOf({ runtime }: Operated, { stateToken }: Place, name: string) {
  const pages: string[] = [];
  let data: unknown;
  for (let next: string | undefined = name; next !== undefined; ) {
    const reply: { readonly text: string; readonly data: unknown } = must(
      await runtime.show({ stateToken, show: next }),
    );
    expect(utf8Length(reply.text)).toBeLessThanOrEqual(10_000);
    data = reply.data;
    pages.push(reply.text);
    next = /To read the next page, call .*"show": "([^"]+)"/.exec(reply.text)?.[1];
  }
  return { pages, data };
}

describe.each(adapters)('%s: values that a reply shows cut', (_name, open) => {
  // @verifies cut-values-shown
  it('are shown whole, by the call that the reply names', async () => {
    const world = open([workflow()]);
    const { data, text } = await inLoop(world);
    const call = /\(truncated; to read it all, send "show": "(item [a-z_]+)"\)/.exec(text)?.[1] ?? '';
    expect(data.pending?.items).toMatchObject([{ loopId: 'each_slice', isCut: true }]);
    const item = await pagesOf(world, data, call);
    expect(item.data).toMatchObject({ kind: 'shown_value', name: 'item each_slice', value: slice });
    expect(item.pages.length).toBeGreaterThan(1);
    for (const word of ['word-0 ', 'word-1000 ', 'word-1999']) expect(item.pages.join('\n')).toContain(word);
    expect(text).toContain('- To read a truncated value in full, send "show": "input <name>".');
    const input = await pagesOf(world, data, 'input brief');
    expect(input.data).toMatchObject({ name: 'input brief', value: brief });
    expect(input.pages[0]).toContain('\n> First rule.\n> Second rule');
    expect(input.pages[0]).toContain('End of the brief.');
    const past = refused(await world.runtime.show({ stateToken: data.stateToken, show: 'input brief, page 2' }));
    expect(past).toMatchObject({ code: 'VALIDATION_ERROR', details: { argument: 'show', pages: 1 } });
  });
});

describe('a value that a reply shows cut', () => {
  // @verifies cut-values-shown
  it('is also found by a reader of the step, at a checkpoint and after a blocked attempt', async () => {
    const world = inMemory([workflow()]);
    const { data } = await inLoop(world);
    expect((await rehydrated(world.runtime, data)).text).toContain('"show": "input <name>"');
    const { checkpointToken = '' } = data;
    const kept = must(await world.runtime.checkpoint({ checkpointToken, output: { notesMarkdown: 'Half.' } }));
    expect((await pagesOf(world, kept.data, 'item each_slice')).data).toMatchObject({ value: slice });
  });

  // @verifies cut-values-shown sensitive-values-leave-no-export
  it('is never a sensitive one, nor one that no author declared', async () => {
    const world = inMemory([workflow(true)]);
    const { data } = await inLoop(world);
    for (const name of ['item each_slice', 'input slices', 'input secret', 'input undeclared', 'input toString']) {
      const { message } = refused(await world.runtime.show({ stateToken: data.stateToken, show: name }));
      expect(message, name).toContain(`"${name}"`);
      expect(message, name).not.toContain('hunter2');
    }
  });

  it('is not said to be cut where it fits', async () => {
    const world = inMemory([workflow()]);
    const first = await started(world.runtime, 'test.rounds', {
      context: { slices: ['x'.repeat(loopItemBytesMax - 2)], brief: 'Short.' },
    });
    const { text, data } = await advanced(world.runtime, first.data, { output: { notesMarkdown } });
    expect(text).not.toContain('"show": "i');
    expect(data.pending?.items).toEqual([expect.not.objectContaining({ isCut: true })]);
  });
});
