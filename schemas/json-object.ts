/** JSON that was read and not validated yet. */

/** Recognizes a JSON object: neither null nor an array. */
export type JsonRecord = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Recognizes the number of a version that is later than every known one. No writer wrote 0, a negative number or a fraction. */
export const isLaterVersion = (version: unknown, newestKnown = 1): version is number =>
  Number.isSafeInteger(version) && (version as number) > newestKnown;

/** Undefined if the text is not JSON; no JSON text parses to undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every string, so that no search begins inside one; a key has the colon behind it. */
const strings = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

function keysWritten(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(strings)) if (colon !== undefined) keys += 1;
  return keys;
}

/** A text can be nested more deeply than functions can call each other. */
function keysIn(value: unknown): number {
  let keys = 0;
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const members = Object.values(next);
    if (!Array.isArray(next)) keys += members.length;
    for (const member of members) open.push(member);
  }
  return keys;
}

/**
 * True if an object in the text has a key twice: the parsed value contains only the last of them.
 *
 * @param value what `parseJson` returned for the text
 */
export const hasRepeatedKey = (text: string, value: unknown): boolean => keysWritten(text) > keysIn(value);

/** Undefined also if the bytes are not UTF-8. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
