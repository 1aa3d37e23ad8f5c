/**
 * Did you mean, for many names that nothing has: comparing each of them with each that exists would cost the square of their
 * number. Short lists are always compared; of long ones the first mistakes get a suggestion, and nobody reads the thousandth.
 */
import { suggestedNamesMax, suggestionsFromLongListMax } from '../../schemas/limits.ts';
import { suggest } from '../../schemas/text/suggest.ts';

export type Names = readonly string[] | ReadonlySet<string> | ReadonlyMap<string, unknown>;
type Known = {
  readonly sorted: readonly string[];
  left: number;
  /** The name behind each ending; null where several end so. Made at the first question. */
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

/** @param names the same object for each question about it */
export function sortedNames(names: Names): readonly string[] {
  return knownIn(names).sorted;
}

/** The name that was probably meant; null when none is near, or too many questions were asked about a long list. */
export function nearestName(name: string, names: Names): string | null {
  const known = knownIn(names);
  if (known.sorted.length <= suggestedNamesMax) return suggest(name, known.sorted);
  if (known.left === 0) return null;
  known.left -= 1;
  return suggest(name, known.sorted);
}

/** `wr.contracts.plan` for `plan` or `contracts.plan`; null when no name ends so, or several. */
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
