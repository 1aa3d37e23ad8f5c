/** Did you mean: the nearest of the names that exist, when it is near enough to be meant. */

/** Names longer than this are not compared: a suggestion must cost nothing, whatever the input. */
const comparedLengthMax = 120;

/** Differences of case and of `-` and `_` are slips, not other words. */
export const normalized = (name: string) => name.toLowerCase().replaceAll('-', '_');

/** Damerau–Levenshtein, optimal string alignment: insert, delete, replace, swap two neighbours. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = best;
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** One slip in a short name, one in three letters in a longer one, never more than four. */
function distanceMax(length: number): number {
  if (length <= 2) return 0;
  return Math.min(4, Math.max(1, Math.floor(length / 3)));
}

export const isNear = (wanted: string, other: string, distance: number): boolean =>
  distance <= distanceMax(Math.min(wanted.length, other.length));

/** The candidate that `name` was meant to be, or null. Ties go to the smaller name by code unit. */
export const suggest = (name: string, candidates: Iterable<string>): string | null =>
  nearestOf(name, candidates, isNear);

/** @param isMeant whether a name at this distance is near enough; both names are in lower case */
export function nearestOf(name: string, candidates: Iterable<string>, isMeant: typeof isNear): string | null {
  if (name.length > comparedLengthMax) return null;
  const wanted = normalized(name);
  let best: { readonly candidate: string; readonly distance: number } | null = null;
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > 4) continue;
    const other = normalized(candidate);
    const distance = editDistance(wanted, other);
    if (!isMeant(wanted, other, distance)) continue;
    const better =
      best === null || distance < best.distance || (distance === best.distance && candidate < best.candidate);
    if (better) best = { candidate, distance };
  }
  return best?.candidate ?? null;
}
