/** Adds an entry to the inbox of a session, and reports when the session receives it. */
import type { DaemonSent } from '../../schemas/daemon/reports.ts';
import type { InboxAction, InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import { inboxEntriesMax, inboxTextBytesMax } from '../../schemas/daemon/limits.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { afterEntries, isWoken, refusalOf } from '../conversation/steering.ts';
import { topmostWaiting } from '../children/waiting-child.ts';
import { FileInbox } from '../inbox/inbox.ts';
import { lastReceivedOf } from '../inbox/last-received.ts';
import type { JobState } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import { isReplacedIn } from '../queue/replaced-session.ts';
import { isClaimAbandoned } from '../queue/session-owner.ts';
import { stopIdle } from '../session/stop-idle.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import {
  adoptCommand,
  answerCommands,
  cancelCommand,
  deliveryCommand,
  followCommand,
  resumeCommand,
  standingOf,
  waitingOf,
} from './next-commands.ts';
import { hasWorkIn } from '../worktrees/has-work.ts';
import { isRefused, type Refusal, refusal } from './refusal.ts';
import { remedyOf, type RunPlace, startNew, type Unavailability, unavailabilityOf } from './unavailable-session.ts';
import { unreceivedEntries } from './unreceived-entries.ts';

const cancellation = 'the user cancelled the session';

type Files = { readonly host: Host; readonly layout: DaemonLayout };
type World = Files &
  RunPlace & { readonly queue: Pick<JobQueue, 'job' | 'opened' | 'dropEnded'>; isDaemonRunning(): Promise<boolean> };

/** Why a text of the user is not sent; null if it can be. */
export function textFault(what: string, text: string): Refusal | null {
  if (text.trim() === '')
    return refusal('invalid', `${what} needs a text`, 'Write a text, such as "Leave the tests alone"');
  if (!text.isWellFormed())
    return refusal('invalid', `${what} contains half of a character (a lone surrogate)`, 'Write a text in Unicode');
  const bytes = Buffer.byteLength(text);
  if (bytes <= inboxTextBytesMax) return null;
  return refusal(
    'invalid',
    `${what} has ${bytes} bytes; the limit is ${inboxTextBytesMax}`,
    'Put the text into a file in the workspace, and send the path of the file',
  );
}

export async function sendEntry(
  world: World,
  session: StoredSession,
  action: InboxAction,
): Promise<DaemonSent | Refusal> {
  const { host, layout, isDaemonRunning } = world;
  const { sessionId } = session;
  const name = session.state?.opened?.runName ?? sessionId;
  const stoppedRetry = action.kind === 'cancel' ? await cancelRetry(world, session) : null;
  if (stoppedRetry !== null) return stoppedRetry;
  const unreceived = await unreceivedEntries({ host, layout }, session);
  const stops = action.kind === 'pause' || action.kind === 'cancel';
  const why = await unavailabilityOf(world, session);
  const refused =
    why !== null && !canStop(session, action, why)
      ? unavailable(session, name, why)
      : sendingFault(session, name, action, unreceived instanceof SharedLogFault ? [] : unreceived);
  if (refused !== null) return refused;
  const entry = await added({ host, layout }, session, name, action);
  if (isRefused(entry)) return entry;
  if (action.kind === 'resume') await resumeChild(world, session);
  const stopped = stops ? await stopIdle(host, layout, sessionId) : null;
  const endedJob = stopped?.isCancelled === true ? await droppedJob(world, session) : null;
  const isWorkedOn = stops
    ? stopped === null
    : session.status === 'running' || ((await isClaimable(world, session, entry)) && (await isDaemonRunning()));
  const state = isWorkedOn ? 'queued' : action.kind === 'cancel' ? 'cancelled' : stops ? 'paused' : 'stored';
  return {
    version: 1,
    sessionId,
    runName: session.state?.opened?.runName ?? null,
    ticket: entry.ticket,
    entryId: entry.entryId,
    action: action.kind,
    ...(action.kind === 'answer' ? { decision: action.decision } : {}),
    state,
    ...(isWorkedOn ? { next: null } : await continuing(world, sessionId)),
    ...(endedJob === null ? {} : { endedJob }),
    ...(action.kind === 'cancel' ? workOf(world, sessionId) : {}),
  };
}

/** The job of a session that was just cancelled; null if the queue cannot drop it now. Then the next daemon does. */
async function droppedJob(world: World, { sessionId, state }: StoredSession): Promise<string | null> {
  const jobId = state?.opened?.queued?.jobId;
  if (jobId === undefined) return null;
  const isDropped = await world.queue.dropEnded(jobId, sessionId, cancellation).catch((error: unknown) => {
    if (error instanceof SharedLogFault) return false;
    throw error;
  });
  return isDropped ? jobId : null;
}

/**
 * Of a session that has ended and that its job is going to continue: the job is dropped. An entry would have no effect before the session is resumed,
 * and would then end it again. Null if no job continues the session.
 */
async function cancelRetry(world: World, session: StoredSession): Promise<DaemonSent | Refusal | null> {
  const { sessionId, state, status } = session;
  const jobId = state?.opened?.queued?.jobId;
  if (jobId === undefined || state?.closed == null || state.closed.outcome === 'success') return null;
  const name = state.opened?.runName ?? sessionId;
  const ended = `session ${name} has ended (${state.closed.outcome})`;
  try {
    if (status === 'running' || !(await droppedRetry(world, jobId, sessionId))) {
      const job = await world.queue.job(jobId);
      if (job === null || job.status !== 'claimed' || isClaimAbandoned(job) || isReplacedIn(job, sessionId))
        return null;
      return refusal(
        'conflict',
        `${ended}, but a process is working on its job ${jobId}, which may continue the session; nothing was sent`,
        `To cancel the session once it continues, run again: ${cancelCommand(name)}`,
      );
    }
  } catch (error) {
    if (!(error instanceof SharedLogFault)) throw error;
    return uncheckedRetry(error, ended, name);
  }
  return {
    version: 1,
    sessionId,
    runName: state.opened?.runName ?? null,
    ticket: 0,
    entryId: '',
    action: 'cancel',
    state: 'cancelled',
    endedJob: jobId,
    ...(await continuing(world, sessionId)),
    ...workOf(world, sessionId),
  };
}

function uncheckedRetry({ log, message, damage }: SharedLogFault, ended: string, name: string): Refusal {
  const reason = `${ended}, and whether its job is going to continue it could not be checked, because ${log} cannot be used: ${message}`;
  const again = `run again: ${cancelCommand(name)}`;
  if (damage === null) return refusal('conflict', `${reason}; nothing was sent`, `To cancel the session, ${again}`);
  const fix = damage.fix ?? `Restore the file from a backup, or move it away (without the file, ${damage.loss})`;
  return refusal('damaged', `${reason} (${damage.path}); nothing was sent`, `${fix}; then ${again}`);
}

/** A queue that is older than the session does not name it. */
async function droppedRetry(world: World, jobId: string, sessionId: SessionId): Promise<boolean> {
  const { SessionsOfJobs } = await import('../storage/sessions-of-jobs.ts');
  const { nameSession } = await import('../session/unnamed-session.ts');
  await nameSession(world, new SessionsOfJobs(world.host, world.layout), jobId);
  return world.queue.dropEnded(jobId, sessionId, cancellation);
}

/** Who continues the run of a cancelled session elsewhere needs its files. */
const workOf = ({ layout }: Files, sessionId: SessionId): Pick<DaemonSent, 'adopt'> =>
  hasWorkIn(layout, sessionId) ? { adopt: adoptCommand(sessionId) } : {};

/**
 * The user resumes a session that waits for a child, and with it the child. One that does not wait any more needs no entry, and one that asks a question
 * since would lose it without an answer.
 */
export async function resumeChild(world: World, { state }: Pick<StoredSession, 'state'>): Promise<void> {
  if (state === null || state.child === null) return;
  const child = await storedSession(world.host, world.layout, state.child);
  const { parkedFor = null } = child.state ?? {};
  if (child.status === 'waiting' && (parkedFor === 'paused' || parkedFor === 'limit'))
    await sendEntry(world, child, { kind: 'resume' });
}

/** Whether a session that cannot continue can be stopped. One that waits has paused already, and an answer would be refused. */
function canStop({ state, isEnded }: StoredSession, { kind }: InboxAction, why: Unavailability): boolean {
  if (isEnded || why === 'unstarted') return false;
  return kind === 'cancel' || (kind === 'pause' && state !== null && state.question === null);
}

/** What continues a session that no process works on, or makes it possible: what the session is now decides. */
async function continuing(world: World, sessionId: SessionId): Promise<Pick<DaemonSent, 'next' | 'answers'>> {
  const session = await storedSession(world.host, world.layout, sessionId);
  const why = await unavailabilityOf(world, session);
  if (why !== null) return { next: remedyOf(why, session).command };
  const { continuedBy } = await standingOf(world, session);
  const name = continuedBy ?? session.state?.opened?.runName ?? sessionId;
  const answers = await missingAnswers(world, session);
  // A script that runs `next` must not approve anything.
  return answers === null ? { next: resumeCommand(name) } : { next: `workrail daemon inbox ${name}`, answers };
}

/** What answers a session that would ask the same again after a resume; null if it continues. */
async function missingAnswers(world: World, session: StoredSession): Promise<string[] | null> {
  const { state } = session;
  if (state === null || state.question === null || state.parkedFor === null) return null;
  if (state.parkedFor === 'paused' || state.parkedFor === 'inbox') return null;
  const unreceived = await unreceivedEntries(world, session);
  if (unreceived instanceof SharedLogFault || isWoken(state, unreceived)) return null;
  return [...answerCommands(state.opened?.runName ?? session.sessionId, await standingOf(world, session))];
}

function unavailable(session: StoredSession, name: string, why: Unavailability): Refusal {
  const { what, next } = remedyOf(why, session);
  return refusal(why === 'damaged' ? why : 'conflict', `nothing was sent to session ${name}: ${what}`, next);
}

async function added(
  { host, layout }: Files,
  session: StoredSession,
  name: string,
  action: InboxAction,
): Promise<InboxEntry | Refusal> {
  const { sessionId, state } = session;
  const emptying = `Remove <data directory>/daemon/sessions/${sessionId}/inbox.jsonl (its entries are lost), then send it again`;
  try {
    const inbox = new FileInbox(host, layout, sessionId, await lastReceivedOf(host, layout, session));
    const entry = await inbox.addUnless((unreceived) => answeredFault(session, name, action, unreceived), action);
    return (
      entry ??
      refusal(
        'full',
        `the inbox of session ${name} is full: it has the maximum of ${inboxEntriesMax} entries`,
        state === null ? emptying : `To end the session, run: ${cancelCommand(name)}`,
      )
    );
  } catch (error) {
    if (!(error instanceof SharedLogFault)) throw error;
    if (error.damage === null) return refusal('conflict', `nothing was sent: ${error.message}`, 'Send it again');
    return refusal('damaged', `nothing was sent: ${error.message}`, emptying);
  }
}

/** Only the first answer to a question counts: why another one would have no effect; null if it has one. */
function answeredFault(
  { state, status }: StoredSession,
  name: string,
  action: InboxAction,
  unreceived: readonly InboxEntry[],
): Refusal | null {
  if (state === null || action.kind !== 'answer' || refusalOf(afterEntries(state, unreceived), action) === null)
    return null;
  const given = unreceived.map((entry) => entry.action).find((each) => each.kind === 'answer');
  const what = given === undefined ? '' : ` (${given.decision})`;
  return refusal(
    'conflict',
    `session ${name} has an answer to this question already${what}; nothing was sent`,
    answeredNext(name, status),
  );
}

/** What to do with a session whose inbox contains what it waits for. */
const answeredNext = (name: string, status: StoredSession['status']): string =>
  status === 'running'
    ? `To see what the session does with it, run: ${followCommand(name)}`
    : `To continue the session with it, run: ${resumeCommand(name)}. To stop the session, run: ${cancelCommand(name)}`;

/** Whether a daemon that runs continues the session because of the entry, so that the user does not have to. */
async function isClaimable(world: World, session: StoredSession, entry: InboxEntry): Promise<boolean> {
  const { state } = session;
  if (state === null) return false;
  const isChild = state.opened?.parent !== undefined;
  // A child has no job: it is continued with the job of the session above it.
  const top = isChild ? await topmostWaiting(world, session) : session;
  const jobId = top?.state?.opened?.queued?.jobId;
  if (jobId === undefined) return false;
  const job = await world.queue.job(jobId).catch((error: unknown) => {
    // The entry is stored all the same.
    if (error instanceof SharedLogFault) return null;
    throw error;
  });
  const isContinued = isWoken(state, [entry]) || (isChild && state.question === null);
  return (job?.status === 'queued' && !isChild) || (isOpen(job) && isContinued);
}

const isOpen = (job: JobState | null): boolean => job?.status === 'queued' || job?.status === 'waiting';

const triggerOf = ({ opened }: SessionState) => opened?.parent?.trigger ?? opened?.queued?.trigger ?? null;

/** Why the entry could have no effect; null if it can have one. */
function sendingFault(
  { state, status }: StoredSession,
  name: string,
  action: InboxAction,
  unreceived: readonly InboxEntry[],
): Refusal | null {
  // A damaged session is sent nothing but its cancellation.
  if (state === null) return null;
  const { closed, question, parkedFor } = state;
  if (closed?.outcome === 'success' && status === 'running')
    return refusal(
      'conflict',
      `session ${name} is complete, and a process still works on its result, such as on its delivery; nothing was sent`,
      `To stop the delivery, run: ${deliveryCommand(name)} --dismiss`,
    );
  if (closed !== null)
    return refusal(
      'conflict',
      `session ${name} has ended (${closed.outcome}); nothing was sent`,
      closed.outcome === 'success'
        ? startNew
        : `To continue the session, run: ${resumeCommand(name)} --message "<text>"`,
    );
  if (action.kind === 'raise' && action.limit === 'trigger' && triggerOf(state) === null)
    return refusal(
      'conflict',
      `no trigger started session ${name}, so it has no limit per trigger; nothing was sent`,
      `Raise the limit run or day, such as: workrail daemon raise ${name} --limit run ${action.microUsd === undefined ? '--tokens <count>' : '--usd <amount>'}`,
    );
  // An answer that the session has not received ends its wait, and a pause can be taken back before it is received.
  const refused = refusalOf(action.kind === 'resume' ? afterEntries(state, unreceived) : state, action);
  if (refused === null) return null;
  if (isWoken(state, unreceived))
    return refusal(
      'conflict',
      `the inbox of session ${name} already contains what the session waits for; nothing was sent`,
      answeredNext(name, status),
    );
  const commands = parkedFor === null ? [] : answerCommands(name, waitingOf(state));
  return refusal(
    'conflict',
    `${refused}; nothing was sent${question === null ? '' : `. The question is: ${question.replace(/\s+/g, ' ')}`}`,
    commands.length === 0 ? 'Run: workrail daemon status' : `Run: ${commands.join(', or: ')}`,
  );
}
