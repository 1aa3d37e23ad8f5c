/** Order by UTF-16 code unit: the same on every machine, as no order of a language is. For everything that is hashed or listed. */
export const byCodeUnit = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
