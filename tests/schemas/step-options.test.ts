import { expect, it } from 'vitest';
import { compiledStepOptions } from '../../schemas/compiled-snapshot.ts';
import { simpleStep } from '../../schemas/source-workflow.ts';
import { authoredOptionsOf, stepOptionsOf } from '../../schemas/step-options.ts';

it.each(Object.keys(compiledStepOptions))('the option `%s` of a step is in the source', (name) => {
  expect(Object.keys(simpleStep.shape)).toContain(name);
});

it('the options of a compiled step are those that it states', () => {
  expect(stepOptionsOf({})).toEqual({ requireConfirmation: false });
  expect(stepOptionsOf({ requireConfirmation: true, notes: 'required' })).toEqual({
    requireConfirmation: true,
    notes: 'required',
  });
});

// @verifies notes-are-required
it('a step requires notes unless its author writes that they are optional', () => {
  expect(authoredOptionsOf({})).toEqual({ requireConfirmation: false, notes: 'required' });
  expect(authoredOptionsOf({ notes: 'required' }).notes).toBe('required');
  expect(authoredOptionsOf({ notes: 'optional' })).toEqual({ requireConfirmation: false });
});
