/** Events of the service, for the command that runs it. */
import type { DaemonJob } from '../../schemas/daemon/job.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { TurnRecord } from '../../schemas/daemon/turn-record.ts';
import type { SessionState } from '../conversation/session-state.ts';

/** `undelivered`: the job is finished, and the delivery of its result was refused or failed. */
export type JobEnd = 'finished' | 'undelivered' | 'waiting' | 'stopped' | 'retried' | 'dropped';
export type ServiceEvent =
  | { readonly kind: 'opened'; readonly job: DaemonJob; readonly session: DaemonSession }
  | {
      readonly kind: 'record';
      readonly session: DaemonSession;
      readonly record: TurnRecord;
      readonly state: SessionState;
    }
  /** Nobody works on the job any more; the text is the summary, the question or the reason. */
  | { readonly kind: 'left'; readonly job: DaemonJob; readonly end: JobEnd; readonly text: string };
