/**
 * The `--json` reports of `sessions`, `keys`, `token` and `doctor`, for other programs. Everything is computed from the stored
 * data on request; nothing here is stored.
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
  leavings,
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
  /** Files after the validated prefix: kept, but not shown. */
  unattestedSegments: z.array(z.string()),
});
const healthFields = {
  health: z.enum(sessionHealths),
  /** Present exactly if the session is not healthy: then only its validated prefix is shown. */
  damage: damageReport.optional(),
};

// Origin --------------------------------------------------------------------------------------------------------------
/** What the bundle of an imported session stated about itself. */
export const originReport = z.object({ salvaged: z.boolean(), redacted: z.boolean() });
const originFields = {
  /** Additive: absent if the session was created here, or if its bundle stated nothing. */
  origin: originReport.optional(),
  /** Additive: why the origin is unknown, if the origin file is invalid. */
  originProblem: z.string().optional(),
};

// sessions list, sessions show -------------------------------------------------------------------------------------------
const runFields = {
  runId,
  runName: z.string(),
  workflowId,
  /** Additive: its stated goal, or the text that is shown instead. */
  goal: z.string().optional(),
  /** The status according to the validated prefix. */
  status: z.enum(runStatuses),
  stepTitle: z.string(),
};
const progressFields = {
  /** Additive: the number of completed steps, counting each iteration of a loop; absent if the state of the run cannot be read. */
  completedSteps: count.optional(),
  /** Additive: the number of steps of the workflow; absent if loops make it unknown. */
  totalSteps: count.optional(),
  /** Additive: when the run started; absent if this is not recorded. */
  startedAt: z.string().optional(),
  /** Additive: when the last call of the run was recorded. */
  lastActivityAt: z.string().optional(),
};
const markFields = {
  /** Additive: the title that the owner gave the run. */
  title: runMarks.shape.title,
  /** Additive: present if the owner abandoned the run. */
  abandoned: runMarks.shape.abandoned,
};
const marksProblemField = {
  /** Additive: why the marks of the owner are unknown, if their file is invalid. */
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
  /** When its last plan was recorded. Absent: no part of it can be read. */
  lastActivityAt: z.string().optional(),
  /** Additive: the git branch at its last step, if it was observed. */
  branch: z.string().optional(),
  runs: z.array(runSummary),
});
export const sessionList = z.object({
  version: z.literal(2),
  sessions: z.array(sessionSummary),
  /** Additive: sessions that the operating system refused to read. Whether they are valid is unknown. */
  unreadable: z.array(z.object({ sessionId, problem: z.string() })).optional(),
  /** Additive: older sessions that were not read because of a limit. */
  notShown: count.optional(),
});

export const shownDivergence = z.object({
  divergenceId: recordId,
  reason: z.enum(divergenceReasons),
  summary: z.string(),
  relatedStepId: stepId.optional(),
});
export const shownPreferences = z.object({
  /** `system`: the preferences at the start of the run. */
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
  /** The pending step with the iterations of the loops around it; absent if no step is pending or its state cannot be read. */
  stepId: stepId.optional(),
  stepInstance: stepInstanceKey.optional(),
  /** Additive: when the node was recorded; absent if the manifest does not contain the time. */
  recordedAt: z.string().optional(),
  /** Additive: the reason with which a call with `goBackTo` reopened the step; absent if the node does not come from such a call. */
  reopenedBecause: z.string().optional(),
  /** The kind of edge to the node; null for the root. */
  cause: z.enum(edgeCauses).nullable(),
  hasNotes: z.boolean(),
  openGaps: count,
  isTip: z.boolean(),
  /** Whether the node is on the path from the root to the preferred tip. */
  isPreferred: z.boolean(),
  /** The recorded reason for the node: conditions, loops, the chosen step. */
  trace: z.array(traceEntry),
  /** The blockers of a blocked attempt. */
  blockers: z.array(blocker),
  divergences: z.array(shownDivergence),
  /** The preferences that were set with this node; empty if none were set. */
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
  /** The gap record that closed the gap. */
  resolvedBy: recordId.nullable(),
});
export const shownOutput = z.object({
  outputId,
  nodeId,
  channel: z.enum(['recap', 'artifact']),
  /** False if a later output of the node supersedes this one. */
  isCurrent: z.boolean(),
  notesMarkdown: z.string().optional(),
  artifact: z
    .object({
      sha256: sha256Digest,
      contentType: z.string(),
      byteLength: count,
      /** Additive: the kind that the artifact states; absent if it states none, or was not read. */
      kind: z.string().optional(),
      /** Additive: the contract of the workflow for artifacts of this kind; absent if the workflow has none, or it is uncertain which. */
      contractRef: z.string().optional(),
    })
    .optional(),
});
/** The status of a capability at the preferred tip of a run. */
export const shownCapability = z.object({
  capability: z.enum(capabilities),
  /** The latest report, even if it is only a claim. */
  status: z.enum(capabilityStatuses),
  /** The latest result of a probe or an attempted use; `unknown` if there is none. Only this satisfies a requirement. */
  shown: z.enum(capabilityStatuses),
  provenance: z.enum(observationMethods),
});
/** A step of the pinned workflow, whether a run reached it or not. */
export const shownStep = z.object({
  stepId,
  title: z.string(),
  /** The loops around it, outermost first. */
  loops: z.array(loopId),
  /** Additive: the contract of the artifact that it requires. */
  contractRef: z.string().optional(),
});
/** Steps in the order of a branch: the current branch, and each branch that was left. */
export const shownBranch = z.object({
  /** False for a branch that was left. */
  isPreferred: z.boolean(),
  /** For a branch that was left: the reason for going back; absent if the agent sent other output with an earlier handle. */
  leftBecause: z.string().optional(),
  /** Additive: how the run left the branch; absent for the current branch. */
  leaving: z.enum(leavings).optional(),
  steps: z.array(
    z.object({
      /** Its position on the branch, from 1. */
      number: count,
      /** The node at which the step was pending. */
      nodeId,
      /** The node that its completion created, to which its outputs belong; absent if the step is not complete. */
      doneNodeId: nodeId.optional(),
      /** Earlier checkpoints and blocked attempts, oldest first. */
      attemptNodeIds: z.array(nodeId),
      /** When the step was shown or reopened, and when it was completed. Absent if the manifest does not contain the time. */
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
  /** In the order of the workflow; empty if the workflow cannot be read. */
  steps: z.array(shownStep),
  /** The run and the node within which the run was started. */
  parent: z.object({ runId, nodeId }).optional(),
  nodes: z.array(shownNode),
  /** Additive: the current branch first, then those that were left, in the order in which they began. */
  branches: z.array(shownBranch).optional(),
  /** Additive: the values of declared inputs at the latest step, truncated as in replies; absent if there are none. */
  inputs: z.array(z.object({ key: z.string(), value: z.string() })).optional(),
  edges: z.array(shownEdge),
  gaps: z.array(shownGap),
  outputs: z.array(shownOutput),
  /** Additive: how each confirmation ended, in the order of the log; absent if none was requested. */
  confirmations: z
    .array(
      z.object({
        /** The node of the step that requests the confirmation. */
        nodeId,
        /** Additive: the node that the confirmed attempt created; absent if the attempt was blocked, or waits. */
        toNodeId: nodeId.optional(),
        /** Additive: the blocked attempt that contained the confirmation. */
        blockedNodeId: nodeId.optional(),
        outcome: z.enum([...confirmationOutcomes, 'asked']),
        comment: z.string().optional(),
      }),
    )
    .optional(),
  /** Absent while there is no observation. */
  capabilities: z.array(shownCapability).optional(),
  /** Additive: the implementations of the extension points of the pinned workflow; absent if it has none, or cannot be read. */
  bindings: z.array(compiledBinding).optional(),
});
export const shownSession = z.object({
  version: z.literal(2),
  sessionId,
  ...healthFields,
  ...originFields,
  ...marksProblemField,
  pinned: z.boolean(),
  /** Additive: from three quarters of the limit on. At the limit, no step can be recorded. */
  logSize: z.object({ bytes: count, bytesMax: count }).optional(),
  /** Stored objects that the session names and that cannot be read. */
  problems: z.array(z.string()),
  runs: z.array(shownRun),
});

// sessions notes --------------------------------------------------------------------------------------------------------
const shownNotes = z.object({
  /** Additive: the position of the step on its branch, from 1. */
  number: count.optional(),
  stepId: stepId.optional(),
  stepTitle: z.string(),
  stepInstance: stepInstanceKey.optional(),
  /** Work in progress that was stored before the step was completed. */
  isCheckpoint: z.boolean(),
  recordedAt: z.string().optional(),
  notesMarkdown: z.string(),
});
export const notesReport = z.object({
  version: z.literal(1),
  sessionId,
  runId,
  runName: z.string(),
  /** Additive. */
  health: healthFields.health.optional(),
  /** Additive: present exactly if the session is not healthy: then the notes of its validated prefix are shown. */
  damage: healthFields.damage,
  /** The notes of the current branch, oldest first, without those of blocked attempts. */
  notes: z.array(shownNotes),
  /** Additive: the branches that the run left and that have such notes, as in `sessions show`; absent if there are none. */
  leftBranches: z
    .array(
      z.object({
        /** The step from which on its steps are listed. */
        leftAtStep: count.optional(),
        leftBecause: shownBranch.shape.leftBecause,
        leaving: shownBranch.shape.leaving,
        notes: z.array(shownNotes),
      }),
    )
    .optional(),
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
  /** The number of stored sessions. */
  sessions: count,
  /**
   * The number of sessions that were stored when lost keys were regenerated. Above 0: tokens that were created earlier are
   * invalid.
   */
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
  /** The result of verifying its signature with the keyring of this data directory. */
  signature: z.enum(['current_key', 'previous_key', 'not_ours', 'keyring_missing', 'keyring_damaged', 'keyring_newer']),
  /** The characters that were removed to read it. */
  cleaned: z.array(z.enum(['white_space', 'quotes', 'label'])),
  /** The stored data for the ids in the token; absent if there are none. */
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
  /** Additive: the stored object that is missing; absent if the record itself is invalid. */
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
  /** For a bundle: it states that it is a part. For a session: the bundle that it was imported from stated this. */
  salvaged: z.boolean(),
  checked: z.object({
    events: count,
    plans: count,
    runs: count,
    nodes: count,
    /** Stored artifacts: an artifact that was recorded several times counts once. */
    artifacts: count,
    /** Additive: recorded artifacts, as `sessions show` counts them; absent in reports of earlier versions. */
    artifactOutputs: count.optional(),
  }),
  /** The first event that differs from what the pinned workflow and the earlier events determine. */
  firstBad: badEvent.optional(),
  /** Plans whose decision this version cannot replay, and why. */
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
  /** Additive: the size of the file, if it is compressed with gzip. */
  compressedBytes: count.optional(),
  bundleId: z.string().optional(),
  events: count,
  /** A part of the session, or a session that was imported as a part or possibly as a part. */
  salvaged: z.boolean(),
  /**
   * Additive: present exactly if the export is partial. `artifact_lost`: the bundle ends before the plan that recorded the
   * artifact. `origin_unknown`: the session may be a part, see `originProblem`.
   */
  partialBecause: z.array(z.enum(['log_damaged', 'artifact_lost', 'imported_partial', 'origin_unknown'])).optional(),
  /**
   * Additive: the number of events of the session, or the known minimum if its log is damaged; present exactly if the export is
   * partial.
   */
  eventsInAll: count.optional(),
  /** Additive: stored objects that cannot be read, with the first event that names each; absent if there are none. */
  lost: z
    .array(z.object({ kind: z.enum(objectKinds), ref: sha256Digest, problem: z.string(), eventIndex: count }))
    .optional(),
  ...originFields,
  /** Workspace paths, which no bundle contains. */
  workspacePathsLeftOut: count,
  redacted: z.boolean(),
  redactions: z.array(redactionCount),
  /** Additive: every kind of secret that was searched for, found or not; absent if nothing was redacted, or everything (`--redact-all`). */
  searchedFor: z.array(z.string()).optional(),
  /** Additive: sensitive inputs with a value that is too short to be searched for in texts; absent if there are none. */
  unsearchedInputs: z.array(z.string()).optional(),
  /** Additive: the workflow of a run is lost, and a value of its context is too short to be searched for in texts; else absent. */
  unsearchedContext: z.literal(true).optional(),
  /** Secrets in pinned workflows, which cannot be removed without changing the workflow. */
  unredactedInWorkflows: z.array(z.object({ workflowId, kind: z.string(), count })),
});
export const importReport = z.object({
  version: z.literal(1),
  bundleId: z.string(),
  sessionId,
  /** Present if the session was imported under a new id, because its id already exists here. */
  originalSessionId: sessionId.optional(),
  events: count,
  salvaged: z.boolean(),
  /** Additive: its texts were redacted when it was exported. */
  redacted: z.boolean().optional(),
  /** Additive: why no tokens were created. The session was imported. */
  withoutTokens: z.string().optional(),
  /** Additive: plans that this version could not replay, each with the reason. All their states are valid states of the workflow. */
  unverifiable: z.array(z.object({ eventIndex: count, reason: z.string() })).optional(),
  /** Additive: pinned workflows with a reserved id that this installation does not provide: their prompts come from the bundle. */
  notProvided: z.array(z.object({ workflowId, workflowHash })).optional(),
  runs: z.array(
    z.object({
      ...runFields,
      originalRunId: runId.optional(),
      /** For the preferred tip; absent if there is no keyring to sign it with. */
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
  /** Quarantined files under their new names, in a dry run under their present names, relative to the session folder. */
  quarantined: z.array(z.string()),
  /** Additive: files of the session that the repair writes anew, relative to the session folder; absent in reports of earlier versions. */
  written: z.array(z.string()).optional(),
  rebuilt: z.array(z.object({ kind: z.string(), ref: sha256Digest })),
  /** Lost objects that cannot be regenerated here. */
  notRebuilt: z.array(z.object({ kind: z.string(), ref: sha256Digest, problem: z.string() })),
  /** Steps that were acknowledged to an agent, but that the repaired session lacks. */
  lostSteps: z.array(lostStep),
  /** Additive, as are the next two: checkpoints that the repaired session lacks, each at the step that was pending. */
  lostCheckpoints: z.array(lostStep).optional(),
  /** Attempts that were blocked. */
  lostAttempts: z.array(lostStep).optional(),
  /** Runs of which nothing remains. Without the workflow, their start cannot be read. */
  lostRuns: z
    .array(z.object({ eventIndex: count, runId, runName: z.string(), workflowId: workflowId.optional() }))
    .optional(),
  /** Additive: all events after the damage, also those that cannot be read. */
  lostEvents: count.optional(),
  /** Events after the damage that cannot be read. */
  unreadableEvents: count,
});

// sessions gc, sessions pin --------------------------------------------------------------------------------------------
export const removedRuns = z.array(z.object({ sessionId, runName: z.string(), workflowId: z.string() }));
export const collectionReport = z.object({
  version: z.literal(2),
  dryRun: z.boolean(),
  ttlDays: count,
  /** Entries that could not be read. Unreachable objects are then unknown, so nothing was removed. */
  blockedBy: z.array(z.object({ sessionId: sessionId.optional(), problem: z.string(), fix: z.string() })),
  sessions: z.object({
    removed: z.array(sessionId),
    retained: count,
    pinned: count,
    /** Additive: those that the daemon works on, that wait for the user, and those of jobs that can be retried. */
    inUse: count.optional(),
    /** Additive: those whose log is too large to be read. They are retained with their objects, whatever their age. */
    tooLarge: z.array(sessionId).optional(),
    uncommitted: z.array(z.string()),
    /** Additive: the runs of the removed sessions, which people know by these names. */
    runs: removedRuns.optional(),
  }),
  objects: z.object({ removed: count, retained: count }),
  tempFiles: z.array(z.string()),
  /** Not written by WorkRail: listed, never removed. */
  unknownEntries: z.array(z.string()),
});
export const pinReport = z.object({ version: z.literal(2), sessionId, pinned: z.boolean() });

// sessions rename, sessions abandon -------------------------------------------------------------------------------------
/** The marks of the run after the command. */
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
export type ExportReport = z.infer<typeof exportReport>;
export type ImportReport = z.infer<typeof importReport>;
export type LostStep = z.infer<typeof lostStep>;
export type RepairReport = z.infer<typeof repairReport>;
export type CollectionReport = z.infer<typeof collectionReport>;
export type MarkReport = z.infer<typeof markReport>;
export type PinReport = z.infer<typeof pinReport>;
export type DoctorCheck = z.infer<typeof doctorCheck>;
export type DoctorReport = z.infer<typeof doctorReport>;
