/** `workrail daemon status`: the state of the daemon, its queue and its sessions, newest session first. */
import type { DaemonStatus } from '../../schemas/daemon/reports.ts';
import { emptySession } from '../../daemon/conversation/session-state.ts';
import { type Cost, costsBy, exactUsd, noCost } from '../../daemon/ledger/costs.ts';
import { isListed, type JobState } from '../../daemon/queue/job-state.ts';
import { DaemonLock, type RunningDaemon } from '../../daemon/service/daemon-lock.ts';
import { type StoredSession, sessionIds, storedSession } from '../../daemon/storage/stored-sessions.ts';
import { exitCode, type Invocation } from '../command.ts';
import { waitingOf } from '../reporters/daemon-commands.ts';
import { statusText } from '../reporters/daemon-jobs-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { ledgerBalance, onQueue, openDaemon } from '../serving/open-daemon.ts';

export async function run({ options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  if (options['follow'] === true) {
    const { followDaemon } = await import('../daemon/follow-daemon.ts');
    await followDaemon(daemon);
    return exitCode.ok;
  }
  const { host, layout } = daemon;
  const { entries } = await ledgerBalance(daemon);
  const costs = costsBy(entries, (call) => call.sessionId);
  const sessions: DaemonStatus['sessions'] = [];
  for (const id of [...(await sessionIds(host, layout))].reverse())
    sessions.push(shown(await storedSession(host, layout, id), costs.get(id) ?? noCost));
  const running = await DaemonLock.running(host, layout);
  const jobs = (await onQueue(daemon, (queue) => queue.jobs())).filter(isListed);
  const report: DaemonStatus = {
    version: 1,
    daemon: running === null ? null : await shownDaemon(running),
    jobs: jobs.map(shownJob),
    sessions,
  };
  await printAnswer(null, report, options, (status, colors) => statusText(status, Date.now(), colors));
  return exitCode.ok;
}

async function shownDaemon(running: RunningDaemon | 'unknown'): Promise<DaemonStatus['daemon']> {
  if (running === 'unknown') return { pid: null, startedAtMs: null };
  const { holder, startedAtMs } = running;
  const { askDaemon } = await import('../daemon/find-daemon.ts');
  const answer = await askDaemon(running);
  if ('silence' in answer) return { pid: holder.pid, startedAtMs, silence: answer.silence };
  const { isStopping, sessionsAtOnce, residentBytes, queue, sessions } = answer.status;
  return { pid: holder.pid, startedAtMs, live: { isStopping, sessionsAtOnce, residentBytes, queue, sessions } };
}

function shownJob({ job, status, sessionId, failures, reason, retryAtMs }: JobState): DaemonStatus['jobs'][number] {
  const { jobId, workflowId, goal, subject, trigger, addedAtMs } = job;
  return { jobId, status, workflowId, goal, subject, trigger, sessionId, failures, reason, addedAtMs, retryAtMs };
}

function shown({ sessionId, status, state }: StoredSession, cost: Cost): DaemonStatus['sessions'][number] {
  const opened = state?.opened ?? null;
  const step = state?.step?.opened;
  const text = state?.question ?? state?.closed?.reason;
  return {
    sessionId,
    status,
    ...(opened === null
      ? {}
      : { runId: opened.runId, runName: opened.runName, workflowId: opened.workflowId, goal: opened.goal }),
    ...(step === undefined ? {} : { step: { number: step.number, title: step.title } }),
    stepsCompleted: state?.stepsCompleted ?? 0,
    turns: state?.turn ?? 0,
    ...(state ?? emptySession).usage,
    costUsd: exactUsd(cost),
    ...(text === undefined ? {} : { text }),
    ...(state === null ? {} : waitingOf(state)),
    lastActivityMs: state?.lastRecordMs ?? 0,
  };
}
