import { contractOpenTextLengthMax } from '../../../schemas/limits.ts';
import { confidence, list, oneOf, openText, where } from '../artifact-schema.ts';
import { olderContract } from '../contract.ts';

export const definition = olderContract('review_verdict', {
  title: 'Review verdict (older format)',
  summary: 'The verdict of a review in three levels, with its findings.',
  required: {
    verdict: oneOf('`clean`: at most nits. `minor`: can be merged. `blocking`: must not be merged as it is.', [
      'clean',
      'minor',
      'blocking',
    ]),
    confidence,
    findings: list('The findings, most severe first; empty when nothing was found.', {
      anyOf: [{ type: 'object' }, { type: 'string', minLength: 1, maxLength: contractOpenTextLengthMax }],
      description: 'One finding: place, what is wrong, evidence.',
    }),
    summary: openText('What was reviewed, how thoroughly, and the reason for the verdict.'),
  },
  rules: [where('verdict', ['blocking'], { properties: { findings: { type: 'array', minItems: 1 } } })],
  example: {
    verdict: 'blocking',
    confidence: 'high',
    findings: ['src/http/retry.ts:88: a retry sends the body twice; retry.test.ts counts 2 requests.'],
    summary: 'Read all 6 changed files and their callers at 4f2c1e9.',
  },
  guidance: [
    'The verdict `blocking` requires at least one finding; a review with the verdict `clean` may contain nits. Each finding names its place and its evidence.',
    'Write a doubt without a place or evidence into the summary.',
  ],
});
