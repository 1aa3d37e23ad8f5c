/** Values and names of context keys as a reader of a prompt sees them. */
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';

/** A value for a reader: texts and literals in backticks, numbers unchanged. */
export function wordsOfValue(value: JsonValue): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : canonicalText(value);
  if (text === '') return 'empty';
  return text.includes('`') || text.includes('\n') ? JSON.stringify(text) : `\`${text}\``;
}

/** The runtime shows a value beside a prompt in which a condition names it so, although no input declares it [declared-inputs-shown]. */
export const wordsOfKey = (key: string): string => `the context value ${wordsOfValue(key)}`;
