/**
 * The plans of a bundle, as this store writes them: one plan is one segment (ADR-0013). Other writers close a segment after several
 * plans; the specification's own example holds 5,000 events in one. Pure.
 */
import { canonicalText, type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type { EventKind } from '../../schemas/closed-sets.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import { planBytesMax, planEventsMax, sessionBytesMax } from '../../schemas/limits.ts';
import { validateSessionEvent } from '../../generated/validators/session-event.v1.js';
import { eventFault } from '../core/event-fault.ts';
import type { Committed } from '../core/log.ts';
import type { ContentPlan } from './content.ts';

/** Kinds that stand before the node of their plan; every other one belongs to the node that was created last. */
const leading: ReadonlySet<EventKind> = new Set([
  'session_created',
  'observation_recorded',
  'run_started',
  'context_set',
  'advance_recorded',
  'node_created',
]);

/**
 * The plans of a log. A segment that states its `pins` holds whole plans, as this store writes it; others may end in the middle of
 * one, so neighbours among them are read as one.
 */
export function contentPlans({ groups, events }: Pick<Committed, 'groups' | 'events'>): ContentPlan[] {
  const parts: { isWhole: boolean; closedAt: string | null; readonly events: SessionEvent[] }[] = [];
  for (const { segment } of groups) {
    const isWhole = segment.pins !== undefined;
    const closedAt = segment.closedAt ?? null;
    const own = events.slice(segment.firstEventIndex, segment.lastEventIndex + 1);
    const before = parts.at(-1);
    if (before === undefined || isWhole || before.isWhole) parts.push({ isWhole, closedAt, events: own });
    else {
      before.closedAt = closedAt;
      for (const event of own) before.events.push(event);
    }
  }
  return parts.flatMap((part) => plansIn(part.events).map((plan) => ({ events: plan, closedAt: part.closedAt })));
}

/** A plan creates one node, so behind its node the next leading event begins another. */
function plansIn(events: readonly SessionEvent[]): SessionEvent[][] {
  const plans: SessionEvent[][] = [];
  let hasNode = true;
  for (const event of events) {
    if (plans.length === 0 || (hasNode && leading.has(event.kind))) {
      plans.push([]);
      hasNode = false;
    }
    plans.at(-1)?.push(event);
    hasNode ||= event.kind === 'node_created';
  }
  return plans;
}

/**
 * Why plans cannot be stored, or null. Also asked of a session with other ids: they may be longer than those that were checked.
 *
 * @param bytesMax of all of them: a session that is larger could record nothing more [session-size-bounded]
 */
export function plansFault(plans: readonly ContentPlan[], bytesMax = sessionBytesMax): string | null {
  let total = 0;
  for (const { events } of plans) {
    const [first, last] = [events[0]?.eventIndex ?? 0, events.at(-1)?.eventIndex ?? 0];
    const name = `the call that recorded events ${first} to ${last}`;
    if (events.length > planEventsMax) return `${name} has ${events.length} events; the limit is ${planEventsMax}`;
    let bytes = 0;
    for (const event of events) {
      const lineBytes = utf8Length(canonicalText(event as JsonValue)) + 1;
      bytes += lineBytes;
      if (!validateSessionEvent(event))
        return `event ${first}, or a later event of the same call, does not match the event schema`;
      const fault = eventFault(event, lineBytes);
      if (fault !== null) return `event ${event.eventIndex} violates a rule: ${fault}`;
    }
    if (bytes > planBytesMax) return `${name} has ${bytes} bytes of events; the limit is ${planBytesMax}`;
    total += bytes;
  }
  return total > bytesMax ? `the session has ${total} bytes of events; the limit is ${bytesMax}` : null;
}
