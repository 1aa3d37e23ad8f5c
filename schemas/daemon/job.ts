/**
 * The queue of the daemon, v1: what it is asked to do, one record a line, only ever appended. A record is durable before the effect that it
 * announces [jobs-are-written-first]. Every prefix of a queue is a valid queue.
 */
import { deliveryTarget } from './delivery.ts';
import { goalBytesMax, pathLengthMax } from '../limits.ts';
import { jobKeyLengthMax, sessionReasonBytesMax } from './limits.ts';
import { count, jsonObject, sessionId, workflowId, z } from '../zod.ts';

/** What started a job. */
export const jobOrigins = ['user', 'trigger', 'session'] as const;
/** `claimed`: a process works on it. `waiting`: only the user can help. `dropped`: a dead letter. */
export const jobStatuses = ['queued', 'claimed', 'waiting', 'finished', 'dropped'] as const;
/** Whose texts a job contains: those of the user, or of anybody who can reach its trigger. */
export const jobTrusts = ['user', 'stranger'] as const;

export const jobId = z.string().regex(/^job_[a-z0-9]{1,64}$/);
/** The name of the trigger that added the job; null without one. */
const trigger = z.string().min(1).max(256).nullable();
const name = z.string().min(1).max(jobKeyLengthMax);

/** What a session keeps of the job that it works on. */
export const queuedAs = z.object({
  jobId,
  trigger,
  trust: z.enum(jobTrusts),
  /** Additive: how many jobs led to this one. Absent: 0. What the session posts says it, so that triggers see a loop. */
  chainDepth: count.optional(),
});

export const daemonJob = z.object({
  v: z.literal(1),
  jobId,
  /** Milliseconds since 1970. */
  addedAtMs: count,
  /** Never reused: a job with the key of an earlier job is not added. */
  key: name,
  /** What the job works on, such as `github:owner/repo#12`. At most one open job for each subject. */
  subject: name.nullable(),
  trigger,
  origin: z.object({
    kind: z.enum(jobOrigins),
    /** How many jobs led to this one, each by its results: 0 for what a user or an event outside started. */
    chainDepth: count,
  }),
  workflowId,
  goal: z.string().max(goalBytesMax),
  /** Inputs of the workflow; at most `contextBytesMax` as JSON. */
  context: jsonObject,
  /** Absolute. */
  workspacePath: z.string().min(1).max(pathLengthMax),
  trust: z.enum(jobTrusts),
  /** Where results are delivered; null for nowhere. */
  delivery: deliveryTarget.nullable(),
});

/** A process. Its number is used again after its end, so the start time and the start of the kernel belong to it; empty if unknown. */
export const processIdentity = z.object({
  pid: count,
  startTime: z.string().max(64),
  bootId: z.string().max(64),
});

const common = { v: z.literal(1), atMs: count };
const ofJob = { ...common, jobId };
const reason = z.string().max(sessionReasonBytesMax);

export const queueRecord = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('added'), job: daemonJob }),
  /** This process works on the job until it releases the job, or ends. */
  z.object({ ...ofJob, kind: z.literal('claimed'), holder: processIdentity }),
  /** The session of the job: its first model call, or the next one, follows. */
  z.object({ ...ofJob, kind: z.literal('opened'), sessionId, stepsCompleted: count }),
  /** The job starts again with another session. This one is closed next, or has ended. */
  z.object({ ...ofJob, kind: z.literal('discarded'), sessionId }),
  /** The job can be claimed again from that time on. Its session, if it has one, is resumed. */
  z.object({
    ...ofJob,
    kind: z.literal('released'),
    why: z.enum(['stopped', 'failed', 'requeued']),
    stepsCompleted: count,
    retryAtMs: count,
    reason,
    /** Additive: records in the log of its session. What was recorded after them, the queue does not know. Absent: not known, as before, or of an older version. */
    knownRecords: count.optional(),
  }),
  /** Only the user can help: the job is not claimed until it is released. */
  z.object({ ...ofJob, kind: z.literal('waiting'), reason }),
  z.object({ ...ofJob, kind: z.literal('finished') }),
  /** The job failed and is not tried again by itself: a dead letter. */
  z.object({
    ...ofJob,
    kind: z.literal('dropped'),
    reason,
    /** Additive: the user dismissed the job, so no list shows it. Absent: it is listed until it is retried or dismissed. */
    isDismissed: z.literal(true).optional(),
  }),
]);

export type QueuedAs = z.infer<typeof queuedAs>;
export type DaemonJob = z.infer<typeof daemonJob>;
export type QueueRecord = z.infer<typeof queueRecord>;
/** What a caller adds: the queue gives it an id. */
export type NewJob = Omit<DaemonJob, 'v' | 'jobId' | 'addedAtMs'>;
