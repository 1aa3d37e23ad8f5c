/**
 * Validation criteria for the notes of a step. Patterns are RE2, so that no text can make the runtime slow [validation-criteria].
 * Each is compiled here, so errors are found before a run.
 */
import { counted } from '../../../schemas/text/counted.ts';
import { criteriaDepthMax, stepPatternsSizeMax } from '../../../schemas/limits.ts';
import type { ValidationCriteria } from '../../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quoteList } from '../../diagnostics/quote.ts';
import { rulesIn } from '../../ir/criteria-rules.ts';
import { helpForSize, patternFault } from '../../pattern-faults.ts';
import { patternProgram } from '../../pattern-programs.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';

/** `g` does not affect a test, but older files contain it; `u` is always on. */
const knownFlags = 'imsgu';

/** All criteria of one step. */
export function checkCriteria(criteria: ValidationCriteria, site: SourceCursor): readonly UnlocatedDiagnostic[] {
  const findings = checkPart(criteria, site, 1);
  return findings.length > 0 ? findings : checkPatternSizes(criteria, site);
}

/** A search takes time proportional to the size of the pattern times the length of the notes, and blocks the server meanwhile. */
function checkPatternSizes(criteria: ValidationCriteria, site: SourceCursor): readonly UnlocatedDiagnostic[] {
  const programs = rulesIn(criteria, []).flatMap(({ rule }) =>
    rule.type === 'regex' ? [patternProgram(rule.pattern)] : [],
  );
  const size = programs.reduce((sum, program) => sum + (program.kind === 'program' ? program.size : 0), 0);
  if (size <= stepPatternsSizeMax) return [];
  return [
    {
      code: 'resolve/invalid-pattern',
      message: `the patterns of this step compile to ${size} RE2 instructions; ${stepPatternsSizeMax} are allowed`,
      at: site.at,
      help: helpForSize,
    },
  ];
}

function checkPart(criteria: ValidationCriteria, site: SourceCursor, depth: number): readonly UnlocatedDiagnostic[] {
  if (depth > criteriaDepthMax) {
    return [
      {
        code: 'resolve/criteria-too-deep',
        message: `these criteria are nested more than ${criteriaDepthMax} levels deep`,
        at: site.at,
        help: 'flatten the criteria; an `and` inside an `and` and a `not` inside a `not` are redundant',
      },
    ];
  }
  if ('and' in criteria)
    return criteria.and.flatMap((part, index) => checkPart(part, site.in('and', index), depth + 1));
  if ('or' in criteria) return criteria.or.flatMap((part, index) => checkPart(part, site.in('or', index), depth + 1));
  if ('not' in criteria) return checkPart(criteria.not, site.in('not'), depth + 1);
  if (criteria.type === 'regex') return checkPattern(criteria.pattern, criteria.flags, site);
  if (criteria.type === 'length') return checkLength(criteria, site);
  return [];
}

function checkPattern(pattern: string, flags: string | undefined, site: SourceCursor): readonly UnlocatedDiagnostic[] {
  const unknown = [...new Set(flags)].filter((flag) => !knownFlags.includes(flag));
  if (unknown.length > 0) {
    return [
      {
        code: 'resolve/unknown-flag',
        message: `${quoteList(unknown)} ${unknown.length === 1 ? 'is not a regex flag' : 'are not regex flags'}`,
        at: site.in('flags').at,
        help: 'use `i` (ignore case), `m` (`^` and `$` match at every line) or `s` (`.` matches line breaks); `g` and `u` are accepted and ignored',
      },
    ];
  }
  const fault = patternFault(pattern);
  if (fault === null) return [];
  const { problem, isTooLarge, ...more } = fault;
  const what = isTooLarge ? 'is too large' : 'is not supported by RE2';
  return [
    {
      code: 'resolve/invalid-pattern',
      message: `the pattern ${what}: ${problem}`,
      at: site.in('pattern').at,
      ...more,
    },
  ];
}

function checkLength(
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  site: SourceCursor,
): readonly UnlocatedDiagnostic[] {
  if (min === undefined && max === undefined) {
    return [
      {
        code: 'resolve/empty-length',
        message: 'this `length` criterion has neither `min` nor `max`',
        at: site.at,
        help: 'add `min`, `max` or both',
      },
    ];
  }
  if (min === undefined || max === undefined || min <= max) return [];
  return [
    {
      code: 'resolve/unsatisfiable-length',
      message: `no text has at least ${min} and at most ${counted(max, 'character')}`,
      at: site.at,
      help: 'swap `min` and `max`, or remove one',
    },
  ];
}
