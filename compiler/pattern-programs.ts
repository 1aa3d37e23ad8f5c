/** RE2 programs of authored patterns, each compiled once, because the reader, the checks and the lint rules use the same patterns. */
import { RE2JS } from 're2js';
import { stepPatternsEstimateMax, stepPatternsSizeMax, workflowPatternsSizeMax } from '../schemas/limits.ts';
import { patternSize } from '../schemas/pattern-size.ts';

export type PatternProgram =
  | { readonly kind: 'program'; readonly program: RE2JS; readonly size: number }
  /** @property problem why RE2 cannot run the pattern, in the words of RE2 */
  | { readonly kind: 'invalid'; readonly problem: string; readonly isTooLarge: boolean };

/** The bundle loads RE2 at its first use, so the module must not use it before a pattern is compiled. */
const flagBits = { i: () => RE2JS.CASE_INSENSITIVE, m: () => RE2JS.MULTILINE, s: () => RE2JS.DOTALL } as const;

const known = new Map<string, PatternProgram>();
/** The total number of instructions, which determines the memory of the programs. */
let knownSize = 0;

function compiled(pattern: string, flags: string): PatternProgram {
  const estimate = patternSize(pattern);
  if (estimate > stepPatternsEstimateMax)
    return {
      kind: 'invalid',
      problem: `it compiles to about ${estimate} RE2 instructions; ${stepPatternsSizeMax} are allowed in a step`,
      isTooLarge: true,
    };
  const bits = (['i', 'm', 's'] as const).reduce(
    (all, flag) => (flags.includes(flag) ? all | flagBits[flag]() : all),
    0,
  );
  try {
    const program = RE2JS.compile(pattern, bits);
    return { kind: 'program', program, size: program.programSize() };
  } catch (error) {
    const problem = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'unknown reason';
    return { kind: 'invalid', problem, isTooLarge: false };
  }
}

export function patternProgram(pattern: string, flags = ''): PatternProgram {
  const key = `${flags}/${pattern}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = compiled(pattern, flags);
  const size = pattern.length + (made.kind === 'program' ? made.size : 0);
  if (knownSize + size > workflowPatternsSizeMax * 2) {
    known.clear();
    knownSize = 0;
  }
  known.set(key, made);
  knownSize += size;
  return made;
}
