import { confidence, oneOf, openText } from '../artifact-schema.ts';
import { olderContract } from '../contract.ts';

export const definition = olderContract('gate_verdict', {
  title: 'Gate verdict (older format)',
  summary: 'Whether a gate is passed, how confident the verdict is, and why.',
  required: {
    verdict: oneOf('`uncertain`: the deciding evidence is missing.', ['approved', 'rejected', 'uncertain']),
    confidence,
    rationale: openText('The evidence for the verdict; for `uncertain`, the evidence that is missing.'),
  },
  example: {
    verdict: 'rejected',
    confidence: 0.9,
    rationale: 'retry.test.ts:41 fails: 2 requests instead of 1.',
  },
  guidance: ['`uncertain` is a valid verdict. Send `approved` only with evidence.'],
});
