/**
 * Text search [resume-text-normalization]: NFKC, lower case without a locale, words of `[a-z0-9_-]+`; a text matches if it
 * contains all words of the query as whole words.
 */
import { truncationMarker } from '../../schemas/limits.ts';

export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[a-z0-9_-]+/g) ?? [];

/** The words of a text, each once, with a space around each. The marker of a cut text is none of its words. */
export function searchable(text: string): string {
  const whole = text.endsWith(truncationMarker) ? text.slice(0, -truncationMarker.length) : text;
  const words = new Set(wordsOf(whole));
  return words.size === 0 ? '' : ` ${[...words].join(' ')} `;
}

/** Whether a searchable text holds all words. False for no words: nothing was asked. Made once for many texts. */
export function matcherOf(words: readonly string[]): (text: string) => boolean {
  const whole = words.map((word) => ` ${word} `);
  return (text) => whole.length > 0 && whole.every((word) => text.includes(word));
}
export const holdsAll = (text: string, words: readonly string[]): boolean => matcherOf(words)(text);
