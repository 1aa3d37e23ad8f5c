import type { ContractDefinition } from '../../kinds.ts';
import { openArtifactSchema, openText } from '../artifact-schema.ts';

const artifactKind = 'wr.shaping_handoff';

export const definition: ContractDefinition = {
  id: 'wr.contracts.shaping_handoff',
  title: 'Shaping handoff (older format)',
  summary: 'What was shaped, for the phase that builds it.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
    required: {},
    optional: {
      summary: openText('What the next phase needs to know first.'),
    },
  }),
  example: {
    kind: artifactKind,
    summary: 'Send once, wait longer after each failure. Uploads are out of scope.',
  },
  guidance: ['Send every field that the step names; the kind alone is refused.'],
};
