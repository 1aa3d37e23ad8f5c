/** Keywords, names and entries of the schema of a contract, constants included: what compiling it costs. Pure. */
export function contractSchemaSize(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + contractSchemaSize(part), parts.length);
}
