/** RE2 patterns, so that no pattern of a workflow can stall a server [step-patterns-bounded]. Loaded lazily. */
import { RE2JS } from 're2js';
import { compiledPatternsCachedMax, stepPatternsSizeMax } from '../../../schemas/limits.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { Checks } from './checks.ts';

const flagBits: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/** `g`, `u` and the like change nothing here: a pattern is looked for once, in Unicode. */
function compiled(pattern: string, flags: string): RE2JS | null {
  const bits = [...flags].reduce((sum, flag) => sum | (flagBits[flag] ?? 0), 0);
  try {
    return RE2JS.compile(pattern, bits);
  } catch {
    return null;
  }
}

/** The patterns of one attempt: a search costs the size of a pattern times the length of the text, so the sizes are bounded together. */
export function patternMatches(): () => Checks['matches'] {
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
  return () => {
    let left = stepPatternsSizeMax;
    return (pattern, flags, text) => {
      const entry = lookUp(pattern, flags);
      left -= entry.size;
      return entry.pattern === null || left < 0 ? null : entry.pattern.matcher(text).find();
    };
  };
}

/** Patterns of contracts, for Ajv. One that cannot be run, or not at a bounded cost, keeps no artifact out. */
export const patternTests = Object.assign(
  (pattern: string) => {
    const made = compiled(pattern, '');
    const isBounded = made !== null && made.programSize() <= stepPatternsSizeMax;
    // Ajv keeps patterns by their text.
    return { test: (text: string) => !isBounded || made.matcher(text).find(), toString: () => pattern };
  },
  // For validators that are written to a file, which these never are.
  { code: 'patternTests' },
);
