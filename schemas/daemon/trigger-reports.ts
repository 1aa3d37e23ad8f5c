/** What `workrail daemon triggers` prints with `--json`. */
import { jobTrusts } from './job.ts';
import { count, z } from '../zod.ts';

const version = z.literal(1);

/** `daemon triggers check`. */
export const triggerCheck = z.object({
  version,
  triggers: z.array(
    z.object({
      name: z.string(),
      /** `github`, `webhook`, `cron` or `onComplete`; null if the rule does not have exactly one of them. */
      source: z.string().nullable(),
      workflow: z.string(),
      project: z.string(),
      /** What has to be corrected before the trigger can start a run. */
      faults: z.array(z.string()),
      /** Where a proxy or a tunnel sends the webhook; absent for other triggers. */
      address: z.string().optional(),
      /** What the actor needs on the forge; absent for other triggers. */
      permission: z.string().optional(),
      /** The next occurrences of a schedule, in ISO 8601; absent for other triggers. */
      next: z.array(z.string()).optional(),
      runsToday: count,
      runsPerDay: count,
      /** The newest first. */
      refusals: z.array(
        z.object({ atMs: count, subject: z.string().nullable(), actorId: count.nullable(), reason: z.string() }),
      ),
    }),
  ),
});
export type TriggerCheck = z.infer<typeof triggerCheck>;

/** What an event would do. `ignore`: the rule is not about it. `unknown`: the forge could not be asked. */
const decisions = ['start', 'ignore', 'refuse', 'repeat', 'unknown'] as const;
/** Of the event, for the secret of the trigger. `invalid`: also if the headers have none. `unknown`: no headers were given, or no secret is set. */
const signatures = ['valid', 'invalid', 'unknown'] as const;

/** `daemon triggers test`. */
export const triggerTest = z.object({
  version,
  triggers: z.array(
    z.object({
      name: z.string(),
      decision: z.enum(decisions),
      /** Why no run would start; null for `start`. */
      reason: z.string().nullable(),
      signature: z.enum(signatures),
      job: z
        .object({
          key: z.string(),
          subject: z.string().nullable(),
          workflowId: z.string(),
          goal: z.string(),
          context: z.record(z.unknown()),
          trust: z.enum(jobTrusts),
        })
        .nullable(),
    }),
  ),
});
export type TriggerTest = z.infer<typeof triggerTest>;
