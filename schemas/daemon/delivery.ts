/**
 * Delivery of the daemon, v1: where the results of a session go, and the outbox of a session: what was announced and what it left, one
 * record a line, only ever appended. A record that announces an effect is durable before the effect [deliveries-are-written-first].
 * Every prefix of an outbox is a valid outbox. No record contains a token or a password.
 */
import { pathLengthMax } from '../limits.ts';
import {
  deliveryBytesMax,
  deliveryChecksMax,
  deliveryFilesMax,
  deliveryLabelsMax,
  deliveryPatternsMax,
  forgeAddressLengthMax,
  deliveryTextLengthMax,
  deliveryTitleLengthMax,
  sessionReasonBytesMax,
} from './limits.ts';
import { count, sessionId, z } from '../zod.ts';

/** In the order in which they happen. */
export const deliveryEffects = ['commit', 'push', 'pull_request', 'label', 'comment'] as const;
/** What has to hold before the first effect. */
export const deliveryGates = ['confirmations', 'repository', 'base', 'paths', 'size', 'secrets', 'checks'] as const;

/** The name of a remote, or of a branch: never an option of git, never a path out of the refs. */
const refName = z
  .string()
  .regex(/^(?!.*\.\.)(?!.*\/\/)[A-Za-z0-9_][A-Za-z0-9_./-]*$/)
  .max(200);
const forgeName = z
  .string()
  .regex(/^[A-Za-z0-9_.-]+$/)
  .max(100);
const glob = z.string().min(1).max(pathLengthMax);
const globs = z.array(glob).max(deliveryPatternsMax);
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\r\n\0]*$/);

/** Not strict, like everything that a durable record contains; the configuration reads it strictly. */
export const githubForge = z
  .object({
    kind: z
      .literal('github')
      .describe('Pull requests are opened through the API of GitHub or GitHub Enterprise Server.'),
    owner: forgeName.describe('The user or organization that owns the repository.'),
    repo: forgeName.describe('The name of the repository.'),
    baseUrl: z
      .string()
      .regex(/^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])[^\s@]+$/)
      .max(2048)
      .optional()
      .describe('The URL of the API; by default `https://api.github.com`.'),
    tokenVariable: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/)
      .optional()
      .describe(
        'The name of the environment variable that contains the token. Without it, the daemon runs `gh auth token`.',
      ),
  })
  .describe('The GitHub repository in which pull requests are opened. Without it, the daemon only pushes a branch.');

const author = z
  .object({
    name: line(100).describe('The name of the commit author.'),
    email: line(200).describe('The e-mail address of the commit author.'),
  })
  .describe('The author of the commit; by default `WorkRail <workrail@localhost>`.');

const rules = {
  baseBranch: refName.describe(
    'The branch of the remote on which the work is based. Pull requests target this branch.',
  ),
  forge: githubForge.optional(),
  labels: z
    .array(line(50))
    .max(deliveryLabelsMax)
    .optional()
    .describe('Labels that the daemon adds to the pull request.'),
  paths: globs
    .optional()
    .describe(
      'Patterns such as `src/**`. The work may change only files that match one of them; by default all files.',
    ),
  protectedPaths: globs
    .optional()
    .describe(
      'Patterns of protected files (section "Protected files") that the work may change nevertheless, such as `package-lock.json` or `.github/**`.',
    ),
  secretPaths: globs
    .optional()
    .describe('Patterns of files in which texts that look like secrets are allowed, such as test fixtures.'),
  filesMax: z
    .number()
    .int()
    .min(1)
    .max(deliveryFilesMax)
    .optional()
    .describe('The maximum number of changed files; by default 100.'),
  bytesMax: z
    .number()
    .int()
    .min(1)
    .max(deliveryBytesMax)
    .optional()
    .describe('The maximum size of all changed files together, in bytes; by default 1 MiB.'),
  checks: z
    .array(line(pathLengthMax))
    .max(deliveryChecksMax)
    .optional()
    .describe(
      'Shell commands that must succeed before the work is delivered. They run in a sandbox, on the files to deliver.',
    ),
  author: author.optional(),
};

/** An entry of the configuration: the key `delivery` of the key `daemon`. */
export const deliveryConfig = z
  .strictObject({
    path: z
      .string()
      .min(1)
      .max(pathLengthMax)
      .describe(
        'The directory of the repository: absolute, or `~/` and a path below the home directory. The entry does not apply to other repositories below this directory, such as clones and submodules.',
      ),
    remote: refName.optional().describe('The git remote to which branches are pushed; by default `origin`.'),
    ...rules,
    forge: githubForge
      .strict()
      .describe(githubForge.description ?? '')
      .optional(),
    author: author
      .strict()
      .describe(author.description ?? '')
      .optional(),
  })
  .describe('How the daemon delivers the results of sessions in one repository.');

/** Where one session delivers; a job contains it. */
export const deliveryTarget = z.object({
  remote: refName,
  ...rules,
  /** The issue that the session works on; null without one. */
  issue: z.number().int().positive().nullable(),
});

const commitId = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const branch = refName;
const text = z.string().max(deliveryTextLengthMax);
const address = z.string().max(forgeAddressLengthMax);

/** Everything that the effects need, decided once: a repeated effect does the same. */
export const deliveryPlan = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changes'),
    branch,
    /** The tip of the base branch, and the tree of the only commit on top of it. */
    parent: commitId,
    tree: commitId,
    files: count,
    title: z.string().max(deliveryTitleLengthMax),
    text,
    /** Additive: what the run cost, for the pull request. Absent: not stated. */
    costs: z.string().max(200).optional(),
    /** The work is not complete. */
    isDraft: z.boolean(),
  }),
  z.object({ kind: z.literal('nothing_to_change'), text }),
  z.object({ kind: z.literal('question'), text }),
]);

/** What an effect left, where a user can look at it. */
export const deliveryProof = z.object({
  commit: commitId.optional(),
  ref: z.string().max(512).optional(),
  number: count.optional(),
  url: address.optional(),
  labels: z.array(z.string().max(50)).max(deliveryLabelsMax).optional(),
});

const common = { v: z.literal(1), index: count, atMs: count };
const reason = z.string().max(sessionReasonBytesMax);
/** Additive: the user approved the result for this attempt only; another attempt needs the approval again. */
const isApproved = z.literal(true).optional();

export const outboxRecord = z.discriminatedUnion('kind', [
  /** Before the session starts: its results are delivered there. */
  z.object({ ...common, kind: z.literal('requested'), sessionId, target: deliveryTarget }),
  z.object({
    ...common,
    kind: z.literal('planned'),
    plan: deliveryPlan,
    /** Additive: the session waits for the answer to the question of the plan, and has no result yet. */
    isParked: z.literal(true).optional(),
    /**
     * Additive: the secret from which the markers of the plan are computed, so that nobody else can write one before the daemon has posted it.
     * Absent: the markers consist of the session and the effect only, as in earlier versions.
     */
    markerKey: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  /** The effect follows. */
  z.object({ ...common, kind: z.literal('started'), effect: z.enum(deliveryEffects) }),
  z.object({ ...common, kind: z.literal('done'), effect: z.enum(deliveryEffects), proof: deliveryProof }),
  /** A gate is closed. Nothing was changed outside. */
  z.object({ ...common, kind: z.literal('refused'), gate: z.enum(deliveryGates), reason, allowed: reason, isApproved }),
  /** The effect did not happen, as far as is known; a retry looks first. */
  z.object({ ...common, kind: z.literal('failed'), effect: z.enum(deliveryEffects), reason, isApproved }),
  /** All effects of the plan are done. */
  z.object({ ...common, kind: z.literal('closed') }),
  /** Additive: the user dismissed the delivery, so no report asks for a retry. */
  z.object({
    ...common,
    kind: z.literal('dismissed'),
    /** Additive: no effect begins after this record until the delivery is requested again. Absent: only reports change. */
    isStopped: z.literal(true).optional(),
  }),
]);

export type GithubForge = z.infer<typeof githubForge>;
export type DeliveryConfig = z.infer<typeof deliveryConfig>;
export type DeliveryTarget = z.infer<typeof deliveryTarget>;
export type DeliveryEffect = (typeof deliveryEffects)[number];
export type DeliveryGate = (typeof deliveryGates)[number];
export type DeliveryPlan = z.infer<typeof deliveryPlan>;
export type DeliveryProof = z.infer<typeof deliveryProof>;
export type OutboxRecord = z.infer<typeof outboxRecord>;
