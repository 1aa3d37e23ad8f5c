/**
 * A JSON value of any shape as text, for comparisons and messages. `String(value)` runs the `toString` of an object, and a key of
 * that name in somebody's JSON makes it throw.
 */
export const textOfValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
