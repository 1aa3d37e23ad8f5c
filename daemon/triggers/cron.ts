/** Schedules: the occurrences that are due become jobs. The instant of an occurrence is the key of its job. */
import { clockMsMin } from '../../schemas/daemon/limits.ts';
import { isOpen } from '../queue/job-state.ts';
import type { NamedRule } from './decide.ts';
import { plainValue, type TriggerEvent, valuesOf } from './event.ts';
import { handleEvent, type Handled, type HandlingPorts } from './handle-event.ts';
import { dueOccurrences, scheduleOf } from './schedule.ts';
import { type Progress, progressIn, withProgress } from './state.ts';

function occurrenceEvent(atMs: number): TriggerEvent {
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

/** The triggers whose runs wait for each other. */
export const triggersThatQueue = (rules: readonly NamedRule[]): ReadonlySet<string> =>
  new Set(rules.filter(({ rule }) => rule.cron?.overlap === 'queue').map(({ name }) => name));

export async function runSchedule(ports: HandlingPorts, named: NamedRule): Promise<readonly Handled[]> {
  const { name, rule } = named;
  if (rule.cron === undefined) return [];
  const nowMs = ports.clock.nowMs();
  if (nowMs < clockMsMin) return [];
  const source = `${rule.cron.timeZone}: ${rule.cron.expression}`;
  const before = progressIn(await ports.store.read(), name, source);
  const fromMs = decidedUntil(before, nowMs);
  // What passed before the rule was first seen, or before its times were changed, is not caught up.
  const due = fromMs === null ? [] : dueOccurrences(scheduleOf(rule.cron), rule.cron, fromMs, nowMs);
  const handled: Handled[] = [];
  const beforeAdding = rule.cron.overlap === 'replace' ? () => endEarlier(ports, name) : undefined;
  for (const atMs of due) handled.push(await handleEvent(ports, named, occurrenceEvent(atMs), beforeAdding));
  // After the jobs: a crash in between repeats occurrences, and the queue knows their keys.
  const after = { ...progressAfter(before, due.length > 0 ? nowMs : fromMs, nowMs), source };
  if (before.untilMs !== after.untilMs || before.backMs !== after.backMs || before.source !== source)
    await ports.store.change(async (state) => [withProgress(state, name, after), undefined]);
  return handled;
}

/** Until when occurrences are decided, as the clock now shows the time; null if the rule is first seen. */
function decidedUntil({ untilMs, backMs }: Progress, nowMs: number): number | null {
  if (untilMs === undefined) return null;
  return nowMs >= untilMs ? untilMs : Math.min(backMs ?? nowMs, nowMs);
}

/**
 * A clock that shows an earlier time than before is wrong now, or was wrong before. In both cases occurrences go on from the time that it shows, and
 * `untilMs` stays: once the clock passes it again, nothing before it is caught up [corrected-clocks-start-nothing].
 */
function progressAfter(
  { untilMs }: Progress,
  decidedMs: number | null,
  nowMs: number,
): Pick<Progress, 'untilMs' | 'backMs'> {
  if (untilMs === undefined || decidedMs === null) return { untilMs: nowMs };
  return nowMs >= untilMs ? { untilMs: decidedMs } : { untilMs, backMs: decidedMs };
}

const replaced = 'a later occurrence of its schedule replaced it';

/** A run that works ends between two of its effects, and its work is kept. It may still be ending when the next one starts. */
async function endEarlier({ queue, nameSession, cancel }: HandlingPorts, name: string): Promise<void> {
  for (const state of await queue.jobs()) {
    const { jobId, trigger } = state.job;
    if (trigger !== name || !isOpen(state)) continue;
    await nameSession(jobId);
    // The service may claim the job at this moment, or open its session.
    const sessionId = await queue.dropUnopened(jobId, replaced);
    if (sessionId !== null && !(await cancel(sessionId, replaced))) await queue.drop(jobId, replaced);
  }
}
