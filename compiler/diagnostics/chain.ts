/** Names that lead to each other, in one line that can be read: of a long chain, where it starts and where it ends. */
export function chainText(names: readonly string[]): string {
  const shown = names.length <= shownMax ? names : [...names.slice(0, shownMax - 3), '…', ...names.slice(-2)];
  return shown.join(' → ');
}
const shownMax = 10;
