/** Did you mean: the nearest of the names that exist, when it is near enough to be meant. */

/** Names longer than this are not compared: a suggestion must cost nothing, whatever the input. */
const comparedLengthMax = 120;

/** Differences of case and of `-` and `_` are slips, not other words. */
const normalized = (name: string) => name.toLowerCase().replaceAll('-', '_');

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

const isNear = (wanted: string, other: string, distance: number): boolean =>
  distance <= distanceMax(Math.min(wanted.length, other.length));

/** The candidate that `name` was meant to be, or null. Ties go to the smaller name by code unit. */
export const suggest = (name: string, candidates: Iterable<string>): string | null =>
  nearestOf(name, candidates, isNear);

const lastPart = (name: string) => name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
const namespaceOf = (name: string) => name.slice(0, name.length - lastPart(name).length);

/** A namespace that is right, or nearly right, makes no other name similar: what stands after it is compared by itself. */
function isNearInNamespace(wanted: string, other: string, distance: number): boolean {
  const [lastWanted, lastOther] = [lastPart(wanted), lastPart(other)];
  const [namespace, otherNamespace] = [namespaceOf(wanted), namespaceOf(other)];
  // One of them is written without its dot.
  if ((namespace === '') !== (otherNamespace === '')) return isNear(wanted, other, distance);
  const isLastNear = lastWanted === lastOther || isNear(lastWanted, lastOther, editDistance(lastWanted, lastOther));
  return isLastNear && (namespace === otherNamespace || isNear(wanted, other, distance));
}

/** The same among names with a namespace, such as `project.review` and `lint/typo` [suggestions-are-similar]. */
export const suggestNamed = (name: string, candidates: Iterable<string>): string | null =>
  nearestOf(name, candidates, isNearInNamespace);

function nearestOf(name: string, candidates: Iterable<string>, isMeant: typeof isNear): string | null {
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

/** The id that a shorter one was meant to be: the nearest, or else the only one that goes on with another word. */
export function suggestId(id: string, ids: Iterable<string>): string | null {
  const all = [...ids];
  const near = suggestNamed(id, all);
  if (near !== null || id.length < 3) return near;
  const longer = all.filter((one) => one.startsWith(id) && /^[._-]/.test(one.slice(id.length)));
  return longer.length === 1 ? (longer[0] ?? null) : null;
}

const withoutNamespace = (id: string) => id.slice(id.indexOf('.') + 1);

/** The ids that have this very name in some namespace, in their order. */
export function idsNamed(id: string, ids: readonly string[]): readonly string[] {
  const name = normalized(withoutNamespace(id));
  return ids.filter((each) => normalized(withoutNamespace(each)) === name);
}
