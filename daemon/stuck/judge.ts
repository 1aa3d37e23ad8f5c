/**
 * The consequence of a repeated pattern in a step: the model gets one message; if the same pattern occurs again in the step, the session ends.
 * A user can continue it then: the step starts again, and with it every count [nudge-before-stuck]. Pure.
 */
import type { StuckPolicy } from '../../schemas/closed-sets.ts';
import { equalDeniedCallsMax } from '../../schemas/daemon/limits.ts';
import type { StuckPattern } from '../../schemas/daemon/turn-record.ts';
import type { Exchange, StepState } from '../conversation/session-state.ts';
import { type Found, patternOf } from './patterns.ts';

export type Verdict =
  | { readonly kind: 'nudge'; readonly pattern: StuckPattern; readonly text: string }
  | { readonly kind: 'close'; readonly outcome: 'stuck'; readonly reason: string };

export function judge(step: StepState, policy: StuckPolicy, callsPerStepMax: number): Verdict | null {
  if (policy === 'off') return null;
  const denied = policy === 'stop' ? deniedTooOften(step) : null;
  if (denied !== null) return { kind: 'close', outcome: 'stuck', reason: denied };
  const found = patternOf(step, callsPerStepMax);
  if (found === null) return null;
  if (policy === 'stop' && wasNudged(step, found.pattern)) {
    const reason = `step "${step.opened.title}" repeats itself (${found.pattern}): ${found.what}`;
    return { kind: 'close', outcome: 'stuck', reason };
  }
  return { kind: 'nudge', pattern: found.pattern, text: nudgeText(found) };
}

/** A message of the user resets the counts. */
function sinceUser({ exchanges }: StepState): readonly Exchange[] {
  const start = exchanges.findLastIndex((exchange) => exchange.kind === 'message' && exchange.from === 'owner');
  return exchanges.slice(start + 1);
}

const wasNudged = (step: StepState, pattern: StuckPattern): boolean =>
  sinceUser(step).some((exchange) => exchange.kind === 'message' && exchange.nudge === pattern);

/** A denial already says what is allowed, so it takes the place of the nudge [denials-end-a-session]. */
function deniedTooOften(step: StepState): string | null {
  const counts = new Map<string, number>();
  for (const exchange of sinceUser(step))
    for (const { result } of exchange.kind === 'reply' ? exchange.calls : []) {
      if (result?.denied === undefined) continue;
      const count = (counts.get(result.denied) ?? 0) + 1;
      if (count >= equalDeniedCallsMax)
        return `step "${step.opened.title}" requested "${result.denied}" ${count} times, but the policy denies this request. Allow it in "daemon.permissions" of ~/.workrail/workrail.json, or change the workflow`;
      counts.set(result.denied, count);
    }
  return null;
}

const advice: Readonly<Record<StuckPattern, string>> = {
  repeated_call:
    'Repeating the call will return the same result. Use what you know, or try something else. To wait for a command, start it in the background, then call bash_wait with the number of seconds to wait.',
  repeated_error: 'Repeating the call will fail again. Read the error, then change the arguments or the approach.',
  alternation: 'Nothing changed between the calls. Decide with what you know, or try something else.',
  monologue: 'Only tool calls have an effect. Call a tool, or call complete_step if the step is done.',
  no_new_state: 'The step has few model calls left. Finish what is possible.',
};

const nudgeText = ({ pattern, what }: Found): string =>
  `This step repeats itself: ${what}. ${advice[pattern]} If the step cannot be done, call complete_step with notes that say what is missing.`;
