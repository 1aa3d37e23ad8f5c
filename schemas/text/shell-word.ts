/** A word of a command that a person can paste into a shell, which expands a tilde only at the beginning of a word without quotes. */
export const shellWord = (word: string): string =>
  /^[\w./:@%+=,-][\w./~:@%+=,-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** A path as a message shows it, where `~` is the home directory. */
export function shellPath(path: string): string {
  const [, home = '', rest = ''] = /^(~(?:\/|$))?(.*)$/s.exec(path) ?? [];
  return home !== '' && rest === '' ? home : `${home}${shellWord(rest)}`;
}
