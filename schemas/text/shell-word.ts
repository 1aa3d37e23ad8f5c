/** A word of a command that a person can paste into a shell. */
export const shellWord = (word: string): string =>
  /^[\w./~:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
