/**
 * What the daemon needs to continue a session after a crash, v1: one small file beside the turn log, replaced as a whole
 * [sidecar-before-the-loop]. It contains the tokens of the run; the log contains none.
 */
import { goalBytesMax, pathLengthMax, tokenLengthMax } from '../limits.ts';
import { jobTrusts, queuedAs } from './job.ts';
import { count, runId, sessionId, workflowHash, workflowId, z } from '../zod.ts';

/** Made by the daemon, because providers repeat ids or omit them: `<turn>-<number>`, unique within the session. */
export const callId = z.string().regex(/^[0-9]{1,9}-[0-9]{1,4}$/);

/** The session whose tool call started another one, and the place of that one in the tree. */
const sessionParent = z.object({
  parentSessionId: sessionId,
  callId,
  /** The session that a user or a trigger started. */
  rootSessionId: sessionId,
  /** How many sessions are above it. */
  depth: count,
  /** Of the session at the root; null if a user started that one. */
  trigger: z.string().min(1).max(256).nullable(),
  /** Additive: whose texts the session at the root contains. Absent: those of the user without a trigger, and of strangers with one. */
  trust: z.enum(jobTrusts).optional(),
});

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
  /** Absent if no other session started it. */
  parent: sessionParent.optional(),
  /** The commit that its worktree starts from; absent: the one that is checked out. */
  base: z
    .string()
    .regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)
    .optional(),
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
      /** For the user, where only they can help; older sessions have it in `text`. */
      question: z
        .string()
        .max(64 * 1024)
        .optional(),
    })
    .nullable(),
});
export type DaemonSession = z.infer<typeof daemonSession>;
