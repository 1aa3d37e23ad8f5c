/** When events of a session were recorded, as its manifest says. Informational: nothing is ordered or decided by it. Pure. */

/** ISO 8601 in UTC; null where the manifest does not say. */
export type TimeOf = (eventIndex: number) => string | null;

/** A time that is not one of ours is none: reports compute with it. */
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** A plan as a manifest or a bundle closes it. */
export type ClosedPlan = { readonly lastEventIndex: number; readonly closedAt?: string | null | undefined };

/** @param plans in their order */
export function recordedTimes(plans: readonly ClosedPlan[]): TimeOf {
  return (eventIndex) => {
    let [low, high] = [0, plans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((plans[middle]?.lastEventIndex ?? 0) < eventIndex) low = middle + 1;
      else high = middle;
    }
    const closedAt = plans[low]?.closedAt ?? '';
    return timePattern.test(closedAt) ? closedAt : null;
  };
}
