/**
 * Whether turns of a step repeat each other. A turn is one reply of the model with the results of its calls. Two turns are the same if
 * their calls, their results and the files after them are the same, so a poll whose output grows and a command that changes files each
 * time are not repetitions [stuck-is-judged-on-results]. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CallState, ReplyExchange, StepState } from '../conversation/session-state.ts';
import { waitTool } from '../tools/tool.ts';

type Sameness = 'exact' | 'except_times';

const sameAction = ({ call }: CallState, other: CallState): boolean =>
  call.tool === other.call.tool && isDeepStrictEqual(call.arguments, other.call.arguments);

/** Durations, times of day and dates: what a test run prints differently each time it fails in the same way. */
const times =
  /\d+(?:[.,]\d+)?\s?(?:ns|µs|us|ms|s|secs?|seconds?|m|min|minutes?)\b|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?|\d{4}-\d{2}-\d{2}/g;

/** A wait reports how long its command runs: that is what differs between two of them. */
function sameText({ call, result }: CallState, other: CallState, sameness: Sameness): boolean {
  const texts = [result?.text ?? '', other.result?.text ?? ''] as const;
  if (texts[0] === texts[1]) return true;
  if (sameness === 'exact' || call.tool === waitTool) return false;
  return texts[0].replace(times, '#') === texts[1].replace(times, '#');
}

/** Files that are unknown do not make a difference: logs of earlier versions have none. */
function sameFiles({ result }: CallState, other: CallState): boolean {
  const files = [result?.worktree, other.result?.worktree];
  return files.includes(undefined) || files[0] === files[1];
}

const sameTurn = ({ calls }: ReplyExchange, other: ReplyExchange, sameness: Sameness): boolean =>
  calls.length === other.calls.length &&
  calls.every((call, i) => {
    const counterpart = other.calls[i] as CallState;
    return (
      call.result?.ending === counterpart.result?.ending &&
      sameAction(call, counterpart) &&
      sameText(call, counterpart, sameness) &&
      sameFiles(call, counterpart)
    );
  });

/** Whether each of the last `count` turns is the same as the one `period` turns before it, if that is one of them as well. */
export function repeats(
  turns: readonly ReplyExchange[],
  count: number,
  period: number,
  sameness: Sameness = 'exact',
): boolean {
  const last = turns.slice(-count);
  return (
    last.length === count && last.slice(period).every((turn, i) => sameTurn(turn, last[i] as typeof turn, sameness))
  );
}

/** Whether the call that just returned `text` may repeat an earlier one: only then, the files are looked at. */
export function mayRepeat({ exchanges }: StepState, call: CallState['call'], text: string): boolean {
  const running: CallState = { call, isStarted: true, result: null };
  return exchanges.some(
    (exchange) =>
      exchange.kind === 'reply' &&
      exchange.calls.some(
        (earlier) => earlier.result !== null && (earlier.result.text === text || sameAction(earlier, running)),
      ),
  );
}
