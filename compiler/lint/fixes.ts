/** Safe fixes of a file, applied at once: whole fixes in the order of the findings, none over another. */
import type { Diagnostic, Fix } from '../../schemas/diagnostics.ts';

type Edit = Fix['edits'][number];
/** Which fix of which finding, as it stood before the edit. */
export type AppliedFix = Pick<Diagnostic, 'code' | 'at' | 'message'> & Pick<Fix, 'title'>;
export type FixedText = { readonly text: string; readonly applied: readonly AppliedFix[] };

/** Two edits at one place have no order, so they count as overlapping too. */
const overlap = (a: Edit, b: Edit) =>
  a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);

/** The first fix of each lint finding. What overlaps an earlier one waits for the next pass. */
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
