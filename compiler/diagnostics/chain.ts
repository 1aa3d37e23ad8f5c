/** Prints a chain of names on one line. A long chain is shortened to its beginning and its end. */
export function chainText(names: readonly string[]): string {
  const shown = names.length <= shownMax ? names : [...names.slice(0, shownMax - 3), '…', ...names.slice(-2)];
  return shown.join(' → ');
}
const shownMax = 10;
