/**
 * Limits the total size of the patterns in one source before any is compiled, because compiling is the expensive part (ADR-0029).
 */
import { workflowPatternsSizeMax } from '../../../schemas/limits.ts';
import { findPatterns, patternSize } from '../../../schemas/pattern-size.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';

export function checkPatternBudget(document: SourceDocument): readonly UnlocatedDiagnostic[] {
  let sum = 0;
  let at: Path | null = null;
  findPatterns(document.value, (pattern, path) => {
    sum += patternSize(pattern);
    if (sum > workflowPatternsSizeMax) at = [...path];
    return at === null;
  });
  return at === null ? [] : [tooManyPatterns(document, at)];
}

export const tooManyPatterns = (document: SourceDocument, at: Path): UnlocatedDiagnostic => ({
  code: 'check/too-many-patterns',
  message: `the distinct patterns of this workflow together compile to more than ${workflowPatternsSizeMax} RE2 instructions`,
  at: document.at(at),
  label: 'with this pattern, the total exceeds the limit',
  help: 'use smaller repetition counts (`x{1,1000}` is two thousand times as large as `x`; `x+` stays small), or split the workflow',
});
