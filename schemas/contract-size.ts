/** The number of keywords, names and entries in the schema of a contract, including constants: the cost of compiling it. Pure. */
export function contractSchemaSize(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + contractSchemaSize(part), parts.length);
}
