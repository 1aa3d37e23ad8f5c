/** How confirmations ended, in words: the same in replies, reports and lists. An answer is what was recorded, and no proof of a human. Pure. */
import type { ConfirmationOutcome } from '../../schemas/closed-sets.ts';

/** In the form of a client, or with `workrail daemon answer`. */
const words: Readonly<Record<ConfirmationOutcome | 'asked', string>> = {
  asked: 'waiting for an answer',
  acknowledged_in_text: 'acknowledged in text',
  approved_in_form: 'approved by the user',
  rejected_in_form: 'rejected by the user',
  form_unanswered: 'form not answered',
  skipped_by_mode: 'skipped by the autonomy mode',
};
export const confirmationInWords = (outcome: ConfirmationOutcome | 'asked'): string => words[outcome];

/** `2 acknowledged in text, 1 skipped by the autonomy mode`. */
export function confirmationSummary(entries: readonly { readonly outcome: ConfirmationOutcome | 'asked' }[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of entries) counts.set(words[outcome], (counts.get(words[outcome]) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
}
