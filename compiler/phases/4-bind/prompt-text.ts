/**
 * The text an agent will read, from the text an author wrote: inline tokens are bound, `\{{` becomes `{{`, line endings
 * become LF, and blanks at line ends and around the text go (an agent pays for them and nobody sees them). Leading blanks
 * of the first line stay: they may be code.
 */
import type { Finding } from '../../diagnostics/finding.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { BoundText, PromptText } from '../../ir/bound.ts';
import type { LocatedText } from '../../ir/resolved.ts';
import { inlineTokens, isBindingToken, withoutEscapes } from '../2-resolve/inline-tokens.ts';

function isPromptText(text: string): text is PromptText {
  return !/\r|[ \t]\n/.test(text);
}

/** The lines of an authored text, with the code unit at which each begins. */
function authoredLines(text: string): readonly { readonly line: string; readonly start: number }[] {
  const lines: { line: string; start: number }[] = [];
  let start = 0;
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n?|\n/g)) {
    lines.push({ line: text.slice(start, index), start });
    start = index + lineBreak.length;
  }
  return [...lines, { line: text.slice(start), start }];
}

/** The normalized text, and where each of its lines begins in the authored one. */
function normalizedLines(text: string, finish: (line: string) => string): Pick<BoundText, 'text' | 'starts'> {
  const lines = authoredLines(text).map(({ line, start }) => ({ line: finish(line).trimEnd(), start }));
  const first = lines.findIndex(({ line }) => line !== '');
  const last = lines.findLastIndex(({ line }) => line !== '');
  const kept = first === -1 ? [{ line: '', start: 0 }] : lines.slice(first, last + 1);
  const normalized = kept.map(({ line }) => line).join('\n');
  if (!isPromptText(normalized)) throw new Error('a normalized text holds a carriage return or a trailing blank');
  return { text: normalized, starts: kept.map(({ start }) => start) };
}

/** For a text that is no prompt: the same rules, and braces stay as they are. */
export function normalizedText(text: string): PromptText {
  return normalizedLines(text, (line) => line).text;
}

export class TextBinder {
  readonly findings: Finding[] = [];
  readonly #document: SourceDocument;

  constructor(document: SourceDocument) {
    this.#document = document;
  }

  text({ text, path }: LocatedText): BoundText {
    for (const token of inlineTokens(text)) {
      if (!isBindingToken(token)) continue;
      this.findings.push({
        code: 'bind/not-yet-supported',
        message: `this version does not bind ${quote(token.name)} yet`,
        at: this.#document.within(path, token.start, token.length),
        label: 'extension points are not run by this compiler',
        help: 'name the workflow or routine in words, or write `\\{{` for literal braces',
      });
    }
    return { ...normalizedLines(text, withoutEscapes), path };
  }

  optionalText(text: LocatedText | null): BoundText | null {
    return text === null ? null : this.text(text);
  }

  texts(texts: ReadonlyMap<string, LocatedText>): ReadonlyMap<string, BoundText> {
    return new Map([...texts].map(([key, text]) => [key, this.text(text)]));
  }
}
