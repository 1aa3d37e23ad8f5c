import type { ContractDefinition } from '../../kinds.ts';
import { openArtifactSchema, openText } from '../artifact-schema.ts';

const artifactKind = 'wr.discovery_handoff';

export const definition: ContractDefinition = {
  id: 'wr.contracts.discovery_handoff',
  title: 'Discovery handoff (older format)',
  summary: 'What discovery found, for the phase that shapes the work.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
    required: {},
    optional: {
      summary: openText('What the next phase needs to know first.'),
    },
  }),
  example: {
    kind: artifactKind,
    summary: 'Retries send the body twice; seen in 3 of 3 runs. Two ways to fix it, the smaller one recommended.',
  },
  guidance: ['Send every field that the step names; the kind alone is refused.'],
};
