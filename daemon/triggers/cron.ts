/** Schedules: the occurrences that are due become jobs. The instant of an occurrence is the key of its job. */
import { overlapDefault } from '../../schemas/limits.ts';
import type { NamedRule } from './decide.ts';
import { plainValue, type TriggerEvent, valuesOf } from './event.ts';
import { handleEvent, type Handled, type HandlingPorts } from './handle-event.ts';
import { dueOccurrences, scheduleOf } from './schedule.ts';
import { progressOf, withProgress } from './state.ts';

export function occurrenceEvent(atMs: number): TriggerEvent {
  const instant = new Date(atMs).toISOString();
  return {
    id: instant,
    aliases: [],
    subject: null,
    chainDepth: 0,
    values: valuesOf({ occurrence: plainValue(instant) }),
    github: null,
    origin: 'trigger',
    trust: 'user',
  };
}

export async function runSchedule(ports: HandlingPorts, named: NamedRule): Promise<readonly Handled[]> {
  const { name, rule } = named;
  if (rule.cron === undefined) return [];
  const nowMs = ports.clock.nowMs();
  const { untilMs } = progressOf(await ports.store.read(), name);
  // What passed before the rule was first seen is not caught up.
  const due = untilMs === undefined ? [] : dueOccurrences(scheduleOf(rule.cron), rule.cron, untilMs, nowMs);
  const handled: Handled[] = [];
  for (const atMs of due) {
    if ((rule.cron.overlap ?? overlapDefault) === 'replace') await dropUnstarted(ports, name);
    handled.push(await handleEvent(ports, named, occurrenceEvent(atMs)));
  }
  // After the jobs: a crash in between repeats occurrences, and the queue knows their keys.
  if (untilMs === undefined || due.length > 0 || nowMs < untilMs)
    await ports.store.change(async (state) => [withProgress(state, name, { untilMs: nowMs }), undefined]);
  return handled;
}

async function dropUnstarted({ queue }: HandlingPorts, name: string): Promise<void> {
  for (const { job, status, sessionId } of await queue.jobs())
    if (job.trigger === name && status === 'queued' && sessionId === null)
      await queue.drop(job.jobId, 'a later occurrence of its schedule replaced it');
}
