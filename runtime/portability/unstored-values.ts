/**
 * Events whose texts may repeat a sensitive value that no context has: the context of an attempt that was over its budget is not stored
 * [sensitive-values-leave-no-export]. Pure.
 */
import { canonicalText, type JsonObject, type JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { RunId } from '../../schemas/ids.ts';
import { measuredOverBudget } from '../health/over-budget.ts';
import type { ContentPlan } from './content.ts';

/** @returns the context keys of the sensitive inputs of a run; null if its workflow is lost */
type SensitiveKeysOf = (runId: RunId) => ReadonlySet<string> | null;

/**
 * From such an attempt until a stored context of its run has, for each sensitive input, a value that the run did not have before the
 * attempt: a value that it had says nothing about the one that was not stored.
 */
export function eventsWithUnstoredValues(plans: readonly ContentPlan[], keysOf: SensitiveKeysOf): SessionEvent[] {
  const runs = new Map<RunId, StoredValues>();
  const runOf = (runId: RunId): StoredValues => {
    const run = runs.get(runId) ?? new StoredValues(keysOf(runId));
    runs.set(runId, run);
    return run;
  };
  const found: SessionEvent[] = [];
  for (const { events } of plans) {
    for (const event of events) {
      if (event.kind === 'context_set') runOf(event.scope.runId).store(event.data.context as JsonObject);
      if (event.kind === 'advance_recorded' && measuredOverBudget(event, events) !== null)
        runOf(event.scope.runId).miss();
    }
    const isOfRun = (event: SessionEvent) =>
      'scope' in event && event.scope !== undefined && runs.get(event.scope.runId)?.areIncomplete === true;
    found.push(...events.filter(isOfRun));
  }
  return found;
}

/** The values that the contexts of a run had for its sensitive inputs. */
class StoredValues {
  readonly #keys: ReadonlySet<string> | null;
  readonly #stored = new Set<string>();
  /** Those before the last attempt whose context was not stored; null if every context was. */
  #before: ReadonlySet<string> | null = null;

  constructor(keys: ReadonlySet<string> | null) {
    this.#keys = keys;
  }

  get areIncomplete(): boolean {
    return this.#before !== null;
  }

  store(context: JsonObject): void {
    const keys = [...(this.#keys ?? [])];
    const values = keys.map((key) => entryText(key, context));
    const before = this.#before;
    const areNew = values.every((value) => value !== null && before?.has(value) !== true);
    if (areNew && this.#keys !== null) this.#before = null;
    for (const value of values) if (value !== null) this.#stored.add(value);
  }

  miss(): void {
    if (this.#keys?.size !== 0) this.#before = new Set(this.#stored);
  }
}

const entryText = (key: string, context: JsonObject): string | null =>
  Object.hasOwn(context, key) ? canonicalText([key, context[key] as JsonValue]) : null;
