/**
 * Attempts whose merged context was over its budget [context-budget-blocks]. What they brought is not stored: only its
 * measure was decided on, and that stands in what was recorded. A delta of the same measure stands in for it, so that the
 * rest of the attempt can be decided again. Pure.
 */
import { canonicalText, type JsonObject, utf8Length } from '../../schemas/canonical/json.ts';
import type { EventOf, SessionEvent } from '../../schemas/events.ts';
import { contextFault, mergeContext } from '../core/context.ts';
import { isOverBudget } from '../core/validation/evaluate-attempt.ts';

/**
 * What the merged context of an attempt measured, when that was found to be over the budget; else null. A gap that the agent
 * reported says nothing about it, whatever its words are: its evidence is an output.
 */
export function measuredOverBudget(
  attempt: EventOf<'advance_recorded'>,
  events: readonly SessionEvent[],
): number | null {
  const { outcome } = attempt.data;
  const blocker =
    outcome.kind === 'blocked'
      ? outcome.blockers.blockers.find(({ pointer }) => pointer.kind === 'context_budget')
      : undefined;
  const isFound = ({ data }: EventOf<'gap_recorded'>) =>
    data.evidenceRefs?.some((ref) => ref.kind === 'event' && ref.eventId === attempt.eventId) === true;
  const gap = events.find(
    (event) => event.kind === 'gap_recorded' && isFound(event) && isOverBudget(event.data.summary),
  );
  const said = blocker?.message ?? (gap?.kind === 'gap_recorded' ? gap.data.summary : '');
  const [, bytes] = /(\d+) bytes/.exec(said) ?? [];
  return bytes === undefined ? null : Number(bytes);
}

const bytesOf = (context: JsonObject): number => utf8Length(canonicalText(context));
/** No agent has reason to use it, and an entry under it is the shortest there is. */
const fillerKey = '';

/**
 * A delta that makes a context of exactly so many bytes, and that is itself within the budget of a request. Null when there is
 * none: then the measure that was recorded is not what any attempt came to.
 */
export function deltaOfMeasure(before: JsonObject, bytes: number): JsonObject | null {
  const kept = new Map(Object.entries(before).filter(([key]) => key !== fillerKey));
  const sizeOf = (key: string) => bytesOf({ [key]: kept.get(key) ?? null });
  const smallestFirst = [...kept.keys()].map((key) => ({ key, size: sizeOf(key) })).sort((a, b) => a.size - b.size);
  const delta: Record<string, string | null> = { [fillerKey]: '' };
  // What is added may be shorter than any entry of its own: then one that was there makes room.
  let missing = bytes - bytesOf({ ...Object.fromEntries(kept), [fillerKey]: '' });
  for (const { key } of smallestFirst) {
    if (missing >= 0) break;
    kept.delete(key);
    delta[key] = null;
    missing = bytes - bytesOf({ ...Object.fromEntries(kept), [fillerKey]: '' });
  }
  if (missing < 0) return null;
  delta[fillerKey] = 'x'.repeat(missing);
  const merged = contextFault(delta, []) === null ? mergeContext(before, delta) : null;
  const isOver = merged?.kind === 'fault' && merged.fault.kind === 'too_large' && merged.fault.bytes === bytes;
  return isOver ? delta : null;
}
