/**
 * start_session: a run of the bundled one-step workflow that keeps notes, for work that no workflow guides
 * [start-session-flagged]. It is an ordinary run, so every other tool goes on with it.
 */
import type { Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { StartData, StartSessionInput } from '../../schemas/tools.ts';
import { notesWorkflowId } from '../core/session-title.ts';
import type { Environment } from '../session/environment.ts';
import type { Reply } from '../core/reply.ts';
import { startWorkflow } from './start-workflow.ts';

export function startSession(
  environment: Environment,
  { title }: StartSessionInput,
): Promise<Result<Reply<StartData>, ErrorEnvelope>> {
  const context = title === undefined ? {} : { context: { title } };
  return startWorkflow(environment, { workflowId: notesWorkflowId, ...context }, 'start_session');
}
