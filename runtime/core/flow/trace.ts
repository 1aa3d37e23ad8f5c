/** The entries of the decision trace, and their budgets (design-locks §1, decision_trace_appended). */
import { canonicalText, type JsonValue, utf8Length } from '../../../schemas/canonical/json.ts';
import type { TraceEntry } from '../../../schemas/events.ts';
import type { LoopFrame, PendingStep } from '../../../schemas/execution-snapshot.ts';
import { traceBytesMax, traceEntriesMax, traceRefsMax, traceSummaryBytesMax } from '../../../schemas/limits.ts';
import { truncationMarker } from '../../../schemas/limits.ts';
import { truncated } from '../text-budget.ts';
import type { Evaluation } from './conditions.ts';

type Ref = NonNullable<TraceEntry['refs']>[number];

const entry = (kind: TraceEntry['kind'], summary: string, refs: readonly Ref[]): TraceEntry => ({
  kind,
  summary,
  refs: refs.slice(0, traceRefsMax),
});
const stepRef = (stepId: string): Ref => ({ kind: 'step_id', stepId });
const loopRef = (loopId: string): Ref => ({ kind: 'loop_id', loopId });
const conditionRef = (conditionId: string): Ref => ({ kind: 'condition_id', conditionId });
const iterationRef = (value: number): Ref => ({ kind: 'iteration', value });

const because = ({ truth, absent }: Evaluation) =>
  truth === 'unknown' && absent.length > 0 ? `unknown, because ${absent.join(', ')} is absent` : truth;

export function selectedStep({ stepId, loopPath }: PendingStep): TraceEntry {
  const inner = loopPath.at(-1);
  return inner === undefined
    ? entry('selected_next_step', `Step ${stepId} is the first of the flow that is not done.`, [stepRef(stepId)])
    : entry('selected_next_step', `Step ${stepId} is next in iteration ${inner.iteration} of loop ${inner.loopId}.`, [
        stepRef(stepId),
        loopRef(inner.loopId),
        iterationRef(inner.iteration),
      ]);
}

export function stepCondition(stepId: string, conditionId: string, evaluation: Evaluation): TraceEntry {
  const skipped = evaluation.truth === 'false';
  return entry(
    'evaluated_condition',
    `Condition ${conditionId} is ${because(evaluation)}: step ${stepId} ${skipped ? 'is skipped' : 'runs'}.`,
    [stepRef(stepId), conditionRef(conditionId)],
  );
}

export function loopCondition(loopId: string, conditionId: string, evaluation: Evaluation): TraceEntry {
  const skipped = evaluation.truth === 'false';
  return entry(
    'evaluated_condition',
    `Condition ${conditionId} is ${because(evaluation)}: loop ${loopId} is ${skipped ? 'not entered' : 'entered'}.`,
    [loopRef(loopId), conditionRef(conditionId)],
  );
}

/** What a `for_each` found under its key when it was reached. */
export function listFound(loopId: string, what: string): TraceEntry {
  return entry('evaluated_condition', `Loop ${loopId}: ${what}.`, [loopRef(loopId)]);
}

export function enteredLoop(loopId: string, how: string): TraceEntry {
  return entry('entered_loop', `Loop ${loopId} was entered ${how}.`, [loopRef(loopId), iterationRef(0)]);
}

/** How an iteration of a `while` loop was decided. */
export function loopDecided({ loopId, iteration }: LoopFrame, conditionId: string, what: string): TraceEntry {
  return entry('evaluated_condition', `Loop ${loopId}, iteration ${iteration}: ${what}.`, [
    loopRef(loopId),
    conditionRef(conditionId),
    iterationRef(iteration),
  ]);
}

export function exitedLoop(loopId: string, iteration: number | null, why: string): TraceEntry {
  return entry('exited_loop', `Loop ${loopId} was left: ${why}.`, [
    loopRef(loopId),
    ...(iteration === null ? [] : [iterationRef(iteration)]),
  ]);
}

const bytesOf = (entries: readonly TraceEntry[]) => utf8Length(canonicalText(entries as JsonValue));

/**
 * The entries within their budgets. Order is kept; what does not fit is left out before the last entry, which then says how
 * many are missing and carries the canonical marker: the last one names the step that was chosen.
 */
export function withinBudget(entries: readonly TraceEntry[]): TraceEntry[] {
  const bounded = entries.map((each) => ({ ...each, summary: truncated(each.summary, traceSummaryBytesMax) }));
  if (bounded.length <= traceEntriesMax && bytesOf(bounded) <= traceBytesMax) return bounded;
  const last = bounded.at(-1);
  if (last === undefined) return bounded;
  for (let kept = Math.min(traceEntriesMax, bounded.length) - 1; ; kept -= 1) {
    const omitted = bounded.length - 1 - kept;
    const note = ` (${omitted} entries before it are left out)${truncationMarker}`;
    const summary = truncated(last.summary, traceSummaryBytesMax - utf8Length(note)) + note;
    const cut = [...bounded.slice(0, kept), { ...last, summary }];
    if (kept === 0 || bytesOf(cut) <= traceBytesMax) return cut;
  }
}
