/** The singular or plural of a noun for a count: "1 session", "2 sessions". */
export const nounFor = (count: number, noun: string, plural = `${noun}s`): string => (count === 1 ? noun : plural);

/** A count with its noun: "1 session", "2 sessions", "3 entries". The one helper of every text that counts. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${nounFor(count, noun, plural)}`;
}

/** The verb that agrees with it: "is" or "are". */
export const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
