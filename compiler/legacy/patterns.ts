/**
 * Regular expressions. The older engine ran them as JavaScript, this one as RE2, which has no lookaround and no
 * backreferences and in return always ends. A pattern is rewritten where RE2 only spells it differently.
 */
import { RE2JS } from 're2js';

/** Flags that change what matches. `g`, `u`, `y` and `d` never changed whether a text matches. */
const meaningful = 'ims';

export type Pattern = { readonly pattern: string; readonly flags: string };

/** The pattern as RE2 has it, or null when RE2 cannot run it. */
export function patternOf(pattern: string, flags: string): Pattern | null {
  const kept = [...meaningful].filter((flag) => flags.includes(flag)).join('');
  try {
    RE2JS.compile(pattern);
    return { pattern, flags: kept };
  } catch {
    // It may only be spelled differently.
  }
  try {
    const translated = RE2JS.translateRegExp(pattern);
    RE2JS.compile(translated);
    return { pattern: translated, flags: kept };
  } catch {
    return null;
  }
}
