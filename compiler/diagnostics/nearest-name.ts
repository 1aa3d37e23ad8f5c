/**
 * Suggests similar names ("did you mean …?") for many unknown names. Comparing each of them with each known name would take
 * quadratic time. Names are always compared with short lists; with a long list, only the first unknown names are compared.
 */
import { suggestedNamesMax, suggestionsFromLongListMax } from '../../schemas/limits.ts';
import { similarName } from './similar-name.ts';

export type Names = readonly string[] | ReadonlySet<string> | ReadonlyMap<string, unknown>;
type Known = {
  readonly sorted: readonly string[];
  left: number;
  /** The full name for each ending; null if several names have this ending. Computed at the first query. */
  byEnding?: ReadonlyMap<string, string | null>;
};

const knownNames = new WeakMap<Names, Known>();

function knownIn(names: Names): Known {
  const list = Array.isArray(names) ? names : (names as ReadonlySet<string>);
  const size = Array.isArray(names) ? names.length : (names as ReadonlySet<string>).size;
  const before = knownNames.get(names);
  if (before !== undefined && before.sorted.length === size) return before;
  const known: Known = {
    sorted: [...(Array.isArray(list) ? list : list.keys())].sort(),
    left: suggestionsFromLongListMax,
  };
  knownNames.set(names, known);
  return known;
}

/** @param names the same object in each query about this list */
export function sortedNames(names: Names): readonly string[] {
  return knownIn(names).sorted;
}

/** The most similar name; null if no name is similar, or if too many queries were made about a long list. */
export function nearestName(name: string, names: Names): string | null {
  const known = knownIn(names);
  if (known.sorted.length <= suggestedNamesMax) return similarName(name, known.sorted);
  if (known.left === 0) return null;
  known.left -= 1;
  return similarName(name, known.sorted);
}

/** Returns `wr.contracts.plan` for `plan` or `contracts.plan`; null if no name or several names end like this. */
export function nameEndingIn(ending: string, names: Names): string | null {
  const known = knownIn(names);
  known.byEnding ??= endingsOf(known.sorted);
  return known.byEnding.get(ending) ?? null;
}

function endingsOf(names: readonly string[]): ReadonlyMap<string, string | null> {
  const endings = new Map<string, string | null>();
  for (const name of names) {
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
      const ending = name.slice(dot + 1);
      endings.set(ending, endings.has(ending) ? null : name);
    }
  }
  return endings;
}
