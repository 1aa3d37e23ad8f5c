/**
 * Events whose texts may repeat a sensitive value that no context has: the context of an attempt that was over its budget is not stored
 * [sensitive-values-leave-no-export]. Pure.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { RunId } from '../../schemas/ids.ts';
import { measuredOverBudget } from '../health/over-budget.ts';
import type { ContentPlan } from './content.ts';

/**
 * From such an attempt until a stored context of its run has a value for each sensitive input.
 *
 * @param hasAll whether a context has a value for each sensitive input of the workflow of a run
 */
export function eventsWithUnstoredValues(
  plans: readonly ContentPlan[],
  hasAll: (runId: RunId, context: JsonObject) => boolean,
): SessionEvent[] {
  const runs = new Set<RunId>();
  const found: SessionEvent[] = [];
  for (const { events } of plans) {
    for (const event of events) {
      if (event.kind === 'context_set' && hasAll(event.scope.runId, event.data.context as JsonObject))
        runs.delete(event.scope.runId);
      if (event.kind !== 'advance_recorded' || hasAll(event.scope.runId, {})) continue;
      if (measuredOverBudget(event, events) !== null) runs.add(event.scope.runId);
    }
    const ofRun = (event: SessionEvent) => 'scope' in event && event.scope !== undefined && runs.has(event.scope.runId);
    found.push(...events.filter(ofRun));
  }
  return found;
}
