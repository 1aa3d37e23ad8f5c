import type { ContractDefinition } from '../../kinds.ts';
import { openArtifactSchema, openText } from '../artifact-schema.ts';

const artifactKind = 'wr.coding_handoff';

export const definition: ContractDefinition = {
  id: 'wr.contracts.coding_handoff',
  title: 'Coding handoff (older format)',
  summary: 'What was built, for the phase that reviews or ships it.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
    required: {},
    optional: {
      summary: openText('What the next phase needs to know first.'),
    },
  }),
  example: {
    kind: artifactKind,
    summary: 'src/http/retry.ts sends once; tests/retry.test.ts counts the requests. Branch retry-budget, not pushed.',
  },
  guidance: ['Send every field that the step names; the kind alone is refused.'],
};
