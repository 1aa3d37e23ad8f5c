/** The questions of sessions that wait for the user, deliveries that were refused or failed, failed jobs, and undelivered entries. */
import type { DaemonInbox } from '../../schemas/daemon/reports.ts';
import type { InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { actionText, actionWords, isWoken } from '../conversation/steering.ts';
import { isListedDeadLetter, type JobState } from '../queue/job-state.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import { deadLetterOf } from './dead-letters.ts';
import { FittingLimits } from './fitting-limits.ts';
import { answerCommands, deliveryCommands, limitFitsText, resumeCommand, standingOf } from './next-commands.ts';
import { type ReportPlace, remedyOf, type Unavailability, unavailabilityOf } from './unavailable-session.ts';
import { unreceivedEntries } from './unreceived-entries.ts';
import { type UnsettledDelivery, unsettledDelivery } from './unsettled-delivery.ts';

/**
 * @param sessions in the order of the report. The report keeps none of them: each has its whole log
 * @param allJobs also those that another page of the report lists
 */
export async function inboxReport(
  place: ReportPlace,
  sessions: Iterable<StoredSession> | AsyncIterable<StoredSession>,
  jobs: readonly JobState[],
  allJobs: readonly JobState[] = jobs,
): Promise<DaemonInbox> {
  const ofDeadLetters = new Set(allJobs.filter(isListedDeadLetter).map(({ sessionId }) => sessionId));
  const report: DaemonInbox = {
    version: 1,
    waiting: [],
    failed: await failedJobs(place, jobs),
    undelivered: [],
  };
  const limits = new FittingLimits(place);
  for await (const session of sessions) {
    const entries = await unreceivedEntries(place, session);
    // A damaged session receives nothing. Its cancellation says what is wrong with its inbox.
    if (entries instanceof SharedLogFault && session.state !== null) report.waiting.push(unreadable(session, entries));
    // Nothing in the report of a session that ended depends on its run.
    const why = session.isEnded ? null : await unavailabilityOf(place, session);
    report.waiting.push(
      ...(why === null
        ? await waitingIn({ ...place, limits }, session, entries instanceof SharedLogFault ? [] : entries)
        : lostIn(session, why, ofDeadLetters)),
    );
    const delivery = await unsettledDelivery(place, session);
    if (delivery !== null) report.waiting.push(unsettled(session, delivery));
    if (!(entries instanceof SharedLogFault)) report.undelivered.push(...undeliveredIn(session, entries, why));
  }
  return report;
}

/** One whose session the user resumed is listed as that session. */
async function failedJobs(place: ReportPlace, jobs: readonly JobState[]): Promise<NonNullable<DaemonInbox['failed']>> {
  const failed: NonNullable<DaemonInbox['failed']> = [];
  for (const state of jobs.filter(isListedDeadLetter)) {
    const { isResumed, commands } = await deadLetterOf(place, state);
    const { job, sessionId, reason } = state;
    const { jobId, workflowId, goal } = job;
    if (!isResumed) failed.push({ jobId, workflowId, goal, sessionId, reason: reason ?? '', commands: [...commands] });
  }
  return failed;
}

const namesOf = ({ sessionId, state }: StoredSession) => ({ sessionId, runName: state?.opened?.runName ?? null });
const nameIn = ({ sessionId, state }: StoredSession) => state?.opened?.runName ?? sessionId;

async function waitingIn(
  { limits, ...place }: ReportPlace & { readonly limits: FittingLimits },
  session: StoredSession,
  entries: readonly InboxEntry[],
): Promise<DaemonInbox['waiting']> {
  const { state } = session;
  if (state === null || state.closed !== null) return [];
  const { question, parkedFor, signal } = state;
  const name = nameIn(session);
  if (isWoken(state, entries)) {
    const { continuedBy = name } = await standingOf(place, session);
    return [{ ...namesOf(session), kind: 'answered', text: question ?? '', commands: [resumeCommand(continuedBy)] }];
  }
  if (question !== null && parkedFor !== null && parkedFor !== 'inbox') {
    const standing = await standingOf(place, session, limits);
    const { gate, limitFits } = standing;
    const commands = [...answerCommands(name, standing)];
    return [
      {
        ...namesOf(session),
        kind: parkedFor,
        text: limitFits ? `${question}\n${limitFitsText}` : question,
        ...(gate === undefined ? {} : { gate }),
        ...(state.gate === null ? {} : { gateDigest: state.gate.digest }),
        commands,
      },
    ];
  }
  if (signal?.kind !== 'blocked') return [];
  return [
    { ...namesOf(session), kind: 'blocked', text: signal.text, commands: [`workrail daemon send ${name} "<text>"`] },
  ];
}

/**
 * Of a session that cannot be answered. The user has to act if its run was removed, damaged, or completed or continued by another agent: nobody else knows of it. The same holds for
 * a session that is damaged, unless its job has failed, which names what helps.
 */
function lostIn(
  session: StoredSession,
  why: Unavailability,
  ofDeadLetters: ReadonlySet<SessionId | null>,
): DaemonInbox['waiting'] {
  if (why !== 'damaged' && why !== 'removed' && why !== 'unreadable' && why !== 'completed' && why !== 'continued')
    return [];
  if (why !== 'damaged' && session.status !== 'waiting') return [];
  if (why === 'damaged' && ofDeadLetters.has(session.sessionId)) return [];
  const { what, command } = remedyOf(why, session);
  return [{ ...namesOf(session), kind: why, text: what, commands: command === null ? [] : [command] }];
}

const unreadable = (session: StoredSession, { message }: SharedLogFault): DaemonInbox['waiting'][number] => ({
  ...namesOf(session),
  kind: 'inbox',
  text: `${message}. Remove the file inbox.jsonl in the directory of the session; the entries in the file are lost.`,
  commands: [resumeCommand(nameIn(session))],
});

const unsettled = (session: StoredSession, fault: UnsettledDelivery): DaemonInbox['waiting'][number] => ({
  ...namesOf(session),
  kind: 'delivery',
  text: fault.remedy === undefined ? fault.reason : `${fault.reason}\n${fault.remedy}`,
  commands: [...deliveryCommands(nameIn(session), fault)],
});

const endedFirst = 'the session ended before the model received it';

function undeliveredIn(
  session: StoredSession,
  entries: readonly InboxEntry[],
  why: Unavailability | null,
): DaemonInbox['undelivered'] {
  const { state, status } = session;
  // Only the log says which of them the session has received.
  if (state === null) return [];
  const isEnded = state.closed !== null;
  const idle = why === null ? 'no process is working on the session' : remedyOf(why, session).what;
  const reason = isEnded
    ? endedFirst
    : status === 'running'
      ? 'the session receives the entry after its current turn'
      : idle;
  const seen = isEnded ? state.messages : [];
  return [
    ...seen.map((text) => ({
      ...namesOf(session),
      ticket: null,
      what: 'message',
      text,
      reason: endedFirst,
    })),
    ...entries.map(({ ticket, action }) => ({
      ...namesOf(session),
      ticket,
      what: actionWords(action),
      text: actionText(action),
      reason,
    })),
  ];
}
