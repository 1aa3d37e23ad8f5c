/** The title of a session of notes: the `title` argument of start_session. It is context, so a later context may change it. */
import { sessionTitleBytesMax } from '../../schemas/limits.ts';
import { contextAt, type NodeState, type RunState } from './state.ts';
import { truncated } from './text-budget.ts';

export const notesWorkflowId = 'wr.session_notes';

/** As a node sees it; null where nobody gave one, and in runs of every other workflow. */
export function sessionTitle({ workflowId }: Pick<RunState, 'workflowId'>, node: NodeState): string | null {
  const title = workflowId === notesWorkflowId ? contextAt(node)['title'] : undefined;
  return typeof title === 'string' && title.trim() !== '' ? truncated(title, sessionTitleBytesMax) : null;
}
