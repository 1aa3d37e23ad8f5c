import { oneOf, openText } from '../artifact-schema.ts';
import { olderContract } from '../contract.ts';

export const definition = olderContract('coordinator_signal', {
  title: 'Coordinator signal (older format)',
  summary: 'Reports progress, a finding or a need to the coordinator of several runs.',
  required: {
    signalKind: oneOf('The kind of signal.', ['progress', 'finding', 'data_needed', 'approval_needed', 'blocked']),
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
    'A signal does not block the step. If something blocks the step, report it also in a wr.gap_report or in the notes.',
  ],
});
