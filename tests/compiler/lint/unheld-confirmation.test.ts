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
    'Wait for the user to give the go-ahead.',
    'Do not continue until the user has approved the plan.',
    "Don't start the migration before the user confirms it.",
    'Never deploy without the explicit approval of the owner.',
    "Never merge without the user's explicit approval.",
    'Proceed only once the user confirms.',
    'Only proceed after the user has agreed.',
    "Continue only with the user's consent.",
    'Continue once the user approves.',
    'Pause here until the user approves.',
    'Show the plan to the user and stop until they approve it.',
    'Stop and wait until the user gives the green light.',
    'Hold off until the user signs off.',
    'The user must approve the plan before you continue.',
    'Get approval before deploying.',
    'Request explicit approval from the user.',
    'Have the user confirm the plan.',
    'Present the plan to the user for approval.',
    'Submit the plan for the user\u2019s approval.',
    'Explain the plan, and do not continue until you have the user\u2019s approval.',
    'Check whether the tests pass, then wait for the user to confirm.',
    'Make sure that you wait for the user to approve.',
    'Wait for the explicit go-ahead.',
    'Do nothing until the user approves.',
    'Show the diff. Only when the user approves, commit it.',
    'Let the user confirm the list before you delete anything.',
    'Make sure the user agrees before continuing.',
    'Check with the user before you continue.',
    'Do not merge anything and do not continue until the user approves.',
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
