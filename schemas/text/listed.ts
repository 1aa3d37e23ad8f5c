/** Joins words as a sentence does: "a", "a and b", "a, b and c"; empty for none. */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length <= 1 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
