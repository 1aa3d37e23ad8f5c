/**
 * What the daemon needs to continue a session after a crash, v1: one small file beside the turn log, replaced as a whole
 * [sidecar-before-the-loop]. It contains the tokens of the run; the log contains none.
 */
import { goalBytesMax, pathLengthMax, tokenLengthMax } from './limits.ts';
import { queuedAs } from './daemon-job.ts';
import { count, runId, sessionId, workflowHash, workflowId, z } from './zod.ts';

/** The run of a session, and where it works: in the sidecar, and in the first record of the turn log. */
export const runOfSession = {
  sessionId,
  runId,
  runName: z.string().max(64),
  workflowId,
  workflowHash,
  goal: z.string().max(goalBytesMax),
  /** The absolute path of the directory in which the tools work. */
  workspacePath: z.string().max(pathLengthMax),
  /** Absent if a user started the session in the foreground. */
  queued: queuedAs.optional(),
};

export const daemonSession = z.object({
  v: z.literal(1),
  ...runOfSession,
  stateToken: z.string().max(tokenLengthMax),
  /** Null if there is nothing to acknowledge. */
  ackToken: z.string().max(tokenLengthMax).nullable(),
  stepsAdvanced: count,
  /** The newest complete_step call that the runtime answered. If the call is repeated, it gets this answer. */
  answered: z
    .object({
      callId: z.string().max(32),
      kind: z.enum(['advanced', 'blocked', 'waiting']),
      text: z.string().max(64 * 1024),
    })
    .nullable(),
});
export type DaemonSession = z.infer<typeof daemonSession>;
