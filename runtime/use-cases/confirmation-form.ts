/** Whether a form of the client asks the user to confirm an attempt, and what it shows [confirmations-in-form]. */
import { err, ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { inputsShownBytesMax } from '../../schemas/limits.ts';
import { asksForConfirmation } from '../../schemas/step-options.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import type { Decision } from '../core/decide.ts';
import { pendingStep, stepInstanceKey } from '../core/execution-state.ts';
import { stepOf } from '../core/flow/lookup.ts';
import { chainOf } from '../core/lineage.ts';
import { attemptKey, contextAt, owningStep } from '../core/state.ts';
import { contextDelta, contextKeyOf, valuesUnder } from '../core/context.ts';
import { artifactsOf } from '../core/validation/artifacts.ts';
import { shownInputs } from '../projections/shown-inputs.ts';
import { formText } from '../replies/form-text.ts';
import { itemsOf } from '../replies/pending-fields.ts';
import type { Environment } from '../session/environment.ts';
import { type NodeContext, type NodeReader, resolveNode } from '../session/node-context.ts';
import { isDamage } from '../session/object-damage.ts';
import type { AttemptPayload } from '../session/token-context.ts';
import { decideAttempt, type SentInput } from './decide-attempt.ts';

const tool = 'continue_workflow';

/** `skipped`: the attempt is recorded, and the mode skipped the question that its step asks. */
export type ConfirmationAsked =
  | { readonly kind: 'none' }
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'skipped' };
const none: ConfirmationAsked = { kind: 'none' };

/**
 * What a form asks about an attempt: whatever else is wanted of it is there, so the yes of the user is all that is missing. None where
 * no form is shown: no confirmation is asked, or a form of this step stayed without an answer before, and the agent asks in the chat. Who
 * asks in every mode has no chat, and asks again.
 * What cannot be read is an error and never none: it may be readable when the attempt is recorded, which would then pass unasked.
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
): Promise<Result<ConfirmationAsked, ErrorEnvelope>> {
  return reader.sessions.inTurn(payload.sessionId, async () => {
    const located = await resolveNode(tool, reader, payload);
    if (located.isErr()) return err(located.error);
    const { run, node, view } = located.value;
    // Another call with this attempt may have been recorded since the caller looked: what was decided is not asked about again.
    const recorded = view.state.attempts.get(attemptKey(node.nodeId, ack.attemptId));
    if (recorded !== undefined)
      return ok(recorded.confirmation?.outcome === 'skipped_by_mode' ? { kind: 'skipped' } : none);
    const snapshot = await environment.objects.snapshot(node.snapshotRef, run.workflowHash);
    // A lost state passes no step, and an agent that asks in the chat has its output stored. Who asks in every mode waits for the state.
    if (snapshot.isErr()) return isDamage(snapshot.error) && !asksInEveryMode ? ok(none) : err(snapshot.error);
    const pending = pendingStep(snapshot.value);
    if (pending === null) return ok(none);
    const step = stepOf(view.workflow, pending.stepId);
    const wasLeft = chainOf(view.state, node).some(
      ({ createdBy }) => createdBy?.confirmation?.outcome === 'form_unanswered',
    );
    if (!asksForConfirmation(step) || (wasLeft && !asksInEveryMode)) return ok(none);
    const decision = await decideAttempt(environment, located.value, ack, { ...input, form: null });
    return decision.map((decided) =>
      passesWithoutForm(decided, asksInEveryMode)
        ? { kind: 'question', question: questionOf(located.value, { step, snapshot: snapshot.value }, input, decided) }
        : none,
    );
  });
}

/** Whether an attempt passes by the word of the agent that its user was asked, or because the mode asks nobody. */
const passesWithoutForm = ({ events }: Decision, asksInEveryMode: boolean): boolean =>
  events.some((event) => {
    const outcome = event.kind === 'advance_recorded' ? event.data.confirmation?.outcome : undefined;
    return outcome === 'acknowledged_in_text' || (asksInEveryMode && outcome === 'skipped_by_mode');
  });

/** With the values of the blocked attempts before it, which apply too [blocked-attempt-keeps-context], and those that it sends again. */
function questionOf(
  { node, view }: NodeContext,
  { step, snapshot }: { readonly step: CompiledStep; readonly snapshot: ExecutionSnapshot },
  { notes, artifacts: sent }: SentInput,
  { events }: Decision,
) {
  const set = events.find((event) => event.kind === 'context_set');
  const attempt = events.find((event) => event.kind === 'advance_recorded');
  const after = set === undefined ? contextAt(node) : (set.data.context as JsonObject);
  const resent = valuesUnder(after, attempt?.data.resent ?? []);
  const changes = { ...resent, ...contextDelta(contextAt(owningStep(node)), after) };
  const changed = shownInputs(view.workflow.inputs, changes, inputsShownBytesMax);
  const removed = view.workflow.inputs.map(contextKeyOf).filter((name) => changes[name] === null);
  const pending = pendingStep(snapshot);
  const instance = pending === null ? step.stepId : stepInstanceKey(pending);
  const items = itemsOf(view.workflow, snapshot.enginePayload.engineState, contextAt(node));
  const artifacts = artifactsOf(sent);
  return formText(view, { title: step.title, instance, items, notes, artifacts, changed, removed });
}
