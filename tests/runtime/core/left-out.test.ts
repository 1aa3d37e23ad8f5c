/** Notes that say that a step was left out, and notes about other things that do not apply. */
import { expect, it } from 'vitest';
import { saysLeftOut } from '../../../runtime/core/validation/left-out.ts';
import { currentRules, rulesOf } from '../../../runtime/core/validation/rules.ts';

// @verifies inapplicable-step-passes
it.each([
  'It does not apply: quick.',
  'Does not apply.',
  'The step does not apply: the branch is fix/x.',
  '- The step does not apply: the branch is fix/x.',
  'This step does **not** apply: the mode is quick.',
  'This step does\nnot apply.',
  "Decided on quick. This step doesn't apply.",
  'Decided on quick.\n\n- This step does not apply.',
  'The mode is quick, so this step does not apply.',
  'needs_deploy is false, so the step does not apply.',
  'I did nothing: this step does not apply.',
  '"This step does not apply"',
  'This step does not apply because the mode is quick.',
  '## Study\n\nThis step does not apply.',
])('says so: %j', (notes) => {
  expect(saysLeftOut(notes, currentRules())).toBe(true);
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
  'Skipped: 2 flaky tests. Passed: 340 tests.',
  'The rule that does not apply was removed.',
  'I did nothing but read the change.',
  'The limit of the step does not apply any more.',
  'The steps of the guide do not apply.',
  'Fixed the API. Docs: nothing done.',
  'Did not apply the migration yet: it is in migrate.sql.',
  'Ran the checklist. Step 4 does not apply. The others pass.',
  'This step did not apply the patch; it verified it.',
  'This step does not apply the patch; it verifies it.',
  'Does not apply to Windows; verified on Linux.',
  'This step does not apply to Windows; verified on Linux.',
  'This step does not apply here only; verified elsewhere.',
  'Does not apply here; verified on Linux.',
  'Checked whether the step does not apply.',
  'If the step does not apply, the page says so.',
  'Not applicable: checks 7-9. Passed: all others.',
])('does not say so: %j', (notes) => {
  expect(saysLeftOut(notes, currentRules())).toBe(false);
});

// @verifies inapplicable-step-passes
it.each([
  'This step does not apply here.',
  'This step does not apply when the mode is quick.',
  'Mode quick → this step does not apply.',
  'quick => This step does not apply',
  '1) This step does not apply.',
  '| This step does not apply |',
  'This step does not apply/no work done',
  'This step does not apply… quick',
])('says so from version 14 of the rules on: %j', (notes) => {
  expect([13, 14].map((version) => saysLeftOut(notes, rulesOf(version)))).toEqual([false, true]);
});

it('reads long notes that repeat the beginnings of such sentences', () => {
  for (const part of ['this step ', 'the step x', '\n \n', '- ', '* ', 'did nothing in '])
    expect(saysLeftOut(`Read it. ${part.repeat(4000)}`, currentRules())).toBe(false);
});
