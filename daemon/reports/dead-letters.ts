/** Jobs that failed too often, or that the user cancelled: what can be done about each depends on its session. */
import type { JobState } from '../queue/job-state.ts';
import { storedSession } from '../storage/stored-sessions.ts';
import { dismissCommand, retryCommand } from './next-commands.ts';
import { type ReportPlace, remedyOf, unavailabilityOf } from './unavailable-session.ts';

export type DeadLetter = {
  /** The user resumed its session, which goes on without the queue. */
  readonly isResumed: boolean;
  readonly commands: readonly string[];
};

export async function deadLetterOf(place: ReportPlace, { job, sessionId }: JobState): Promise<DeadLetter> {
  const { jobId } = job;
  const dismiss = dismissCommand(jobId);
  if (sessionId === null) return { isResumed: false, commands: [retryCommand(jobId), dismiss] };
  const session = await storedSession(place.host, place.layout, sessionId);
  if (session.status === 'damaged' || session.isUnstarted)
    return { isResumed: false, commands: [retryCommand(jobId, 'new'), dismiss] };
  const isResumed = session.state !== null && session.state.closed === null;
  const why = await unavailabilityOf(place, session);
  const remedy = why === null ? null : remedyOf(why, session).command;
  switch (why) {
    case 'removed':
    case 'completed':
      return { isResumed, commands: [retryCommand(jobId, 'new'), dismiss] };
    case 'abandoned':
    case 'unreadable':
      // A retry would fail at once.
      return { isResumed, commands: [...(remedy === null ? [] : [remedy]), dismiss] };
    default:
      return { isResumed, commands: [retryCommand(jobId), dismiss] };
  }
}
