/**
 * Stores the results of a condition for the values of one key as ranges of adjacent values with the same result. A condition
 * needs only a few ranges; a table of all conditions and values would have quadratic size.
 */
import { canBe, fails, holds, mirrored, notFalse, type TruthSet, unknown } from './truth.ts';

export type StateRange = {
  /** The index after its last state; the range starts where the previous one ends. */
  readonly end: number;
  readonly truths: TruthSet;
};
/** The ranges of all states in order; no two neighbours are equal. */
export type StateRanges = readonly StateRange[];
export type Interval = { readonly from: number; readonly to: number };

export const everywhere = (count: number, truths: TruthSet): StateRanges => [{ end: count, truths }];

function extend(ranges: StateRange[], range: StateRange): void {
  const last = ranges.at(-1);
  if (range.end <= (last?.end ?? 0)) return;
  if (last?.truths === range.truths) ranges.pop();
  ranges.push(range);
}

/** @param at the results for single states that differ from `otherwise` */
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

/** The number of parts of a conjunction that cannot be true, can be false, can be unknown, and can only be false. */
type Counts = { cannotHold: number; canFail: number; canBeUnknown: number; canOnlyFail: number };

function count(counts: Counts, truths: TruthSet, by: 1 | -1): void {
  if (!canBe(truths, holds)) counts.cannotHold += by;
  if (canBe(truths, fails)) counts.canFail += by;
  if (canBe(truths, unknown)) counts.canBeUnknown += by;
  if (!canBe(truths, notFalse)) counts.canOnlyFail += by;
}

const conjunction = ({ cannotHold, canFail, canBeUnknown, canOnlyFail }: Counts): TruthSet =>
  (cannotHold === 0 ? holds : 0) | (canFail > 0 ? fails : 0) | (canBeUnknown > 0 && canOnlyFail === 0 ? unknown : 0);

/** Kleene's conjunction in each state. The work grows with the number of ranges, and not with the number of states. */
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

/** The ranges in which the result is as required; neighbours are joined. */
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
