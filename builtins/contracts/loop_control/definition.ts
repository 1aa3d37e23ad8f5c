import { delimiterSafePattern } from '../../../schemas/ids.ts';
import { stepIdLengthMax, traceSummaryBytesMax } from '../../../schemas/limits.ts';
import { matching, oneOf, text } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('loop_control', {
  title: 'Loop control',
  summary: 'The decision at the end of an iteration: continue with another one, or stop.',
  required: {
    decision: oneOf('`continue`: another iteration. `stop`: leave the loop.', ['continue', 'stop']),
  },
  optional: {
    loopId: matching(
      'The id of the loop, as the step names it. Default: the innermost loop.',
      delimiterSafePattern,
      stepIdLengthMax,
    ),
    summary: text('The reason for the decision: what you observed, and what is left to do.', traceSummaryBytesMax),
    metadata: { type: 'object', description: 'Numbers that support the decision, if the step asks for them.' },
  },
  example: {
    loopId: 'fix_findings',
    decision: 'continue',
    summary: 'F2 is fixed and its test passes. F3 still fails: parser.test.ts:88.',
  },
  guidance: [
    'Check the condition that the step states against the results of this iteration, and decide accordingly.',
    'Without a valid decision the loop neither repeats nor ends.',
  ],
});
