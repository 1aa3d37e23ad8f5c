/** The state of the daemon, its queue and its sessions. */
import type { DaemonStatus } from '../../schemas/daemon/reports.ts';
import type { Host } from '../../runtime/ports.ts';
import { emptySession } from '../conversation/session-state.ts';
import type { Balance } from '../ledger/balance.ts';
import { type Cost, costsBy, exactUsd, noCost } from '../ledger/costs.ts';
import { isListed, type JobState } from '../queue/job-state.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { waitingOf } from './next-commands.ts';

type World = { readonly host: Pick<Host, 'files' | 'locks' | 'ids'>; readonly layout: DaemonLayout };
type Given = {
  /** In the order of the report. */
  readonly sessionIds: readonly SessionId[];
  /** Null if the ledger is damaged. */
  readonly balance: Pick<Balance, 'entries'> | null;
  readonly jobs: readonly JobState[];
  readonly daemon: DaemonStatus['daemon'];
};

export async function statusReport({ host, layout }: World, given: Given): Promise<DaemonStatus> {
  const { balance } = given;
  const costs = balance === null ? null : costsBy(balance.entries, (call) => call.sessionId);
  const sessions: DaemonStatus['sessions'] = [];
  for (const id of given.sessionIds)
    sessions.push(
      shownSession(await storedSession(host, layout, id), costs === null ? null : (costs.get(id) ?? noCost)),
    );
  return { version: 1, daemon: given.daemon, jobs: given.jobs.filter(isListed).map(shownJob), sessions };
}

function shownJob({ job, status, sessionId, failures, reason, retryAtMs }: JobState): DaemonStatus['jobs'][number] {
  const { jobId, workflowId, goal, subject, trigger, addedAtMs } = job;
  return { jobId, status, workflowId, goal, subject, trigger, sessionId, failures, reason, addedAtMs, retryAtMs };
}

function shownSession(
  { sessionId, status, state }: StoredSession,
  cost: Cost | null,
): DaemonStatus['sessions'][number] {
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
    costUsd: cost === null ? null : exactUsd(cost),
    ...(text === undefined ? {} : { text }),
    ...(state === null ? {} : waitingOf(state)),
    lastActivityMs: state?.lastRecordMs ?? 0,
  };
}
