import type { ContractDefinition } from '../../kinds.ts';
import { oneOf, openArtifactSchema, openText } from '../artifact-schema.ts';

const artifactKind = 'wr.coordinator_signal';

export const definition: ContractDefinition = {
  id: 'wr.contracts.coordinator_signal',
  title: 'Coordinator signal (older format)',
  summary: 'Tells whoever coordinates several runs that something moved, was found, or is needed.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
    required: {
      signalKind: oneOf('What is signalled.', ['progress', 'finding', 'data_needed', 'approval_needed', 'blocked']),
    },
    optional: {
      summary: openText('What happened, or what is needed and from whom.'),
    },
  }),
  example: {
    kind: artifactKind,
    signalKind: 'data_needed',
    summary: 'The retention period is not in the repository; legal has to name it.',
  },
  guidance: [
    'Add the fields that the step asks for.',
    'A signal stops nothing: what blocks the step must also stand in a wr.gap_report or in the notes.',
  ],
};
