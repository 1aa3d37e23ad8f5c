/** The sentences that ask an agent to wait for the user, and those that only mention an approval. */
import { describe, expect, it } from 'vitest';
import { unheldConfirmation } from '../../../compiler/lint/rules/unheld-confirmation/rule.ts';
import { linted } from './linted.ts';

const found = (prompt: string) =>
  linted({ steps: [{ id: 'a', title: 'A', prompt }] }).filter(({ code }) => code === unheldConfirmation.id);

describe('a prompt without `requireConfirmation` is reported', () => {
  it.each([
    'Wait for the user to approve.',
    'Wait until the user has approved the plan.',
    'Do not continue until the user has approved the plan.',
    "Don't start the migration before the user confirms it.",
    "Never merge without the user's explicit approval.",
    'Proceed only once the user confirms.',
    'Only proceed after the user has agreed.',
    "Continue only with the user's consent.",
    'Pause here until the user approves.',
    'Show the plan to the user and stop until they approve it.',
    'Stop until the user signs off.',
    'Check whether the tests pass, then wait for the user to confirm.',
    'Do not merge anything and do not continue until the user approves.',
    'Show the plan. Wait for your team to sign off.',
    "Note that this step must wait for the user's approval.",
    "It is important that we wait for the user's approval.",
    'Make sure that the work must wait for approval.',
    "This step requires that the agent must obtain the user's approval.",
    "State why the change is needed - wait for the user's approval.",
    "Explain which option is best (wait for the user's confirmation).",
    'Show which files will change \u2014 wait for approval.',
    'Explain whether the migration is safe \u2192 wait for user approval.',
    "Decide which plan is better with the user - get the user's approval.",
  ])('%s', (prompt) => {
    expect(found(prompt)).toHaveLength(1);
  });
});

describe('a prompt that only mentions an approval is not reported', () => {
  it.each([
    'The user approved this earlier.',
    'Do not wait for the user to approve.',
    'Describe how the user approves a refund.',
    'Continue without waiting for the user to approve.',
    'You need not wait until the user approves.',
    'There is no need to ask for confirmation: the user has approved the plan.',
    'Continue with the plan that the user approved.',
    'Once the user has approved a refund, the service sends a message.',
    'Test that the page does not continue until the user confirms.',
    'Explain how the service waits until the user confirms.',
    'Check whether the endpoints wait for the user to confirm.',
    'Document that the user must confirm the order before shipping.',
    'The user does not need to approve this step.',
    'The user must confirm their email address before they can log in.',
    'List the changes that the team approved, and those that it did not.',
    'Write "wait for the user to approve" into the template.',
    'Record who approved the release and when.',
    'Do not run the tests before the build has finished.',
    'Set `approved` to true if the user approves.',
    'Stop when the list is empty.',
    'Proceed with the next finding only if it is confirmed by a test.',
    'The service charges the card only after the user confirms.',
    'Wait for the confirmation of the server.',
    'Get the user data before the confirmation page opens.',
    'Let the user confirm the order in a dialog.',
    'Check with the users table which rows are left.',
    'Compare the two reports, and continue only if they agree.',
    'Run the queries on both replicas; do not continue until they agree.',
    'Do not change the snapshot files until approval tests pass.',
    'Run the job only with approval tokens from the vault.',
    'The API must not publish an article until the reviewer has approved it. Add a guard.',
    'The app must not write cookies before the user has consented; add a test.',
    'Users must confirm their email address before logging in: write tests for this.',
    'Let the user confirm the deletion in a dialog before any file is removed.',
    'The CLI should pause until the user confirms with Enter.',
    'Only if the user agrees, the app sends crash reports.',
    'Only after approval tests pass, update the changelog.',
    "Show the badge for the reviewer's approval in the sidebar.",
    'Ask for owner permission in the file mode only if the file is a script.',
    'Each service must get approval before deployment; list the services that did not.',
    'Check with the owner first if a module has no tests.',
    'Request permission to use the camera only when the user opens it.',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([]);
  });
});

it('reads a long prompt that repeats the beginnings of such sentences', () => {
  const parts = [
    'do not make the user ',
    'only continue the user has ',
    'present a plan to ',
    'wait for the user a b ',
  ];
  for (const part of parts) expect(found(`Read it. ${part.repeat(2000)}`)).toEqual([]);
});
