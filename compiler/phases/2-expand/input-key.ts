/**
 * Keys of inputs, in the delimiter-safe form that conditions and pointers use. A camelCase key is mapped losslessly
 * (`fooBar` ↔ `foo_bar`).
 */
import { delimiterSafePattern } from '../../../schemas/ids.ts';

/** Lower-case first, then letters and digits: the only form whose mapping can be undone. */
const camelCasePattern = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)+$/;
/** Names that a JavaScript object does not treat as data. */
export const reservedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The delimiter-safe form of a context key, or null when there is none that can be mapped back. */
export function inputKeyOf(contextKey: string): string | null {
  if (reservedKeys.has(contextKey)) return null;
  if (delimiterSafePattern.test(contextKey)) return contextKey;
  if (!camelCasePattern.test(contextKey)) return null;
  return contextKey.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
