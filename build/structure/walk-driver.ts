/** The four calls whose walks are written down. Bundled with a mark at the entry of each function (`walks.ts`), and only then run. */
import { createHash } from 'node:crypto';
import { builtins } from '../../builtins/registry.ts';
import { compileWorkflow } from '../../compiler/compile.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { advanced, memoryWorld, must, rehydrated, started } from '../../tests/support/world.ts';

const source = {
  id: 'project.release',
  name: 'Release',
  description: 'Prepares a release.',
  version: '1.0.0',
  inputs: [{ key: 'size', kind: 'enum', values: ['small', 'large'] }],
  conditions: [{ id: 'is_large', kind: 'context_equals', key: 'size', value: 'large' }],
  steps: [
    { id: 'plan', title: 'Plan', prompt: 'Plan the release.', requireConfirmation: true },
    {
      id: 'review',
      title: 'Review',
      promptBlocks: { goal: 'Review the plan.', procedure: ['Read it.'] },
      when: 'is_large',
    },
    { id: 'release', title: 'Release', prompt: 'Release it.' },
  ],
};
const workflowId = source.id;
const host = { digest: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'), builtins };
const compiled = () =>
  compileWorkflow({ file: 'release.json', text: JSON.stringify(source, null, 2), sourceKind: 'project' }, host);

function snapshot(): CompiledSnapshot {
  const workflow = compiled().compiled;
  if (workflow === null) throw new Error('the workflow of the walks does not compile');
  return workflow.snapshot;
}

/** What comes before a call, and then the call itself. */
export const calls: Readonly<Record<string, () => Promise<() => unknown>>> = {
  compile: async () => compiled,
  advance: async () => {
    const { runtime } = memoryWorld([snapshot()]);
    const { data } = await started(runtime, workflowId);
    return () => advanced(runtime, data, { output: { notesMarkdown: 'The plan is ready.' } });
  },
  read: async () => {
    const { runtime } = memoryWorld([snapshot()]);
    const { data } = await started(runtime, workflowId);
    return () => rehydrated(runtime, data);
  },
  resume: async () => {
    const { runtime } = memoryWorld([snapshot()]);
    await started(runtime, workflowId);
    return async () => must(await runtime.resume({ query: 'release' }));
  },
};
