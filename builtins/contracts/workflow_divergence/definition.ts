import { divergenceReasons } from '../../../schemas/closed-sets.ts';
import { delimiterSafePattern } from '../../../schemas/ids.ts';
import { divergenceSummaryBytesMax, stepIdLengthMax } from '../../../schemas/limits.ts';
import { matching, oneOf, text } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('workflow_divergence', {
  title: 'Workflow divergence',
  summary: 'Records that the instructions of a step were deliberately not followed, and why.',
  required: {
    reason: oneOf('Why the instructions were not followed.', divergenceReasons),
    summary: text(
      'What the step asked for, what was done instead, and what is still open as a result.',
      divergenceSummaryBytesMax,
    ),
  },
  optional: {
    relatedStepId: matching(
      'The step whose instructions were not followed, if it is not the current step.',
      delimiterSafePattern,
      stepIdLengthMax,
    ),
  },
  example: {
    reason: 'capability_unavailable',
    summary:
      'The three readings were to be done by subagents. There is no such tool here, so they were done one after another.',
    relatedStepId: 'read_modules',
  },
  guidance: [
    'Send one artifact for each deviation, in the step in which it occurs.',
    'The artifact does not replace other output: everything that the step requires is still required.',
  ],
});
