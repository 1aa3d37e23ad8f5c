/** Triggers of the daemon: what starts a workflow without a user. A part of the key `daemon` of the user's `workrail.json`. */
import { catchUpPolicies, githubEvents, jobOutcomes, overlapPolicies } from '../closed-sets.ts';
import { goalBytesMax, pathLengthMax } from '../limits.ts';
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
    label: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('The label that starts a run. Required for `issue_labeled` and `pull_request_labeled`.'),
    command: z
      .string()
      .regex(/^\/[a-z][a-z0-9-]{0,49}$/)
      .optional()
      .describe(
        'The first word of a comment that starts a run, such as `/fix`. Required for the event `comment_command`.',
      ),
    secretVariable: variable('the secret of the webhook').optional(),
    pollMinutes: whole(1, pollMinutesMax)
      .optional()
      .describe(
        'The interval in minutes at which the daemon polls GitHub for labeled issues. Not allowed in a rule with a webhook.',
      ),
    tokenVariable: variable('a token that can read issues and the permissions of collaborators'),
    baseUrl: z
      .string()
      .regex(/^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])[^\s@]+$/)
      .max(2048)
      .optional()
      .describe('The URL of the API; by default `https://api.github.com`.'),
    permission: z
      .enum(['write', 'admin'])
      .optional()
      .describe('The permission in the repository that the user who caused the event needs; by default `write`.'),
    bots: z
      .array(whole(1, Number.MAX_SAFE_INTEGER))
      .max(triggerBotsMax)
      .optional()
      .describe('The numeric ids of bots that may start runs. The events of all other bots are refused.'),
    vouch: z
      .boolean()
      .optional()
      .describe(
        'Default: false. True: if the user who caused the event has the permission, texts of other users in the event are trusted too. Only for webhooks.',
      ),
  })
  .describe('An event of a GitHub repository, received by a webhook or found by polling.');

const webhookSource = z
  .strictObject({
    secretVariable: variable('the secret of the webhook'),
    subject: template(
      'A template that computes the subject of an event, such as `ticket {/ticket/id}`. Each subject has at most one open run.',
    ).optional(),
    trust: z
      .enum(['user', 'stranger'])
      .optional()
      .describe('The author of the texts in the events: `user` (trusted) or `stranger` (default; not trusted).'),
  })
  .describe('A signed webhook whose body is a JSON object.');

const cronSource = z
  .strictObject({
    expression: z.string().min(1).max(200).describe('A cron expression with five fields, such as `30 7 * * 1-5`.'),
    timeZone: z.string().min(1).max(64).describe('The IANA time zone of the expression, such as `Europe/Berlin`.'),
    catchUp: z
      .enum(catchUpPolicies)
      .optional()
      .describe(
        'Which occurrences that passed while no daemon ran start a run afterwards: `none` (default), `latest` or `all`.',
      ),
    catchUpMax: whole(1, catchUpMax)
      .optional()
      .describe(
        'The maximum number of missed occurrences that start a run if `catchUp` is `all`; by default the 10 latest.',
      ),
    overlap: z
      .enum(overlapPolicies)
      .optional()
      .describe(
        'What an occurrence does while an earlier run is not finished: `skip` (default) starts no run, `queue` waits for the earlier run, `replace` cancels the earlier run.',
      ),
  })
  .describe('A schedule.');

const completionSource = z
  .strictObject({
    workflow: workflowId.describe('The id of the workflow whose job ended.'),
    outcomes: z
      .array(z.enum(jobOutcomes))
      .min(1)
      .max(jobOutcomes.length)
      .describe(
        'The outcomes of the job that start a run: `finished`, `waiting` for the user, or `dropped` after failures.',
      ),
  })
  .describe('The end of an earlier job of the daemon.');

export const triggerRule = z
  .strictObject({
    workflow: workflowId.describe('The id of the workflow to run.'),
    project: z
      .string()
      .min(1)
      .max(pathLengthMax)
      .describe('The directory of the project: absolute, or `~/` and a path below the home directory.'),
    goal: template(
      `The goal of the run, as a template such as \`Fix issue {number}: {title}\`. Its own words and the room for the values have at most ${goalBytesMax} bytes in total: a trigger with a longer goal starts no run, and \`daemon triggers check\` reports it. Put details into \`context\`.`,
    ),
    context: z
      .record(z.string().max(jobKeyLengthMax).describe('A template.'))
      .refine((context) => Object.keys(context).length <= triggerContextMax)
      .optional()
      .describe('Inputs of the workflow, each a template such as `{body}`.'),
    strangers: z
      .enum(['refuse', 'run'])
      .optional()
      .describe(
        'What the daemon does with events that contain texts of untrusted users: `refuse` (default) starts no run; `run` starts a run that delivers nothing.',
      ),
    deliver: z
      .boolean()
      .optional()
      .describe(
        'Default: false. True: the daemon delivers the results as configured for the project in `delivery`. Runs that contain texts of untrusted users deliver nothing.',
      ),
    cooldownMinutes: whole(0, cooldownMinutesMax)
      .optional()
      .describe(
        'An event starts no run if the previous event of the same subject is less than this number of minutes old; by default 30.',
      ),
    runsPerDay: whole(1, runsPerDayMax).optional().describe('The maximum number of runs per day (UTC); by default 50.'),
    chainDepth: whole(0, 10)
      .optional()
      .describe(
        'The maximum number of earlier runs in the chain that led to the event. In a chain, the result of each run caused the next run. By default 0, or 3 for `onComplete`.',
      ),
    github: githubSource.optional(),
    webhook: webhookSource.optional(),
    cron: cronSource.optional(),
    onComplete: completionSource.optional(),
  })
  .describe('A rule that starts a workflow. It contains exactly one of `github`, `webhook`, `cron` and `onComplete`.');

export const webhookServer = z
  .strictObject({
    port: whole(1, 65_535).describe('The TCP port on the loopback interface.'),
  })
  .describe('The server for webhooks. It listens on the loopback interface only.');

export type TriggerRule = z.infer<typeof triggerRule>;
export type GithubSource = z.infer<typeof githubSource>;
export type CronSource = z.infer<typeof cronSource>;
export type GithubEventKind = GithubSource['event'];
