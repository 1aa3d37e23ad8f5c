/**
 * The result of a session whose start the runtime refused. The suggestions of the runtime are for an agent that calls its tools, but a dead
 * letter is read by the user, and the result of a child session by the model that started it, so each gets a suggestion of its own.
 */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { shellPath } from '../../schemas/text/shell-word.ts';
import type { SessionResult } from './outcome.ts';
import type { Job } from './session-environment.ts';

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The name of a tool means nothing to the user. */
const withoutTool = (message: string) => ended(message.replace(/^start_workflow: /, ''));

function inputsRemedy({ workflowId, queued, parent }: Job): string {
  if (parent !== undefined) return 'Start the child session again with other values in `context`.';
  const trigger = queued?.trigger ?? null;
  const values =
    trigger === null
      ? `Start another session with correct values: workrail daemon dispatch ${workflowId} --set key=value.`
      : `Correct \`context\` of the trigger "${trigger}"; later events use it.`;
  return `${values} To list the inputs: workrail inspect ${workflowId}`;
}

function remedyFor(error: ErrorEnvelope, job: Job): string {
  switch (error.details?.['argument']) {
    case 'context':
      return inputsRemedy(job);
    case 'workflowId':
      return `Run: workrail ${(error.details['brokenSource'] ?? error.details['notServed']) ? 'check' : 'list'}`;
    case 'source':
      return `Run: workrail check --project ${error.details['sourceKind'] === 'user' ? '~' : shellPath(job.workspacePath)}`;
    case 'workspacePath':
      return 'Check whether the project directory was moved or removed.';
    default:
      return 'Run: workrail doctor';
  }
}

/** Inputs do not change between two tries; a workflow or a directory that is missing can come back. */
export const refusedStart = (error: ErrorEnvelope, job: Job): SessionResult => ({
  kind: 'error',
  reason: `${withoutTool(error.message)} ${remedyFor(error, job)}`,
  isFinal: error.details?.['argument'] === 'context',
});
