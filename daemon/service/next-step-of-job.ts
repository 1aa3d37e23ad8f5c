/** What a process that claimed a job does next: a pure function of the job and of the session that an earlier process left. */
import { damagedSession, unstartedSession } from '../reports/next-commands.ts';
import type { SessionStatus, StoredSession } from '../storage/stored-sessions.ts';
import { isDeadLetter, withSteps } from '../queue/job-state.ts';
import type { Claim } from '../queue/queue.ts';

export type AbandonedSession = {
  readonly status: SessionStatus;
  readonly stepsCompleted: number;
  /** In its log. */
  readonly records: number;
  /** What it asks, or why it ended. */
  readonly text: string | null;
  /** The user sent it something: another session would not know it. */
  readonly isSteered: boolean;
  readonly isCancelled: boolean;
  /** Only the user decides whether it continues. */
  readonly needsUser: boolean;
  /** Its log has a record. The queue learns of a session after that, so without one, the log was lost, and with it what was done. */
  readonly isRecorded: boolean;
};

/** @param isSteered whether the user sent it something, also if that was not received */
export function leftIn(
  { status, state }: Pick<StoredSession, 'status' | 'state'>,
  isSteered: boolean,
): AbandonedSession {
  const { stepsCompleted = 0, nextIndex: records = 0, isCancelled = false } = state ?? {};
  return {
    status,
    stepsCompleted,
    records,
    text: state?.question ?? state?.closed?.reason ?? null,
    isSteered,
    isCancelled,
    needsUser: state?.closed?.needsUser === true,
    isRecorded: state?.opened != null,
  };
}

export type NextStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'resume' }
  /** The session is closed, and another one starts. */
  | { readonly kind: 'restart' }
  | { readonly kind: 'wait'; readonly question: string }
  | { readonly kind: 'drop'; readonly reason: string }
  /** Another process works on the session. */
  | { readonly kind: 'later' };

type ClaimedJob = Claim & {
  /** The queue did not name the session. */
  readonly isAdopted?: boolean;
};

const died = 'the daemon died twice in a row while it worked on this job, and no step was completed in between';

/** @param left the session of the job; null if it has none */
export function nextStepOf(
  { state, isAbandoned, isAdopted = false }: ClaimedJob,
  left: AbandonedSession | null,
): NextStep {
  // What an older queue says of the process that died belongs to an earlier time.
  const isDead = isAbandoned && !isAdopted && isDeadLetter(withSteps(state, left?.stepsCompleted ?? 0));
  if (left === null) return isDead ? { kind: 'drop', reason: died } : { kind: 'start' };
  const { knownRecords } = state;
  const released: NextStep = isDead ? { kind: 'drop', reason: died } : { kind: 'resume' };
  const { status, stepsCompleted, records, text, isSteered, isCancelled, needsUser, isRecorded } = left;
  // The user can pause, cancel or continue the session of a job that waits in the queue. What the queue knew, the user has released since.
  const isUnsettled = isAdopted || (knownRecords === null ? isAbandoned : records > knownRecords);
  switch (status) {
    // It is not worked on again: what follows its last record is done, and the job is finished.
    case 'success':
      return { kind: 'resume' };
    case 'running':
      return { kind: 'later' };
    case 'damaged':
      return { kind: 'drop', reason: damagedSession(state.job.jobId) };
    case 'waiting':
      return isUnsettled ? { kind: 'wait', question: text ?? '' } : released;
    case 'timeout':
    case 'stuck':
      return isUnsettled ? { kind: 'drop', reason: text ?? status } : released;
    case 'error':
    case 'stopped':
      // What the user sent may be all that there is of a session that the queue learned of only because of it.
      if (!isRecorded && !isSteered) return { kind: 'drop', reason: unstartedSession(state.job.jobId) };
      // An older queue says what the user released only by its failures, which a retry of the user counts from 0 again.
      if ((isCancelled || needsUser) && (isUnsettled || (knownRecords === null && state.failures > 0)))
        return { kind: 'drop', reason: text ?? status };
      if (isDead) return { kind: 'drop', reason: died };
      // A session that was stopped on purpose has a complete log, and is resumed from its first step as well.
      return isAbandoned && !isAdopted && stepsCompleted === 0 && !isSteered ? { kind: 'restart' } : { kind: 'resume' };
  }
}
