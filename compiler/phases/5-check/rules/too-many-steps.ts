/** Limits the number of steps. */
import { stepsMax } from '../../../../schemas/limits.ts';
import type { Rule } from '../rule.ts';

export const tooManySteps: Rule = ({ unit, steps }) => {
  const first = steps[stepsMax];
  if (first === undefined) return [];
  return [
    {
      code: 'check/too-many-steps',
      message: `the workflow has ${steps.length} steps; ${stepsMax} are allowed`,
      at: unit.document.anchorOf(first.path),
      label: 'the first step above the limit',
      help: 'split the workflow into several',
    },
  ];
};
