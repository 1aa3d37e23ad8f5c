/**
 * What `sessions`, `keys`, `token` and `doctor` print with `--json`: the shapes that other programs read.
 * Everything is derived from durable truth when it is asked for; nothing here is stored.
 */
import {
  capabilities,
  capabilityStatuses,
  confirmationOutcomes,
  corruptionReasons,
  divergenceReasons,
  edgeCauses,
  edgeKinds,
  gapSeverities,
  nodeKinds,
  observationMethods,
  preferenceSources,
  runStatuses,
  sessionHealths,
  tokenKinds,
} from './closed-sets.ts';
import { compiledBinding } from './compiled-snapshot.ts';
import { blocker, preferenceChange, preferences, traceEntry } from './events.ts';
import { runMarks } from './owner-marks.ts';
import {
  attemptId,
  count,
  eventId,
  loopId,
  nodeId,
  outputId,
  recordId,
  runId,
  sessionId,
  sha256Digest,
  stepId,
  stepInstanceKey,
  workflowHash,
  workflowId,
  z,
} from './zod.ts';

const objectKinds = ['snapshot', 'pinned_workflow', 'artifact'] as const;

// Health --------------------------------------------------------------------------------------------------------------
export const damageReport = z.object({
  reason: z.enum(corruptionReasons),
  /** Where, relative to the session. */
  at: z.string(),
  /** Files behind the validated prefix: kept, not shown. */
  unattestedSegments: z.array(z.string()),
});
const healthFields = {
  health: z.enum(sessionHealths),
  /** Present exactly when the session is not healthy: then only its validated prefix is shown. */
  damage: damageReport.optional(),
};

// Origin --------------------------------------------------------------------------------------------------------------
/** What the bundle of an imported session said of itself. */
export const originReport = z.object({ salvaged: z.boolean(), redacted: z.boolean() });
const originFields = {
  /** Additive: absent when the session was begun here, or its bundle said nothing of itself. */
  origin: originReport.optional(),
  /** Additive: why its origin is not known, where something stands in the place of one. */
  originProblem: z.string().optional(),
};

// sessions list, sessions show -------------------------------------------------------------------------------------------
const runFields = {
  runId,
  runName: z.string(),
  workflowId,
  /** Additive: its stated goal, or what stands for it. */
  goal: z.string().optional(),
  /** As the validated prefix has it. */
  status: z.enum(runStatuses),
  stepTitle: z.string(),
};
const progressFields = {
  /** Additive: steps that are done, each iteration of a loop counted; absent where the state of the run cannot be read. */
  completedSteps: count.optional(),
  /** Additive: how many steps the workflow has; absent where loops make that unknown. */
  totalSteps: count.optional(),
  /** Additive: when the run started; absent where that is not recorded. */
  startedAt: z.string().optional(),
  /** Additive: when the last call of the run was recorded. */
  lastActivityAt: z.string().optional(),
};
const markFields = {
  /** Additive: what the owner calls the run. */
  title: runMarks.shape.title,
  /** Additive: present when the owner abandoned the run. */
  abandoned: runMarks.shape.abandoned,
};
const marksProblemField = {
  /** Additive: why the marks of the owner are unknown, where something else stands in their place. */
  marksProblem: z.string().optional(),
};
export const runSummary = z.object({ ...runFields, ...progressFields, ...markFields });
export const sessionSummary = z.object({
  sessionId,
  ...healthFields,
  ...originFields,
  ...marksProblemField,
  /** gc never removes it. */
  pinned: z.boolean(),
  /** When its last plan was recorded. Absent: nothing of it can be read. */
  lastActivityAt: z.string().optional(),
  /** Additive: the git branch at its last step, where one was observed. */
  branch: z.string().optional(),
  runs: z.array(runSummary),
});
export const sessionList = z.object({
  version: z.literal(2),
  sessions: z.array(sessionSummary),
  /** Additive: sessions that the system did not let be read. Whether they are whole is not known. */
  unreadable: z.array(z.object({ sessionId, problem: z.string() })).optional(),
  /** Additive: older sessions that were not looked at, because of a limit. */
  notShown: count.optional(),
});

export const shownDivergence = z.object({
  divergenceId: recordId,
  reason: z.enum(divergenceReasons),
  summary: z.string(),
  relatedStepId: stepId.optional(),
});
export const shownPreferences = z.object({
  /** `system` is what a run began with. */
  source: z.enum(preferenceSources),
  changes: z.array(preferenceChange),
  /** From this node on. */
  effective: preferences,
});
export const shownNode = z.object({
  nodeId,
  parentNodeId: nodeId.nullable(),
  kind: z.enum(nodeKinds),
  stepTitle: z.string(),
  /** Of the pending step, with the iterations of the loops round it; absent when none is pending or its state cannot be read. */
  stepId: stepId.optional(),
  stepInstance: stepInstanceKey.optional(),
  /** Additive: when it was recorded; absent where the manifest does not say. */
  recordedAt: z.string().optional(),
  /** How it was reached; null for the root. */
  cause: z.enum(edgeCauses).nullable(),
  hasNotes: z.boolean(),
  openGaps: count,
  isTip: z.boolean(),
  /** On the way from the root to the preferred tip. */
  isPreferred: z.boolean(),
  /** Why the run came to this node, as it was recorded: conditions, loops, the step that was chosen. */
  trace: z.array(traceEntry),
  /** Of a blocked attempt. */
  blockers: z.array(blocker),
  divergences: z.array(shownDivergence),
  /** What was chosen with this node; empty where nothing was. */
  preferences: z.array(shownPreferences),
});
export const shownEdge = z.object({
  fromNodeId: nodeId,
  toNodeId: nodeId,
  kind: z.enum(edgeKinds),
  cause: z.enum(edgeCauses),
});
export const shownGap = z.object({
  gapId: recordId,
  nodeId,
  severity: z.enum(gapSeverities),
  category: z.string(),
  detail: z.string(),
  summary: z.string(),
  /** The gap record that closed it. */
  resolvedBy: recordId.nullable(),
});
export const shownOutput = z.object({
  outputId,
  nodeId,
  channel: z.enum(['recap', 'artifact']),
  /** False when a later output of the node supersedes it. */
  isCurrent: z.boolean(),
  notesMarkdown: z.string().optional(),
  artifact: z
    .object({
      sha256: sha256Digest,
      contentType: z.string(),
      byteLength: count,
      /** Additive: what it says that it is; absent where it does not, or was not read. */
      kind: z.string().optional(),
    })
    .optional(),
});
/** What is known of a capability at the preferred tip of a run. */
export const shownCapability = z.object({
  capability: z.enum(capabilities),
  /** As said last, a claim too. */
  status: z.enum(capabilityStatuses),
  /** As a probe or an attempted use showed last; `unknown` while there was none. Only this unlocks anything. */
  shown: z.enum(capabilityStatuses),
  provenance: z.enum(observationMethods),
});
/** A step of the pinned workflow, whether a run came to it or not. */
export const shownStep = z.object({
  stepId,
  title: z.string(),
  /** Round it, outermost first. */
  loops: z.array(loopId),
  /** Additive: the contract of the artifact that it requires. */
  contractRef: z.string().optional(),
});
/** Steps as their reader counts them: the branch that counts, and each one that was left. */
export const shownBranch = z.object({
  /** False for a branch that was left. */
  isPreferred: z.boolean(),
  /** Of a branch that was left: why the agent went back; absent where it sent other work from an earlier handle. */
  leftBecause: z.string().optional(),
  steps: z.array(
    z.object({
      /** Its place on the branch, from 1 on. */
      number: count,
      /** Where the step was pending. */
      nodeId,
      /** The node that its completion created, whose outputs are its own; absent where it is not completed. */
      doneNodeId: nodeId.optional(),
      /** Checkpoints and blocked attempts before that, oldest first. */
      attemptNodeIds: z.array(nodeId),
      /** When it was shown, or reopened; and when it was completed. Absent where the manifest does not say. */
      startedAt: z.string().optional(),
      endedAt: z.string().optional(),
    }),
  ),
});
export const shownRun = z.object({
  ...runFields,
  ...progressFields,
  ...markFields,
  workflowHash,
  /** In the order of the workflow; empty when that cannot be read. */
  steps: z.array(shownStep),
  /** The run and node that it was started within. */
  parent: z.object({ runId, nodeId }).optional(),
  nodes: z.array(shownNode),
  /** Additive: the branch that counts first, then those that were left, in the order in which they began. */
  branches: z.array(shownBranch).optional(),
  /** Additive: the values of declared inputs at the latest step, cut as in replies; absent where there are none. */
  inputs: z.array(z.object({ key: z.string(), value: z.string() })).optional(),
  edges: z.array(shownEdge),
  gaps: z.array(shownGap),
  outputs: z.array(shownOutput),
  /** Additive: how each confirmation ended, in the order in which that was recorded; absent where none was asked for. */
  confirmations: z
    .array(
      z.object({
        /** Of the step that asks. */
        nodeId,
        /** Additive: the node that the confirmed attempt led to; absent where it was blocked, or waits. */
        toNodeId: nodeId.optional(),
        /** Additive: the blocked attempt that it came with. */
        blockedNodeId: nodeId.optional(),
        outcome: z.enum([...confirmationOutcomes, 'asked']),
        comment: z.string().optional(),
      }),
    )
    .optional(),
  /** Absent while nothing was observed. */
  capabilities: z.array(shownCapability).optional(),
  /** Additive: what fills the extension points of the pinned workflow; absent where it has none, or cannot be read. */
  bindings: z.array(compiledBinding).optional(),
});
export const shownSession = z.object({
  version: z.literal(2),
  sessionId,
  ...healthFields,
  ...originFields,
  ...marksProblemField,
  pinned: z.boolean(),
  /** Stored objects that it names and that cannot be read. */
  problems: z.array(z.string()),
  runs: z.array(shownRun),
});

// sessions notes --------------------------------------------------------------------------------------------------------
export const notesReport = z.object({
  version: z.literal(1),
  sessionId,
  runId,
  runName: z.string(),
  /** Of the preferred path, oldest first; notes of blocked attempts were not accepted. */
  notes: z.array(
    z.object({
      /** Additive: the place of the step on the preferred path, from 1 on. */
      number: count.optional(),
      stepId: stepId.optional(),
      stepTitle: z.string(),
      stepInstance: stepInstanceKey.optional(),
      /** Work in progress that was stored before the step was done. */
      isCheckpoint: z.boolean(),
      recordedAt: z.string().optional(),
      notesMarkdown: z.string(),
    }),
  ),
});

// keys, token -----------------------------------------------------------------------------------------------------------
export const keyringReport = z.object({
  version: z.literal(2),
  /** `newer`: a newer version of WorkRail wrote it; nothing is damaged. */
  state: z.enum(['present', 'missing', 'damaged', 'newer']),
  /** Additive: the version of a `newer` one. */
  newerVersion: count.optional(),
  /** Never the keys themselves. */
  current: z.object({ keyId: z.string() }).optional(),
  previous: z.object({ keyId: z.string() }).nullable().optional(),
  /** How many sessions are stored beside it. */
  sessions: count,
  /** How many sessions were stored when lost keys were regenerated. Above 0: tokens minted before that are invalid. */
  regeneratedWithSessions: count,
});
export const tokenExplanation = z.object({
  version: z.literal(2),
  /** Additive: `handle`, which is every kind of token of its step. */
  kind: z.enum([...tokenKinds, 'handle']),
  sessionId,
  runId,
  runName: z.string(),
  nodeId,
  workflowHash: workflowHash.optional(),
  attemptId: attemptId.optional(),
  /** What the keyring of this data directory says about its signature. */
  signature: z.enum(['current_key', 'previous_key', 'not_ours', 'keyring_missing', 'keyring_damaged', 'keyring_newer']),
  /** What had to be taken away to read it. */
  cleaned: z.array(z.enum(['white_space', 'quotes', 'label'])),
  /** What stands here under the ids that it names; absent when nothing does. */
  stored: z
    .object({ health: z.enum(sessionHealths), workflowId: workflowId.optional(), stepTitle: z.string().optional() })
    .optional(),
});

// sessions verify -------------------------------------------------------------------------------------------------------
export const badEvent = z.object({
  eventIndex: count,
  eventId: eventId.optional(),
  kind: z.string().optional(),
  problem: z.string(),
  /** Additive: the stored object that it needs and that cannot be had; absent when the record itself is wrong. */
  object: z
    .object({
      kind: z.enum(objectKinds),
      ref: sha256Digest,
      /** `unreadable`: the store could not be read, and the object may be there. */
      state: z.enum(['missing', 'damaged', 'unreadable']),
    })
    .optional(),
});
export const verificationReport = z.object({
  version: z.literal(1),
  subject: z.object({ kind: z.enum(['session', 'bundle']), sessionId }),
  verdict: z.enum(['verified', 'failed', 'not_verifiable']),
  ...healthFields,
  ...originFields,
  /** Of a bundle: it says so of itself. Of a session: the bundle did that it was imported from. */
  salvaged: z.boolean(),
  checked: z.object({ events: count, plans: count, runs: count, nodes: count, artifacts: count }),
  /** The first event that is not what the pinned workflow and the events before it give. */
  firstBad: badEvent.optional(),
  /** Plans whose decision this version cannot repeat, and why. */
  unverifiable: z.array(z.object({ eventIndex: count, reason: z.string() })),
});

// sessions export, sessions import --------------------------------------------------------------------------------------
export const redactionCount = z.object({ kind: z.string(), count });
export const exportReport = z.object({
  version: z.literal(2),
  sessionId,
  format: z.enum(['bundle', 'md']),
  file: z.string(),
  bytes: count,
  /** Additive: the size of the file, where it is compressed with gzip. */
  compressedBytes: count.optional(),
  bundleId: z.string().optional(),
  events: count,
  /** A part of the session, or all of one that came here as a part, or that may have. */
  salvaged: z.boolean(),
  /**
   * Additive: present exactly when it is. `artifact_lost`: a bundle ends before the plan that recorded it. `origin_unknown`: it
   * may be a part, see `originProblem`.
   */
  partialBecause: z.array(z.enum(['log_damaged', 'artifact_lost', 'imported_partial', 'origin_unknown'])).optional(),
  /** Additive: how many events the session holds, at least where its log is damaged; present exactly when it is a part. */
  eventsInAll: count.optional(),
  /** Additive: stored objects that cannot be read, with the first event that names each; absent when there are none. */
  lost: z
    .array(z.object({ kind: z.enum(objectKinds), ref: sha256Digest, problem: z.string(), eventIndex: count }))
    .optional(),
  ...originFields,
  /** Workspace paths that no bundle carries. */
  workspacePathsLeftOut: count,
  redacted: z.boolean(),
  redactions: z.array(redactionCount),
  /** Additive: every kind that was searched for, found or not; present exactly when it is redacted. */
  searchedFor: z.array(z.string()).optional(),
  /** What was found and had to stay: a pinned workflow cannot change without becoming another one. */
  unredactedInWorkflows: z.array(z.object({ workflowId, kind: z.string(), count })),
});
export const importReport = z.object({
  version: z.literal(1),
  bundleId: z.string(),
  sessionId,
  /** Present when the session was imported as a new one, because its id is taken here. */
  originalSessionId: sessionId.optional(),
  events: count,
  salvaged: z.boolean(),
  /** Additive: its texts were redacted when it was exported. */
  redacted: z.boolean().optional(),
  /** Additive: why no tokens were minted. The session is imported all the same. */
  withoutTokens: z.string().optional(),
  /** Additive: plans that this version could not decide again, each with the reason; every state in them is one of its workflow. */
  unverifiable: z.array(z.object({ eventIndex: count, reason: z.string() })).optional(),
  /** Additive: pinned workflows with a reserved id that this installation does not provide: their prompts are those of the bundle. */
  notProvided: z.array(z.object({ workflowId, workflowHash })).optional(),
  runs: z.array(
    z.object({
      ...runFields,
      originalRunId: runId.optional(),
      /** For the preferred tip; absent when there is no keyring to sign it with. */
      stateToken: z.string().optional(),
    }),
  ),
});

// sessions repair -------------------------------------------------------------------------------------------------------
export const lostStep = z.object({
  eventIndex: count,
  runId: runId.optional(),
  runName: z.string().optional(),
  stepTitle: z.string(),
});
export const repairReport = z.object({
  version: z.literal(2),
  sessionId,
  dryRun: z.boolean(),
  ...healthFields,
  outcome: z.enum(['nothing_to_do', 'repaired', 'quarantined', 'not_repairable']),
  eventsKept: count,
  /** Quarantined files under their new names, relative to the session folder. */
  quarantined: z.array(z.string()),
  rebuilt: z.array(z.object({ kind: z.string(), ref: sha256Digest })),
  /** Lost objects that nothing here can make again. */
  notRebuilt: z.array(z.object({ kind: z.string(), ref: sha256Digest, problem: z.string() })),
  /** Steps that an agent was told are recorded, and that the repaired session does not have. */
  lostSteps: z.array(lostStep),
  /** Events behind the damage that cannot even be read. */
  unreadableEvents: count,
});

// sessions gc, sessions pin --------------------------------------------------------------------------------------------
export const collectionReport = z.object({
  version: z.literal(2),
  dryRun: z.boolean(),
  ttlDays: count,
  /** What could not be read. Then unreachable objects cannot be determined, and nothing was removed. */
  blockedBy: z.array(z.object({ sessionId: sessionId.optional(), problem: z.string(), fix: z.string() })),
  sessions: z.object({ removed: z.array(sessionId), retained: count, pinned: count, uncommitted: z.array(z.string()) }),
  objects: z.object({ removed: count, retained: count }),
  tempFiles: z.array(z.string()),
  /** Not written by WorkRail: listed, never removed. */
  unknownEntries: z.array(z.string()),
});
export const pinReport = z.object({ version: z.literal(2), sessionId, pinned: z.boolean() });

// sessions rename, sessions abandon -------------------------------------------------------------------------------------
/** The marks of the run as they are now. */
export const markReport = z.object({
  version: z.literal(1),
  sessionId,
  runId,
  runName: z.string(),
  title: runMarks.shape.title,
  abandoned: runMarks.shape.abandoned,
});

// doctor ----------------------------------------------------------------------------------------------------------------
export const doctorCheck = z.object({
  name: z.enum([
    'program',
    'data_directory',
    'permissions',
    'locks',
    'layout',
    'sessions',
    'objects',
    'keyring',
    'artifacts',
    'preferences',
    'client',
    'daemon',
    'git',
    'forge',
    'clock',
  ]),
  state: z.enum(['ok', 'warning', 'problem']),
  message: z.string(),
  fix: z.string().optional(),
});
export const doctorReport = z.object({ version: z.literal(1), healthy: z.boolean(), checks: z.array(doctorCheck) });

export type OriginReport = z.infer<typeof originReport>;
export type DamageReport = z.infer<typeof damageReport>;
export type RunSummary = z.infer<typeof runSummary>;
export type SessionSummary = z.infer<typeof sessionSummary>;
export type SessionList = z.infer<typeof sessionList>;
export type ShownSession = z.infer<typeof shownSession>;
export type ShownSessionRun = z.infer<typeof shownRun>;
export type ShownCapability = z.infer<typeof shownCapability>;
export type ShownStep = z.infer<typeof shownStep>;
export type ShownBranch = z.infer<typeof shownBranch>;
export type ShownGap = z.infer<typeof shownGap>;
export type ShownEdge = z.infer<typeof shownEdge>;
export type NotesReport = z.infer<typeof notesReport>;
export type ShownOutput = z.infer<typeof shownOutput>;
export type ShownSessionNode = z.infer<typeof shownNode>;
export type KeyringReport = z.infer<typeof keyringReport>;
export type TokenExplanation = z.infer<typeof tokenExplanation>;
export type VerificationReport = z.infer<typeof verificationReport>;
export type BadEvent = z.infer<typeof badEvent>;
export type RedactionCount = z.infer<typeof redactionCount>;
export type ExportReport = z.infer<typeof exportReport>;
export type ImportReport = z.infer<typeof importReport>;
export type LostStep = z.infer<typeof lostStep>;
export type RepairReport = z.infer<typeof repairReport>;
export type CollectionReport = z.infer<typeof collectionReport>;
export type MarkReport = z.infer<typeof markReport>;
export type PinReport = z.infer<typeof pinReport>;
export type DoctorCheck = z.infer<typeof doctorCheck>;
export type DoctorReport = z.infer<typeof doctorReport>;
