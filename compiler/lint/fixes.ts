/**
 * Applies the safe fixes of a file together, in the order of the findings. Each fix is applied completely, and no two fixes
 * overlap.
 */
import type { Diagnostic, Fix } from '../../schemas/diagnostics.ts';

type Edit = Fix['edits'][number];
/** The applied fixes of each finding, with their text before the edit. */
export type AppliedFix = Pick<Diagnostic, 'code' | 'at' | 'message'> & Pick<Fix, 'title'>;
export type FixedText = { readonly text: string; readonly applied: readonly AppliedFix[] };

/** Two edits at the same position have no order, so they count as overlapping. */
const overlap = (a: Edit, b: Edit) =>
  a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);

/** The first fix of each lint finding. A fix that overlaps an earlier one is left for the next run. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const edits: Edit[] = [];
  const applied: AppliedFix[] = [];
  for (const { code, at, message, fixes } of diagnostics) {
    const fix = code.startsWith('lint/') ? fixes[0] : undefined;
    if (fix === undefined || fix.edits.some((edit) => edits.some((taken) => overlap(taken, edit)))) continue;
    edits.push(...fix.edits);
    applied.push({ code, at, message, title: fix.title });
  }
  let fixed = text;
  for (const { offset, length, text: replacement } of edits.sort((a, b) => b.offset - a.offset)) {
    fixed = fixed.slice(0, offset) + replacement + fixed.slice(offset + length);
  }
  return { text: fixed, applied };
}
