/** The commands that continue a session, for every report that shows one. */
import type { DaemonResult } from '../../schemas/daemon/reports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { ReachedLimit } from '../../schemas/daemon/turn-record.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { shownDigest } from '../conversation/steering.ts';
import { type SessionPlace, topmostWaiting } from '../children/waiting-child.ts';
import { raiseCommand } from '../ledger/limit-remedy.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import { FittingLimits } from './fitting-limits.ts';
import type { UnsettledDelivery } from './unsettled-delivery.ts';

type Waiting = Pick<DaemonResult, 'waitsFor' | 'gate' | 'limit' | 'limitFits' | 'child' | 'continuedBy'>;

export const waitingOf = ({ parkedFor, gate, limit, child }: SessionState): Waiting => ({
  ...(parkedFor === null ? {} : { waitsFor: parkedFor }),
  ...(gate === null ? {} : { gate: shownDigest(gate.digest) }),
  ...(limit === null ? {} : { limit }),
  ...(child === null ? {} : { child }),
});

/**
 * What is known of a stored session, which another one may continue.
 *
 * @param limits of the report that shows several sessions
 */
export async function standingOf(
  place: SessionPlace,
  session: Pick<StoredSession, 'state'>,
  limits: FittingLimits = new FittingLimits(place),
): Promise<Waiting> {
  const { state } = session;
  if (state === null) return {};
  const isAsked = state.question !== null && state.parkedFor !== 'paused' && state.parkedFor !== 'limit';
  const above = isAsked ? null : await topmostWaiting(place, session);
  return {
    ...waitingOf(state),
    ...((await limits.allow(session)) ? { limitFits: true as const } : {}),
    ...(above === null ? {} : { continuedBy: above.state?.opened?.runName ?? above.sessionId }),
  };
}

export const undoAbandonCommand = (name: string) => `workrail sessions abandon ${name} --undo`;

/** By the id: the name of a run is not found if the damage is in the beginning of its log. */
export const verifyCommand = (sessionId: SessionId) => `workrail sessions verify ${sessionId}`;

export const cancelCommand = (name: string) => `workrail daemon cancel ${name}`;

/** Makes a branch of the work of a session. */
export const adoptCommand = (name: string) => `workrail daemon worktrees adopt ${name}`;

export const resumeCommand = (name: string) => `workrail daemon resume ${name}`;

type WaitingDelivery = Pick<UnsettledDelivery, 'outcome'> & {
  readonly gate?: UnsettledDelivery['gate'] | undefined;
  readonly isApproved?: true | undefined;
};

/** Of a delivery that waits. One that was interrupted needs neither a retry nor a decision. */
export const deliveryCommands = (name: string, { outcome, gate, isApproved }: WaitingDelivery): readonly string[] => {
  const deliver = deliveryCommand(name);
  if (outcome === 'interrupted') return [deliver];
  const again = gate === 'confirmations' || isApproved === true ? approveCommand(name) : deliverAgainCommand(name);
  return [again, `${deliver} --dismiss`];
};

export const deliveryCommand = (name: string) => `workrail daemon deliver ${name}`;

/** @param issue the user named it for this attempt */
export const deliverAgainCommand = (name: string, issue: number | null = null) =>
  `${deliveryCommand(name)}${issueOption(issue)} --retry`;

/** Delivers although steps were completed without the approval that they need. */
export const approveCommand = (name: string, issue: number | null = null) =>
  `${deliveryCommand(name)}${issueOption(issue)} --approve`;

const issueOption = (issue: number | null): string => (issue === null ? '' : ` --issue ${issue}`);

/** Of a session that a process works on. It ends with the session, or when the process parks it. */
export const followCommand = (name: string) => `workrail daemon logs ${name} --follow`;

/** @param session in which the job is tried again */
export const retryCommand = (jobId: string, session: 'same' | 'new' = 'same') =>
  `workrail daemon retry ${jobId}${session === 'new' ? ' --new-session' : ''}`;

/** Why a job becomes a dead letter that has to start again: a retry in its session would fail. */
const startAgain = (why: string) => (jobId: string) => `${why}; to start again, run: ${retryCommand(jobId, 'new')}`;
export const damagedSession = startAgain('the log of its session is damaged');
/** The sidecar of a session whose log is readable. */
export const blockedSidecar = (sessionId: SessionId) => ({
  what: 'a directory is in the place of the file session.json of the session',
  next: `Remove <data directory>/daemon/sessions/${sessionId}/session.json, then run: ${resumeCommand(sessionId)}`,
});
export const unstartedSession = startAgain('nothing is stored of its session');
export const dismissCommand = (jobId: string) => `workrail daemon dismiss ${jobId}`;

/** What an earlier version most probably waited for: its records do not name the limit. */
const runLimit: ReachedLimit = { scope: 'run', reason: 'usd' };

/** The question of the session names the amounts of the time when it stopped. */
export const limitFitsText = 'The limit allows the call now.';

/** @param name of the run or the session */
export function answerCommands(
  name: string,
  { waitsFor, gate, limit, limitFits, child, continuedBy: resumed = name }: Waiting,
): readonly string[] {
  switch (waitsFor) {
    case 'confirmation':
      return [
        `workrail daemon answer ${name} --gate ${gate ?? '<digest>'} --approve`,
        `workrail daemon answer ${name} --gate ${gate ?? '<digest>'} --reject --message "<why>"`,
      ];
    case 'user_dependency':
    case 'asked':
      return [`${resumeCommand(name)} --message "<answer>"`];
    case 'limit':
      if (limitFits) return [resumeCommand(resumed)];
      return [raiseCommand(child ?? name, limit ?? runLimit), resumeCommand(resumed)].filter(
        (command) => command !== null,
      );
    case 'paused':
    case 'inbox':
    case undefined:
      return [resumeCommand(resumed)];
  }
}
