/** RE2 patterns, so that no pattern of a workflow can stall a server [step-patterns-bounded]. Loaded lazily. */
import { RE2JS } from 're2js';
import { compiledPatternsCachedMax, stepPatternsEstimateMax, stepPatternsSizeMax } from '../../../schemas/limits.ts';
import { patternSize } from '../../../schemas/pattern-size.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { AttemptWork, Checks } from './checks.ts';

const flagBits: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/** `g`, `u` and the like change nothing here: a pattern is looked for once, in Unicode. */
function compiled(pattern: string, flags: string): RE2JS | null {
  if (patternSize(pattern) > stepPatternsEstimateMax) return null;
  const bits = [...flags].reduce((sum, flag) => sum | (flagBits[flag] ?? 0), 0);
  try {
    return RE2JS.compile(pattern, bits);
  } catch {
    return null;
  }
}

/** The patterns of the notes of one attempt: their sizes are bounded together, and so are their searches. */
export function patternMatches(): (work: AttemptWork) => Checks['matches'] {
  const known = new BoundedMap<string, { readonly pattern: RE2JS | null; readonly size: number }>(
    compiledPatternsCachedMax,
  );
  const lookUp = (pattern: string, flags: string) => {
    const key = `${flags}/${pattern}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = compiled(pattern, flags);
    const entry = { pattern: made, size: made?.programSize() ?? 0 };
    known.set(key, entry);
    return entry;
  };
  return (work) => {
    let left = stepPatternsSizeMax;
    return (pattern, flags, text) => {
      const entry = lookUp(pattern, flags);
      left -= entry.size;
      if (entry.pattern === null || left < 0) return 'invalid';
      if (!work.search(entry.size, text)) return 'over';
      return entry.pattern.matcher(text).find() ? 'found' : 'absent';
    };
  };
}

/** Patterns of contracts, for Ajv. One that cannot be run, or is larger than a step may have, keeps no artifact out. */
export const patternTests = (workOf: () => AttemptWork) =>
  Object.assign(
    (pattern: string) => {
      const made = compiled(pattern, '');
      const size = made?.programSize() ?? 0;
      const test = (text: string) =>
        made === null || size > stepPatternsSizeMax || !workOf().search(size, text) || made.matcher(text).find();
      // Ajv keeps patterns by their text.
      return { test, toString: () => pattern };
    },
    // For validators that are written to a file, which these never are.
    { code: 'patternTests' },
  );
