/** Local times of a time zone, as milliseconds that show the local time if they are read as UTC. Pure. */

const dayMs = 24 * 60 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits, second: 'numeric' });
  formats.set(timeZone, format);
  return format;
}

/** Without milliseconds. */
export function localTimeOf(ms: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The first instant of a local time; for a time that the clocks skip, the end of the gap. */
export function instantOf(localMs: number, timeZone: string): number {
  const offsetAt = (ms: number) => localTimeOf(ms, timeZone) - ms;
  const [before, after] = [offsetAt(localMs - dayMs), offsetAt(localMs + dayMs)];
  const found = [localMs - before, localMs - after]
    .filter((ms) => localTimeOf(ms, timeZone) === localMs)
    .sort((one, other) => one - other)[0];
  if (found !== undefined) return found;
  // The clocks change between what the time would be after the change and what it would be before it.
  let [early, late] = [localMs - after, localMs - before];
  while (late - early > 1000) {
    const middle = early + Math.floor((late - early) / 2000) * 1000;
    if (offsetAt(middle) === before) early = middle;
    else late = middle;
  }
  return late;
}
