/** Jobs that ended start other jobs. The queue says what ended, so an end that happened while no daemon ran is not lost. */
import { jobOutcomes } from '../../schemas/closed-sets.ts';
import { endedJobsRead } from '../../schemas/daemon/limits.ts';
import type { JobState } from '../queue/job-state.ts';
import { keyOf, type NamedRule } from './decide.ts';
import { type EventValue, plainValue, quotedValue, type TriggerEvent, valuesOf } from './event.ts';
import { handleEvent, type Handled, type HandlingPorts } from './handle-event.ts';
import { progressIn, withProgress } from './state.ts';

/**
 * A job is finished once, but it can wait and be dropped again: the user answers, or retries a dead letter. The position of the record that
 * gave it the outcome tells these ends apart, also after a restart [each-end-starts-a-run].
 *
 * @param unnumberedUntil ends up to this position have the id by which an earlier version decided them
 */
const endOf = ({ job, status, statusSince }: JobState, unnumberedUntil: number): string =>
  status === 'finished' || statusSince <= unnumberedUntil
    ? `${job.jobId}/${status}`
    : `${job.jobId}/${status}/${statusSince}`;

function completionEvent(ended: JobState, unnumberedUntil: number): TriggerEvent {
  const { job, status, sessionId, reason } = ended;
  const values: Record<string, EventValue> = {
    workflow: plainValue(job.workflowId),
    outcome: plainValue(status),
    job: plainValue(job.jobId),
    session: plainValue(sessionId ?? ''),
    goal: quotedValue(job.goal),
    reason: quotedValue(reason ?? ''),
  };
  return {
    id: endOf(ended, unnumberedUntil),
    aliases: [],
    subject: null,
    chainDepth: job.origin.chainDepth + 1,
    values: valuesOf(values),
    github: null,
    origin: 'session',
    trust: job.trust,
  };
}

/** Dismissed or replaced while it was in the queue: nothing of it failed. */
const isUnstarted = ({ status, sessionId, failures }: JobState): boolean =>
  status === 'dropped' && sessionId === null && failures === 0;

/** The last job that was added before the first one at or after an instant; null if there is none. */
function lastJobUntil(jobs: readonly JobState[], untilMs = Infinity): string | null {
  const later = jobs.findIndex(({ job }) => job.addedAtMs >= untilMs);
  return (later === -1 ? jobs : jobs.slice(0, later)).at(-1)?.job.jobId ?? null;
}

const lastChange = (jobs: readonly JobState[]): number =>
  jobs.reduce((last, { statusSince }) => Math.max(last, statusSince), 0);

/** Older ends were decided: more are never kept in the state. A job may end long after the jobs that were added after it. */
const newestEnds = (jobs: readonly JobState[]): readonly JobState[] =>
  jobs
    .filter(({ status }) => jobOutcomes.some((outcome) => outcome === status))
    .sort((one, other) => one.statusSince - other.statusSince)
    .slice(-endedJobsRead);

export async function runCompletions(ports: HandlingPorts, named: NamedRule): Promise<readonly Handled[]> {
  const { name, rule } = named;
  const { onComplete } = rule;
  if (onComplete === undefined) return [];
  const state = await ports.store.read();
  const source = `${onComplete.workflow}: ${[...onComplete.outcomes].sort().join(', ')}`;
  const progress = progressIn(state, name, source);
  const jobs = await ports.queue.jobs();
  // Jobs from before the rule, or before it was changed, start nothing. Their place does not depend on the clock, which can be corrected.
  const untilMs = progress.untilMs ?? ports.clock.nowMs();
  const lastJob = progress.lastJob === undefined ? lastJobUntil(jobs, progress.untilMs) : progress.lastJob;
  const { unnumberedUntil = lastChange(jobs) } = progress;
  if (progress.source === undefined || lastJob !== progress.lastJob || unnumberedUntil !== progress.unnumberedUntil)
    await ports.store.change(async (current) => [
      withProgress(current, name, { untilMs, source, lastJob, unnumberedUntil }),
      undefined,
    ]);
  if (progress.untilMs === undefined) return [];
  // None in a queue that replaced the one with that job, because a user removes a damaged queue.
  const earlier = jobs.findIndex(({ job }) => job.jobId === lastJob) + 1;
  // The positions of such a queue start again.
  const isReplaced = lastJob !== null && earlier === 0;
  const decided = new Set([...state.events, ...jobs.map(({ job }) => job.key)]);
  const handled: Handled[] = [];
  for (const ended of newestEnds(jobs.slice(earlier))) {
    const isAwaited = onComplete.outcomes.some((outcome) => outcome === ended.status);
    if (!isAwaited || ended.job.workflowId !== onComplete.workflow || isUnstarted(ended)) continue;
    const event = completionEvent(ended, isReplaced ? 0 : unnumberedUntil);
    if (!decided.has(keyOf(named, event))) handled.push(await handleEvent(ports, named, event));
  }
  return handled;
}
