/** Triggers of the daemon: what starts a workflow without a user. A part of the key `daemon` of the user's `workrail.json`. */
import { catchUpPolicies, githubEvents, jobOutcomes, overlapPolicies } from '../closed-sets.ts';
import { pathLengthMax } from '../limits.ts';
import {
  catchUpMax,
  cooldownMinutesMax,
  jobKeyLengthMax,
  pollMinutesMax,
  runsPerDayMax,
  triggerBotsMax,
  triggerContextMax,
  triggerTextLengthMax,
} from './limits.ts';
import { workflowId, z } from '../zod.ts';

const variable = (what: string) =>
  z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/)
    .describe(`The name of the environment variable that contains ${what}.`);
const template = (what: string) => z.string().min(1).max(triggerTextLengthMax).describe(what);
const whole = (min: number, max: number) => z.number().int().min(min).max(max);

const githubSource = z
  .strictObject({
    repository: z
      .string()
      .regex(/^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/)
      .describe('The repository, as `owner/name`.'),
    event: z.enum(githubEvents).describe('The event that starts a run.'),
    label: z.string().min(1).max(100).optional().describe('The label. The events `*_labeled` need one.'),
    command: z
      .string()
      .regex(/^\/[a-z][a-z0-9-]{0,49}$/)
      .optional()
      .describe('The first word of the comment, such as `/fix`. `comment_command` needs one.'),
    secretVariable: variable('the secret of the webhook').optional(),
    pollMinutes: whole(1, pollMinutesMax)
      .optional()
      .describe(
        'The interval in minutes at which the daemon asks GitHub for labeled issues. Not for rules with a webhook.',
      ),
    tokenVariable: variable('a token that can read issues and the permissions of collaborators'),
    baseUrl: z
      .string()
      .regex(/^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])[^\s@]+$/)
      .max(2048)
      .optional()
      .describe('The address of the API; by default `https://api.github.com`.'),
    permission: z
      .enum(['write', 'admin'])
      .optional()
      .describe('The permission that the actor needs in the repository; by default `write`.'),
    bots: z
      .array(whole(1, Number.MAX_SAFE_INTEGER))
      .max(triggerBotsMax)
      .optional()
      .describe('The numeric ids of bots that may start runs. The events of all other bots are refused.'),
    vouch: z
      .boolean()
      .optional()
      .describe(
        'Whether the permission of the actor also covers texts of other users in the event. Only for webhooks.',
      ),
  })
  .describe('An event of a GitHub repository, received by a webhook or found by polling.');

const webhookSource = z
  .strictObject({
    secretVariable: variable('the secret of the webhook'),
    subject: template(
      'What the event is about, as a template such as `ticket {/ticket/id}`. At most one open run for each subject.',
    ).optional(),
    trust: z
      .enum(['user', 'stranger'])
      .optional()
      .describe('Who wrote the texts in the events; by default a `stranger`.'),
  })
  .describe('A signed webhook with a JSON object.');

const cronSource = z
  .strictObject({
    expression: z.string().min(1).max(200).describe('Five fields, such as `30 7 * * 1-5`.'),
    timeZone: z.string().min(1).max(64).describe('An IANA time zone, such as `Europe/Berlin`.'),
    catchUp: z
      .enum(catchUpPolicies)
      .optional()
      .describe('What happens with occurrences that passed while no daemon ran: `none` (default), `latest` or `all`.'),
    catchUpMax: whole(1, catchUpMax)
      .optional()
      .describe('With `all`, the maximum number of these occurrences, the latest ones; by default 10.'),
    overlap: z
      .enum(overlapPolicies)
      .optional()
      .describe(
        'What happens if an earlier run is not finished: `skip` (default), `queue`, or `replace`, which cancels it.',
      ),
  })
  .describe('A schedule.');

const completionSource = z
  .strictObject({
    workflow: workflowId.describe('The workflow whose job ended.'),
    outcomes: z
      .array(z.enum(jobOutcomes))
      .min(1)
      .max(jobOutcomes.length)
      .describe('How the job ended: `finished`, `waiting` for the user, or `dropped` after failures.'),
  })
  .describe('The end of a job of the daemon.');

export const triggerRule = z
  .strictObject({
    workflow: workflowId.describe('The workflow to run.'),
    project: z
      .string()
      .min(1)
      .max(pathLengthMax)
      .describe('The directory of the project: absolute, or `~/` and a path below the home directory.'),
    goal: template('The goal, as a template such as `Fix issue {number}: {title}`.'),
    context: z
      .record(z.string().max(jobKeyLengthMax).describe('A template.'))
      .refine((context) => Object.keys(context).length <= triggerContextMax)
      .optional()
      .describe('Inputs of the workflow, each a template such as `{body}`.'),
    strangers: z
      .enum(['refuse', 'run'])
      .optional()
      .describe(
        'Whether events that contain texts of users without the permission start runs (`run`) or are refused (`refuse`, the default). These runs deliver nothing.',
      ),
    deliver: z
      .boolean()
      .optional()
      .describe(
        'Whether results are delivered, with the settings of the project in `delivery`; by default false. Runs that contain texts of strangers deliver nothing.',
      ),
    cooldownMinutes: whole(0, cooldownMinutesMax)
      .optional()
      .describe(
        'The number of minutes after an event of a subject in which no other event of that subject starts a run; by default 30.',
      ),
    runsPerDay: whole(1, runsPerDayMax).optional().describe('The maximum number of runs per day (UTC); by default 50.'),
    chainDepth: whole(0, 10)
      .optional()
      .describe(
        'The maximum length of the chain of runs whose results led to the event; by default 0, and 3 for `onComplete`.',
      ),
    github: githubSource.optional(),
    webhook: webhookSource.optional(),
    cron: cronSource.optional(),
    onComplete: completionSource.optional(),
  })
  .describe('A rule that starts a workflow: exactly one of `github`, `webhook`, `cron` and `onComplete`.');

export const webhookServer = z
  .strictObject({
    port: whole(1, 65_535).describe('The port on the loopback interface.'),
  })
  .describe('The server for webhooks. It listens on the loopback interface only.');

export type TriggerRule = z.infer<typeof triggerRule>;
export type GithubSource = z.infer<typeof githubSource>;
export type CronSource = z.infer<typeof cronSource>;
export type GithubEventKind = GithubSource['event'];
