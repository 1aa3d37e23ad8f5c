/**
 * The entries of the decision trace and their limits [trace-budgets]. Logs hold these sentences for ever: one that is worded anew
 * goes to `recorded-texts/`, where each version of the rules has its own wording.
 */
import { canonicalText, type JsonValue, utf8Length } from '../../../schemas/canonical/json.ts';
import type { TraceEntry } from '../../../schemas/events.ts';
import type { LoopFrame, PendingStep } from '../../../schemas/execution-snapshot.ts';
import {
  traceBytesMax,
  traceEntriesMax,
  tracePartsMax,
  traceRefsMax,
  traceSummaryBytesMax,
  truncationMarker,
} from '../../../schemas/limits.ts';
import type { RecordedTexts } from '../recorded-texts/current.ts';
import type { Rules } from '../validation/rules.ts';
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

/** Why a condition is what it is: the keys that are absent or cannot be compared, or the parts that decided it. */
function because(
  { truth, absent: asked, lacking, decidedBy }: Evaluation,
  { areAbsent, cannotCompare }: RecordedTexts,
): string {
  const absent = cannotCompare === null ? asked : lacking.absent;
  const reasons = absent.length === 0 ? [] : [areAbsent(absent)];
  if (cannotCompare !== null && lacking.incomparable.length > 0) reasons.push(cannotCompare(lacking.incomparable));
  if (truth === 'unknown' && reasons.length > 0) return `, because ${reasons.join(', and ')}`;
  if (decidedBy.length === 0) return '';
  const named = decidedBy.slice(0, tracePartsMax).map((part) => `${part.conditionId} is ${part.truth}`);
  const more = decidedBy.length - named.length;
  const said = more === 0 ? named : [...named, `${more} more`];
  return `, because ${said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`}`;
}

/** A reason that does not fit is left out whole: what follows from the condition stands behind it. */
function evaluated(
  subject: Ref,
  conditionId: string,
  evaluation: Evaluation,
  outcome: string,
  texts: RecordedTexts,
): TraceEntry {
  const said = (why: string) => `Condition ${conditionId} is ${evaluation.truth}${why}: ${outcome}.`;
  const [whole, plain] = [said(because(evaluation, texts)), said('')];
  const isTooLong = evaluation.decidedBy.length > 0 && utf8Length(whole) > traceSummaryBytesMax;
  const parts = evaluation.decidedBy.slice(0, tracePartsMax).map((part) => conditionRef(part.conditionId));
  return entry('evaluated_condition', isTooLong ? plain : whole, [subject, conditionRef(conditionId), ...parts]);
}

/** With the loops around the step, innermost first: the fold reads them (`selectedPlace`). Of the first rules, with the innermost alone. */
export function selectedStep({ stepId, loopPath }: PendingStep, { texts, namesLoopsAround }: Rules): TraceEntry {
  const [inner, ...outer] = [...loopPath].reverse();
  if (inner === undefined) return entry('selected_next_step', texts.nextInFlow(stepId), [stepRef(stepId)]);
  const named = namesLoopsAround ? [inner, ...outer] : [inner];
  return entry(
    'selected_next_step',
    `Step ${stepId} is next in iteration ${inner.iteration} of loop ${inner.loopId}.`,
    [stepRef(stepId), ...named.flatMap(({ loopId, iteration }) => [loopRef(loopId), iterationRef(iteration)])],
  );
}

/** A step that its own attempt showed not to apply. Begins with the condition: unlike that of a step that is skipped, it is never left out. */
export function notApplicable(stepId: string, conditionId: string): TraceEntry {
  const summary = `Condition ${conditionId} is false with the context of this attempt: step ${stepId} does not apply.`;
  return entry('evaluated_condition', summary, [conditionRef(conditionId), stepRef(stepId)]);
}

export function stepCondition(
  stepId: string,
  conditionId: string,
  evaluation: Evaluation,
  texts: RecordedTexts,
): TraceEntry {
  const outcome = `step ${stepId} ${evaluation.truth === 'false' ? 'is skipped' : 'runs'}`;
  return evaluated(stepRef(stepId), conditionId, evaluation, outcome, texts);
}

export function loopCondition(
  loopId: string,
  conditionId: string,
  evaluation: Evaluation,
  texts: RecordedTexts,
): TraceEntry {
  const outcome = `loop ${loopId} ${evaluation.truth === 'false' ? 'is not entered' : texts.mayBeEntered}`;
  return evaluated(loopRef(loopId), conditionId, evaluation, outcome, texts);
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

/** No step of an iteration applies with answers for earlier items, so it is walked again without them. */
export function answersOfEarlierItem({ loopId, iteration }: LoopFrame, names: readonly string[]): TraceEntry {
  const what = `${names.join(', ')} of an earlier item ${names.length === 1 ? 'counts' : 'count'} as absent, because no step applies`;
  return entry('evaluated_condition', `Loop ${loopId}, iteration ${iteration}: ${what}.`, [
    loopRef(loopId),
    iterationRef(iteration),
  ]);
}

/** What a step before a `while` loop decided about it. */
export function decidedBefore(loopId: string, what: string): TraceEntry {
  return entry('evaluated_condition', `Loop ${loopId}: ${what}.`, [loopRef(loopId)]);
}

export function exitedLoop(loopId: string, iteration: number, why: string, { exited }: RecordedTexts): TraceEntry {
  return entry('exited_loop', exited(loopId, why), [loopRef(loopId), iterationRef(iteration)]);
}

/** Recorded as an exit all the same: a loop without an iteration is no silent one. */
export function notEntered(loopId: string, why: string): TraceEntry {
  return entry('exited_loop', `Loop ${loopId} was not entered: ${why}.`, [loopRef(loopId)]);
}

const bytesOf = (entries: readonly TraceEntry[]) => utf8Length(canonicalText(entries as JsonValue));

/** In the wording of any version of the rules. */
const leftOutPattern = / \((\d+) (?:entries before it are left out|earlier entr(?:y|ies) omitted)\)\n\n\[TRUNCATED\]$/;

/** How many entries were left out of a trace, and its last entry as it was before that was said there. */
export function leftOut(entries: readonly TraceEntry[]): { readonly count: number; readonly last: TraceEntry | null } {
  const last = entries.at(-1) ?? null;
  const count = Number(leftOutPattern.exec(last?.summary ?? '')?.[1] ?? 0);
  return { count, last: last === null ? null : { ...last, summary: last.summary.replace(leftOutPattern, '') } };
}

const fits = (entries: readonly TraceEntry[]) => entries.length <= traceEntriesMax && bytesOf(entries) <= traceBytesMax;

const withNote = (entry: TraceEntry, count: number, { omitted }: RecordedTexts): TraceEntry => {
  const note = `${omitted(count)}${truncationMarker}`;
  return { ...entry, summary: truncated(entry.summary, traceSummaryBytesMax - utf8Length(note)) + note };
};

/**
 * The entries within the budgets of one event, by the first rules of a run (ADR-0018). Order is kept; what does not fit is left out
 * before the last entry, which then says how many are missing and carries the canonical marker: the last one names the step that
 * was chosen.
 */
export function withinBudget(entries: readonly TraceEntry[], texts: RecordedTexts): TraceEntry[] {
  const bounded = bySummary(entries);
  const last = bounded.at(-1);
  if (last === undefined || fits(bounded)) return bounded;
  for (let kept = Math.min(traceEntriesMax, bounded.length) - 1; ; kept -= 1) {
    const cut = [...bounded.slice(0, kept), withNote(last, bounded.length - 1 - kept, texts)];
    if (kept === 0 || bytesOf(cut) <= traceBytesMax) return cut;
  }
}

const bySummary = (entries: readonly TraceEntry[]): TraceEntry[] =>
  entries.map((entry) => ({ ...entry, summary: truncated(entry.summary, traceSummaryBytesMax) }));

/** Only the conditions of steps may be left out: how a loop was entered, decided and left must be recorded [loops-always-traced]. */
const mayBeLeftOut = ({ kind, refs }: TraceEntry) => kind === 'evaluated_condition' && refs?.[0]?.kind === 'step_id';

/**
 * The entries as the events of one node hold them, each event within its budgets. A trace that does not fit one event leaves out
 * conditions of steps, the last of them first, and goes on in further events only with what must be recorded. Order is kept.
 */
export function withinBudgets(entries: readonly TraceEntry[], texts: RecordedTexts): TraceEntry[][] {
  const bounded = bySummary(entries);
  const last = bounded.at(-1);
  if (last === undefined || fits(bounded)) return [bounded];
  const before = bounded.slice(0, -1);
  const required = before.filter((entry) => !mayBeLeftOut(entry));
  const optional = before.length - required.length;
  const keeping = (count: number): TraceEntry[] => {
    let room = count;
    const kept = before.filter((entry) => !mayBeLeftOut(entry) || room-- > 0);
    return [...kept, count === optional ? last : withNote(last, optional - count, texts)];
  };
  for (let count = Math.min(optional, traceEntriesMax); count > 0; count -= 1) {
    const kept = keeping(count);
    if (fits(kept)) return [kept];
  }
  return chunked(keeping(0));
}

function chunked(entries: readonly TraceEntry[]): TraceEntry[][] {
  const chunks: TraceEntry[][] = [];
  let open: TraceEntry[] = [];
  for (const entry of entries) {
    if (open.length > 0 && !fits([...open, entry])) {
      chunks.push(open);
      open = [];
    }
    open.push(entry);
  }
  return [...chunks, open];
}
