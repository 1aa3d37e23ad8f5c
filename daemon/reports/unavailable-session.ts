/** Sessions that no process continues although they did not complete their workflow, and what the user can do about each. */
import type { ParkCause } from '../../schemas/closed-sets.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { DaemonResult, unavailabilities } from '../../schemas/daemon/reports.ts';
import type { JobQueue } from '../queue/queue.ts';
import { isReplaced } from '../queue/replaced-session.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import {
  adoptCommand,
  cancelCommand,
  resumeCommand,
  retryCommand,
  undoAbandonCommand,
  verifyCommand,
} from './next-commands.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { InboxPlace } from './unreceived-entries.ts';

export type Unavailability = (typeof unavailabilities)[number];
type Unavailable = NonNullable<DaemonResult['unavailable']>;

/** `elsewhere`: it is open, and not at the step that was asked about. */
export type StoredRunStatus = 'open' | 'elsewhere' | 'complete' | 'unreadable';
/** A step by its id and its number in the run. */
export type StepPlace = { readonly stepId: string; readonly number: number };

export type StoredRuns = {
  /** Null for a run that can be continued, and where the marks of the user cannot be read [owner-marks-beside-log]. */
  unavailability(sessionId: SessionId, runId: RunId): Promise<'abandoned' | 'removed' | null>;
  /**
   * Reads the whole log of the run. `unreadable` if the log is damaged or lost, or what is stored of the step that the run is at. A fault of
   * the disk is no damage: such a run counts as `open`.
   *
   * @param at the step that a session asks about; null if it asks about none
   */
  runStatus(sessionId: SessionId, runId: RunId, at: StepPlace | null): Promise<StoredRunStatus>;
};

export type RunPlace = { readonly runs: StoredRuns; readonly queue: Pick<JobQueue, 'job'> };
/** What reports of sessions are made from. */
export type ReportPlace = InboxPlace & RunPlace;

/** Why a session waits for the user with a step that is not complete. */
const needsOpenStep: ReadonlySet<ParkCause | null | undefined> = new Set<ParkCause>([
  'confirmation',
  'user_dependency',
]);

/**
 * Null for a session that completed its workflow. The log of the run is read if nothing else decides, and only while no process works
 * on the session: that process finds the damage itself.
 */
export async function unavailabilityOf(
  { runs, queue }: RunPlace,
  { sessionId, status, state, isUnstarted }: Omit<StoredSession, 'records'>,
): Promise<Unavailability | null> {
  if (isUnstarted) return 'unstarted';
  if (status === 'damaged') return 'damaged';
  const opened = state?.opened ?? null;
  if (opened === null || state?.closed?.outcome === 'success') return null;
  // The queue learns of a session only after that was started.
  if (status !== 'running' && (await isReplaced(queue, opened))) return 'replaced';
  const why = await runs.unavailability(sessionId, opened.runId);
  if (why !== null || status === 'running') return why;
  // Any other session may have completed the step or the run itself, such as before it paused or was killed: a resume finds out.
  const needsStep = state?.closed == null && needsOpenStep.has(state?.parkedFor);
  const runStatus = await runs.runStatus(sessionId, opened.runId, needsStep ? (state?.step?.opened ?? null) : null);
  switch (runStatus) {
    case 'unreadable':
      return runStatus;
    case 'elsewhere':
      return 'continued';
    case 'complete':
      return needsStep || state?.closed != null ? 'completed' : null;
    case 'open':
      return null;
  }
}

/** The part of a report; empty if the session can be continued. */
export async function unavailableIn(
  place: RunPlace,
  session: StoredSession,
): Promise<{ readonly unavailable?: Unavailable }> {
  const why = await unavailabilityOf(place, session);
  if (why === null) return {};
  const { what, next } = remedyOf(why, session);
  return { unavailable: { why, reason: what, next } };
}

type Damaged = Pick<StoredSession, 'sessionId' | 'damage' | 'copyOf' | 'isEnded'>;

/** Why the session cannot be continued, and the next step as text and, where there is one, as a command. */
export type Remedy = { readonly what: string; readonly next: string; readonly command: string | null };

export function remedyOf(
  why: Unavailability,
  { sessionId, state, damage, copyOf, isEnded }: Damaged & Pick<StoredSession, 'state'>,
): Remedy {
  const name = state?.opened?.runName ?? sessionId;
  const jobId = state?.opened?.queued?.jobId;
  switch (why) {
    case 'replaced':
      return {
        what: `its job ${jobId ?? ''} does not use it any more`,
        next: 'To see the job, run: workrail daemon status',
        command: null,
      };
    case 'abandoned':
      return withCommand('you abandoned its run', 'To undo this, run:', undoAbandonCommand(name));
    case 'unreadable':
      return withCommand('its run cannot be read', 'To see why, run:', verifyCommand(sessionId));
    case 'continued':
      return withCommand(
        'another agent continued its run, and the step that it asks about is not pending any more',
        `To end the session, run: ${cancelCommand(name)}. To let it continue where the run is now, run:`,
        resumeCommand(name),
      );
    case 'completed':
      return completedRemedy(name, sessionId, isEnded);
    case 'damaged':
      return damagedRemedy({ sessionId, damage, copyOf, isEnded });
    case 'unstarted':
      return { what: 'it never started', next: startNew, command: null };
    case 'removed':
      return removedRemedy(name, jobId ?? null, isEnded);
  }
}

/**
 * What the session itself did is in its worktree only, and what the other agent did is not there: a delivery would say that all is done, and
 * contain a part of it.
 */
function completedRemedy(name: string, sessionId: SessionId, isEnded: boolean): Remedy {
  const what = 'its run is already complete';
  const adopt = `The daemon does not deliver it, because the work of another agent is not in the worktree of the session. To make a branch of the work of the session, run: ${adoptCommand(sessionId)}`;
  return isEnded
    ? { what, next: adopt, command: null }
    : withCommand(what, `${adopt}. To end the session, run:`, cancelCommand(name));
}

/** A newer version of WorkRail may write records that this version does not know. */
function damagedRemedy({ sessionId, damage, copyOf, isEnded }: Damaged): Remedy {
  const folder = `<data directory>/daemon/sessions/${sessionId}`;
  const file = `${folder}/turns.jsonl`;
  const what = copyOf === null ? `its log cannot be read: ${damage}` : `its files belong to session ${copyOf}`;
  const restore =
    copyOf === null
      ? `If a newer version of WorkRail wrote it, use that version. Otherwise, restore ${file} from a backup`
      : `If ${folder} is a copy, remove it. Otherwise, restore the directory from a backup`;
  if (isEnded) return { what, next: restore, command: null };
  return withCommand(what, `${restore}, or end the session:`, cancelCommand(sessionId));
}

/** Why the log of a session cannot be shown; null if it can. */
export function logRefusal(session: StoredSession): Refusal | null {
  const { sessionId, damage } = session;
  if (damage === null) return null;
  const work = `To make a branch of the work of the session, run: ${adoptCommand(sessionId)}`;
  return refusal(
    'damaged',
    `the log of session ${sessionId} cannot be read: ${damage}`,
    `${damagedRemedy(session).next}. ${work}`,
  );
}

function removedRemedy(name: string, jobId: string | null, isEnded: boolean): Remedy {
  const what = 'its run is no longer stored';
  if (!isEnded) return withCommand(what, 'To end the session, run:', cancelCommand(name));
  if (jobId !== null) return withCommand(what, 'To start its job again, run:', retryCommand(jobId, 'new'));
  return { what, next: startNew, command: null };
}

export const startNew = 'Start a new session: workrail daemon dispatch <workflow>';

const withCommand = (what: string, words: string, command: string): Remedy => ({
  what,
  next: `${words} ${command}`,
  command,
});
