/**
 * What a running daemon answers to requests of its control API, v1. A line of JSON for each message; `/v1/status` and `/v1/stop` answer with
 * one, `/v1/events` with one after another until the daemon stops (ADR-0076). The other requests answer with a report of `reports.ts`, and
 * every request that is refused with `refused` (ADR-0084).
 */
import { count, sessionId, workflowId, z } from '../zod.ts';

const v = z.literal(1);
const runName = z.string().max(64);
const goal = z.string();

export const controlStatus = z.object({
  v,
  kind: z.literal('status'),
  pid: count,
  startedAtMs: count,
  isStopping: z.boolean(),
  sessionsAtOnce: count,
  residentBytes: count,
  queue: z.object({ queued: count, waiting: count, dropped: count }),
  /** What is worked on now. */
  sessions: z.array(
    z.object({
      sessionId,
      runName,
      workflowId,
      goal,
      /** Null between two steps. */
      step: z.object({ number: count, title: z.string() }).nullable(),
      tokens: count,
      /** Model calls whose usage is unknown: `tokens` does not include them. */
      unreportedCalls: count,
      /** In US dollars; null if it is unknown. */
      costUsd: z.number().nullable(),
      /** When this daemon started to work on the session. */
      sinceMs: count,
    }),
  ),
  /** The newest jobs that wait for the user, at most 200; `queue.waiting` is their number. */
  waiting: z.array(z.object({ jobId: z.string(), name: z.string(), text: z.string() })),
});
export type ControlStatus = z.infer<typeof controlStatus>;

/** The keys of the control API on the loopback interface, in a file that only the user can open. */
export const apiKeys = z.object({
  v,
  /** For requests that change nothing. */
  read: z.string(),
  /** For every request. */
  control: z.string(),
});
export type ApiKeys = z.infer<typeof apiKeys>;

export const controlMessage = z.discriminatedUnion('kind', [
  controlStatus,
  /** The request is accepted: the sessions park, and the daemon ends. */
  z.object({ v, kind: z.literal('stopping'), sessions: count }),
  z.object({ v, kind: z.literal('opened'), runName, workflowId, goal }),
  /** Nobody works on the job any more. */
  z.object({
    v,
    kind: z.literal('left'),
    name: z.string(),
    end: z.enum(['finished', 'undelivered', 'waiting', 'stopped', 'retried', 'dropped']),
    text: z.string(),
  }),
  /** The last message of a daemon that stops. */
  z.object({ v, kind: z.literal('ended') }),
  /** Additive: what to do. Absent: nothing helps. */
  z.object({ v, kind: z.literal('refused'), reason: z.string(), next: z.string().optional() }),
]);
export type ControlMessage = z.infer<typeof controlMessage>;
