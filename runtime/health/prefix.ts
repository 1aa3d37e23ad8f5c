/**
 * The validated prefix of a log: the plans, from the first on, whose bytes and whose meaning both hold [session-health-closed].
 * Pure. Reading checks bytes and shapes; folding checks what the events say. Whatever fails first ends the prefix.
 *
 * - A plan is kept whole or not at all: half of one was never true.
 * - With nothing kept the head is corrupt; with something kept, the tail.
 */
import type { CorruptionReason } from '../../schemas/closed-sets.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { dedupeKeyRule, fold } from '../core/fold.ts';
import { laterThanDamage } from '../core/log.ts';
import { emptySession, type SessionState } from '../core/state.ts';
import type { CommittedGroup, Damage, LogCursor, LogRead } from '../core/stored-log.ts';

export type Prefix = {
  readonly state: SessionState;
  readonly groups: readonly CommittedGroup[];
  readonly events: readonly SessionEvent[];
  /** Where the prefix ends. */
  readonly cursor: LogCursor;
  readonly damage: Damage | null;
};

type Read = Extract<LogRead, { kind: 'read' }>;
type BrokenRule = { readonly eventIndex: number; readonly rule: string };

const reasonOfRule = (rule: string): CorruptionReason =>
  rule === dedupeKeyRule ? 'event_duplicate' : 'event_inconsistent';

/**
 * The damage that a broken rule is.
 *
 * @param groups the plans that were read; the broken one and those behind it are not validated
 * @param isFromStart the first of these plans is the first of the session
 */
export function brokenRuleDamage(
  { eventIndex, rule }: BrokenRule,
  groups: readonly CommittedGroup[],
  isFromStart: boolean,
  behind: Damage | null,
): Damage {
  const at = groups.findIndex(({ segment }) => eventIndex <= segment.lastEventIndex);
  const unvalidated = groups.slice(Math.max(at, 0)).map(({ segment }) => segment.segmentRelPath);
  const broken = { reason: reasonOfRule(rule), at: `event ${eventIndex}: ${rule}` };
  const unattestedSegments = [...new Set([...unvalidated, ...(behind?.unattestedSegments ?? [])])];
  // A session with a part of a later version is never cut [unknown-version-fails].
  return behind?.health === 'unknown_version'
    ? { health: behind.health, ...laterThanDamage(behind.at, broken), unattestedSegments }
    : { health: isFromStart && at <= 0 ? 'corrupt_head' : 'corrupt_tail', ...broken, unattestedSegments };
}

/** The place of a plan in a log. */
export type PlanBounds = { readonly segment: Pick<CommittedGroup['segment'], 'firstEventIndex' | 'lastEventIndex'> };

export const eventsOf = ({ segment }: PlanBounds, events: readonly SessionEvent[]): readonly SessionEvent[] =>
  events.slice(segment.firstEventIndex, segment.lastEventIndex + 1);

/** @param read the whole session, from its start */
export function validatedPrefix(sessionId: SessionId, read: Read, start: LogCursor): Prefix {
  const state = emptySession(sessionId);
  for (const [i, group] of read.groups.entries()) {
    const broken = fold(state, eventsOf(group, read.events));
    if (broken === null) continue;
    // The state holds a part of the broken plan now: fold the sound ones again.
    const groups = read.groups.slice(0, i);
    const events = read.events.slice(0, group.segment.firstEventIndex);
    const sound = emptySession(sessionId);
    fold(sound, events);
    const damage = brokenRuleDamage(broken, read.groups, true, read.damage);
    return { state: sound, groups, events, cursor: groups.at(-1)?.cursor ?? start, damage };
  }
  const { groups, events, cursor, damage } = read;
  return { state, groups, events, cursor, damage };
}
