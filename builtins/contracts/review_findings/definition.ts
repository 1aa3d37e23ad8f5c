import { titleBytesMax } from '../../../schemas/limits.ts';
import { entry, list, oneOf, path, text, where } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('review_findings', {
  title: 'Review findings',
  summary: 'What was reviewed, the verdict, and each finding with place, evidence and suggestion.',
  required: {
    reviewed: text('What was read, at which revision, and how far.'),
    verdict: oneOf('An open blocker or major means request_changes.', [
      'approve',
      'approve_with_minor_findings',
      'request_changes',
      'cannot_judge',
    ]),
    findings: list(
      'Worst first; empty when nothing was found.',
      entry(
        {
          severity: oneOf(
            'blocker: data loss, security hole, outage, missed intent. major: wrong result. minor: limited harm. nit: a written rule.',
            ['blocker', 'major', 'minor', 'nit'],
          ),
          title: text('The defect, in one line.', titleBytesMax),
          file: path('The file, relative to the root of the repository.'),
          evidence: text('Trigger and consequence, with the run or trace that shows them.'),
          suggestion: text('The smallest change that removes the problem, or the test to add.'),
        },
        { line: { type: 'integer', minimum: 1, description: 'The line, at the reviewed revision.' } },
      ),
    ),
  },
  optional: {
    notReviewed: text('What was left out, and what it would take.'),
  },
  rules: [
    where('verdict', ['approve', 'approve_with_minor_findings'], {
      properties: {
        findings: { type: 'array', items: { type: 'object', properties: { severity: { enum: ['minor', 'nit'] } } } },
      },
    }),
  ],
  example: {
    reviewed: 'main..retry-budget at 4f2c1e9: all 6 changed files in full, their callers in src/http.',
    verdict: 'request_changes',
    findings: [
      {
        severity: 'major',
        title: 'A retry sends the body twice',
        file: 'src/http/retry.ts',
        line: 88,
        evidence: 'send() is called before and after the wait. Seen with retry.test.ts: 2 requests instead of 1.',
        suggestion: 'Remove the call on line 81; add a test that counts the requests of one retry.',
      },
    ],
    notReviewed: 'The migration scripts: no database here.',
  },
  guidance: [
    'A blocker or major finding means request_changes. Report only what you can show; write a suspicion as a question into the notes.',
    'Open each file and line again before you send the findings.',
  ],
});
