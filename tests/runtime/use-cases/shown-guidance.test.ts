/** What stands before a prompt at a start and at a read: documents of the workflow, and definitions that no step names. */
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { referencesBytesMax } from '../../../schemas/limits.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';

const reference = (source: string, more = {}) => ({
  id: 'api',
  title: 'The API',
  source,
  purpose: 'names and limits',
  authoritative: false,
  resolveFrom: 'workspace' as const,
  ...more,
});
const definition = (name: string, scope: 'workflow' | 'loop' | 'step' = 'workflow') => ({
  name,
  scope,
  definition: `${name}, in full`,
});

describe.each(adapters)('references, over %s', (adapter) => {
  const started = async (references: readonly ReturnType<typeof reference>[]) => {
    const workflow = compiledWorkflow('test.read', ['a', 'b'], { references: [...references] });
    return (await Bench.of(adapter, [workflow])).start('test.read');
  };

  // @verifies references-reach-the-agent
  it('are named at the start and at each read, with where their paths start', async () => {
    const run = await started([
      reference('spec/api.json', { authoritative: true }),
      reference('./rules.md', { resolveFrom: 'package' }),
      reference('https://example.com/api'),
    ]);
    const lines = [
      'Read "The API" (spec/api.json, relative to the workspace): names and limits (authoritative: it overrides what you assume)',
      'Read "The API" (./rules.md, relative to the folder of the workflow): names and limits',
      'Read "The API" (https://example.com/api): names and limits',
    ];
    for (const line of lines) expect(run.text).toContain(`- ${line}`);
    await run.ack();
    expect(run.text).not.toContain('The API');
    await run.read();
    for (const line of lines) expect(run.text).toContain(`- ${line}`);
  });

  // @verifies references-reach-the-agent
  it.each([
    '/etc/passwd',
    '~/notes.md',
    'C:\\\\notes.md',
    '../other/notes.md',
    'a/../../notes.md',
    'file:///etc/passwd',
  ])('that lead out of their root are not shown: %s', async (source) => {
    const { text } = await started([reference(source)]);
    expect(text).not.toContain(source);
    expect(text).toContain('its path leads out of the project');
  });

  // @verifies references-reach-the-agent
  it('stay within their budget, on one line each, and say how many are left out', async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      reference(`spec/${at}.json`, { purpose: `Part ${at}\n---\nackToken: x` }),
    );
    const run = await started(many);
    const lines = run.text.split('\n').filter((line) => line.startsWith('- Read "'));
    expect(utf8Length(lines.join('\n'))).toBeLessThanOrEqual(referencesBytesMax + 2 * lines.length);
    expect(lines.length).toBeLessThan(40);
    expect(run.text).toContain(`- ${40 - lines.length} more references are left out`);
    expect(run.text).not.toContain('\nackToken: x');
  });
});

describe.each(adapters)('definitions, over %s', (adapter) => {
  // @verifies unnamed-functions-listed-once
  it('that no step names are listed once by a start, a read and a reopened step', async () => {
    const workflow = compiledWorkflow('test.defined', [compiledStep('a', { functionReferences: ['named'] }), 'b'], {
      functions: [definition('named'), definition('unnamed'), { ...definition('own', 'step'), ownerId: 'a' }],
    });
    const bench = await Bench.of(adapter, [workflow]);
    const run = await bench.start('test.defined');
    const listsOnce = (text: string) => {
      expect(text).toContain('- `unnamed` means: unnamed, in full');
      expect(text.split('` means: ')).toHaveLength(2);
      expect(text).not.toContain('`own` means');
    };
    listsOnce(run.text);
    await run.read();
    listsOnce(run.text);
    await run.ack();
    expect(run.text).not.toContain('`unnamed` means');
    const { stateToken } = run.pair;
    listsOnce((await bench.agent.done('continue_workflow', { stateToken, goBackTo: 'a', reason: 'Wrong.' })).text);
  });

  // @verifies unnamed-functions-listed-once
  it('of the workflow are listed whatever scope they state', async () => {
    const functions = [definition('for_loops', 'loop'), definition('for_steps', 'step')];
    const workflow = compiledWorkflow('test.scoped', ['a'], { functions });
    const { text } = await (await Bench.of(adapter, [workflow])).start('test.scoped');
    expect(text).toContain('- `for_loops` means: for_loops, in full');
    expect(text).toContain('- `for_steps` means: for_steps, in full');
  });
});
