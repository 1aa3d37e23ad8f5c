import { expect, it } from 'vitest';
import { compiledStepOptions } from '../../schemas/compiled-snapshot.ts';
import { simpleStep } from '../../schemas/source-workflow.ts';
import { stepOptionsOf } from '../../schemas/step-options.ts';

const options = Object.keys(compiledStepOptions);

it.each(options)('the option `%s` of a step is in the source and reaches the snapshot as it is stated', (name) => {
  expect(Object.keys(simpleStep.shape)).toContain(name);
  expect(stepOptionsOf({ [name]: true })).toMatchObject({ [name]: true });
  expect(stepOptionsOf({ [name]: false })).toMatchObject({ [name]: false });
});

it('a step without options has those that old snapshots require, and no other', () => {
  expect(stepOptionsOf({})).toEqual({ requireConfirmation: false });
});
