import { delimiterSafePattern, workflowIdPattern } from '../../../schemas/ids.ts';
import { divergenceSummaryBytesMax, stepIdLengthMax, workflowIdLengthMax } from '../../../schemas/limits.ts';
import { matching, text } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('binding_fallback', {
  title: 'Binding fallback',
  summary: 'The implementation bound to a slot failed, and another one was used instead.',
  required: {
    slot: matching('The extension point.', delimiterSafePattern, stepIdLengthMax),
    boundTo: matching('The workflow or routine that was bound and failed.', workflowIdPattern, workflowIdLengthMax),
    usedInstead: matching(
      'The implementation that was used instead, usually the default of the slot.',
      workflowIdPattern,
      workflowIdLengthMax,
    ),
    reason: text('How the implementation failed: the error, or the missing output.', divergenceSummaryBytesMax / 2),
  },
  example: {
    slot: 'design_review',
    boundTo: 'team.security_review',
    usedInstead: 'wr.routine_design_review',
    reason: 'It ended without design-review-findings.md, twice.',
  },
  guidance: [
    'Send this artifact in the step that uses the slot, in addition to the output that the step requires.',
    'Send it only for a failure that occurred, never for a preference.',
  ],
});
