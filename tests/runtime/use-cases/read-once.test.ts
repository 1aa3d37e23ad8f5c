/** What one read enters and renders, counted by V8: a budget is kept by measuring sections, not by rendering the reply again. */
import { Session } from 'node:inspector';
import { describe, expect, it } from 'vitest';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { withoutOptimizer } from '../../support/without-optimizer.ts';
import { compiledStep, compiledWorkflow, contracts, stepIds } from '../../support/workflows.ts';
import { advanced, memoryWorld, rehydrated, started } from '../../support/world.ts';

type Coverage = {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
};

withoutOptimizer();

/** How often each function of the runtime was called, by `file function`. */
async function callsOf(run: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const calls = new Map<string, number>();
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await run();
  session.post('Profiler.takePreciseCoverage', (_, found) => {
    for (const { url, functions } of (found as Coverage).result) {
      const file = /\/(runtime\/(?!.*\.test\.)[\w/-]+\.ts)$/.exec(url)?.[1];
      if (file === undefined) continue;
      for (const { functionName, ranges } of functions) {
        const count = ranges[0]?.count ?? 0;
        if (functionName !== '' && count > 0) calls.set(`${file} ${functionName}`, count);
      }
    }
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return calls;
}

const plain = compiledWorkflow('test.plain', ['look', 'fix', 'check']);
const strict = compiledWorkflow(
  'test.strict',
  [compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } })],
  {
    contracts: [contracts.plan],
  },
);
const notes = { output: { notesMarkdown: 'What was done.\n'.repeat(100) } };

const reads: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'a step with a recap': async () => {
    const { runtime } = memoryWorld([plain]);
    const first = await started(runtime, 'test.plain');
    const { data } = await advanced(runtime, first.data, notes);
    return () => rehydrated(runtime, data);
  },
  'a blocked step with what was sent': async () => {
    const { runtime } = memoryWorld([strict]);
    const { data } = await started(runtime, 'test.strict');
    await advanced(runtime, data, notes);
    return () => rehydrated(runtime, data);
  },
  'a step that was done before': async () => {
    const { runtime } = memoryWorld([plain]);
    const { data } = await started(runtime, 'test.plain');
    await advanced(runtime, data, notes);
    return () => rehydrated(runtime, data);
  },
};

describe.each(Object.entries(reads))('a read of %s', (_, prepared) => {
  // @verifies read-renders-once
  it('renders each section once, in at most fourteen files of replies and use-cases', async () => {
    const calls = await callsOf(await prepared());
    const callsIn = (folder: RegExp) => [...calls].filter(([name]) => folder.test(name));
    const files = new Set(callsIn(/^runtime\/(replies|use-cases)\//).map(([name]) => name.split(' ')[0]));
    expect(files.size).toBeGreaterThan(3);
    expect([...files].length).toBeLessThanOrEqual(14);
    const sections = callsIn(
      /^runtime\/core\/reply-text\.ts (renderReply|header|showsStep|branchSection|blockedSection|call)$/,
    );
    expect(sections.map(([, count]) => count)).toEqual(sections.map(() => 1));
    expect(sections.length).toBeGreaterThanOrEqual(5);
  });
});

// @verifies read-renders-once
it('a question for runs renders no step of a candidate', async () => {
  const { runtime } = memoryWorld([plain]);
  const { data } = await started(runtime, 'test.plain');
  await advanced(runtime, data, notes);
  // The only unfinished run would be read.
  await started(runtime, 'test.plain');
  const calls = await callsOf(async () => (await runtime.resume({})).isOk());
  expect([...calls.keys()].some((name) => name.includes('resumeSession'))).toBe(true);
  expect([...calls.keys()].filter((name) => name.startsWith('runtime/core/reply-text.ts'))).toEqual([]);
});

// @verifies read-renders-once
it('the lines of earlier steps are measured once each, however many fit', async () => {
  const { runtime } = memoryWorld([compiledWorkflow('test.long', stepIds(60))]);
  let { data }: { data: StartData | ContinueData } = await started(runtime, 'test.long');
  for (let i = 0; i < 50; i += 1) ({ data } = await advanced(runtime, data, notes));
  const read = await rehydrated(runtime, data);
  const shown = read.data.overview?.steps.length ?? 0;
  expect(shown).toBeGreaterThan(10);
  const calls = await callsOf(() => rehydrated(runtime, data));
  // By itself, among those below it, and in the text; the first that does not fit is measured too.
  expect(calls.get('runtime/core/overview-text.ts stepLine')).toBeLessThanOrEqual(3 * shown + 2);
});

// @verifies read-renders-once
it('the notes that a recap shows are quoted once each, however often the room for them is reckoned', async () => {
  const { runtime } = memoryWorld([compiledWorkflow('test.long', stepIds(60))]);
  let { data }: { data: StartData | ContinueData } = await started(runtime, 'test.long');
  const long = 'A finding that takes its room. '.repeat(10);
  for (let i = 0; i < 50; i += 1) ({ data } = await advanced(runtime, data, { output: { notesMarkdown: long } }));
  const { recap } = (await rehydrated(runtime, data)).data;
  const shown = (recap?.text.split('\n> ').length ?? 0) - 1;
  expect({ truncated: recap?.truncated, isLong: shown > 5 }).toEqual({ truncated: true, isLong: true });
  const calls = await callsOf(() => rehydrated(runtime, data));
  // More than the shown ones: the lines of earlier steps left less room than there was when the notes were read.
  expect(calls.get('runtime/core/reply-text.ts quotedLines')).toBeLessThan(2 * shown);
});

// @verifies work-of-a-call
it('a step that is read again is looked through once: for lines like the frame, names of inputs, and rules of its workflow', async () => {
  const prompt = Array.from({ length: 40 }, (_, i) => `Line ${i} of what is to be done here, and only here.`).join(
    '\n',
  );
  const steps = stepIds(200).map((id) => compiledStep(id, { prompt: `${prompt}\nStep ${id}.` }));
  const { runtime } = memoryWorld([compiledWorkflow('test.read-again', steps)]);
  const { data } = await started(runtime, 'test.read-again');
  const next = (await advanced(runtime, data)).data;
  const ofPrompts =
    /^runtime\/(core\/frame\.ts marked|core\/context\.ts namesIn|projections\/shown-guidance\.ts unnamed)/;
  const looks = async () => {
    const calls = await callsOf(() => rehydrated(runtime, next));
    return [...calls].filter(([name]) => ofPrompts.test(name)).reduce((sum, [, count]) => sum + count, 0);
  };
  const first = await looks();
  expect(first).toBeGreaterThan(40);
  expect(await looks()).toBeLessThanOrEqual(2);
});
