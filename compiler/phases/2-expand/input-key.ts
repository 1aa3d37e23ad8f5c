/**
 * Keys of inputs, in the delimiter-safe form that conditions and pointers use. A camelCase key is mapped losslessly
 * (`fooBar` ↔ `foo_bar`).
 */
import { delimiterSafePattern } from '../../../schemas/ids.ts';

/** Lower-case letters first, then letters and digits: the only form whose mapping can be reversed. */
const camelCasePattern = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)+$/;
/** Names that have a special meaning in JavaScript objects. */
export const reservedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The delimiter-safe form of a context key; null if no form can be mapped back. */
export function inputKeyOf(contextKey: string): string | null {
  if (reservedKeys.has(contextKey)) return null;
  if (delimiterSafePattern.test(contextKey)) return contextKey;
  if (!camelCasePattern.test(contextKey)) return null;
  return contextKey.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
