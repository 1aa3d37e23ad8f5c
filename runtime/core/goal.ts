/** How a goal is written: one line without control characters, within its budget. Pure; a written goal is written unchanged. */
import { goalBytesMax } from '../../schemas/limits.ts';
import { linesOf, shortened } from './text-budget.ts';

/** @returns no text where nothing but white space is given */
export function goalText(given: string): { readonly text: string | null; readonly isCut: boolean } {
  const line = linesOf(given).join(' ').replace(/\s+/gu, ' ').trim();
  const text = shortened(line, goalBytesMax);
  return { text: text === '' ? null : text, isCut: text !== line };
}
