/** Replies that no client cuts: whatever a workflow holds, and whatever an agent sends, each text is bounded and no prompt is lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unforged } from '../../../runtime/core/frame.ts';
import { promptPages } from '../../../runtime/core/prompt-pages.ts';
import { framePartOf } from '../../../schemas/reply-frame.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { promptBytesMax, promptPageBytesMax, replyBytesMax } from '../../../schemas/limits.ts';
import { expectOneFrame } from '../../support/reply-frame.ts';
import { assertProperty } from '../../support/property.ts';
import { memoryWorld, must, refused, started } from '../../support/world.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';

const units = [
  'a plain sentence. ',
  '--- amber-otter-42 ',
  '𝔘',
  'é',
  '! ',
  'x',
  '👩‍🚀',
  '\u200b',
  '> ',
  'Page 2 of 9 of this step:',
];
const times = (most: number) =>
  fc.tuple(fc.constantFrom(...units), fc.integer({ min: 0, max: most })).map(([unit, n]) => unit.repeat(n));
const lines = fc.oneof(
  { weight: 6, arbitrary: times(8) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: times(900) },
);
const prompts = fc
  .array(fc.tuple(lines, fc.constantFrom('\n', '\n', '\r\n', '\u2028', '\n\n')), { minLength: 1, maxLength: 60 })
  .map((all) =>
    all
      .map(([line, end]) => line + end)
      .join('')
      .slice(0, promptBytesMax)
      .toWellFormed(),
  );

/** What a page reply shows between its heading and its rule. */
function shownOn(text: string, runName: string): string {
  const from = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
  return text.slice(from, text.lastIndexOf(`\n\n--- ${runName}\n`));
}

const expectBounded = (text: string) => expect(utf8Length(text), text.slice(0, 400)).toBeLessThanOrEqual(replyBytesMax);

async function everyPage(runtime: Runtime, stateToken: string, runName: string): Promise<string> {
  const parts: string[] = [];
  for (let page = 1; ; page += 1) {
    const { text } = must(await runtime.continue({ stateToken, page }));
    expectBounded(text);
    const count = Number(/^Page \d+ of (\d+) of this step:$/m.exec(text)?.[1]);
    expect(text.split('\n')[1]).toBe(`Page ${page} of ${count} of this step:`);
    parts.push(shownOn(text, runName));
    if (page < count)
      expect(text.split('\n').at(-1)).toContain(`{ "stateToken": "${stateToken}", "page": ${page + 1} }`);
    else return parts.join('');
  }
}

// @verifies replies-bounded
describe('pages of a prompt', () => {
  it('are the whole prompt, each of them at most a page, cut at lines or between characters', () => {
    assertProperty(
      fc.property(prompts, (prompt) => {
        const shown = unforged(prompt);
        const pages = promptPages(shown);
        expect(pages.join('')).toBe(shown);
        for (const page of pages) {
          expect(utf8Length(page)).toBeLessThanOrEqual(promptPageBytesMax);
          expect(page.isWellFormed()).toBe(true);
        }
        const isLong = shown.split('\n').some((line) => utf8Length(line) >= promptPageBytesMax);
        if (!isLong) for (const page of pages.slice(0, -1)) expect(page.endsWith('\n')).toBe(true);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  it('do not begin with what is left of a long line where that looks like a line of a reply', () => {
    for (let at = promptPageBytesMax - 70; at < promptPageBytesMax + 5; at += 1) {
      const [, second = ''] = promptPages(`${'x'.repeat(at)}--- amber-otter-42 and more\n`);
      expect(framePartOf(second.split('\n')[0] ?? ''), String(at)).toBeNull();
    }
  });
});

const questions = (text: string) =>
  Array.from({ length: 12 }, (_, i) => ({
    reason: 'needs_user_artifact' as const,
    message: `Question ${i}? ${text.slice(0, 400)}`.toWellFormed(),
  }));

const workflowOf = (prompt: string, title: string) =>
  compiledWorkflow(
    'test.long',
    [
      compiledStep('first', { prompt, title, requireConfirmation: true, userDependencies: questions(prompt) }),
      compiledStep('judged', {
        prompt,
        title,
        validationCriteria: { type: 'contains', value: 'DONE', message: prompt.slice(0, 300).toWellFormed() },
      }),
      compiledStep('last', { prompt, title }),
    ],
    { guidance: Array.from({ length: 4 }, (_, i) => `Rule ${i}: ${prompt.slice(0, 400)}`.toWellFormed()) },
  );

// @verifies replies-bounded
it.each(['handles', 'signed'] as const)(
  'every reply of a run is bounded, and its pages are the prompt: %s',
  async (tokenForm) => {
    await assertProperty(
      fc.asyncProperty(
        prompts,
        fc.string({ maxLength: 160 }),
        fc.string({ maxLength: 6000 }),
        async (prompt, title, words) => {
          const { runtime } = memoryWorld([workflowOf(prompt, title.toWellFormed())], { tokenForm });
          const notes = { output: { notesMarkdown: `${words.toWellFormed()} .` } };
          const first = await started(runtime, 'test.long', { preferences: { autonomy: 'guided' } });
          expectBounded(first.text);
          expectOneFrame(first.text, first.data);
          const { runName } = first.data.session;
          if (tokenForm === 'handles')
            expect(await everyPage(runtime, first.data.stateToken, runName)).toBe(unforged(prompt));
          const ack = async (from: { stateToken: string; ackToken?: string | undefined }, output: object = notes) => {
            const { stateToken, ackToken } = from;
            const answer = await runtime.continue({
              stateToken,
              ...(ackToken === undefined ? {} : { ackToken }),
              ...output,
            });
            const reply = must(answer);
            expectBounded(reply.text);
            expectOneFrame(reply.text, reply.data);
            return reply.data;
          };
          const read = async ({ stateToken }: { stateToken: string }) => ack({ stateToken }, {});
          await read(first.data);
          let data = await ack(first.data);
          for (let i = 0; data.kind === 'blocked' && i < 3; i += 1) {
            await read(data);
            data = await ack({ stateToken: data.stateToken, ackToken: data.retryAckToken });
          }
          await read(data);
          for (let i = 0; i < 3; i += 1)
            await ack(await read(first.data), { output: { notesMarkdown: `${i} ${words.toWellFormed()}` } });
          await read(first.data);
          expectBounded(must(await runtime.list({})).text);
          for (const mode of ['metadata', 'preview', 'extension_points'] as const)
            expectBounded(must(await runtime.inspect({ workflowId: 'test.long', mode })).text);
          expectBounded(must(await runtime.resume({})).text);
          // The only match is answered with what a read of it shows.
          expectBounded(must(await runtime.resume({ query: runName })).text);
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
  },
);

// @verifies replies-bounded
describe('a page', () => {
  const long = Array.from({ length: 400 }, (_, i) => `Line ${i} of a long step.`).join('\n');
  const world = () =>
    memoryWorld([compiledWorkflow('test.long', [compiledStep('a', { prompt: long }), compiledStep('b')], {})]);

  it('is announced at the top and at the bottom of the reply, before the call that acknowledges', async () => {
    const { text, data } = await started(world().runtime, 'test.long');
    const [, above] = text.split('\n');
    expect(above).toBe('This step has 2 pages; the first is below.');
    const below = text.slice(text.lastIndexOf('\n---'));
    const read = below.indexOf(
      `Before you do the step, read the rest of it: continue_workflow { "stateToken": "${data.stateToken}", "page": 2 }`,
    );
    expect(read).toBeGreaterThan(0);
    expect(below.indexOf('Only when this step is done')).toBeGreaterThan(read);
  });

  it('that does not exist is refused with those that do', async () => {
    const { runtime } = world();
    const { data } = await started(runtime, 'test.long');
    const { stateToken, ackToken } = data;
    const { message, suggestion } = refused(await runtime.continue({ stateToken, page: 3 }));
    expect(message).toContain('there is no page 3: this step has 2 pages');
    expect(suggestion).toContain(`{ "stateToken": "${stateToken}", "page": 1 }`);
    // With an ackToken nothing is recorded: who reads a page has not done the step.
    const both = refused(
      await runtime.continue({ stateToken, ...(ackToken === undefined ? {} : { ackToken }), page: 2 }),
    );
    expect(both.message).toContain('Nothing was recorded');
    expect(must(await runtime.continue({ stateToken })).data.progress.completed).toBe(0);
  });

  it('is the same from any reply of the step, and its data has the whole prompt', async () => {
    const { runtime } = world();
    const { data } = await started(runtime, 'test.long');
    const before = must(await runtime.continue({ stateToken: data.stateToken, page: 2 }));
    must(
      await runtime.checkpoint({
        checkpointToken: data.checkpointToken ?? '',
        stateToken: data.stateToken,
        output: { notesMarkdown: 'Half.' },
      }),
    );
    const after = must(await runtime.continue({ stateToken: data.stateToken, page: 2 }));
    const { runName } = data.session;
    expect(shownOn(after.text, runName)).toBe(shownOn(before.text, runName));
    expect(after.data.pending?.prompt).toBe(long);
  });
});

// @verifies replies-bounded
describe('a list', () => {
  const words = (count: number) => 'word '.repeat(count);
  const large = compiledWorkflow(
    'test.large',
    Array.from({ length: 300 }, (_, i) => compiledStep(`s${i}`, { title: words(20) })),
    {
      description: words(200),
      tags: ['review', 'large'],
      capabilities: { web_browsing: 'required', delegation: 'preferred' },
      recommendations: { autonomy: 'guided' },
      references: Array.from({ length: 40 }, (_, i) => ({
        id: `r${i}`,
        title: words(30),
        source: `docs/${i}.md`,
        purpose: words(60),
        authoritative: true,
        resolveFrom: 'workspace' as const,
      })),
    },
  );

  it('of many workflows shows those that fit, with their tags, and how to see others', async () => {
    const many = Array.from({ length: 200 }, (_, i) =>
      compiledWorkflow(`test.w${i}`, ['a'], { description: words(200), tags: ['tag-a', 'tag-b'] }),
    );
    const { text, data } = must(await memoryWorld(many).runtime.list({}));
    expectBounded(text);
    expect(data.workflows).toHaveLength(200);
    const shown = text.split('\n').filter((line) => line.startsWith('- test.w'));
    expect(shown.length).toBeGreaterThan(8);
    expect(shown[0]).toContain('(workflow · tags: tag-a, tag-b)');
    expect(text).toContain(`- and ${200 - shown.length} more: to filter the list, send "query", "tags" or "kind"`);
  });

  it('of many conditions names those that fit beside everything else', async () => {
    const conditions = Array.from({ length: 500 }, (_, i) => ({
      conditionId: `is_${i}_${'x'.repeat(i)}`,
      kind: 'context_equals' as const,
      key: 'size',
      value: words(100),
    }));
    const { runtime } = memoryWorld([{ ...large, conditions }]);
    for (const mode of ['metadata', 'preview'] as const) {
      const { text } = must(await runtime.inspect({ workflowId: 'test.large', mode }));
      expectBounded(text);
      expect(text).toContain('Conditions:\n- is_0_: size is "');
      expect(text).toMatch(/^- and \d+ more conditions$/m);
    }
  });

  it('of what a large workflow needs names its capabilities, tags and limits, and how many steps it leaves out', async () => {
    const { runtime } = memoryWorld([large]);
    for (const mode of ['metadata', 'preview', 'extension_points'] as const) {
      const { text } = must(await runtime.inspect({ workflowId: 'test.large', mode }));
      expectBounded(text);
      expect(text).toContain('Kind: workflow, source: project · tags: review, large');
    }
    const { text } = must(await runtime.inspect({ workflowId: 'test.large' }));
    expect(text).toMatch(
      /^Capabilities: (?:web_browsing required, delegation preferred|delegation preferred, web_browsing required)$/m,
    );
    expect(text).toContain('Recommended limits: autonomy guided');
    expect(text).toMatch(/^- and \d+ more steps$/m);
    expect(text).toMatch(/^- and \d+ more references$/m);
  });
});
