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
    summary: text('What was asked, what was done instead, and what that leaves open.', divergenceSummaryBytesMax),
  },
  optional: {
    relatedStepId: matching('The step that it concerns, if it is not this one.', delimiterSafePattern, stepIdLengthMax),
  },
  example: {
    reason: 'capability_unavailable',
    summary:
      'The three readings were to be done by subagents. There is no such tool here, so they were done one after another.',
    relatedStepId: 'read_modules',
  },
  guidance: [
    'One artifact for each deviation, in the step where it happens.',
    'It replaces nothing: output that the step requires stays required.',
  ],
});
