/**
 * The marks of the owner of a data directory on the runs of one session, stored beside its log, v1 [owner-marks-beside-log]. No
 * event, bundle or decision of a run depends on them.
 */
import { abandonReasonBytesMax, markedRunsMax, runTitleBytesMax } from './limits.ts';
import { runId, z } from './zod.ts';

export const abandonment = z.object({
  /** When, as ISO 8601 in UTC. */
  at: z.string().max(40),
  reason: z.string().max(abandonReasonBytesMax).optional(),
});
export const runMarks = z.object({
  runId,
  /** The title that the owner gave the run. */
  title: z.string().min(1).max(runTitleBytesMax).optional(),
  /** Absent: the run was not abandoned. */
  abandoned: abandonment.optional(),
});
export const ownerMarks = z.object({ v: z.literal(1), runs: z.array(runMarks).max(markedRunsMax) });

export type Abandonment = z.infer<typeof abandonment>;
export type RunMarks = z.infer<typeof runMarks>;
export type OwnerMarks = z.infer<typeof ownerMarks>;
