/**
 * Inline tokens in prompt text. Exactly one kind exists, `{{wr.bindings.<slot>}}`, and `\{{` writes literal braces
 * [prompt-interpolation-closed]. Any other `{{wr.…}}` was meant to be something that WorkRail does differently; other braces are text.
 */
export type InlineToken = {
  /** Code units into the text. */
  readonly start: number;
  readonly length: number;
  /** What stands between the braces, trimmed: `wr.refs.notes_first`. */
  readonly name: string;
};

const none: readonly never[] = [];

/** The WorkRail tokens of a text, escaped ones left out. An unclosed one ends with its line. */
export function inlineTokens(text: string): readonly InlineToken[] {
  // Most texts have no braces, and a search by an expression costs many times as much.
  if (!text.includes('{{')) return none;
  const tokens: InlineToken[] = [];
  for (const match of text.matchAll(/(\\?)\{\{[ \t]*(wr\.[^{}\n]*)(\}\})?/g)) {
    if (match[1] === '\\') continue;
    tokens.push({ start: match.index, length: match[0].length, name: (match[2] ?? '').trimEnd() });
  }
  return tokens;
}

const bindingPrefix = 'wr.bindings.';

/** `\\{{` as an author writes it: sources are JSON, where a backslash is doubled. */
export const escapedBraces = '`\\\\{{`';

/** `{{wr.bindings.design_review}}` → `design_review`. */
export const slotOf = ({ name }: InlineToken): string => name.slice(bindingPrefix.length);

export function isBindingToken(token: InlineToken): boolean {
  return token.name.startsWith(bindingPrefix);
}

/** The tokens of a text that the compiler fills in. */
export const bindingTokens = (text: string): readonly InlineToken[] => inlineTokens(text).filter(isBindingToken);

/** Undoes `\{{`. */
export function withoutEscapes(text: string): string {
  return text.replaceAll('\\{{', '{{');
}
