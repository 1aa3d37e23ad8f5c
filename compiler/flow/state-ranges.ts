/**
 * Stores the results of a condition for the values of one key as ranges of adjacent values with the same result. A few ranges per
 * condition suffice; a table of thousands of conditions and values would have their product as its size.
 */
import { canBe, fails, holds, mirrored, notFalse, type TruthSet, unknown } from './truth.ts';

export type StateRange = {
  /** Behind its last state; it begins where the one before it ends. */
  readonly end: number;
  readonly truths: TruthSet;
};
/** Of all states, in their order; no two neighbours are equal. */
export type StateRanges = readonly StateRange[];
export type Interval = { readonly from: number; readonly to: number };

export const everywhere = (count: number, truths: TruthSet): StateRanges => [{ end: count, truths }];

function extend(ranges: StateRange[], range: StateRange): void {
  const last = ranges.at(-1);
  if (range.end <= (last?.end ?? 0)) return;
  if (last?.truths === range.truths) ranges.pop();
  ranges.push(range);
}

/** @param at what single states answer, where that is not `otherwise` */
export function exceptAt(count: number, otherwise: TruthSet, at: ReadonlyMap<number, TruthSet>): StateRanges {
  const ranges: StateRange[] = [];
  for (const [position, truths] of [...at].sort(([a], [b]) => a - b)) {
    extend(ranges, { end: position, truths: otherwise });
    extend(ranges, { end: position + 1, truths });
  }
  extend(ranges, { end: count, truths: otherwise });
  return ranges;
}

export const opposite = (ranges: StateRanges): StateRanges =>
  ranges.map(({ end, truths }) => ({ end, truths: mirrored(truths) }));

/** How many parts of a conjunction cannot hold, can fail, can be unknown, and can do nothing but fail. */
type Counts = { cannotHold: number; canFail: number; canBeUnknown: number; canOnlyFail: number };

function count(counts: Counts, truths: TruthSet, by: 1 | -1): void {
  if (!canBe(truths, holds)) counts.cannotHold += by;
  if (canBe(truths, fails)) counts.canFail += by;
  if (canBe(truths, unknown)) counts.canBeUnknown += by;
  if (!canBe(truths, notFalse)) counts.canOnlyFail += by;
}

const conjunction = ({ cannotHold, canFail, canBeUnknown, canOnlyFail }: Counts): TruthSet =>
  (cannotHold === 0 ? holds : 0) | (canFail > 0 ? fails : 0) | (canBeUnknown > 0 && canOnlyFail === 0 ? unknown : 0);

/** Kleene's conjunction in each state; the work grows with the number of ranges, whatever the number of states. */
export function allOfRanges(states: number, parts: readonly StateRanges[]): StateRanges {
  const counts: Counts = { cannotHold: 0, canFail: 0, canBeUnknown: 0, canOnlyFail: 0 };
  const changes: { readonly at: number; readonly before: TruthSet; readonly after: TruthSet }[] = [];
  for (const part of parts) {
    count(counts, part[0]?.truths ?? 0, 1);
    for (const [index, { end, truths }] of part.entries()) {
      const after = part[index + 1]?.truths;
      if (after !== undefined) changes.push({ at: end, before: truths, after });
    }
  }
  const ranges: StateRange[] = [];
  for (const { at, before, after } of changes.sort((a, b) => a.at - b.at)) {
    extend(ranges, { end: at, truths: conjunction(counts) });
    count(counts, before, -1);
    count(counts, after, 1);
  }
  extend(ranges, { end: states, truths: conjunction(counts) });
  return ranges;
}

/** Where an answer is as asked for; neighbours are one. */
export function intervalsOf(ranges: StateRanges, isIn: (truths: TruthSet) => boolean): readonly Interval[] {
  const intervals: { from: number; to: number }[] = [];
  let from = 0;
  for (const { end, truths } of ranges) {
    const last = intervals.at(-1);
    if (isIn(truths) && last?.to === from && from > 0) last.to = end;
    else if (isIn(truths) && end > from) intervals.push({ from, to: end });
    from = end;
  }
  return intervals;
}

export function intersection(a: readonly Interval[], b: readonly Interval[]): readonly Interval[] {
  const common: Interval[] = [];
  let [i, j] = [0, 0];
  for (let one = a[i], other = b[j]; one !== undefined && other !== undefined; one = a[i], other = b[j]) {
    const from = Math.max(one.from, other.from);
    const to = Math.min(one.to, other.to);
    if (from < to) common.push({ from, to });
    if (one.to <= other.to) i += 1;
    else j += 1;
  }
  return common;
}
