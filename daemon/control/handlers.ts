/** The answers of the control API: the reports that commands print, from the files of the daemon. */
import type { ControlStatus } from '../../schemas/daemon/control.ts';
import type { EntryRequest } from '../../schemas/daemon/inbox-entry.ts';
import { controlPositionMax } from '../../schemas/daemon/limits.ts';
import { parseJsonBytes } from '../../schemas/json-object.ts';
import { quotedListMax } from '../../schemas/limits.ts';
import type { DaemonStatus } from '../../schemas/daemon/reports.ts';
import type { Host } from '../../runtime/ports.ts';
import { validateEntryRequest } from '../../generated/validators/entry-request.v1.js';
import { readCurrentBalance } from '../ledger/current-balance.ts';
import { isListed, isListedDeadLetter } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import { dismissJob, retryJob } from '../reports/change-job.ts';
import { costGroupDefault, costGroups, costsReport } from '../reports/costs-report.ts';
import type { StoredRuns } from '../reports/unavailable-session.ts';
import { inboxReport } from '../reports/inbox-report.ts';
import { isRefused, type Refusal, refusal } from '../reports/refusal.ts';
import { replayReport } from '../reports/replay-report.ts';
import { sendEntry, textFault } from '../reports/send-entry.ts';
import { statusReport } from '../reports/status-report.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { sessionIds, sessionsNamed, type StoredSession, storedSessions } from '../storage/stored-sessions.ts';
import { type Answer, type Asked, type InTurn, refusedAnswer } from './answer.ts';
import { isName, numberIn, pageOf, partsFrom } from './pages.ts';

export type ApiPorts = {
  readonly host: Host;
  readonly layout: DaemonLayout;
  readonly runs: StoredRuns;
  readonly queue: Pick<JobQueue, 'jobs' | 'job' | 'opened' | 'retry' | 'dismiss' | 'canDismiss' | 'dropEnded'>;
  status(): Promise<ControlStatus>;
};

const done = (body: object, nextPage: string | null = null): Answer => ({
  status: 200,
  body,
  ...(nextPage === null ? {} : { nextPage }),
});

async function newestFirst({ host, layout }: ApiPorts) {
  return [...(await sessionIds(host, layout))].reverse();
}

/** The session with this name, and no other. */
async function named({ host, layout }: ApiPorts, name: string): Promise<StoredSession | Refusal> {
  if (!isName(name)) return refusal('invalid', 'the given session name is invalid', 'Ask for /v1/sessions');
  const [found, ...others] = await sessionsNamed(host, layout, name);
  if (found === undefined)
    return refusal('unknown', `no session of the daemon is named "${name}"`, 'Ask for /v1/sessions');
  if (others.length === 0) return found;
  const ids = [found, ...others].map(({ sessionId }) => sessionId);
  return refusal(
    'ambiguous',
    `"${name}" is ambiguous: ${ids.length} sessions match: ${ids.slice(0, quotedListMax).join(', ')}${ids.length > quotedListMax ? ', …' : ''}`,
    'Use the id of one of them',
  );
}

function thisDaemon({ pid, startedAtMs, ...status }: ControlStatus): DaemonStatus['daemon'] {
  const { isStopping, sessionsAtOnce, residentBytes, queue, sessions } = status;
  return { pid, startedAtMs, live: { isStopping, sessionsAtOnce, residentBytes, queue, sessions } };
}

export async function answerSessions(ports: ApiPorts, asked: Asked): Promise<Answer> {
  const jobs = { all: await ports.queue.jobs(), isShown: isListed };
  const page = pageOf(await newestFirst(ports), jobs, asked);
  if (isRefused(page)) return refusedAnswer(page);
  const balance = await readCurrentBalance(ports.host, ports.layout).catch((error: unknown) => {
    // The sessions are listed without the ledger as well: their costs are then unknown.
    if (error instanceof SharedLogFault && error.damage !== null) return null;
    throw error;
  });
  const daemon = thisDaemon(await ports.status());
  const report = await statusReport(ports, { sessionIds: page.ids, balance, jobs: page.jobs, daemon });
  return done(report, page.next === null ? null : `/v1/sessions?${page.next}`);
}

export async function answerInbox(ports: ApiPorts, asked: Asked): Promise<Answer> {
  const name = asked.query.get('session');
  if (name !== undefined) {
    if (asked.query.size === 1) return answerInboxOf(ports, name);
    const reason = '"session" cannot be combined with other parameters';
    return refusedAnswer(refusal('invalid', reason, 'Omit the other parameters'));
  }
  const jobs = { all: await ports.queue.jobs(), isShown: isListedDeadLetter };
  const page = pageOf(await newestFirst(ports), jobs, asked);
  if (isRefused(page)) return refusedAnswer(page);
  const sessions = storedSessions(ports.host, ports.layout, page.ids);
  const report = await inboxReport(ports, sessions, page.jobs, jobs.all);
  return done(report, page.next === null ? null : `/v1/inbox?${page.next}`);
}

async function answerInboxOf(ports: ApiPorts, name: string): Promise<Answer> {
  const session = await named(ports, name);
  if (isRefused(session)) return refusedAnswer(session);
  const jobs = (await ports.queue.jobs()).filter(({ sessionId }) => sessionId === session.sessionId);
  return done(await inboxReport(ports, [session], jobs));
}

export async function answerReplay(ports: ApiPorts, asked: Asked): Promise<Answer> {
  const session = await named(ports, asked.name);
  if (isRefused(session)) return refusedAnswer(session);
  const turn = numberIn(asked, 'turn', 1, controlPositionMax);
  if (typeof turn === 'object' && turn !== null) return refusedAnswer(turn);
  const from = numberIn(asked, 'from', 0, controlPositionMax);
  if (typeof from === 'object' && from !== null) return refusedAnswer(from);
  const report = replayReport(session, turn);
  if (isRefused(report)) return refusedAnswer(report);
  const { parts, next } = partsFrom(report.parts, from ?? 0);
  const nextPage = `/v1/sessions/${session.sessionId}/replay?${turn === null ? '' : `turn=${turn}&`}from=${next}`;
  return done({ ...report, parts }, next === null ? null : nextPage);
}

export async function answerCosts(ports: ApiPorts, { query }: Asked): Promise<Answer> {
  const wanted = query.get('by') ?? costGroupDefault;
  const by = costGroups.find((each) => each === wanted);
  if (by === undefined)
    return refusedAnswer(
      refusal('invalid', `"by" must be one of ${costGroups.join(', ')}`, 'Write by=day, or omit it'),
    );
  return done(costsReport(await readCurrentBalance(ports.host, ports.layout), by));
}

export async function answerSent(ports: ApiPorts, asked: Asked, inTurn: InTurn): Promise<Answer> {
  const action = parseJsonBytes(asked.body);
  if (action === undefined)
    return refusedAnswer(refusal('invalid', 'the body is not JSON in UTF-8', 'Send {"kind":"pause"}, for example'));
  const fault = entryFault(action);
  if (fault !== null) return refusedAnswer(fault);
  // The name of a run reads every log; the write reads none.
  const session = await inTurn(() => named(ports, asked.name));
  if (isRefused(session)) return refusedAnswer(session);
  const sent = await sendEntry({ ...ports, isDaemonRunning: async () => true }, session, action as EntryRequest);
  return isRefused(sent) ? refusedAnswer(sent) : done(sent);
}

const seeSchema = 'The schema entry-request.v1 describes the body';

/** The first problem of a body; null if it is an action that a command could send. */
function entryFault(action: unknown): Refusal | null {
  if (!validateEntryRequest(action)) {
    const problem = validateEntryRequest.problems(action)[0];
    const where = problem === undefined ? '' : `: ${problem.instancePath} ${problem.message ?? ''}`.trimEnd();
    return refusal('invalid', `the body is not an entry for an inbox${where}`, seeSchema);
  }
  switch (action.kind) {
    case 'message':
      return textFault('text', action.text);
    case 'raise':
      if (action.microUsd === undefined && action.tokens === undefined)
        return refusal('invalid', '"microUsd" or "tokens" is missing', 'Send "microUsd", "tokens", or both');
      return action.reason === undefined ? null : textFault('reason', action.reason);
    case 'answer':
      return action.comment === undefined ? null : textFault('comment', action.comment);
    case 'pause':
    case 'resume':
    case 'cancel':
      return null;
  }
}

export async function answerRetried(ports: ApiPorts, { name, query }: Asked): Promise<Answer> {
  const session = query.get('session') ?? 'same';
  if (session !== 'same' && session !== 'new')
    return refusedAnswer(refusal('invalid', '"session" must be "same" or "new"', 'Write session=new, or omit it'));
  return changedJob(await retryJob(ports, name, session));
}

export const answerDismissed = async (ports: ApiPorts, { name }: Asked): Promise<Answer> =>
  changedJob(await dismissJob(ports, name));

/** The daemon that answers runs. */
const changedJob = (change: Awaited<ReturnType<typeof dismissJob>>): Answer =>
  isRefused(change) ? refusedAnswer(change) : done({ ...change, daemonRuns: true });
