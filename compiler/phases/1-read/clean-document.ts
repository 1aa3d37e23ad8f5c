/**
 * Reads a text without problems, which is nearly every text, with the parser of the platform, and computes the positions of its
 * values. In any case of doubt, the text goes to the parser that recovers from mistakes and locates them, which takes ten times
 * as long.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { sourceDepthMax } from '../../../schemas/limits.ts';
import { ParsedDocument } from '../../ir/document.ts';
import { JsonPositions } from '../../ir/json-positions.ts';

/** A surrogate pair or half of one. */
const surrogateEscape = /\\u[dD][89a-fA-F]/;

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** The number of members of all objects of a value; null if a number or a key may not be allowed in a source. */
function memberCountOf(value: JsonValue): number | null {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 0 : null;
  if (value === null || typeof value !== 'object') return 0;
  if (Object.hasOwn(value, '__proto__')) return null;
  const members: readonly JsonValue[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : members.length;
  for (const member of members) {
    const inside = memberCountOf(member);
    if (inside === null) return null;
    count += inside;
  }
  return count;
}

/** Null if the text may have a problem. */
export function cleanDocument(text: string): ParsedDocument | null {
  if (!text.isWellFormed() || surrogateEscape.test(text)) return null;
  const value = parsed(text);
  if (value === undefined) return null;
  const positions = new JsonPositions(text);
  // If an object has two members with the same key, the parser keeps only one.
  const isClean = positions.depth <= sourceDepthMax && memberCountOf(value) === positions.memberCount;
  return isClean ? new ParsedDocument(text, value, positions) : null;
}
