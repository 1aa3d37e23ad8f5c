/** Whether a form of the client asks the user to confirm an attempt, and what it shows [confirmations-in-form]. */
import { asksForConfirmation } from '../../schemas/step-options.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import type { Decision } from '../core/decide.ts';
import { pendingStep } from '../core/execution-state.ts';
import { stepOf } from '../core/flow/lookup.ts';
import { chainOf } from '../core/lineage.ts';
import { attemptKey } from '../core/state.ts';
import { formText } from '../replies/form-text.ts';
import type { Environment } from '../session/environment.ts';
import { type NodeReader, resolveNode } from '../session/node-context.ts';
import type { AttemptPayload } from '../session/token-context.ts';
import { decideAttempt, type SentInput } from './decide-attempt.ts';

const tool = 'continue_workflow';

/**
 * What a form asks about an attempt: whatever else is wanted of it is there, so the yes of the user is all that is missing. Null where
 * no form is shown: no confirmation is asked, or a form of this step stayed without an answer before, and the agent asks in the chat.
 *
 * @param asksInEveryMode also where the mode skips confirmations
 */
export function confirmationQuestion(
  environment: Environment,
  reader: NodeReader,
  payload: StatePayload,
  ack: AttemptPayload,
  input: SentInput,
  asksInEveryMode: boolean,
): Promise<string | null> {
  return reader.sessions.inTurn(payload.sessionId, async () => {
    const located = await resolveNode(tool, reader, payload);
    if (located.isErr()) return null;
    const { run, node, view } = located.value;
    // Another call with this attempt may have been recorded since the caller looked: what was decided is not asked about again.
    if (view.state.attempts.has(attemptKey(node.nodeId, ack.attemptId))) return null;
    const snapshot = await environment.objects.snapshot(node.snapshotRef, run.workflowHash);
    const pending = snapshot.isOk() ? pendingStep(snapshot.value) : null;
    if (pending === null) return null;
    const step = stepOf(view.workflow, pending.stepId);
    const wasLeft = chainOf(view.state, node).some(
      ({ createdBy }) => createdBy?.confirmation?.outcome === 'form_unanswered',
    );
    if (!asksForConfirmation(step) || wasLeft) return null;
    const decision = await decideAttempt(environment, located.value, ack, { ...input, form: null });
    const isAsked = decision.isOk() && passesWithoutForm(decision.value, asksInEveryMode);
    return isAsked ? formText(view, step.title, input.notes) : null;
  });
}

/** Whether an attempt passes by the word of the agent that its user was asked, or because the mode asks nobody. */
const passesWithoutForm = ({ events }: Decision, asksInEveryMode: boolean): boolean =>
  events.some((event) => {
    const outcome = event.kind === 'advance_recorded' ? event.data.confirmation?.outcome : undefined;
    return outcome === 'acknowledged_in_text' || (asksInEveryMode && outcome === 'skipped_by_mode');
  });
