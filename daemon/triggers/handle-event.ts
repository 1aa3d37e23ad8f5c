/**
 * One event of one trigger → a job, or the reason why not. The check and the job that depends on it happen under one lock, so two
 * processes never pass a limit together. The job is durable before the event is answered [trigger-jobs-are-durable].
 */
import type { ClockPort } from '../../runtime/ports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { TriggerState } from '../../schemas/daemon/trigger-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import {
  accountsOf,
  guardRefusal,
  jobOf,
  keyOf,
  mismatch,
  type NamedRule,
  type Permission,
  trustOf,
} from './decide.ts';
import type { TriggerEvent } from './event.ts';
import type { Forge } from './forge.ts';
import { withEvent, withRefusal, withSubject } from './state.ts';
import type { TriggerStore } from './trigger-store.ts';

export type Handled =
  | { readonly kind: 'added'; readonly jobId: string }
  /** The event added this job before. */
  | { readonly kind: 'duplicate'; readonly jobId: string }
  /** Decided before. */
  | { readonly kind: 'repeated' }
  /** The rule is not about the event. */
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not decided: the event has to be sent again. */
  | { readonly kind: 'unavailable'; readonly reason: string };

export type HandlingPorts = {
  readonly store: TriggerStore;
  readonly queue: JobQueue;
  readonly clock: ClockPort;
  /** Lets the queue learn of the session of the job, if an older copy of it was restored [sessions-outlive-the-queue]. */
  nameSession(jobId: string): Promise<void>;
  /** Ends a session that works or waits; durable when it resolves. False if the session has failed, so that only its job is left. */
  cancel(sessionId: SessionId, reason: string): Promise<boolean>;
  /** The forge of a rule; null if the rule has none. */
  forge(named: NamedRule): Forge | null;
};

const namesOf = (named: NamedRule, { id, aliases }: TriggerEvent): readonly string[] =>
  [id, ...aliases].map((each) => keyOf(named, { id: each }));

export type Permissions =
  | { readonly kind: 'read'; readonly permissions: ReadonlyMap<number, Permission> }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** What the forge states about each account of the event. */
export async function permissionsOf(forge: Forge | null, { github }: TriggerEvent): Promise<Permissions> {
  const permissions = new Map<number, Permission>();
  if (github === null) return { kind: 'read', permissions };
  if (forge === null)
    return {
      kind: 'unavailable',
      reason: 'the environment variable in "tokenVariable" of the trigger is not set',
    };
  for (const account of accountsOf(github)) {
    const reading = await forge.permissionOf(github.repository, account);
    if (reading.kind === 'unavailable') return reading;
    permissions.set(account.id, reading.value);
  }
  return { kind: 'read', permissions };
}

/** @param beforeAdding called only if the event starts a job */
export async function handleEvent(
  ports: HandlingPorts,
  named: NamedRule,
  event: TriggerEvent,
  beforeAdding: () => Promise<void> = async () => undefined,
): Promise<Handled> {
  const reason = mismatch(named.rule, event);
  if (reason !== null) return { kind: 'ignored', reason };
  const forge = ports.forge(named);
  const own = event.github === null || forge === null ? null : await forge.ownId();
  if (own?.kind === 'unavailable') return own;
  const ownId = own?.value ?? null;
  // A storm is refused before it costs requests to the forge.
  const early = await ports.store.change((state) => withFaults(ports, named, event, ownId, state));
  if (early !== null) return early;
  const permissions = await permissionsOf(forge, event);
  if (permissions.kind === 'unavailable') return permissions;
  const trusting = trustOf(named.rule, event, permissions.permissions);
  return ports.store.change(async (state): Promise<readonly [TriggerState, Handled]> => {
    const [guardedState, refused] = await withFaults(ports, named, event, ownId, state);
    if (refused !== null) return [guardedState, refused];
    if (trusting.kind === 'refused') return refusedBy(ports, named, event, state, trusting.reason);
    await beforeAdding();
    const adding = await ports.queue.add(jobOf(named, event, trusting.trust));
    if (adding.kind === 'refused') return refusedBy(ports, named, event, state, adding.reason);
    // Its key is new, so another event of the subject added the open job.
    const [next, handled] =
      adding.kind === 'duplicate'
        ? refusedBy(ports, named, event, state, openSubject(event, adding.jobId))
        : [withEvent(state, namesOf(named, event)), adding];
    return [withSubject(next, named.name, event.subject, ports.clock.nowMs()), handled];
  });
}

export const openSubject = ({ subject }: TriggerEvent, jobId: string): string =>
  `an earlier job for ${subject ?? ''} is not finished: ${jobId}`;

export const isDecided = (named: NamedRule, event: TriggerEvent, { events }: TriggerState): boolean =>
  namesOf(named, event).some((key) => events.includes(key));

async function withFaults(
  ports: HandlingPorts,
  named: NamedRule,
  event: TriggerEvent,
  ownId: number | null,
  state: TriggerState,
): Promise<readonly [TriggerState, Handled | null]> {
  if (isDecided(named, event, state)) return [state, { kind: 'repeated' }];
  const nowMs = ports.clock.nowMs();
  const jobs = await ports.queue.jobs();
  // A job that was added before a crash, which kept the state from learning of it.
  const known = jobs.find(({ job }) => job.key === keyOf(named, event));
  if (known !== undefined) return [state, { kind: 'duplicate', jobId: known.job.jobId }];
  const refusal = guardRefusal(named, event, { state, jobs, nowMs, ownId });
  if (refusal === null) return [state, null];
  const [next, handled] = refusedBy(ports, named, event, state, refusal.reason);
  return [refusal.renewsCooldown ? withSubject(next, named.name, event.subject, nowMs) : next, handled];
}

function refusedBy(
  { clock }: HandlingPorts,
  named: NamedRule,
  event: TriggerEvent,
  state: TriggerState,
  reason: string,
): readonly [TriggerState, Handled] {
  const actorId = event.github?.actor.id ?? null;
  const refusal = { atMs: clock.nowMs(), trigger: named.name, subject: event.subject, actorId, reason };
  return [withRefusal(withEvent(state, namesOf(named, event)), refusal), { kind: 'refused', reason }];
}
