/** When events of a session were recorded, as its manifest says. Informational: nothing is ordered or decided by it. Pure. */
import type { CommittedGroup } from '../core/stored-log.ts';

/** ISO 8601 in UTC; null where the manifest does not say. */
export type TimeOf = (eventIndex: number) => string | null;

/** A time that is not one of ours is none: reports compute with it. */
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

export function recordedTimes(groups: readonly CommittedGroup[]): TimeOf {
  return (eventIndex) => {
    let [low, high] = [0, groups.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((groups[middle]?.segment.lastEventIndex ?? 0) < eventIndex) low = middle + 1;
      else high = middle;
    }
    const closedAt = groups[low]?.segment.closedAt;
    return closedAt !== undefined && timePattern.test(closedAt) ? closedAt : null;
  };
}
