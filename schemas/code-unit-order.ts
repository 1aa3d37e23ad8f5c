/**
 * Sorts by UTF-16 code units, which gives the same order on every machine and in every locale. Used for everything that is hashed
 * or listed.
 */
export const byCodeUnit = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Entries by their keys. */
export const byKey = ([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number =>
  byCodeUnit(a, b);

/** Sorts values by one of their texts. */
export const byField =
  <Field extends string>(field: Field) =>
  (a: { readonly [Key in Field]: string }, b: { readonly [Key in Field]: string }): number =>
    byCodeUnit(a[field], b[field]);
