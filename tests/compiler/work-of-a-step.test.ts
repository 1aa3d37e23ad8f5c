/** What a plain step costs, as bytes: most steps of most workflows are an id, a title and a prompt. */
import { expect, test } from 'vitest';
import { compileInputs } from '../../project/compile/compile-root.ts';
import { bytesAllocatedBy } from '../support/allocated-bytes.ts';
import { withoutOptimizer } from '../support/without-optimizer.ts';

const inputOf = (steps: number) => ({
  file: 'plain.json',
  text: JSON.stringify({
    id: 'project.plain',
    name: 'Plain',
    description: 'Has many plain steps.',
    version: '1.0.0',
    steps: Array.from({ length: steps }, (_, i) => ({ id: `step_${i}`, title: `Step ${i}`, prompt: `Do part ${i}.` })),
  }),
  sourceKind: 'project' as const,
});

withoutOptimizer();

/** Measured with more steps and fewer, so that what a workflow costs by itself does not count. */
test('a plain step is compiled with few allocations', () => {
  const [few, many] = [inputOf(100), inputOf(500)];
  compileInputs([few]);
  const [before, after] = [few, many].map((input) => bytesAllocatedBy(() => compileInputs([input]))) as [
    number,
    number,
  ];
  // 16,500 by itself, 19,000 in a process that counted calls before. It was 23,400 by itself while the positions in a source
  // were a tree of objects, and each part of a step a new one.
  expect((after - before) / 400).toBeLessThan(21_500);
});
