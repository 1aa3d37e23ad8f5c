/** Times and durations of stored runs in words. Pure. */
import { counted } from '../../schemas/text/counted.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Beyond that a number of days says less than the date beside it. */
const agoDaysMax = 60;

/** `2026-11-23T12:30:11Z`: to the second, which is what a person compares. */
export const toSecond = (time: string): string => time.replace(/\.\d+Z$/, 'Z');

/** How long ago a recorded time is; null if it is not a time, too long ago, or later than the clocks of two machines differ. */
export function ago(time: string, nowMs: number): string | null {
  const seconds = Math.floor((nowMs - Date.parse(time)) / 1000);
  if (Number.isNaN(seconds) || seconds >= agoDaysMax * day || seconds < -hour) return null;
  if (seconds < minute) return 'just now';
  if (seconds < hour) return `${counted(Math.floor(seconds / minute), 'minute')} ago`;
  if (seconds < day) return `${counted(Math.floor(seconds / hour), 'hour')} ago`;
  return `${counted(Math.floor(seconds / day), 'day')} ago`;
}
