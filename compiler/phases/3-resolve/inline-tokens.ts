/**
 * Inline tokens in prompt text. Only `{{wr.bindings.<slot>}}` exists, and `\{{` writes literal braces
 * [prompt-interpolation-closed]. Any other `{{wr.…}}` is an error, and other braces are text.
 */
export type InlineToken = {
  /** The offset in the text, in code units. */
  readonly start: number;
  readonly length: number;
  /** The trimmed text in the braces: `wr.refs.notes_first`. */
  readonly name: string;
};

const none: readonly never[] = [];

/** The WorkRail tokens of a text, without escaped ones. An unclosed token ends at the end of its line. */
export function inlineTokens(text: string): readonly InlineToken[] {
  // Most texts have no braces, and a regular expression takes many times as long.
  if (!text.includes('{{')) return none;
  const tokens: InlineToken[] = [];
  for (const match of text.matchAll(/(\\?)\{\{[ \t]*(wr\.[^{}\n]*)(\}\})?/g)) {
    if (match[1] === '\\') continue;
    tokens.push({ start: match.index, length: match[0].length, name: (match[2] ?? '').trimEnd() });
  }
  return tokens;
}

const bindingPrefix = 'wr.bindings.';

/** `\\{{` in a source: JSON doubles the backslash. */
export const escapedBraces = '`\\\\{{`';

/** `{{wr.bindings.design_review}}` → `design_review`. */
export const slotOf = ({ name }: InlineToken): string => name.slice(bindingPrefix.length);

export function isBindingToken(token: InlineToken): boolean {
  return token.name.startsWith(bindingPrefix);
}

/** The tokens of a text that the compiler replaces. */
export const bindingTokens = (text: string): readonly InlineToken[] => inlineTokens(text).filter(isBindingToken);

/** Undoes `\{{`. */
export function withoutEscapes(text: string): string {
  return text.replaceAll('\\{{', '{{');
}
