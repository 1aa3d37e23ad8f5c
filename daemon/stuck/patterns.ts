/** The patterns in which a step repeats itself, each with what repeats. Pure: computed from the conversation of the step. */
import { counted } from '../../schemas/text/counted.ts';
import {
  alternatingTurnsMax,
  looseRepetitionsMax,
  newStateFromPercent,
  newStateWithinTurns,
  repeatedCallsMax,
  repeatedErrorsMax,
  repliesWithoutCallMax,
} from '../../schemas/daemon/limits.ts';
import type { StuckPattern } from '../../schemas/daemon/turn-record.ts';
import type { CallState, Exchange, ReplyExchange, StepState } from '../conversation/session-state.ts';
import { repeats } from './repetition.ts';

export type Found = { readonly pattern: StuckPattern; readonly what: string };

const isReply = (exchange: Exchange): exchange is ReplyExchange => exchange.kind === 'reply';
const hasCalls = ({ calls }: ReplyExchange): boolean => calls.length > 0;
const hasFailed = ({ calls }: ReplyExchange): boolean =>
  calls.every(({ result }) => result?.ending === 'failed' || result?.ending === 'refused');

const namesIn = (turns: readonly ReplyExchange[]): string => {
  const names = turns.flatMap(({ calls }) => calls.map(({ call }) => call.tool));
  return [...new Set(names)].join(', ');
};

/** A message of the user, and a nudge, start the count anew. */
function repliesSinceBreak({ exchanges }: StepState): readonly ReplyExchange[] {
  const last = exchanges.findLastIndex(
    (exchange) => exchange.kind === 'message' && (exchange.from === 'owner' || exchange.nudge !== undefined),
  );
  return exchanges.slice(last + 1).filter(isReply);
}

export function patternOf(step: StepState, callsPerStepMax: number): Found | null {
  const replies = repliesSinceBreak(step);
  return (
    monologue(replies) ?? repetition(replies.filter(hasCalls)) ?? noNewState(step, replies.length, callsPerStepMax)
  );
}

function monologue(replies: readonly ReplyExchange[]): Found | null {
  const last = replies.slice(-repliesWithoutCallMax);
  if (last.length < repliesWithoutCallMax || last.some(hasCalls)) return null;
  return { pattern: 'monologue', what: `${counted(last.length, 'reply', 'replies')} in a row without a tool call` };
}

function repetition(turns: readonly ReplyExchange[]): Found | null {
  const times = (count: number) => `${count} times in a row (${namesIn(turns.slice(-1))})`;
  if (repeats(turns, repeatedErrorsMax, 1) && turns.slice(-repeatedErrorsMax).every(hasFailed))
    return { pattern: 'repeated_error', what: `the same call failed in the same way ${times(repeatedErrorsMax)}` };
  if (repeats(turns, repeatedCallsMax, 1))
    return { pattern: 'repeated_call', what: `the same call had the same result ${times(repeatedCallsMax)}` };
  if (repeats(turns, looseRepetitionsMax, 1, 'except_times'))
    return {
      pattern: 'repeated_call',
      what: `the same call had the same result, apart from times and durations, ${times(looseRepetitionsMax)}`,
    };
  if (
    repeats(turns, alternatingTurnsMax, 2) ||
    repeats(turns, looseRepetitionsMax, 2, 'except_times') ||
    repeats(turns, looseRepetitionsMax, 3)
  )
    return {
      pattern: 'alternation',
      what: `the same calls alternated with the same results (${namesIn(turns.slice(-alternatingTurnsMax))})`,
    };
  return null;
}

/** Late in a step: no result of the last turns was new, and the files stayed as they were. */
function noNewState({ exchanges, calls }: StepState, repliesSince: number, callsPerStepMax: number): Found | null {
  if (calls * 100 < callsPerStepMax * newStateFromPercent || repliesSince < newStateWithinTurns) return null;
  const results = exchanges.filter(isReply).map((reply) => reply.calls.map(({ result }) => result));
  const earlier = results.slice(0, -newStateWithinTurns).flat();
  const texts = new Set(earlier.map((result) => result?.text));
  const files = new Set(earlier.map((result) => result?.worktree));
  const isKnown = (result: CallState['result']) =>
    texts.has(result?.text) && (result?.worktree === undefined || files.has(result.worktree));
  if (!results.slice(-newStateWithinTurns).flat().every(isKnown)) return null;
  return {
    pattern: 'no_new_state',
    what: `the last ${newStateWithinTurns} of ${calls} model calls returned no new result and changed no file`,
  };
}
