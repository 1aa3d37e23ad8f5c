/**
 * Integers that were not kept as they were written: from 2^53 on, a parsed number has the value of a neighbour, such as
 * 1234567890123456800 for an id that ends with 789. JSON writes numbers from
 * 1e21 on with an exponent, so a larger one is assumed to be a measurement, not an id.
 */
import { pointerPart } from '../../schemas/json-pointer.ts';

const digitsMax = 1e21;
export const isInexact = (value: number) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < digitsMax;

/** The place of the first such number, as a JSON pointer (RFC 6901); null if there is none. The value must be plain JSON. */
export function inexactIntegerIn(value: unknown): string | null {
  if (typeof value === 'number') return isInexact(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const below = inexactIntegerIn(member);
    if (below !== null) return `/${pointerPart(key)}${below}`;
  }
  return null;
}
