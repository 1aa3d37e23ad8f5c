/**
 * Translates context tokens. The older engine replaced `{{module}}` in a text while the workflow ran. A compiled prompt is
 * constant, so the token becomes `<module>`, and a sentence names the context key. All other text in braces, such as
 * `{{wr.bindings.slot}}` and `${{ … }}`, stays unchanged.
 */
import type { Path } from '../../ir/document.ts';
import { wordsOfKey } from '../value-words.ts';
import { type Scope, variableOf, wordsOfVariable } from '../scope.ts';
import { authored, joined, synthesized, type MappedText } from '../mapped-text.ts';

const token = /(?<![$\\{])\{\{[ \t]*([A-Za-z_][\w-]*(?:\.[\w-]+|\[\d+\])*)[ \t]*\}\}(?!\})/g;

export type TokenText = {
  readonly text: MappedText;
  /** The names in braces, in order, without duplicates. */
  readonly names: readonly string[];
  /** The length of the first token in code units. */
  readonly first: { readonly start: number; readonly length: number } | null;
};

export function withoutTokens(text: string, path: Path): TokenText {
  const found = [...text.matchAll(token)].filter((match) => !(match[1] ?? '').startsWith('wr.'));
  const [first] = found;
  if (first === undefined) return { text: authored(text, path), names: [], first: null };
  const parts: MappedText[] = [];
  let end = 0;
  for (const match of found) {
    if (match.index > end) parts.push(authored(text.slice(end, match.index), path, end));
    parts.push(synthesized(`<${match[1]}>`, path));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(authored(text.slice(end), path, end));
  return {
    text: joined(parts),
    names: [...new Set(found.map((match) => match[1] ?? ''))],
    first: { start: first.index, length: first[0].length },
  };
}

/** The name in the token that is the whole text; null for any other text. */
export function onlyTokenIn(text: string): string | null {
  const [match] = text.trim().matchAll(token);
  const name = match?.[1];
  return name === undefined || match?.[0] !== text.trim() || name.startsWith('wr.') ? null : name;
}

const list = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
};

const lengthMark = '.length';

/** Words for `files.length`: no context value has this name, so the reader has to count. Null for any other name. */
function wordsOfLength(name: string, scope: Scope): string | null {
  if (!name.endsWith(lengthMark)) return null;
  const measured = name.slice(0, -lengthMark.length);
  const variable = variableOf(measured, scope);
  const value = variable === null ? wordsOfKey(measured) : wordsOfVariable(measured, variable, scope);
  return `the length of ${value} (for a list, the number of its items)`;
}

/** "Here `<module>` stands for the context value of the same name, and `<item>` is the current item." */
export function sentenceOf(names: readonly string[], scope: Scope): string {
  const isKey = (name: string) => variableOf(name, scope) === null && wordsOfLength(name, scope) === null;
  const keys = names.filter(isKey).map((name) => `\`<${name}>\``);
  const values =
    keys.length === 1
      ? 'stands for the context value of the same name'
      : 'stand for the context values of the same names';
  const variables = names.flatMap((name) => {
    const variable = variableOf(name, scope);
    const words = wordsOfLength(name, scope) ?? (variable === null ? null : wordsOfVariable(name, variable, scope));
    return words === null ? [] : `\`<${name}>\` is ${words}`;
  });
  return `Here ${list([...(keys.length === 0 ? [] : [`${list(keys)} ${values}`]), ...variables])}.`;
}

/** Tokens as words, for places without an explaining sentence: "the context value `module`". */
export function tokensAsWords(text: string, scope: Scope): string {
  return text.replace(token, (written, name: string) => {
    if (name.startsWith('wr.')) return written;
    const length = wordsOfLength(name, scope);
    if (length !== null) return length;
    const variable = variableOf(name, scope);
    return variable === null ? wordsOfKey(name) : wordsOfVariable(name, variable, scope);
  });
}
