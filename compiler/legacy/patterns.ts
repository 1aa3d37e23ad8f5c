/**
 * Regular expressions. The older engine ran them as JavaScript, this one as RE2, which has no lookaround and no
 * backreferences and in return always ends. A pattern is rewritten where RE2 only spells it differently.
 */
import { RE2JS } from 're2js';
import { patternProgram } from '../pattern-programs.ts';

/** Flags that change what matches. `g`, `u`, `y` and `d` never changed whether a text matches. */
const meaningful = 'ims';

export type Pattern = { readonly pattern: string; readonly flags: string };

/** The pattern as RE2 has it, or null when RE2 cannot run it. */
export function patternOf(pattern: string, flags: string): Pattern | null {
  const kept = [...meaningful].filter((flag) => flags.includes(flag)).join('');
  if (patternProgram(pattern).kind === 'program') return { pattern, flags: kept };
  // It may only be spelled differently.
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
