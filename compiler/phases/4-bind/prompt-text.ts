/**
 * Converts a text of the author to the text for the agent: binds inline tokens, replaces `\{{` by `{{` and line ends by LF, and
 * removes white space at line ends and around the text, because every byte costs tokens. Indentation of the first line stays,
 * because it may be code.
 */
import type { BoundText, PromptText } from '../../ir/bound.ts';
import type { LocatedText } from '../../ir/resolved.ts';
import { inlineTokens, isBindingToken, slotOf, withoutEscapes } from '../3-resolve/inline-tokens.ts';

function isPromptText(text: string): text is PromptText {
  return !/\r|[ \t]\n/.test(text);
}

/** The lines of an authored text, with the offset of each in code units. */
function authoredLines(text: string): readonly { readonly line: string; readonly start: number }[] {
  const lines: { line: string; start: number }[] = [];
  let start = 0;
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n?|\n/g)) {
    lines.push({ line: text.slice(start, index), start });
    start = index + lineBreak.length;
  }
  return [...lines, { line: text.slice(start), start }];
}

/** The normalized text, and the offset of each of its lines in the authored text. */
function normalizedLines(text: string, finish: (line: string) => string): Pick<BoundText, 'text' | 'starts'> {
  if (!/[\r\n]/.test(text)) return { text: finish(text).trimEnd() as PromptText, starts: startOfText };
  const lines = authoredLines(text).map(({ line, start }) => ({ line: finish(line).trimEnd(), start }));
  const first = lines.findIndex(({ line }) => line !== '');
  const last = lines.findLastIndex(({ line }) => line !== '');
  const kept = first === -1 ? [{ line: '', start: 0 }] : lines.slice(first, last + 1);
  const normalized = kept.map(({ line }) => line).join('\n');
  if (!isPromptText(normalized)) throw new Error('a normalized text contains a carriage return or trailing whitespace');
  return { text: normalized, starts: kept.map(({ start }) => start) };
}

/** For a text that is not a prompt: the same rules, but braces stay unchanged. */
export function normalizedText(text: string): PromptText {
  return normalizedLines(text, (line) => line).text;
}

const noSlots: BoundText['slots'] = new Map();
const noTexts: ReadonlyMap<string, BoundText> = new Map();
const startOfText: readonly number[] = [0];

/** Field by field: every text passes here, and a spread into a new object is many times slower. */
const boundText = (
  { path, templateId }: LocatedText,
  { text, starts }: Pick<BoundText, 'text' | 'starts'>,
  slots: BoundText['slots'],
): BoundText => ({ text, path, starts, slots, templateId });

export class TextBinder {
  readonly #implementations: ReadonlyMap<string, string>;

  /** @param implementations the implementation of each slot */
  constructor(implementations: ReadonlyMap<string, string>) {
    this.#implementations = implementations;
  }

  text(located: LocatedText): BoundText {
    const { text } = located;
    if (!text.includes('{{wr.') && !text.includes('{{ ') && !text.includes('{{\t'))
      return boundText(located, normalizedLines(text, withoutEscapes), noSlots);
    const bySource = new Map<number, readonly string[]>();
    const starts = authoredLines(text).map(({ start }) => start);
    let line = -1;
    const normalized = normalizedLines(text, (authored) => {
      line += 1;
      const { bound, slots } = this.#line(authored);
      if (slots.length > 0) bySource.set(starts[line] ?? 0, slots);
      return bound;
    });
    const slots = new Map(
      normalized.starts.flatMap((start, index): readonly [number, readonly string[]][] => {
        const found = bySource.get(start);
        return found === undefined ? [] : [[index, found]];
      }),
    );
    return boundText(located, normalized, slots);
  }

  /** Replaces tokens, copying each part of the line once, then the escapes. */
  #line(line: string): { readonly bound: string; readonly slots: readonly string[] } {
    const pieces: string[] = [];
    const slots = new Set<string>();
    let end = 0;
    for (const token of inlineTokens(line)) {
      const implementation = isBindingToken(token) ? this.#implementations.get(slotOf(token)) : undefined;
      if (implementation === undefined) continue;
      slots.add(slotOf(token));
      pieces.push(line.slice(end, token.start), implementation);
      end = token.start + token.length;
    }
    return { bound: withoutEscapes(pieces.join('') + line.slice(end)), slots: [...slots] };
  }

  optionalText(text: LocatedText | null): BoundText | null {
    return text === null ? null : this.text(text);
  }

  texts(texts: ReadonlyMap<string, LocatedText>): ReadonlyMap<string, BoundText> {
    return texts.size === 0 ? noTexts : new Map([...texts].map(([key, text]) => [key, this.text(text)]));
  }
}
