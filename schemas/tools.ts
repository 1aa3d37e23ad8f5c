/**
 * The agent's tools: names, descriptions, inputs and replies, from which `generated/tools/` is made [exact-tool-set].
 * A description teaches use in a few lines, because an agent pays for every byte of it. It says everything that an agent must
 * know of its tool: not every client shows the instructions of the server. `alwaysLoad` tools are those without which an agent
 * cannot start, continue or find a run; a client that defers tools loads them at once.
 *
 * Inputs are strict. What an agent sends is read as it was meant before it is validated (ADR-0045), so the schemas need no
 * second spelling of anything.
 */
import * as closed from './closed-sets.ts';
import {
  compiledBinding,
  compiledStepOptions,
  extensionContract,
  extensionPoint,
  input,
  recommendations,
  reference,
  stepProbe,
} from './compiled-snapshot.ts';
import { errorEnvelope } from './errors.ts';
import { commitPattern } from './ids.ts';
import { artifactsMax, pathLengthMax, promptPagesMax, resumeCandidatesMax } from './limits.ts';
import { blocker, gapReason, preferences, preferencesDelta } from './events.ts';
import { count, jsonObject, jsonValue, nodeId, runId, sessionId, workflowHash, workflowId, z } from './zod.ts';

// Inputs -------------------------------------------------------------------------------------------------------------
const workspacePath = z.string().min(1).max(pathLengthMax);

export const listInput = z.strictObject({
  workspacePath: workspacePath.optional(),
  kind: z.enum(closed.workflowKinds).optional(),
  tags: z.array(z.string().max(128)).max(32).optional(),
  query: z.string().max(512).optional(),
});
export const inspectInput = z.strictObject({
  workflowId: z.string().min(1).max(256),
  mode: z.enum(closed.inspectModes).optional(),
  workspacePath: workspacePath.optional(),
});
export const startInput = z.strictObject({
  workflowId: z.string().min(1).max(256),
  goal: z.string().optional().describe('The aim.'),
  context: jsonObject.optional().describe('External facts only: ids, paths, parameters.'),
  preferences: preferencesDelta.optional(),
  workspacePath: workspacePath.optional().describe("Absolute path of the project. Default: the server's."),
  within: z.string().optional().describe('Handle of the parent run.'),
});
const output = z.strictObject({
  notesMarkdown: z
    .string()
    .optional()
    .describe('This step only, 10-30 lines: what you did, produced, decided, left open.'),
  artifacts: z.array(jsonValue).max(artifactsMax).optional(),
});
export const continueInput = z.strictObject({
  stateToken: z.string().optional(),
  ackToken: z.string().optional().describe('Completes the step.'),
  context: jsonObject.optional().describe('Changed keys only; null deletes a key.'),
  output: output.optional(),
  preferences: preferencesDelta.optional(),
  page: z.number().int().min(1).max(promptPagesMax).optional().describe('Page of a long step.'),
  show: z.string().optional().describe('Earlier step: number or title.'),
  goBackTo: z.string().optional().describe('Earlier step to reopen.'),
  reason: z.string().optional().describe('Reason for goBackTo.'),
});
export const checkpointInput = z.strictObject({
  stateToken: z.string().optional(),
  checkpointToken: z.string(),
  output: output.extend({ notesMarkdown: z.string().optional() }).strict(),
});

export const resumeInput = z.strictObject({
  query: z
    .string()
    .max(512)
    .optional()
    .describe("Words of a run's goal, inputs, notes or workflow; or its name or id."),
  workspacePath: workspacePath.optional(),
  gitBranch: z.string().min(1).max(256).optional(),
  gitHeadSha: z.string().regex(commitPattern).optional(),
});
export const startSessionInput = z.strictObject({ title: z.string().min(1).max(160).optional() });

// Replies ------------------------------------------------------------------------------------------------------------
export const warning = z.object({
  code: z.enum(closed.warningCodes),
  message: z.string(),
  details: jsonObject.optional(),
});
const warnings = z.array(warning);

export const workflowSummary = z.object({
  workflowId,
  kind: z.enum(closed.workflowKinds),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  workflowHash,
  sourceKind: z.enum(closed.workflowSourceKinds),
  /** The project chose what fills its slots: a bundled workflow, compiled with `.workrail/bindings.json`. */
  boundBy: z.literal('project').optional(),
  idStatus: z.enum(closed.idStatuses),
  canonicalId: z.string().optional(),
  suggestedId: z.string().optional(),
});
export const listData = z.object({
  ok: z.literal(true),
  /** Best match first where there was a query, else in the fixed order. */
  workflows: z.array(
    // Absent without a query: the words of the query that this workflow matches.
    workflowSummary.extend({ matchedWords: z.array(z.string()).optional() }),
  ),
  warnings,
});

export const inspectData = z.object({
  ok: z.literal(true),
  workflow: workflowSummary.extend({ version: z.string() }),
  inputs: z.array(input),
  capabilities: jsonObject,
  recommendations,
  references: z.array(reference),
  extensionPoints: z.array(extensionPoint.extend({ binding: compiledBinding.optional() })),
  /** Present where it may fill extension points of others: the context that it accepts and the artifacts that it produces. */
  extensionContract: extensionContract.optional(),
  steps: z.array(
    z.object({
      stepId: z.string(),
      title: z.string(),
      ...compiledStepOptions,
      /** An injected capability probe; listings put collapsed ones that follow each other on one line. */
      probe: stepProbe.optional(),
    }),
  ),
  firstPrompt: z.string().optional(),
  warnings,
});

const pending = z.object({
  stepId: z.string(),
  title: z.string(),
  prompt: z.string(),
  ...compiledStepOptions,
  agentRole: z.string().optional(),
  /** What to put to the person before the step is acknowledged; answers go into `context`, into a report, or are a yes. */
  ask: z.array(z.string()).optional(),
  /** Questions beyond those; the prompt lists them. */
  questionsOmitted: count.optional(),
  /** How many the prompt lists, when some of them need not be asked any more, or not at all. */
  questionsInPrompt: count.optional(),
  /** The items of the `for_each` loops around the step, outermost first: JSON, cut to its budget; empty where the list is sensitive. */
  items: z
    .array(
      z.object({
        loopId: z.string(),
        index: count,
        of: count,
        item: z.string(),
        /** The key of the list, if its value is no longer the one that the loop started with and continues with. */
        changedList: z.string().optional(),
        isCut: z.literal(true).optional(),
        isSensitive: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** Values of the declared inputs that the prompt names, cut to their budget; never sensitive ones. */
  inputs: z.array(z.object({ key: z.string(), value: z.string() })).optional(),
  /** Kinds of the artifacts that the step must hand over. */
  artifactKinds: z.array(z.string()).optional(),
  /** How long the notes may be, where the step limits it. */
  notesCharactersMax: count.optional(),
  /** Where the step checks the notes: what they have beyond this is cut off, and not checked. */
  notesBytesMax: count.optional(),
  /** The `while` loop whose last iteration this step decides on: only `stop` is accepted. */
  lastIterationOf: z.string().optional(),
});
/** A gap that was recorded with the step before: named, so that a later report can resolve it. */
const gap = z.object({
  gapId: z.string(),
  severity: z.enum(closed.gapSeverities),
  reason: gapReason,
  summary: z.string(),
  resolvesGapId: z.string().optional(),
});
const recap = z.object({
  text: z.string(),
  truncated: z.boolean(),
  omittedCount: count,
  policy: z.literal('kept_most_recent'),
});
/** What a run is about and how it came here, in lines: where a step is read. */
const overview = z.object({
  goal: z.string(),
  /** Declared inputs that have a value, cut to their budget; never sensitive ones. */
  inputs: z.array(z.object({ key: z.string(), value: z.string() })),
  inputsOmitted: count,
  /** Earlier steps whose notes the recap does not have, oldest first. */
  steps: z.array(
    z.object({
      number: count,
      stepId: z.string(),
      title: z.string(),
      /** In the iterations of loops, such as `improve 2`. */
      loops: z.string().optional(),
      /** The first line of its notes; empty where it has none. */
      line: z.string(),
    }),
  ),
  stepsOmitted: count,
  /** Oldest first; `step` is the number of the step that produced it. */
  artifacts: z.array(z.object({ step: count, kind: z.string(), contractRef: z.string().optional() })),
  artifactsOmitted: count,
});
/** What a blocked attempt sent and must send again: it was recorded, and not accepted. */
const lastAttempt = z.object({
  attempt: count,
  /** Its notes, quoted as in a recap; empty when it sent none. */
  text: z.string(),
  truncated: z.boolean(),
  /** Of the first artifacts. */
  artifactKinds: z.array(z.string()),
  artifacts: count,
});
const branch = z.object({
  nodeId,
  stepTitle: z.string(),
  snippet: z.string(),
});
/** A run that was started within this one and is not complete: what a reader who forgot it needs to go on there. */
const childRun = z.object({
  runId,
  runName: z.string(),
  workflowId,
  status: z.enum(closed.runStatuses),
  stepTitle: z.string(),
  stateToken: z.string(),
});
const execution = {
  ok: z.literal(true),
  /** Absent only at the end of a blocked chain; a complete run keeps its state token. */
  stateToken: z.string(),
  ackToken: z.string().optional(),
  checkpointToken: z.string().optional(),
  pending: pending.nullable(),
  isComplete: z.boolean(),
  nextIntent: z.enum(closed.nextIntents),
  session: z.object({
    sessionId,
    runId,
    runName: z.string(),
    /** The run that this one was started `within`; its token reads the step where that was. */
    parent: z.object({ runId, runName: z.string(), stateToken: z.string() }).optional(),
  }),
  workflow: z.object({ workflowId, workflowHash }),
  progress: z.object({
    completed: count,
    total: count.optional(),
    loop: z
      .object({
        loopId: z.string(),
        iteration: count,
        maxIterations: count,
        /** Of a `for_each` loop: how many items it goes through. */
        items: count.optional(),
      })
      .optional(),
  }),
  /** Of the run, as its preferred tip has it. */
  runStatus: z.enum(closed.runStatuses),
  preferences,
  gaps: z.array(gap).optional(),
  /** Where the step is read again: gaps beyond those. */
  gapsOmitted: count.optional(),
  /** Of a complete run: its critical gaps that nothing has closed, oldest first, and how many there are. */
  openGaps: z.object({ shown: z.array(gap), count }).optional(),
  warnings,
};
export const startData = z.object({ ...execution, guidance: z.array(z.string()).optional() });
export const continueData = z.discriminatedUnion('kind', [
  z.object({
    ...execution,
    kind: z.literal('ok'),
    overview: overview.optional(),
    recap: recap.optional(),
    branches: z.array(branch).optional(),
    /** Older branches than those. */
    branchesOmitted: count.optional(),
    /** On a node that the run has gone on from: the notes of the branch that is preferred. */
    downstream: recap.optional(),
    children: z.array(childRun).optional(),
    /** Where a step that was tried and blocked is read. */
    lastAttempt: lastAttempt.optional(),
    /** Where the call completes the run: what came of it, for the user. */
    summary: z.string().optional(),
    guidance: z.array(z.string()).optional(),
    forkAckToken: z.string().optional(),
  }),
  z.object({
    ...execution,
    kind: z.literal('blocked'),
    blockers: z.array(blocker).min(1),
    /** A valid artifact for each contract that a blocker points to. */
    examples: z.array(z.object({ contractRef: z.string(), artifact: jsonValue })).optional(),
    /** Which attempt of the chain this is, and how many it may have. */
    attempt: z.object({ number: count, max: count }),
    retryable: z.boolean(),
    retryAckToken: z.string().optional(),
    overview: overview.optional(),
    recap: recap.optional(),
    lastAttempt: lastAttempt.optional(),
    branches: z.array(branch).optional(),
    /** Older branches than those. */
    branchesOmitted: count.optional(),
    children: z.array(childRun).optional(),
    guidance: z.array(z.string()).optional(),
    forkAckToken: z.string().optional(),
  }),
]);

/** An earlier step, with everything that was stored for it. */
export const shownData = z.object({
  ok: z.literal(true),
  kind: z.literal('shown'),
  stateToken: z.string(),
  session: z.object({ sessionId, runId, runName: z.string() }),
  workflow: z.object({ workflowId, workflowHash }),
  step: z.object({ number: count, stepId: z.string(), title: z.string(), loops: z.string().optional() }),
  /** Oldest first: those of its checkpoints, then its own. */
  notes: z.array(z.object({ isCheckpoint: z.boolean(), text: z.string() })),
  /** `artifact` is null where it is lost. */
  artifacts: z.array(z.object({ kind: z.string(), contractRef: z.string().optional(), artifact: jsonValue })),
  /** The same step in other iterations, oldest first. */
  otherIterations: z.array(z.object({ number: count, loops: z.string() })),
  otherIterationsOmitted: count,
  warnings,
});

/** A value that a reply about the pending step shows cut: the item of a loop, or a declared input. Never a sensitive one. */
export const shownValueData = z.object({
  ok: z.literal(true),
  kind: z.literal('shown_value'),
  stateToken: z.string(),
  session: z.object({ sessionId, runId, runName: z.string() }),
  workflow: z.object({ workflowId, workflowHash }),
  /** As `show` names it: `item <loop>` or `input <key>`. */
  name: z.string(),
  value: jsonValue,
  warnings,
});

/** What a checkpoint was recorded on is still pending; its prompt is not repeated. */
export const checkpointData = z.object({
  ...execution,
  checkpointNodeId: nodeId,
  checkpointToken: z.string(),
  pending: z
    .object({
      stepId: z.string(),
      title: z.string(),
      /** Additive: the step asks the user for a confirmation before it is acknowledged. */
      asksConfirmation: z.literal(true).optional(),
    })
    .nullable(),
});

const candidate = z.object({
  sessionId,
  runId,
  runName: z.string(),
  workflowId,
  /** What the run is for: its stated goal, or what stands for it. */
  goal: z.string(),
  /** Of a session of notes: what start_session was given. */
  title: z.string().optional(),
  /** Of the preferred tip, for continue_workflow without ackToken. Absent where the run does not match what was asked for. */
  stateToken: z.string().optional(),
  status: z.enum(closed.runStatuses),
  stepTitle: z.string(),
  /** What that call will ask for. */
  nextIntent: z.enum(closed.nextIntents),
  /** The latest notes on the way to the tip, cut to their budget; empty when there are none. */
  snippet: z.string(),
  /** The run was started in another workspace than the one that is asked for, as far as both are known. */
  isOfOtherWorkspace: z.literal(true).optional(),
  /** Best first; `recency_fallback` stands alone. */
  whyMatched: z.array(z.enum(closed.whyMatchedReasons)).min(1),
  /** Of a run that only the deeper tiers found: the words of the query that it contains, and how many were searched. */
  matchedWords: z.array(z.string()).optional(),
  askedWords: count.optional(),
});
export const resumeData = z.object({
  ok: z.literal(true),
  /** Best first. */
  candidates: z.array(candidate).max(resumeCandidatesMax),
  /** Runs in healthy sessions. */
  totalEligible: count,
  /** Where the question can only mean one run: what continue_workflow returns for it. */
  read: continueData.optional(),
  warnings,
});

export const failure = z.object({ ok: z.literal(false), error: errorEnvelope });
export const listReply = z.union([listData, failure]);
export const inspectReply = z.union([inspectData, failure]);
export const startReply = z.union([startData, failure]);
export const continueReply = z.union([continueData, shownData, shownValueData, failure]);
export const checkpointReply = z.union([checkpointData, failure]);
export const resumeReply = z.union([resumeData, failure]);

export type ListInput = z.infer<typeof listInput>;
export type InspectInput = z.infer<typeof inspectInput>;
export type StartInput = z.infer<typeof startInput>;
export type ContinueInput = z.infer<typeof continueInput>;
export type CheckpointInput = z.infer<typeof checkpointInput>;
export type ResumeInput = z.infer<typeof resumeInput>;
export type StartSessionInput = z.infer<typeof startSessionInput>;
export type ListData = z.infer<typeof listData>;
export type InspectData = z.infer<typeof inspectData>;
export type StartData = z.infer<typeof startData>;
export type ShownData = z.infer<typeof shownData>;
export type ShownValueData = z.infer<typeof shownValueData>;
export type ContinueData = z.infer<typeof continueData>;
export type CheckpointData = z.infer<typeof checkpointData>;
export type ResumeData = z.infer<typeof resumeData>;
export type ResumeCandidate = z.infer<typeof candidate>;
export type WorkflowSummary = z.infer<typeof workflowSummary>;
export type Warning = z.infer<typeof warning>;
export type Branch = z.infer<typeof branch>;
export type Recap = z.infer<typeof recap>;
export type Overview = z.infer<typeof overview>;
export type LastAttempt = z.infer<typeof lastAttempt>;
export type ChildRun = z.infer<typeof childRun>;
export type ShownGap = z.infer<typeof gap>;

/** The exact tool set; a test pins it. Tools of later issues join here. */
export const tools = [
  {
    name: 'list_workflows',
    title: 'List workflows',
    description: 'Lists workflows and routines that can be started.',
    readOnly: true,
    idempotent: true,
    alwaysLoad: false,
    input: listInput,
    inputType: 'tools#ListInput',
    reply: listReply,
  },
  {
    name: 'inspect_workflow',
    title: 'Inspect a workflow',
    description: 'Shows inputs and steps of a workflow. Mode "preview" adds the first prompt.',
    readOnly: true,
    idempotent: true,
    alwaysLoad: false,
    input: inspectInput,
    inputType: 'tools#InspectInput',
    reply: inspectReply,
  },
  {
    name: 'start_workflow',
    title: 'Start a workflow',
    description:
      'Starts a workflow that the user asks for, or that covers the task. Returns the first step and a handle such as amber-otter-42/1-k7m2x: do the step, then make the call that the reply prints. A handle begins with the name of its run: do not mix runs.',
    readOnly: false,
    idempotent: false,
    alwaysLoad: true,
    input: startInput,
    inputType: 'tools#StartInput',
    reply: startReply,
  },
  {
    name: 'continue_workflow',
    title: 'Continue a run',
    description:
      'With ackToken: completes the step, stores output and returns the next step. A repeated call returns the same reply. A blocked reply says what to correct: retry with its handle. With only stateToken (after a rewind or if you lost track): shows the step and a recap; changes nothing.',
    readOnly: false,
    idempotent: true,
    alwaysLoad: true,
    input: continueInput,
    inputType: 'tools#ContinueInput',
    reply: continueReply,
  },
  {
    name: 'checkpoint_workflow',
    title: 'Save work in progress',
    description: 'Stores output for the pending step or a complete run; does not advance.',
    readOnly: false,
    idempotent: true,
    alwaysLoad: false,
    input: checkpointInput,
    inputType: 'tools#CheckpointInput',
    reply: checkpointReply,
  },
  {
    name: 'resume_session',
    title: 'Resume a run',
    description:
      'Finds stored runs in a new chat, after a compaction or without a handle: by words, git branch or commit, else the latest. Shows a single match at once; else call continue_workflow with only the stateToken of one run.',
    readOnly: true,
    idempotent: true,
    alwaysLoad: true,
    input: resumeInput,
    inputType: 'tools#ResumeInput',
    reply: resumeReply,
  },
  {
    // Only where the server is started with `--start-session`.
    name: 'start_session',
    title: 'Start notes',
    description: 'Starts a run of one step that stores notes, for work without a workflow.',
    readOnly: false,
    idempotent: false,
    alwaysLoad: false,
    input: startSessionInput,
    inputType: 'tools#StartSessionInput',
    reply: startReply,
  },
] as const;
export type ToolName = (typeof tools)[number]['name'];
