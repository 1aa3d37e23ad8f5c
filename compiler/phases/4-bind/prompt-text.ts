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

export function normalizedText(text: string): PromptText {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.length > 0 && lines[0] === '') lines.shift();
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const normalized = lines.join('\n');
  if (!isPromptText(normalized)) throw new Error('a normalized text holds a carriage return or a trailing blank');
  return normalized;
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
    return { text: normalizedText(withoutEscapes(text)), path };
  }

  optionalText(text: LocatedText | null): BoundText | null {
    return text === null ? null : this.text(text);
  }

  texts(texts: ReadonlyMap<string, LocatedText>): ReadonlyMap<string, BoundText> {
    return new Map([...texts].map(([key, text]) => [key, this.text(text)]));
  }
}
