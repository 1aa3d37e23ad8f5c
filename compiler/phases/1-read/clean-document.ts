/**
 * Reads a text that has nothing to report, which is nearly every text: with the parser of the platform, and the positions of its
 * values. Whatever is doubtful goes to the parser that recovers from mistakes and says where they are, at ten times the price.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { sourceDepthMax } from '../../../schemas/limits.ts';
import { ParsedDocument } from '../../ir/document.ts';
import { JsonPositions } from '../../ir/json-positions.ts';

/** Half of a pair, or the whole of one. */
const surrogateEscape = /\\u[dD][89a-fA-F]/;

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** How many members the objects of a value have; null where a number or a key is one that a source must not have. */
function memberCountOf(value: JsonValue): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : null;
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

/** Null where there may be something to report. */
export function cleanDocument(text: string): ParsedDocument | null {
  if (!text.isWellFormed() || surrogateEscape.test(text)) return null;
  const value = parsed(text);
  if (value === undefined) return null;
  const positions = new JsonPositions(text);
  // Of two members with one key, the parser keeps one.
  const isClean = positions.depth <= sourceDepthMax && memberCountOf(value) === positions.memberCount;
  return isClean ? new ParsedDocument(text, value, positions) : null;
}
