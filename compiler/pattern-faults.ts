/** Why RE2 cannot run an authored pattern, and the fix. */
import { patternProgram } from './pattern-programs.ts';

/** Constructs of other engines, in the words of RE2. */
const unsupported = /Perl syntax|named capture: `\(\?<[=!]|nested repetition|escape sequence: `\\[1-9k]/;

export const helpForSize =
  'use smaller repetition counts: `x{1,1000}` is two thousand times as large as `x`; `x+` stays small';

/** The fix for an error of RE2 in the syntax, by the words of RE2. */
function helpForSyntax(problem: string): string {
  if (/repeat count/.test(problem))
    return 'repeat at most 1,000 times in total, including the counts of enclosing groups: `(x{100}){10}`';
  if (/nests too deeply/.test(problem)) return 'nest fewer groups';
  if (/closing \]|character class/.test(problem))
    return 'correct the pattern; in JSON, write a literal bracket as `"\\\\["`';
  if (/escape sequence: `\\u/.test(problem)) return 'write the character itself, or its number as `"\\\\x{00e9}"`';
  if (/backslash|escape/.test(problem))
    return 'correct the pattern; in JSON, write a backslash of the pattern as `\\\\`, so `"\\\\d"` matches a digit';
  if (/ [()]: /.test(problem)) return 'correct the pattern; in JSON, write a literal parenthesis as `"\\\\("`';
  return 'correct the pattern';
}

/** The fix for a lookaround, written as criteria; otherwise the general fix. */
function helpFor(pattern: string): string {
  if (/\(\?<=/.test(pattern))
    return 'include the preceding text in the pattern: write `Verdict: pass` instead of `(?<=Verdict: )pass`';
  if (/\(\?(<!|!)/.test(pattern))
    return 'forbid the text with a separate criterion: `{ "and": [{ … }, { "not": { "type": "regex", "pattern": "…" } }] }`';
  if (/\(\?=/.test(pattern))
    return 'require each text with a separate criterion: `{ "and": [{ "type": "regex", "pattern": "…" }, { … }] }`';
  return 'write the pattern without these constructs, or join several criteria with `and`';
}

export type PatternFault = {
  readonly problem: string;
  readonly isTooLarge: boolean;
  readonly notes?: readonly string[];
  readonly help: string;
};

/** Null if RE2 runs the pattern. */
export function patternFault(pattern: string): PatternFault | null {
  const made = patternProgram(pattern);
  if (made.kind === 'program') return null;
  const { problem, isTooLarge } = made;
  if (isTooLarge) return { problem, isTooLarge, help: helpForSize };
  if (!unsupported.test(problem)) return { problem, isTooLarge, help: helpForSyntax(problem) };
  const note =
    'RE2 runs in linear time, and does not support lookahead, lookbehind, backreferences or possessive repetition';
  return { problem, isTooLarge, notes: [note], help: helpFor(pattern) };
}
