/**
 * Occurrences of cron expressions in a time zone. Pure: a function of the expression and of instants.
 *
 * Daylight saving time: a time that the change skips occurs at the end of the gap. A time that the change repeats occurs once, the first
 * time. Expressions of every hour follow the hours that pass [each-occurrence-at-most-once].
 */
import { Cron } from 'croner';
import type { CronSource } from '../../schemas/daemon/triggers.ts';
import { instantOf, localTimeOf } from './local-time.ts';
import { catchUpDefault, occurrenceDelayMsMax } from '../../schemas/daemon/limits.ts';

export class ScheduleFault extends Error {}

export type Schedule = {
  /** The first occurrence after this instant; null if there is none. */
  after(ms: number): number | null;
};

/** @throws ScheduleFault */
export function scheduleOf({ expression, timeZone }: Pick<CronSource, 'expression' | 'timeZone'>): Schedule {
  if (!isCronExpression(expression))
    throw new ScheduleFault('a cron expression has five fields, such as `30 7 * * 1-5`');
  try {
    const cron = new Cron(expression, { timezone: timeZone, paused: true, mode: '5-part' });
    // Five fields name no year: what does not occur in the next years never does.
    if (cron.nextRun() === null) throw new ScheduleFault('it never occurs, for example because no month has that day');
    if (hasEveryHour(expression)) return { after: (ms) => cron.nextRun(new Date(ms))?.getTime() ?? null };
    return fixedHours(new Cron(expression, { timezone: 'UTC', paused: true, mode: '5-part' }), timeZone);
  } catch (error) {
    if (error instanceof ScheduleFault) throw error;
    throw new ScheduleFault(error instanceof Error ? error.message : String(error));
  }
}

/** croner also takes a date, which occurs once. */
const isCronExpression = (expression: string): boolean => /^(?:\S+(?:\s+\S+){4}|@\w+)$/.test(expression.trim());

function hasEveryHour(expression: string): boolean {
  const [first = '', hours] = expression.trim().split(/\s+/);
  return hours === undefined ? first.toLowerCase() === '@hourly' : /^[*?](?:\/1)?$/.test(hours);
}

/**
 * croner moves or repeats the time of a day differently if an expression has several times, so it only says which local times match.
 *
 * @param local the expression, over local times that are read as UTC
 */
const fixedHours = (local: Cron, timeZone: string): Schedule => ({
  after: (ms) => {
    // Later local times have no earlier instants, so the first one that is late enough is the next.
    for (let time = local.nextRun(new Date(localTimeOf(ms, timeZone))); time !== null; time = local.nextRun(time)) {
      const at = instantOf(time.getTime(), timeZone);
      if (at > ms) return at;
    }
    return null;
  },
});

/** Of those after `fromMs` and not after `toMs`, the latest `most`, in order. */
function latest(schedule: Schedule, fromMs: number, toMs: number, most: number): readonly number[] {
  // A frequent schedule has millions of occurrences in a year: look at growing spans before the end.
  for (let span = 60 * 60_000; ; span *= 4) {
    const start = Math.max(fromMs, toMs - span);
    const found: number[] = [];
    for (let at = schedule.after(start); at !== null && at <= toMs; at = schedule.after(at)) found.push(at);
    if (start === fromMs || found.length >= most) return found.slice(-most);
  }
}

/**
 * The occurrences that start a run now. An occurrence is on time for a minute; older ones follow the rule for catching up.
 *
 * @param fromMs not after `nowMs`: occurrences until then are decided
 */
export function dueOccurrences(
  schedule: Schedule,
  { catchUp = 'none', catchUpMax = catchUpDefault }: Pick<CronSource, 'catchUp' | 'catchUpMax'>,
  fromMs: number,
  nowMs: number,
): readonly number[] {
  switch (catchUp) {
    case 'none':
      return latest(schedule, Math.max(fromMs, nowMs - occurrenceDelayMsMax), nowMs, 1);
    case 'latest':
      return latest(schedule, fromMs, nowMs, 1);
    case 'all':
      return latest(schedule, fromMs, nowMs, catchUpMax);
  }
}
