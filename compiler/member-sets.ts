/** Caches a set for each long list that is searched repeatedly. */
type Scalar = string | number | boolean;

const sets = new WeakMap<readonly Scalar[], ReadonlySet<Scalar>>();

/** @param list must not change */
export function membersOf(list: readonly Scalar[]): ReadonlySet<Scalar> {
  const known = sets.get(list) ?? new Set(list);
  sets.set(list, known);
  return known;
}
