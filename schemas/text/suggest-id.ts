/** Did you mean, for ids with a namespace: `project.review`, `wr.refs.modes`, `lint/typo`. Apart from `suggest.ts`, which every command loads. */
import { editDistance, isNear, nearestOf, normalized } from './suggest.ts';

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
