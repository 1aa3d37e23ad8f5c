import { contractTextLengthMax } from '../../../schemas/limits.ts';
import type { ContractDefinition } from '../../kinds.ts';
import { confidence, list, oneOf, openArtifactSchema, text, where } from '../artifact-schema.ts';

const artifactKind = 'wr.review_verdict';

export const definition: ContractDefinition = {
  id: 'wr.contracts.review_verdict',
  title: 'Review verdict (older format)',
  summary: 'The verdict of a review in three levels, with its findings.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
    required: {
      verdict: oneOf('blocking: must not go in as it is.', ['clean', 'minor', 'blocking']),
      confidence,
      findings: list('Worst first; empty when nothing was found.', {
        anyOf: [{ type: 'object' }, { type: 'string', minLength: 1, maxLength: contractTextLengthMax }],
        description: 'One finding: place, what is wrong, evidence.',
      }),
      summary: text('What was reviewed, how far, and what decided the verdict.'),
    },
    rules: [
      where('verdict', ['minor', 'blocking'], { properties: { findings: { type: 'array', minItems: 1 } } }),
      where('verdict', ['clean'], { properties: { findings: { type: 'array', maxItems: 0 } } }),
    ],
  }),
  example: {
    kind: artifactKind,
    verdict: 'blocking',
    confidence: 'high',
    findings: ['src/http/retry.ts:88: a retry sends the body twice; retry.test.ts counts 2 requests.'],
    summary: 'Read all 6 changed files and their callers at 4f2c1e9.',
  },
  guidance: [
    'clean has no findings, the others have at least one; each names its place and its evidence.',
    'A doubt without place or evidence belongs into the summary.',
  ],
};
