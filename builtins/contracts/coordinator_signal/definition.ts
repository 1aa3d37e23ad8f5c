import { oneOf, openText } from '../artifact-schema.ts';
import { olderContract } from '../contract.ts';

export const definition = olderContract('coordinator_signal', {
  title: 'Coordinator signal (older format)',
  summary: 'Tells whoever coordinates several runs that something moved, was found, or is needed.',
  required: {
    signalKind: oneOf('What is signalled.', ['progress', 'finding', 'data_needed', 'approval_needed', 'blocked']),
  },
  optional: {
    summary: openText('What happened, or what is needed and from whom.'),
  },
  example: {
    signalKind: 'data_needed',
    summary: 'The retention period is not in the repository; legal has to name it.',
  },
  guidance: [
    'Add the fields that the step asks for.',
    'A signal stops nothing: what blocks the step must also stand in a wr.gap_report or in the notes.',
  ],
});
