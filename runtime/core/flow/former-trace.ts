/**
 * The trace as earlier versions worded it. What a log recorded stays as it is, and is still checked [verify-accepts-what-was-decided]:
 * a decision that is made again gives today's sentences, and these turn them into the ones of then. Pure.
 *
 * Only for logs from before version 7 of the rules: since then a reworded sentence is in `recorded-texts/` (ADR-0083).
 *
 * Each generation of rewordings leads to the sentences before it. Version 0.1 before its release: a count of one had a plural noun. Before
 * that, the step was called the first "that is not done", also behind skipped ones; a loop that was
 * not entered was "left", and one whose list was empty "entered" before; a condition made of others named no part.
 */
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import type { TraceEntry } from '../../../schemas/events.ts';
import { leftOut } from './trace.ts';

type Rewording = readonly [now: RegExp, then: string];
const plurals: readonly Rewording[] = [
  [/^(Loop [a-z0-9_-]+ was entered for (?:at most )?1 (?:item|iteration))\.$/, '$1s.'],
  [/^(Loop [a-z0-9_-]+: .* holds 1 item)\.$/, '$1s.'],
  [/^(Loop [a-z0-9_-]+ was left:) its 1 item is done\.$/, '$1 all 1 items are done.'],
  [/^(Loop [a-z0-9_-]+ was left:) its 1 iteration is used\.$/, '$1 all 1 iterations are used.'],
];
const rewordings: readonly Rewording[] = [
  [/^(Step [a-z0-9_-]+) is the next of the flow that applies\./, '$1 is the first of the flow that is not done.'],
  [/^(Loop [a-z0-9_-]+) was not entered: (.*)\.$/, '$1 was left: $2, so it was not entered.'],
  [/^(Condition .*: loop [a-z0-9_-]+) applies\.$/, '$1 is entered.'],
  [/^(Condition [a-z0-9_-]+ is \w+), because .* (?:is (?:true|false|unknown)|and \d+ more): (\w+ .*)$/, '$1: $2'],
];

/** Behind the subject and its condition, an entry names no parts. */
function withoutParts(refs: NonNullable<TraceEntry['refs']>): TraceEntry['refs'] {
  const [, condition, ...more] = refs;
  const areParts = condition?.kind === 'condition_id' && more.every(({ kind }) => kind === 'condition_id');
  return areParts ? refs.slice(0, 2) : refs;
}

const reworded = (text: string, pairs: readonly Rewording[]) =>
  pairs.reduce((made, [now, then]) => made.replace(now, then), text);

type Former = (entry: TraceEntry) => TraceEntry;
const beforePlurals: Former = (entry) => ({ ...entry, summary: reworded(entry.summary, plurals) });
const asFirstWritten: Former = (entry) => {
  const summary = reworded(beforePlurals(entry).summary, rewordings);
  return entry.refs === undefined ? { ...entry, summary } : { ...entry, summary, refs: withoutParts(entry.refs) };
};

const isSame = (a: unknown, b: unknown) => canonicalText(a as JsonValue) === canonicalText(b as JsonValue);

/**
 * Whether what was recorded is what was decided, as it was worded then. Where a budget cut one of them at another place, what
 * both had room for must agree, and how many entries there were.
 */
export function isFormerWording(recorded: readonly TraceEntry[], decided: readonly TraceEntry[]): boolean {
  const [there, here] = [leftOut(recorded), leftOut(decided)];
  if (recorded.length + there.count !== decided.length + here.count) return false;
  if (there.last === null || here.last === null) return false;
  const inBoth = Math.min(recorded.length, decided.length) - 1;
  const [lastThere, lastHere] = [there.last, here.last];
  return [beforePlurals, asFirstWritten].some(
    (formerly) =>
      isSame(recorded.slice(0, inBoth), decided.slice(0, inBoth).map(formerly)) &&
      isSame(lastThere, formerly(lastHere)),
  );
}
