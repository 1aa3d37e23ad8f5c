/**
 * Translates regular expressions. The older engine ran them as JavaScript. RE2 supports no lookaround and no backreferences, but
 * runs in linear time. A pattern is rewritten only if RE2 has another notation for the same construct.
 */
import { RE2JS } from 're2js';
import { type PatternFault, patternFault } from '../../pattern-faults.ts';

/** Flags that change what matches. `g`, `u`, `y` and `d` never changed whether a text matches. */
const meaningful = 'ims';

export type Pattern = { readonly pattern: string; readonly flags: string };

/** The pattern in the notation of RE2, or why RE2 cannot run it. */
export function patternOf(pattern: string, flags: string): Pattern | PatternFault {
  const kept = [...meaningful].filter((flag) => flags.includes(flag)).join('');
  const fault = patternFault(pattern);
  if (fault === null) return { pattern, flags: kept };
  // RE2 may have another notation for it.
  const translated = translationOf(pattern);
  return translated === null || patternFault(translated) !== null ? fault : { pattern: translated, flags: kept };
}

function translationOf(pattern: string): string | null {
  try {
    return RE2JS.translateRegExp(pattern);
  } catch {
    return null;
  }
}
