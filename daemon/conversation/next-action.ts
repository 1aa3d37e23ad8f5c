/**
 * The next action of a session: a pure function of its log. A process that opens the log of a dead one does what that one would have
 * done, and repeats no effect whose outcome is unknown [no-effect-is-repeated-blindly].
 */
import type { ParkCause, StuckPolicy } from '../../schemas/closed-sets.ts';
import type { SessionOutcome, ToolCall } from '../../schemas/daemon/turn-record.ts';
import { judge, type Verdict } from '../stuck/judge.ts';
import { openCall, type SessionState, type StepState } from './session-state.ts';

export type Limits = {
  /** Model calls for one step. */
  readonly callsPerStepMax: number;
  /** Model calls that may fail in a row. */
  readonly failuresInARowMax: number;
  readonly stuck: StuckPolicy;
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
  | Verdict
  /** Between two turns: the user is asked, or asked the session to stop. */
  | { readonly kind: 'park'; readonly cause: ParkCause; readonly question: string }
  | { readonly kind: 'close'; readonly outcome: SessionOutcome; readonly reason: string }
  | { readonly kind: 'nothing' };

export type Stop = Extract<Action, { kind: 'park' | 'close' }>;

/** How the user, or a question of the model, stops the session; null without either. Needs no model and no tool. */
export function stopOf(state: SessionState): Stop | null {
  const { closed, question, isCancelled, cancelledBecause, asked, isPausing } = state;
  if (closed !== null) return null;
  // The set of outcomes is closed: a cancelled session ends with an error that names the user (ADR-0036).
  if (isCancelled)
    return { kind: 'close', outcome: 'error', reason: cancelledBecause ?? 'the user cancelled the session' };
  if (question !== null) return null;
  if (asked !== null) return { kind: 'park', cause: 'asked', question: asked };
  return isPausing ? { kind: 'park', cause: 'paused', question: 'You paused the session.' } : null;
}

export function nextAction(state: SessionState, limits: Limits): Action {
  const { closed, question, step, messages, failuresInARow, lastFailure } = state;
  const stop = stopOf(state);
  if (stop?.kind === 'close') return stop;
  if (closed !== null || question !== null) return { kind: 'nothing' };
  const open = step === null ? null : openCall(step);
  if (open !== null) return { kind: open.isStarted ? 'settle_tool' : 'run_tool', call: open.call };
  // Between two turns.
  if (stop !== null) return stop;
  if (step === null) return { kind: 'open_step' };
  if (lastFailure !== null && failuresInARow >= limits.failuresInARowMax) {
    const times = `${failuresInARow} times in a row`;
    return { kind: 'close', outcome: 'error', reason: `the model call failed ${times}: ${lastFailure.message}` };
  }
  if (step.calls >= limits.callsPerStepMax) {
    const reason = `step "${step.opened.title}" is not complete after ${step.calls} model calls`;
    return { kind: 'close', outcome: 'stuck', reason };
  }
  const [message] = messages;
  if (message !== undefined) return { kind: 'deliver_message', text: message };
  const verdict = judge(step, limits.stuck, limits.callsPerStepMax);
  if (verdict !== null) return verdict;
  const last = step.exchanges.at(-1);
  if (last?.kind === 'reply' && last.calls.length === 0) return { kind: 'remind', isCutOff: last.finish === 'length' };
  return { kind: 'call_model', step };
}
