/** Recognizes a JSON object: neither null nor an array. */
export type JsonRecord = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
