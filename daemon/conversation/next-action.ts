/**
 * The next action of a session: a pure function of its log. A process that opens the log of a dead one does what that one would have
 * done, and repeats no effect whose outcome is unknown [no-effect-is-repeated-blindly].
 */
import type { ToolCall } from '../../schemas/turn-record.ts';
import { openCall, type SessionState, type StepState } from './session-state.ts';

export type Limits = {
  /** Model calls for one step. */
  readonly callsPerStepMax: number;
  /** Model calls that may fail in a row. */
  readonly failuresInARowMax: number;
};
export type Action =
  | { readonly kind: 'open_step' }
  | { readonly kind: 'call_model'; readonly step: StepState }
  | { readonly kind: 'run_tool'; readonly call: ToolCall }
  /** A process that has died started it. */
  | { readonly kind: 'settle_tool'; readonly call: ToolCall }
  /** What the user wrote goes into the conversation. */
  | { readonly kind: 'deliver_message'; readonly text: string }
  /** The model stopped without a tool call, and the step is not complete. */
  | { readonly kind: 'remind'; readonly isCutOff: boolean }
  | { readonly kind: 'close'; readonly outcome: 'error' | 'stuck'; readonly reason: string }
  | { readonly kind: 'nothing' };

export function nextAction(state: SessionState, limits: Limits): Action {
  const { closed, question, step, message, failuresInARow, lastFailure } = state;
  if (closed !== null || question !== null) return { kind: 'nothing' };
  if (step === null) return { kind: 'open_step' };
  const open = openCall(step);
  if (open !== null) return { kind: open.isStarted ? 'settle_tool' : 'run_tool', call: open.call };
  if (message !== null) return { kind: 'deliver_message', text: message };
  if (lastFailure !== null && failuresInARow >= limits.failuresInARowMax) {
    const times = `${failuresInARow} times in a row`;
    return { kind: 'close', outcome: 'error', reason: `the model failed ${times}: ${lastFailure.message}` };
  }
  if (step.calls >= limits.callsPerStepMax) {
    const reason = `step "${step.opened.title}" is not complete after ${step.calls} model calls`;
    return { kind: 'close', outcome: 'stuck', reason };
  }
  const last = step.exchanges.at(-1);
  if (last?.kind === 'reply' && last.calls.length === 0) return { kind: 'remind', isCutOff: last.finish === 'length' };
  return { kind: 'call_model', step };
}
