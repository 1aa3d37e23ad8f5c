import type { ContractDefinition } from '../../kinds.ts';
import { confidence, oneOf, openArtifactSchema, openText } from '../artifact-schema.ts';

const artifactKind = 'wr.gate_verdict';

export const definition: ContractDefinition = {
  id: 'wr.contracts.gate_verdict',
  title: 'Gate verdict (older format)',
  summary: 'Whether a gate opens, how sure that is, and why.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
    required: {
      verdict: oneOf('uncertain: what would decide it is missing.', ['approved', 'rejected', 'uncertain']),
      confidence,
      rationale: openText('The evidence that decided it; for uncertain, what is missing.'),
    },
  }),
  example: {
    kind: artifactKind,
    verdict: 'rejected',
    confidence: 0.9,
    rationale: 'retry.test.ts:41 fails: 2 requests instead of 1.',
  },
  guidance: ['uncertain is a full answer; approved without evidence is not.'],
};
