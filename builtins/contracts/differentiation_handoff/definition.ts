import type { ContractDefinition } from '../../kinds.ts';
import { openArtifactSchema, openText } from '../artifact-schema.ts';

const artifactKind = 'wr.differentiation_handoff';

export const definition: ContractDefinition = {
  id: 'wr.contracts.differentiation_handoff',
  title: 'Differentiation handoff (older format)',
  summary: 'What tells the options apart, for the phase that chooses.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
    required: {},
    optional: {
      summary: openText('What the next phase needs to know first.'),
    },
  }),
  example: {
    kind: artifactKind,
    summary: 'Fixing in place keeps streaming; one shared retry is less code and buffers uploads.',
  },
  guidance: ['Send every field that the step names; the kind alone is refused.'],
};
