/** What each format of a client's configuration provides. Texts have no byte order mark here. */
import type { JsonRecord } from '../../schemas/json-object.ts';
import { jsonDepthMax } from '../../schemas/limits.ts';

/** Where a text stops being readable: 1-based, in plain words. */
export type TextFault = {
  readonly at: { readonly line: number; readonly column: number } | null;
  readonly why: string;
};

export type Reading =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'unreadable'; readonly fault: TextFault };

/** Keys that lead to a value, from the root. */
export type KeyPath = readonly string[];

export type ConfigFormat = {
  /** As a message names it. */
  readonly title: string;
  /** What holds keys, with its article. */
  readonly mapTitle: string;
  /** A map on one line. */
  inline(map: JsonRecord): string;
  /** A key and its map on one line. */
  pair(key: string, map: JsonRecord): string;
  /** The value of a blank text is an empty object. */
  read(text: string): Reading;
  /**
   * The text with one more entry. Every byte of the text stays, in its order, and no two texts give the same result, so that
   * `candidates` finds the way back. Null for a text that has no place for the entry.
   *
   * @param text null where there is no file
   */
  inserted(text: string | null, path: KeyPath, entry: JsonRecord): string | null;
  /** What the text may have been before the entry was inserted; null where there may have been no file. */
  candidates(text: string, path: KeyPath): readonly (string | null)[];
  /** The text without the entry, when it was changed since; null where it cannot be cut out. */
  cut(text: string, path: KeyPath): string | null;
};

export const unreadable = (at: TextFault['at'], why: string): Reading => ({ kind: 'unreadable', fault: { at, why } });

/**
 * A format that reads no text that nests deeper than `jsonDepthMax`: no client has such a configuration, and parsers and comparisons
 * recurse.
 */
export const withBoundedDepth = (format: ConfigFormat): ConfigFormat => ({
  ...format,
  read: (text) => bounded(format, text),
});

export const tooDeep = unreadable(null, 'the value is nested too deeply');

/** Far below what the stack holds: where little of it is left, V8 ends the process instead of compiling a regular expression. */
export const parserDepthMax = 1000;

/** Whether a parser may recurse too deeply. Brackets in strings count as well: no client has so many that are not closed. */
function isDeepText(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length && depth <= parserDepthMax; i += 1) {
    const character = text[i];
    if (character === '[' || character === '{') depth += 1;
    else if ((character === ']' || character === '}') && depth > 0) depth -= 1;
  }
  return depth > parserDepthMax;
}

function bounded(format: ConfigFormat, text: string): Reading {
  if (isDeepText(text)) return tooDeep;
  try {
    const reading = format.read(text);
    return reading.kind === 'read' && isDeeper(reading.value, jsonDepthMax) ? tooDeep : reading;
  } catch (error) {
    // The stack of the parser: of what nests without brackets, or of a string that it passes as arguments, one for each character.
    if (!(error instanceof RangeError)) throw error;
    return unreadable(null, 'a value is too long or nested too deeply to be read');
  }
}

const isDeeper = (value: unknown, depthMax: number): boolean =>
  value !== null &&
  typeof value === 'object' &&
  (depthMax === 0 || Object.values(value).some((each) => isDeeper(each, depthMax - 1)));

export const eolOf = (text: string): string => (/\r\n|\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** TOML forbids it, and for YAML it ends a line, but the parsers here read it otherwise. */
export function loneReturn(text: string): Reading | null {
  const at = text.search(/\r(?!\n)/);
  return at === -1 ? null : unreadable(positionOf(text, at), 'a carriage return is not followed by a line feed');
}

/** The value at the path inside an empty object: `{ mcpServers: { workrail: entry } }`. */
export const nested = (path: KeyPath, entry: JsonRecord): JsonRecord =>
  path.reduceRight<JsonRecord>((value, key) => ({ [key]: value }), entry);
