/**
 * Text search [resume-text-normalization]: NFKC, case folded without a locale, words of letters, digits, `_` and `-` of any script
 * (ADR-0030), which are `[a-z0-9_-]+` in ASCII text; a text matches if it contains all words of the query as whole words.
 */
import { truncationMarker } from '../../schemas/limits.ts';

const letters = String.raw`\p{L}\p{M}\p{N}`;
/** Scripts that put no spaces between words: the boundaries are not in the text, and a dictionary would differ between hosts. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`;
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const wordPattern = new RegExp(`(?:(?=[${letters}])[${unspaced}])+|(?:(?![${unspaced}])[${letters}_-])+`, 'gu');

/** Upper case first, because some letters are the same only there: `ß` and `ss`, the two forms of `σ`. */
const folded = (text: string) => text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

export const wordsOf = (text: string): readonly string[] =>
  (folded(text).match(wordPattern) ?? []).flatMap((word) => (isUnspaced.test(word) ? pairsIn(word) : [word]));

/** A text contains a run of characters only if it contains each pair of neighbours. A single character stands for itself. */
function pairsIn(run: string): readonly string[] {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((next, i) => `${characters[i]}${next}`);
}

/** Words that say nothing about the subject of a query: they occur in nearly every text, or ask for a run or a workflow. */
const fillers: ReadonlySet<string> = new Set(
  'continue help need resume run session want workflow a about an and any are as at be by can did do for from had has have how i in is it its last me my of on or our please some than that the then there this to us was we were what when where which with you your'.split(
    ' ',
  ),
);

/** The words without fillers; all of them where there are only fillers. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !fillers.has(word));
  return rest.length === 0 ? words : rest;
}

/** The marker of a cut text is none of its words. */
export const withoutMarker = (text: string): string =>
  text.endsWith(truncationMarker) ? text.slice(0, -truncationMarker.length) : text;

/** The words of a text, each once, with a space around each. */
export function searchable(text: string): string {
  const words = new Set(wordsOf(withoutMarker(text)));
  return words.size === 0 ? '' : ` ${[...words].join(' ')} `;
}

/** Whether a searchable text holds all words. False for no words: nothing was asked. Made once for many texts. */
export function matcherOf(words: readonly string[]): (text: string) => boolean {
  const whole = words.map((word) => ` ${word} `);
  return (text) => whole.length > 0 && whole.every((word) => text.includes(word));
}
export const holdsAll = (text: string, words: readonly string[]): boolean => matcherOf(words)(text);
