/** The time between two recorded times in words. Pure. */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The time between two recorded times, in its two largest units; null where one of them is unknown, or they are reversed. */
export function durationOf(from: string | undefined, to: string | undefined): string | null {
  const seconds = Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / 1000);
  if (!(seconds >= 0)) return null;
  if (seconds < minute) return `${seconds} s`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} min ${seconds % minute} s`;
  if (seconds < day) return `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / minute)} min`;
  return `${Math.floor(seconds / day)} d ${Math.floor((seconds % day) / hour)} h`;
}
