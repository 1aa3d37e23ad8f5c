/**
 * The key `daemon` of `~/.workrail/workrail.json`: models with their providers and prices, and limits. Only the file of the user has it: a
 * checkout that named a provider would get the key of the user.
 */
import { daemonConfirmations, daemonSandboxes, modelProviders, stuckPolicies } from '../closed-sets.ts';
import { deliveryConfig } from './delivery.ts';
import { pathLengthMax } from '../limits.ts';
import {
  callMinutesMax,
  childDepthMax,
  childSessionsMax,
  deliveryRepositoriesMax,
  modelNameLengthMax,
  outputTokensMax,
  sandboxDiskMebibytesMin,
  sandboxMebibytesMax,
  sandboxMemoryMebibytesMin,
  sandboxProcessesMax,
  sandboxProcessesMin,
  sessionsAtOnceMax,
  sessionMinutesMax,
  silenceMinutesMin,
  spendingTokensMax,
  stepCallsMax,
  triggersMax,
} from './limits.ts';
import { permissions } from './permissions.ts';
import { triggerRule, webhookServer } from './triggers.ts';
import { z } from '../zod.ts';

const price = z.number().min(0).max(1_000_000);
const positive = (max: number) => z.number().int().min(1).max(max);

export const modelPrices = z
  .strictObject({
    input: price.describe('The price in US dollars of one million input tokens.'),
    output: price.describe('The price in US dollars of one million output tokens.'),
    cacheRead: price
      .optional()
      .describe('The price in US dollars of one million input tokens that were read from a cache.'),
    cacheWrite: price
      .optional()
      .describe('The price in US dollars of one million input tokens that were written to a cache.'),
    reasoning: price
      .optional()
      .describe('The price in US dollars of one million reasoning tokens; by default the price of output tokens.'),
  })
  .describe(
    'The prices of the model in US dollars, one for each kind of token. If a kind has no price, the cost of a call with tokens of this kind is unknown, not 0.',
  );

export const modelConfig = z
  .strictObject({
    provider: z
      .enum(modelProviders)
      .describe(
        'The protocol of the provider. With `scripted`, the replies come from a file; this needs no network and no key.',
      ),
    id: z.string().min(1).max(modelNameLengthMax).describe('The id of the model, as the provider names it.'),
    baseUrl: z
      .string()
      .regex(/^https?:\/\/[^\s@]+$/)
      .max(2048)
      .optional()
      .describe(
        'The URL of the API, such as `http://127.0.0.1:8080/v1`. Required for the provider `openai_compatible`.',
      ),
    apiKeyVariable: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/)
      .optional()
      .describe(
        'The name of the environment variable that contains the API key. WorkRail never stores the key itself. Required for every provider except `scripted`.',
      ),
    script: z
      .string()
      .min(1)
      .max(pathLengthMax)
      .optional()
      .describe(
        'The path of the file with the replies of a `scripted` model: absolute, or `~/` and a path below the home directory. [Rehearse without a model](../how-to/rehearse-without-a-model.md) describes it.',
      ),
    maxOutputTokens: positive(outputTokensMax)
      .optional()
      .describe('The maximum number of tokens that one model call returns; by default 16,384.'),
    prices: modelPrices.optional(),
  })
  .describe('A model.');

const spendingLimit = (what: string) =>
  z
    .strictObject({
      usd: price.optional().describe('The maximum cost in US dollars.'),
      tokens: positive(spendingTokensMax)
        .optional()
        .describe('The maximum number of tokens, input and output together.'),
    })
    .optional()
    .describe(what);

export const spendingLimits = z
  .strictObject({
    step: spendingLimit('The spending limit for one step of a session.'),
    run: spendingLimit('The spending limit for a session together with the sessions that it starts.'),
    trigger: spendingLimit('The spending limit for all sessions of one trigger.'),
    day: spendingLimit('The spending limit for all sessions of one day (UTC).'),
  })
  .describe('Limits on the cost of model calls. A call that could exceed a limit is not made.');

export const sandboxLimits = z
  .strictObject({
    memoryMebibytes: z
      .number()
      .int()
      .min(sandboxMemoryMebibytesMin)
      .max(sandboxMebibytesMax)
      .optional()
      .describe('The maximum memory of all processes together, in MiB; by default 6144.'),
    diskMebibytes: z
      .number()
      .int()
      .min(sandboxDiskMebibytesMin)
      .max(sandboxMebibytesMax)
      .optional()
      .describe('The maximum disk space of the files of the session, in MiB; by default 10240.'),
    processes: z
      .number()
      .int()
      .min(sandboxProcessesMin)
      .max(sandboxProcessesMax)
      .optional()
      .describe('The maximum number of processes and threads; by default 1024.'),
  })
  .describe('The limits for all commands of one session together.');

export const daemonConfig = z
  .strictObject({
    model: z
      .string()
      .min(1)
      .max(modelNameLengthMax)
      .optional()
      .describe('The model of new sessions: a key of `models`. Required if `models` contains more than one model.'),
    models: z
      .record(modelConfig)
      .optional()
      .describe('The models that sessions can use. Each key is a name of your choice.'),
    sandbox: z
      .enum(daemonSandboxes)
      .optional()
      .describe(
        'The sandbox in which the tools of the model run: `unshare` (default) or `bwrap`, both on Linux. With `no_tools`, the model can run no commands and use no files.',
      ),
    confirmations: z
      .enum(daemonConfirmations)
      .optional()
      .describe(
        'What the daemon does at a step that needs a confirmation: `ask` (default) parks the session until you answer; `skip` lets the model decide and records a gap.',
      ),
    sessionsAtOnce: positive(sessionsAtOnceMax)
      .optional()
      .describe('The maximum number of sessions that `workrail daemon run` works on at the same time; by default 2.'),
    limits: z
      .strictObject({
        callsPerStep: positive(stepCallsMax)
          .optional()
          .describe('The maximum number of model calls for one step; by default 100.'),
        sessionMinutes: positive(sessionMinutesMax)
          .optional()
          .describe('The maximum number of minutes of work on one session; by default 120.'),
        callMinutes: positive(callMinutesMax)
          .optional()
          .describe('Minutes until a model call times out; by default 10.'),
        stepMinutes: positive(sessionMinutesMax)
          .optional()
          .describe('The maximum number of minutes of work on one step; by default 60.'),
        silenceMinutes: z
          .number()
          .int()
          .min(silenceMinutesMin)
          .max(sessionMinutesMax)
          .optional()
          .describe(
            'A session ends as stuck if no record is added to its log for this number of minutes; by default 30. If this is less than `callMinutes` plus 5, that sum applies.',
          ),
        stuck: z
          .enum(stuckPolicies)
          .optional()
          .describe(
            'What the daemon does if the model repeats itself in a step: `stop` (default) sends the model one message and ends the session if the repetition continues; `nudge` only sends the message; `off` does nothing.',
          ),
        childSessions: z
          .number()
          .int()
          .min(0)
          .max(childSessionsMax)
          .optional()
          .describe(
            'The maximum number of sessions that a session and its child sessions may start in total with the tool `spawn_agent`. With 0 (default), the model does not have this tool.',
          ),
        childDepth: positive(childDepthMax)
          .optional()
          .describe('The maximum number of levels of child sessions below the session that you started; by default 1.'),
        sandbox: sandboxLimits.optional(),
        spending: spendingLimits.optional(),
      })
      .optional()
      .describe('The limits of one session.'),
    permissions: permissions.optional(),
    delivery: z
      .array(deliveryConfig)
      .max(deliveryRepositoriesMax)
      .optional()
      .describe('The repositories whose sessions may push branches and open pull requests.'),
    triggers: z
      .record(triggerRule)
      .refine((triggers) => Object.keys(triggers).length <= triggersMax)
      .optional()
      .describe('The triggers that start workflows without a user, each by a name of your choice.'),
    webhooks: webhookServer.optional(),
    api: z
      .strictObject({
        port: z.number().int().min(0).max(65_535).describe('The port on the loopback interface; with 0, a free port.'),
      })
      .optional()
      .describe(
        'The control API on the loopback interface, for programs that cannot use the socket of the daemon. Every request needs a key.',
      ),
  })
  .describe('The settings of `workrail daemon`. Only `~/.workrail/workrail.json` may contain them.');

export type DaemonConfig = z.infer<typeof daemonConfig>;
export type ModelConfig = z.infer<typeof modelConfig>;
export type SpendingConfig = z.infer<typeof spendingLimits>;
export type ModelPrices = z.infer<typeof modelPrices>;
