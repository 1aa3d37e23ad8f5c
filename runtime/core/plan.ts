/**
 * Builds the events of one plan in order; each gets the next index, a new event id and the dedupe key of its kind
 * [one-plan-one-segment]. Pure: ids come from the caller.
 */
import type { EventKind } from '../../schemas/closed-sets.ts';
import type { EventOf, SessionEvent } from '../../schemas/events.ts';
import type { EventId, EventIndex, SessionId } from '../../schemas/ids.ts';

type Draft<K extends EventKind> = Omit<EventOf<K>, 'v' | 'eventId' | 'eventIndex' | 'sessionId' | 'kind' | 'dedupeKey'>;

export class PlanBuilder {
  readonly events: SessionEvent[] = [];
  readonly #sessionId: SessionId;
  readonly #nextEventId: () => EventId;
  #nextIndex: number;

  constructor(sessionId: SessionId, firstEventIndex: number, nextEventId: () => EventId) {
    this.#sessionId = sessionId;
    this.#nextIndex = firstEventIndex;
    this.#nextEventId = nextEventId;
  }

  /** @param key what stands behind `<kind>:<sessionId>:` in the dedupe key; empty for the session's own marker. */
  add<K extends EventKind>(kind: K, key: readonly string[], draft: Draft<K>): EventOf<K> {
    const event = {
      v: 1,
      eventId: this.#nextEventId(),
      eventIndex: this.#nextIndex as EventIndex,
      sessionId: this.#sessionId,
      kind,
      dedupeKey: [kind, this.#sessionId, ...key].join(':'),
      ...draft,
    } as EventOf<K>;
    this.events.push(event as SessionEvent);
    this.#nextIndex += 1;
    return event;
  }
}
