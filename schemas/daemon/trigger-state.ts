/**
 * What triggers remember, v1: one file, replaced as a whole under a lock. Every list is bounded and loses its oldest entries first. That a
 * job is added only once depends on the queue and never on this file.
 */
import {
  etagLengthMax,
  jobKeyLengthMax,
  pollTimeLengthMax,
  refusalsKeptMax,
  sessionReasonBytesMax,
  triggerEventsKeptMax,
  triggerNameLengthMax,
  triggerSourceLengthMax,
  triggerSubjectsKeptMax,
} from './limits.ts';
import { count, z } from '../zod.ts';
import { jobId } from './job.ts';

const trigger = z.string().min(1).max(triggerNameLengthMax);
const key = z.string().min(1).max(jobKeyLengthMax);

export const triggerState = z.object({
  v: z.literal(1),
  /** Where each trigger that asks continues: one entry for each name. */
  progress: z.record(
    z.object({
      /** Cron: occurrences until then are decided. Completion: when the rule was first seen. */
      untilMs: count.optional(),
      /** Additive. Cron: the clock was set back behind `untilMs`, and occurrences until here are decided since. Absent: it was not set back. */
      backMs: count.optional(),
      /** Completion: the last job that was added before the rule; null if there was none. Absent in the state of an earlier version. */
      lastJob: jobId.nullable().optional(),
      /** Additive. Completion: the position in the queue up to which an end is identified by its job and outcome alone. Absent: that of the last change of a job. */
      unnumberedUntil: count.optional(),
      /** Polling: what changed until then was seen. */
      since: z.string().max(pollTimeLengthMax).optional(),
      /** Polling: of the last answer, for the same `since`. */
      etag: z.string().max(etagLengthMax).optional(),
      /** What the trigger asked for. If it asks for something else, it starts again. */
      source: z.string().max(triggerSourceLengthMax).optional(),
    }),
  ),
  /** Events that were decided, also refused ones: a replay is not decided again. */
  events: z.array(key).max(triggerEventsKeptMax),
  /** The last event of each subject that started a run or was refused by the cooldown. */
  subjects: z.array(z.object({ trigger, subject: key, atMs: count })).max(triggerSubjectsKeptMax),
  refusals: z
    .array(
      z.object({
        atMs: count,
        trigger,
        subject: key.nullable(),
        /** The numeric id of the account; null if there is none. */
        actorId: count.nullable(),
        reason: z.string().max(sessionReasonBytesMax),
      }),
    )
    .max(refusalsKeptMax),
});

export type TriggerState = z.infer<typeof triggerState>;
export type Refusal = TriggerState['refusals'][number];
