/** What the commands of `workrail daemon` print with `--json`. Derived from turn logs; nothing here is stored. */
import { statsOutcomes } from './execution-stats.ts';
import { turnRecord } from './turn-record.ts';
import { count, runId, sessionId, workflowId, z } from './zod.ts';

const version = z.literal(1);
const usage = {
  inputTokens: count,
  cacheReadTokens: count,
  cacheWriteTokens: count,
  outputTokens: count,
  /** Model calls whose usage is unknown: the sums do not include them. */
  unreportedCalls: count,
};

/** `daemon dispatch` and `daemon resume`: how the session stopped. */
export const daemonResult = z.object({
  version,
  /** Null if the run could not be started. */
  sessionId: sessionId.nullable(),
  runName: z.string().nullable(),
  outcome: z.enum(statsOutcomes),
  /** The summary, the reason, or the question for the user; null if a signal stopped the session. */
  text: z.string().nullable(),
  stepsCompleted: count,
  turns: count,
  ...usage,
  /** In US dollars; null if a price or the usage of a call is unknown. */
  costUsd: z.number().nullable(),
});
export type DaemonResult = z.infer<typeof daemonResult>;

export const daemonStatuses = [
  'running',
  'waiting',
  'stopped',
  'success',
  'error',
  'timeout',
  'stuck',
  'damaged',
] as const;

export const daemonStatus = z.object({
  version,
  /** The newest first. */
  sessions: z.array(
    z.object({
      sessionId,
      status: z.enum(daemonStatuses),
      runId: runId.optional(),
      runName: z.string().optional(),
      workflowId: workflowId.optional(),
      goal: z.string().optional(),
      /** The pending step; absent between two steps. */
      step: z.object({ number: count, title: z.string() }).optional(),
      stepsCompleted: count,
      turns: count,
      ...usage,
      /** What the session asks, or why it ended. */
      text: z.string().optional(),
      lastActivityMs: count,
    }),
  ),
});
export type DaemonStatus = z.infer<typeof daemonStatus>;

export const daemonLog = z.object({ version, sessionId, records: z.array(turnRecord) });
export type DaemonLog = z.infer<typeof daemonLog>;

/** `daemon replay`: the session in words, turn by turn. */
export const daemonReplay = z.object({
  version,
  sessionId,
  parts: z.array(
    z.object({
      atMs: count,
      /** The number of the model call; null outside one. */
      turn: count.nullable(),
      title: z.string(),
      body: z.string(),
    }),
  ),
});
export type DaemonReplay = z.infer<typeof daemonReplay>;
