/** Notes that say that a step was left out, and notes about other things that do not apply. */
import { expect, it } from 'vitest';
import { saysLeftOut } from '../../../runtime/core/validation/left-out.ts';

// @verifies inapplicable-step-passes
it.each([
  'It does not apply: quick.',
  'Does not apply.',
  'The step does not apply: the branch is fix/x.',
  '- The step does not apply: the branch is fix/x.',
  'This step does **not** apply: the mode is quick.',
  'This step does\nnot apply.',
  "Decided on quick. This step doesn't apply.",
  'Decided on quick.\n\n- This step did not apply.',
  'Step `study` does not apply.',
  'This step is not applicable.',
  'This step isn\u2019t applicable',
  'Not applicable.',
  'N/A',
  'n/a: quick',
  'Skipped: mode is quick',
  'Skipped this step because the mode is quick.',
  'The step was skipped.',
  'I did nothing.',
  'I have done nothing in this step.',
  'Nothing has been done.',
  'No work was done in this step',
  'I did not do anything here.',
])('says so: %j', (notes) => {
  expect(saysLeftOut(notes)).toBe(true);
});

// @verifies inapplicable-step-passes
it.each([
  '',
  'Done.',
  'Verified all 12 checks. Check 7 (GDPR) is not applicable.',
  'Check 7 does not apply.',
  'Verified it. It does not apply to the old schema.',
  'Verified. Nothing was done to the schema.',
  'Skipped 2 flaky tests, and fixed the others.',
  'The rule that does not apply was removed.',
  'I did nothing but read the change.',
  'The limit of the step does not apply any more.',
  'The steps of the guide do not apply.',
  'Nothing done is lost.',
  'Applied it.',
])('does not say so: %j', (notes) => {
  expect(saysLeftOut(notes)).toBe(false);
});

it('reads long notes that repeat the beginnings of such sentences', () => {
  for (const part of ['this step ', 'the step x', '\n \n', '- ', '* ', 'did nothing in '])
    expect(saysLeftOut(`Read it. ${part.repeat(4000)}`)).toBe(false);
});
