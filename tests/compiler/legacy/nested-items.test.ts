/** An inner loop that uses the same names as the outer loop: the texts say which of the two items is meant. */
import { describe, expect, it } from 'vitest';
import { read } from './legacy-host.ts';

const workflow = {
  id: 'team.clean',
  name: 'Clean',
  description: 'Cleans every file of every module.',
  version: '1.0.0',
  steps: [
    { id: 'plan', title: 'Plan', prompt: 'Set `modules` to a list of objects with `name` and `files`.' },
    {
      id: 'each-module',
      type: 'loop',
      title: 'Modules',
      loop: { type: 'forEach', items: 'modules', maxIterations: 10 },
      body: [
        { id: 'look', title: 'Look', prompt: 'Look at {{item.name}}.' },
        {
          id: 'each-file',
          type: 'loop',
          title: 'Files',
          loop: { type: 'forEach', items: 'item.files', maxIterations: 3 },
          body: [{ id: 'clean', title: 'Clean', prompt: 'Clean {{item}}, number {{index}}.' }],
        },
      ],
    },
  ],
};

describe('an item of a loop inside a loop', () => {
  it('is named with its loop, also if the outer item has the same name', () => {
    const native = JSON.stringify(read(JSON.stringify(workflow)).unit?.workflow, null, 1);
    expect(native).toContain('`<item.name>` is `name` of the current item.');
    expect(native).toContain('`<item>` is the current item in \\"Files\\"');
    expect(native).toContain('`<index>` is the position (counted from 0) of the current item in \\"Files\\".');
  });

  it('comes from a list of the outer item, and the rule of the decision step says so', () => {
    const native = JSON.stringify(read(JSON.stringify(workflow)).unit?.workflow, null, 1);
    expect(native).toContain('Run one iteration for each entry of `files` of the current item in \\"Modules\\"');
    const empty = 'If `files` of the current item in \\"Modules\\" has no entry for this iteration, do nothing';
    expect(native.split(empty)).toHaveLength(2);
  });
});
