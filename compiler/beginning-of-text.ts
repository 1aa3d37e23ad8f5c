/** Texts cut to a size in bytes of UTF-8. */
import { utf8Length } from '../schemas/canonical/json.ts';

/** The length in code units of the longest prefix of `text` with at most `bytesMax` bytes, in whole characters. */
export function fittingLength(text: string, bytesMax: number): number {
  let bytes = 0;
  let length = 0;
  for (const character of text) {
    bytes += utf8Length(character);
    if (bytes > bytesMax) return length;
    length += character.length;
  }
  return length;
}

export const ellipsis = '…';

/** The beginning of a text, cut at a word, with an ellipsis. */
export function beginningOf(text: string, bytesMax: number): string {
  if (utf8Length(text) <= bytesMax) return text;
  const cut = text.slice(0, fittingLength(text, bytesMax - utf8Length(ellipsis)));
  const atWord = cut.lastIndexOf(' ') > cut.length / 2 ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${atWord.trimEnd()}${ellipsis}`;
}
