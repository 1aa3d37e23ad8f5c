/**
 * Texts that consist of parts of the author and words of the translation. Each part has its origin, so that every prompt line
 * refers to the file.
 */
import type { Path } from '../ir/document.ts';

export type TextPart = {
  /** The offset in the whole text, in code units. */
  readonly start: number;
  readonly length: number;
  readonly path: Path;
  /** The offset of a copied part in the authored value, in code units; null for words of the translation. */
  readonly from: number | null;
};
export type MappedText = { readonly text: string; readonly parts: readonly TextPart[] };

/** A copy of the text at `path`, or of the part of it that starts at `from`. */
export const authored = (text: string, path: Path, from = 0): MappedText => ({
  text,
  parts: [{ start: 0, length: text.length, path, from }],
});

/** Words of the translation that belong to the value at `path`. */
export const synthesized = (text: string, path: Path): MappedText => ({
  text,
  parts: [{ start: 0, length: text.length, path, from: null }],
});

/** Joins several texts. A separator belongs to the text before it. */
export function joined(texts: readonly MappedText[], separator = ''): MappedText {
  let text = '';
  const parts: TextPart[] = [];
  for (const [index, one] of texts.entries()) {
    if (index > 0) text += separator;
    for (const part of one.parts) parts.push({ ...part, start: part.start + text.length });
    text += one.text;
  }
  return { text, parts };
}

/** The index after the last part that starts at or before a position. Parts are in the order of the text and do not overlap. */
function partsUntil(parts: readonly TextPart[], place: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A part of a text, in code units. */
export function sliced({ text, parts }: MappedText, start: number, end: number): MappedText {
  const first = Math.max(0, partsUntil(parts, start) - 1);
  return {
    text: text.slice(start, end),
    parts: parts.slice(first, partsUntil(parts, end)).flatMap((part) => {
      const from = Math.max(part.start, start);
      const until = Math.min(part.start + part.length, end);
      if (from >= until) return [];
      const copied = part.from === null ? null : part.from + from - part.start;
      return [{ start: from - start, length: until - from, path: part.path, from: copied }];
    }),
  };
}

/** The part that contains a position, or the last part before it: a separator is in no part. */
export function partAt({ parts }: Pick<MappedText, 'parts'>, place: number): TextPart | null {
  return parts[partsUntil(parts, place) - 1] ?? parts[0] ?? null;
}
