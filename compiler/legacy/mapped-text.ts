/**
 * Texts that are put together from what an author wrote and what the translation says around it. Each part knows where it
 * comes from, so that every line of a prompt still points into the file.
 */
import type { Path } from '../ir/document.ts';

export type TextPart = {
  /** Code units into the whole text. */
  readonly start: number;
  readonly length: number;
  readonly path: Path;
  /** Where a part that was copied begins in the authored value, in code units; null for words of the translation. */
  readonly from: number | null;
};
export type MappedText = { readonly text: string; readonly parts: readonly TextPart[] };

/** Copied as it stands at `path`, or a stretch of it that begins at `from`. */
export const authored = (text: string, path: Path, from = 0): MappedText => ({
  text,
  parts: [{ start: 0, length: text.length, path, from }],
});

/** Words of the translation, on behalf of what stands at `path`. */
export const synthesized = (text: string, path: Path): MappedText => ({
  text,
  parts: [{ start: 0, length: text.length, path, from: null }],
});

/** One text out of several. The separator belongs to what stands before it. */
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

/** The index behind the last part that begins at a place or before it. Parts stand in the order of the text and never overlap. */
function partsUntil(parts: readonly TextPart[], place: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A stretch of a text, in code units. */
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

/** The part that holds a place, or the last one before it: a separator stands in none. */
export function partAt({ parts }: Pick<MappedText, 'parts'>, place: number): TextPart | null {
  return parts[partsUntil(parts, place) - 1] ?? parts[0] ?? null;
}
