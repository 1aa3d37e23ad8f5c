/** What the commands of `workrail daemon` print with `--json`. Derived from turn logs; nothing here is stored. */
import { gateDecisions, parkCauses } from '../closed-sets.ts';
import { controlStatus } from './control.ts';
import { jobStatuses } from './job.ts';
import { deliveryGates } from './delivery.ts';
import { deliveryPart } from './delivery-report.ts';
import { statsOutcomes } from './execution-stats.ts';
import { reachedLimit, turnRecord } from './turn-record.ts';
import { count, runId, sessionId, sha256Digest, workflowId, z } from '../zod.ts';

const version = z.literal(1);
const waiting = {
  /** Why the session waits; absent if it does not. */
  waitsFor: z.enum(parkCauses).optional(),
  /** The start of the digest of its gate; absent if it has no gate. */
  gate: z.string().max(16).optional(),
  /** Additive: the limit that it waits for; absent if it waits for something else, or was parked by an earlier version. */
  limit: reachedLimit.optional(),
  /** Additive: the limit allows the call now, such as after a raise for another session or on another day; absent: it does not, or that is unknown. */
  limitFits: z.literal(true).optional(),
  /** Additive: the child session that it waits for, which is paused or reached the limit; absent if it waits for the user itself. */
  child: sessionId.optional(),
  /** Additive: the session above it whose resume continues it; absent if its own resume does, or the report is not about stored sessions. */
  continuedBy: z.string().optional(),
};
const usage = {
  inputTokens: count,
  cacheReadTokens: count,
  cacheWriteTokens: count,
  outputTokens: count,
  /** Model calls whose usage is unknown: the sums do not include them. */
  unreportedCalls: count,
};

/**
 * Why no process continues a session that has not completed its workflow. `replaced`: its job uses another session. `removed`: its run is
 * not stored any more. `abandoned`: the user abandoned its run. `unreadable`: the log of its run is damaged. `damaged`: its own log is
 * damaged or lost. `unstarted`: its process died before it recorded anything. `completed`: its run is already complete, such as by the work of another agent.
 * `continued`: another agent continued its run past, or back from, the step that it asks about.
 */
export const unavailabilities = [
  'replaced',
  'removed',
  'abandoned',
  'unreadable',
  'damaged',
  'unstarted',
  'completed',
  'continued',
] as const;
/** Why no process continues a session, and what to do. */
const unavailable = z.object({ why: z.enum(unavailabilities), reason: z.string(), next: z.string() });

/** `daemon dispatch` and `daemon resume`: how the session stopped. */
export const daemonResult = z.object({
  version,
  /** Null if the run could not be started. */
  sessionId: sessionId.nullable(),
  runName: z.string().nullable(),
  outcome: z.enum(statsOutcomes),
  /** The summary, the reason, or the question for the user; null if a signal stopped the session. */
  text: z.string().nullable(),
  ...waiting,
  /** Additive: why `daemon resume` cannot continue the session, and what to do; absent if it can, and if the session is complete. */
  unavailable: unavailable.optional(),
  stepsCompleted: count,
  turns: count,
  ...usage,
  /** In US dollars; null if a price or the usage of a call is unknown. */
  costUsd: z.number().nullable(),
  /** Absent if nothing was to be delivered. */
  delivery: deliveryPart.optional(),
});
export type DaemonResult = z.infer<typeof daemonResult>;

/** `daemon dispatch --queue`. */
export const daemonQueued = z.object({ version, jobId: z.string(), workflowId, daemonRuns: z.boolean() });
export type DaemonQueued = z.infer<typeof daemonQueued>;

/** `daemon retry` and `daemon dismiss`. */
export const daemonJobChange = z.object({
  version,
  jobId: z.string(),
  workflowId,
  state: z.enum(['queued', 'dismissed']),
  /** The session that the job resumes, or left; null if it has none. */
  sessionId: sessionId.nullable(),
  /** How to take a dismissal back. Additive; absent for a retry. */
  undo: z.string().optional(),
  daemonRuns: z.boolean(),
});
export type DaemonJobChange = z.infer<typeof daemonJobChange>;

/** Where the control API listens on the loopback interface. Additive; absent if it does not. */
const api = z.object({
  address: z.string(),
  /** The file with the keys, below a named place such as `<data directory>`. */
  keyFile: z.string(),
});
export type DaemonApi = z.infer<typeof api>;

/** `daemon start`. */
export const daemonStarted = z.object({
  version,
  state: z.enum(['started', 'already_running']),
  /** Null while another daemon starts. */
  pid: count.nullable(),
  startedAtMs: count.nullable(),
  /** Null if this command started nothing. */
  log: z.string().nullable(),
  /** Why the daemon has no control socket; null if it has one. */
  controlFault: z.string().nullable(),
  api: api.optional(),
});
export type DaemonStarted = z.infer<typeof daemonStarted>;

/** `daemon stop`. */
export const daemonStopped = z.object({
  version,
  state: z.enum(['stopped', 'not_running']),
  pid: count.nullable(),
  /** How the daemon was asked; null if none ran. */
  by: z.enum(['socket', 'signal']).nullable(),
  /** What it worked on, and the next daemon resumes. */
  parked: z.array(
    z.object({
      jobId: z.string(),
      /** Null if no session was opened. */
      sessionId: sessionId.nullable(),
      runName: z.string().optional(),
      workflowId,
      goal: z.string(),
    }),
  ),
});
export type DaemonStopped = z.infer<typeof daemonStopped>;

/** `daemon install`. */
export const daemonInstalled = z.object({
  version,
  state: z.enum(['installed', 'unchanged', 'printed', 'removed', 'absent']),
  /** Where the file is, or would be. */
  path: z.string(),
  /** Its content; null if it was removed. */
  text: z.string().nullable(),
  /** Where the user writes the variable with the key of the model. */
  environmentFile: z.string(),
  /** The commands to run next. */
  next: z.array(z.string()),
});
export type DaemonInstalled = z.infer<typeof daemonInstalled>;

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
  /** The daemon that works on the queue; null if none runs. */
  daemon: z
    .object({
      /** Null while it starts. */
      pid: count.nullable(),
      startedAtMs: count.nullable(),
      /** What it answers on its control socket; absent if it does not answer. */
      live: controlStatus
        .pick({ isStopping: true, sessionsAtOnce: true, residentBytes: true, queue: true, sessions: true })
        .optional(),
      /** Why it does not answer; absent if it does. */
      silence: z.string().optional(),
      api: api.optional(),
    })
    .nullable(),
  /** Open jobs and dead letters (`dropped`) that you did not dismiss, in the order in which they were added. */
  jobs: z.array(
    z.object({
      jobId: z.string(),
      status: z.enum(jobStatuses),
      workflowId,
      goal: z.string(),
      subject: z.string().nullable(),
      trigger: z.string().nullable(),
      sessionId: sessionId.nullable(),
      /** In a row, without a completed step in between. */
      failures: count,
      /** Why it waits, is tried again or was dropped. */
      reason: z.string().nullable(),
      addedAtMs: count,
      /** Not claimed before; 0 without a pause. */
      retryAtMs: count,
      /** Additive: of a dead letter, the commands that retry or dismiss it; of a job that failed and is retried, the command that ends that. */
      commands: z.array(z.string()).optional(),
    }),
  ),
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
      /**
       * In US dollars; null if a price or the usage of a call is unknown, or if the ledger is damaged. For a running session, without
       * the call that still runs.
       */
      costUsd: z.number().nullable(),
      /** What the session asks, or why it ended. */
      text: z.string().optional(),
      ...waiting,
      /** Additive: true if the session waits, and an entry in its inbox answers it; absent otherwise. */
      isAnswered: z.literal(true).optional(),
      /** Additive: true if the run is complete, and a process delivers its result; absent otherwise. */
      isDelivering: z.literal(true).optional(),
      /** Additive: why no process continues the session, and what to do; absent if one can, and if the session is complete. */
      unavailable: unavailable.optional(),
      /** Additive: of a delivery that waits for the user; absent if none does. */
      delivery: z
        .object({
          /** Additive: `interrupted`, of a delivery in the foreground whose process ended. */
          outcome: z.enum(['refused', 'failed', 'interrupted']),
          reason: z.string(),
          /** What to change before a retry; absent if a retry alone may help. */
          remedy: z.string().optional(),
          /** Additive: the gate that refused the delivery; absent if it failed or was interrupted. */
          gate: z.enum(deliveryGates).optional(),
          /** Additive: the user approved the result for this attempt only, so that another attempt needs `--approve` again. */
          isApproved: z.literal(true).optional(),
        })
        .optional(),
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

/** What `daemon costs --by` can group by. */
const costGroups = ['workflow', 'step', 'session', 'trigger', 'model', 'day'] as const;
export type CostGroup = (typeof costGroups)[number];

const cost = {
  calls: count,
  /** As counted against limits: for a call whose usage is unknown, what was reserved for it. */
  tokens: count,
  /** In US dollars, of the calls whose price is known. */
  costUsd: z.number(),
  /** Calls whose price is unknown: `costUsd` does not include them. */
  unpricedCalls: count,
  /** Calls whose usage is unknown, or that still run: `tokens` and `costUsd` include their reservations. */
  unreportedCalls: count,
};

export const daemonCosts = z.object({
  version,
  by: z.enum(costGroups),
  /** The most expensive first; days in their order. */
  rows: z.array(z.object({ key: z.string(), ...cost })),
  total: z.object(cost),
});
export type DaemonCosts = z.infer<typeof daemonCosts>;

/**
 * `in_use`: a process works in it. `interrupted`: a process died while it added or removed the worktree. `directory_missing`,
 * `repository_missing`: it was kept, and another program deleted or moved its directory or its repository.
 */
const worktreeStates = [
  'in_use',
  'kept',
  'archived',
  'interrupted',
  'directory_missing',
  'repository_missing',
] as const;

/** `daemon worktrees list`. */
export const daemonWorktrees = z.object({
  version,
  worktrees: z.array(
    z.object({
      sessionId: z.string(),
      runName: z.string().optional(),
      state: z.enum(worktreeStates),
      /** The directory that the worktrees of the repository share. */
      repository: z.string(),
      folder: z.string(),
      base: z.string(),
      /** The newest checkpoint; null before the first. */
      commit: z.string().nullable(),
      archive: z.string().nullable(),
      /** The branch that `daemon worktrees adopt` created. */
      branch: z.string().nullable(),
    }),
  ),
});
export type DaemonWorktrees = z.infer<typeof daemonWorktrees>;

/** `daemon worktrees adopt`. */
export const daemonAdoption = z.object({
  version,
  sessionId: z.string(),
  repository: z.string(),
  branch: z.string(),
  commit: z.string(),
  /** Additive: why the branch may lack what the session changed after its last checkpoint; absent if it lacks nothing. */
  unstored: z.string().optional(),
});
export type DaemonAdoption = z.infer<typeof daemonAdoption>;

/** `daemon worktrees gc`. */
export const daemonWorktreeCollection = z.object({
  version,
  dryRun: z.boolean(),
  /** The archive holds the work; null if the worktree had none. With `dryRun`, nothing is archived yet. */
  removed: z.array(z.object({ sessionId: z.string(), runName: z.string().optional(), archive: z.string().nullable() })),
  kept: z.array(z.object({ sessionId: z.string(), runName: z.string().optional(), reason: z.string() })),
});
export type DaemonWorktreeCollection = z.infer<typeof daemonWorktreeCollection>;

/** `daemon send`, `pause`, `cancel`, `answer` and `raise`: the state of the entry of the inbox. */
export const daemonSent = z.object({
  version,
  sessionId,
  runName: z.string().nullable(),
  /** 0, and an empty id, if nothing was added to the inbox: see `endedJob`. */
  ticket: count,
  entryId: z.string(),
  action: z.enum(['message', 'pause', 'resume', 'cancel', 'raise', 'answer']),
  decision: z.enum(gateDecisions).optional(),
  /** `queued`: a process works on the session and receives the entry. `stored`: the next one does. */
  state: z.enum(['queued', 'stored', 'paused', 'cancelled']),
  /** The command that continues the session, or that makes it possible; null if nothing has to be done. */
  next: z.string().nullable(),
  /** Additive: of a session that still waits, the commands that answer it; absent otherwise. `next` then shows what it waits for. */
  answers: z.array(z.string()).optional(),
  /** Additive: of a cancellation of a session that had ended already, the job that would have continued it, and does not any more. Absent otherwise. */
  endedJob: z.string().optional(),
  /** Additive: of a cancellation, the command that makes a branch of the files of the session; absent if it has no worktree. */
  adopt: z.string().optional(),
});
export type DaemonSent = z.infer<typeof daemonSent>;

/** `daemon inbox`: what waits for the user, what failed, and what was not delivered. */
export const daemonInbox = z.object({
  version,
  /** The newest session first. */
  waiting: z.array(
    z.object({
      sessionId,
      runName: z.string().nullable(),
      /**
       * `answered`: what it waited for is in its inbox. `delivery`: the delivery of its result was refused, failed or interrupted.
       * `removed`: it waits, and its run is not stored any more. `unreadable`: it waits, and the log of its run is damaged. `damaged`: it has
       * not ended, and its own log is damaged or lost.
       */
      kind: z.enum([
        ...parkCauses,
        'blocked',
        'answered',
        'delivery',
        'removed',
        'unreadable',
        'damaged',
        'completed',
        'continued',
      ]),
      text: z.string(),
      gate: z.string().max(16).optional(),
      /** Additive: the whole digest of the gate, which an entry of the control API names. Absent if it has no gate. */
      gateDigest: sha256Digest.optional(),
      /** Each of them answers. */
      commands: z.array(z.string()),
    }),
  ),
  /** Dead letters of the queue whose session has ended, in the order in which they were added. Absent in a report of an earlier version. */
  failed: z
    .array(
      z.object({
        jobId: z.string(),
        workflowId,
        goal: z.string(),
        sessionId: sessionId.nullable(),
        reason: z.string(),
        commands: z.array(z.string()),
      }),
    )
    .optional(),
  undelivered: z.array(
    z.object({
      sessionId,
      runName: z.string().nullable(),
      /** Null for a message that was received and that the model never got. */
      ticket: count.nullable(),
      what: z.string(),
      text: z.string(),
      reason: z.string(),
    }),
  ),
});
export type DaemonInbox = z.infer<typeof daemonInbox>;
