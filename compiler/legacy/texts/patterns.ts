/**
 * Translates regular expressions. The older engine ran them as JavaScript. RE2 supports no lookaround and no backreferences, but
 * runs in linear time. A pattern is rewritten only if RE2 has another notation for the same construct.
 */
import { RE2JS } from 're2js';
import { patternProgram } from '../../pattern-programs.ts';

/** Flags that change what matches. `g`, `u`, `y` and `d` never changed whether a text matches. */
const meaningful = 'ims';

export type Pattern = { readonly pattern: string; readonly flags: string };

/** The pattern in the notation of RE2; null if RE2 cannot run it. */
export function patternOf(pattern: string, flags: string): Pattern | null {
  const kept = [...meaningful].filter((flag) => flags.includes(flag)).join('');
  if (patternProgram(pattern).kind === 'program') return { pattern, flags: kept };
  // RE2 may have another notation for it.
  const translated = translationOf(pattern);
  if (translated === null || patternProgram(translated).kind !== 'program') return null;
  return { pattern: translated, flags: kept };
}

function translationOf(pattern: string): string | null {
  try {
    return RE2JS.translateRegExp(pattern);
  } catch {
    return null;
  }
}
