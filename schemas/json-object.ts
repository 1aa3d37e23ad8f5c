/** A JSON object of which nothing more is known: not null, not a list. */
export type JsonRecord = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
