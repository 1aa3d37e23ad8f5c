/**
 * Where a value ends that began in the middle of a text: at the quote that closes it, at its closing bracket, or at the next
 * space. Every search is bounded, so that going through a text takes time in proportion to it, whoever wrote it. Pure.
 */

/** No path and no secret that is worth the name is longer; what goes on behind this is looked at as a text of its own. */
export const spanMax = 4_096;

/** An escape sequence that ends in letters or digits: JSON within a text has many. */
export const backslashEscape = '\\\\(?:[nrtbf]|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2})';
export const anyEscape = `(?:${backslashEscape}|%[0-9A-Fa-f]{2})`;
/** No character of this class stands before, except as part of an escape sequence: a word begins behind `\\n` and `%22`. */
export const notBehind = (characters: string) => `(?:(?<!${characters})|(?<=${anyEscape}))`;

const isQuote = (character: string | undefined): boolean => character === '"' || character === "'" || character === '`';
const isLineEnd = (character: string | undefined): boolean => character === '\n' || character === '\r';

/** A quote as it stands in a text, with the backslashes that escape it: JSON within JSON is what agents paste. */
export type Quote = { readonly at: number; readonly end: number; readonly escapes: number; readonly character: string };

/** The quote that begins at `at`, or null. */
export function quoteAt(text: string, at: number): Quote | null {
  let end = at;
  while (text[end] === '\\' && end - at < 8) end += 1;
  const character = text[end];
  return character !== undefined && isQuote(character) ? { at, end: end + 1, escapes: end - at, character } : null;
}

/** The quote that stands right before `at`, or null. */
export function quoteBefore(text: string, at: number): Quote | null {
  if (!isQuote(text[at - 1])) return null;
  let start = at - 1;
  while (text[start - 1] === '\\' && at - start < 8) start -= 1;
  return quoteAt(text, start);
}

/** Where the text within a quote ends, on its line; null when nothing closes it. */
export function closingOf(text: string, { end, escapes, character }: Quote): number | null {
  let backslashes = 0;
  for (let at = end; at < text.length && at - end < spanMax; at += 1) {
    const found = text[at];
    if (isLineEnd(found)) return null;
    if (found === character && (escapes === 0 ? backslashes % 2 === 0 : backslashes <= escapes)) {
      // The backslashes belong to the quote, unless they stand for themselves.
      return escapes === 0 ? at : at - backslashes;
    }
    backslashes = found === '\\' ? backslashes + 1 : 0;
  }
  return null;
}

export function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < spanMax && !isLineEnd(text[at])) at += 1;
  return at;
}

/** Behind the bracket that closes the one at `from`; null when none does within bounds. Brackets in quotes do not count. */
export function bracketEnd(text: string, from: number): number | null {
  let depth = 0;
  for (let at = from; at < text.length && at - from < spanMax; at += 1) {
    const quote = quoteAt(text, at);
    if (quote !== null) {
      at = (closingOf(text, quote) ?? quote.end) + quote.escapes;
      continue;
    }
    if (text[at] === '{' || text[at] === '[') depth += 1;
    else if (text[at] === '}' || text[at] === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

/** A quote, `&`, `<` or `>`, as encoders of JSON escape them. */
const isEscapedMark = (text: string, at: number): boolean => /^\\u00(?:2[267]|3[ce])/i.test(text.slice(at, at + 6));

/** The end of what stands there without quotes: a space, a quote or a `<` ends it; punctuation at its end is not part of it. */
export function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < spanMax) {
    const character = text[end] ?? '';
    if (/[\s"'`<]/.test(character)) break;
    if (
      character === '\\' &&
      (/[\\nrt]/.test(text[end + 1] ?? '') || isQuote(text[end + 1]) || isEscapedMark(text, end))
    )
      break;
    end += 1;
  }
  while (end > from && /[),;\]}.]/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

/** What becomes of one place: `from` to `end` is replaced by a mark. Null: it stays as it is. */
export type Span = { readonly from: number; readonly end: number };

/**
 * Every place where `head` matches and `spanOf` answers a span, replaced. The search goes on behind each span, and behind the
 * head where there was none.
 */
export function replacedSpans(
  text: string,
  head: RegExp,
  spanOf: (match: RegExpExecArray) => Span | null,
  mark: () => string,
): string {
  const pieces: string[] = [];
  let done = 0;
  head.lastIndex = 0;
  for (let match = head.exec(text); match !== null; match = head.exec(text)) {
    const span = match.index < done ? null : spanOf(match);
    if (span !== null && span.end > span.from) {
      pieces.push(text.slice(done, span.from), mark());
      done = span.end;
      head.lastIndex = Math.max(span.end, match.index + 1);
    } else if (match[0] === '') head.lastIndex += 1;
  }
  if (done === 0) return text;
  pieces.push(text.slice(done));
  return pieces.join('');
}
