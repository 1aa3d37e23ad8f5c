/** The effect that an event would have, by the decisions of `handle-event.ts`. Writes nothing; sends requests to the forge. */
import type { NewJob } from '../../schemas/daemon/job.ts';
import { isOpen, jobRefusal } from '../queue/job-state.ts';
import { guardRefusal, jobOf, mismatch, type NamedRule, trustOf } from './decide.ts';
import type { TriggerEvent } from './event.ts';
import { type HandlingPorts, isDecided, openSubject, permissionsOf } from './handle-event.ts';

export type Preview =
  | { readonly decision: 'start'; readonly job: NewJob }
  | { readonly decision: 'ignore' | 'refuse' | 'repeat' | 'unknown'; readonly reason: string };

export async function previewEvent(ports: HandlingPorts, named: NamedRule, event: TriggerEvent): Promise<Preview> {
  const other = mismatch(named.rule, event);
  if (other !== null) return { decision: 'ignore', reason: other };
  const [state, jobs] = [await ports.store.read(), await ports.queue.jobs()];
  if (isDecided(named, event, state)) return { decision: 'repeat', reason: 'this event was already processed' };
  const open = jobs.find((each) => each.job.subject !== null && each.job.subject === event.subject && isOpen(each));
  const forge = ports.forge(named);
  const own = event.github === null || forge === null ? null : await forge.ownId();
  const ownId = own?.kind === 'read' ? own.value : null;
  const refusal = guardRefusal(named, event, { state, jobs, nowMs: ports.clock.nowMs(), ownId });
  if (refusal !== null) return { decision: 'refuse', reason: refusal.reason };
  const permissions = own?.kind === 'unavailable' ? own : await permissionsOf(forge, event);
  if (permissions.kind === 'unavailable') return { decision: 'unknown', reason: permissions.reason };
  const trusting = trustOf(named.rule, event, permissions.permissions);
  if (trusting.kind === 'refused') return { decision: 'refuse', reason: trusting.reason };
  if (open !== undefined) return { decision: 'refuse', reason: openSubject(event, open.job.jobId) };
  const job = jobOf(named, event, trusting.trust);
  const reason = jobRefusal(job, jobs.filter(isOpen).length);
  return reason === null ? { decision: 'start', job } : { decision: 'refuse', reason };
}
