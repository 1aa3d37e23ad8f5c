/**
 * Determines which of the ids that two lists share kept their order, and which moved. The longest common order is kept. If there
 * are several, the first one by code unit is kept, so that both directions find the same moves.
 */

/** `length[i]`: the number of ids that can be kept from `ids[i]` on, including `ids[i]`. */
function keptLengths(places: readonly number[]): readonly number[] {
  const lengths = places.map(() => 1);
  for (let i = places.length - 1; i >= 0; i -= 1) {
    for (let j = i + 1; j < places.length; j += 1) {
      if ((places[j] ?? 0) > (places[i] ?? 0)) lengths[i] = Math.max(lengths[i] ?? 1, (lengths[j] ?? 1) + 1);
    }
  }
  return lengths;
}

function keptOf(ids: readonly string[], places: readonly number[]): ReadonlySet<string> {
  const lengths = keptLengths(places);
  const kept = new Set<string>();
  let from = 0;
  let place = -1;
  for (let left = Math.max(0, ...lengths); left > 0; left -= 1) {
    let best = -1;
    for (let i = from; i < ids.length; i += 1) {
      if (lengths[i] !== left || (places[i] ?? 0) <= place) continue;
      if (best === -1 || (ids[i] ?? '') < (ids[best] ?? '')) best = i;
    }
    kept.add(ids[best] ?? '');
    place = places[best] ?? 0;
    from = best + 1;
  }
  return kept;
}

/** The ids of both lists that did not keep their order. Ids are unique in each list. */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeAfter = new Map(after.map((id, place) => [id, place]));
  const shared = before.filter((id) => placeAfter.has(id));
  const inBefore = new Set(shared);
  const sharedAfter = after.filter((id) => inBefore.has(id));
  let start = 0;
  while (start < shared.length && shared[start] === sharedAfter[start]) start += 1;
  let end = shared.length;
  while (end > start && shared[end - 1] === sharedAfter[end - 1]) end -= 1;
  const middle = shared.slice(start, end);
  const kept = keptOf(
    middle,
    middle.map((id) => placeAfter.get(id) ?? 0),
  );
  return new Set(middle.filter((id) => !kept.has(id)));
}
