import { entry, line, list, oneOf, text, where } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('verification_report', {
  title: 'Verification report',
  summary: 'Claims, each with the check that was made, its result and the evidence.',
  required: {
    verdict: oneOf('The overall result: `passed` only if every check passed.', ['passed', 'failed', 'incomplete']),
    checks: list(
      'One entry for each claim.',
      entry(
        {
          claim: line('What should be true, as a sentence that could be false.'),
          result: oneOf('What the check showed.', ['passed', 'failed', 'not_run']),
          evidence: text('Decisive lines of output, or file:line; for `not_run`, what prevented the check.'),
        },
        { command: line('The command that was run, when there was one.') },
      ),
      { min: 1 },
    ),
  },
  optional: {
    openRisks: list('What the checks cannot show.', line('One risk.')),
  },
  rules: [
    where('verdict', ['passed'], {
      properties: {
        checks: { type: 'array', items: { type: 'object', properties: { result: { const: 'passed' } } } },
      },
    }),
    where('verdict', ['failed'], {
      properties: {
        checks: { type: 'array', contains: { type: 'object', properties: { result: { const: 'failed' } } } },
      },
    }),
    where('verdict', ['incomplete'], {
      properties: {
        checks: { type: 'array', contains: { type: 'object', properties: { result: { const: 'not_run' } } } },
      },
    }),
  ],
  example: {
    verdict: 'failed',
    checks: [
      {
        claim: 'An empty body is answered with 400.',
        command: 'npx vitest run tests/server.test.ts',
        result: 'passed',
        evidence: 'Tests 12 passed (12)',
      },
      {
        claim: 'The body of a retry is sent once.',
        command: 'npx vitest run tests/retry.test.ts',
        result: 'failed',
        evidence: 'retry.test.ts:41: expected 1 request, got 2',
      },
    ],
    openRisks: ['Load above 50 requests a second was not tried.'],
  },
  guidance: [
    'The verdict is `passed` only if every check passed. A check that you did not run has the result `not_run`, with the reason as evidence.',
    'Evidence is what you saw in this run. "Looks right" and "should work" are not evidence.',
  ],
});
