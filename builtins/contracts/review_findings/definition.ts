import { titleBytesMax } from '../../../schemas/limits.ts';
import { entry, list, oneOf, path, text, where } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

export const definition = contract('review_findings', {
  title: 'Review findings',
  summary: 'What was reviewed, the verdict, and each finding with place, evidence and suggestion.',
  required: {
    reviewed: text('What was read, at which revision, and how thoroughly.'),
    verdict: oneOf('If a finding is a blocker or major, the verdict must be `request_changes`.', [
      'approve',
      'approve_with_minor_findings',
      'request_changes',
      'cannot_judge',
    ]),
    findings: list(
      'The findings, most severe first; empty when nothing was found.',
      entry(
        {
          severity: oneOf(
            'blocker: data loss, security hole, outage, missed intent. major: wrong result. minor: little harm. nit: breaks a rule.',
            ['blocker', 'major', 'minor', 'nit'],
          ),
          title: text('The defect, in one line.', titleBytesMax),
          file: path('The file, relative to the root of the repository.'),
          evidence: text('What triggers the defect and what it causes, with the run or trace that shows both.'),
          suggestion: text('The smallest change that removes the problem, or the test to add.'),
        },
        { line: { type: 'integer', minimum: 1, description: 'The line, at the reviewed revision.' } },
      ),
    ),
  },
  optional: {
    notReviewed: text('What was not reviewed, and what is needed to review it.'),
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
    'A blocker or major finding requires the verdict `request_changes`. Report only what you can prove; write a suspicion into the notes, as a question.',
    'Open each cited file at the cited line again before you send the findings.',
  ],
});
