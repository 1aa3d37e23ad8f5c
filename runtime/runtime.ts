/**
 * The public API of the runtime: the use-cases, connected to storage and catalogs. The MCP server, the demo and later rooms call
 * these and nothing below them. Several runtimes may live in one process; they share nothing.
 */
import type { Result } from 'neverthrow';
import type { JsonObject } from '../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../schemas/errors.ts';
import type { RunId, SessionId } from '../schemas/ids.ts';
import type {
  CheckpointData,
  CheckpointInput,
  ContinueData,
  ContinueInput,
  InspectData,
  InspectInput,
  ListData,
  ListInput,
  ResumeData,
  ResumeInput,
  ShownData,
  ShownValueData,
  StartData,
  StartInput,
  StartSessionInput,
  Warning,
} from '../schemas/tools.ts';
import type { Host } from './ports.ts';
import { goBack, show, showNamed } from './use-cases/earlier-step.ts';
import { unattendedText } from './core/unattended-text.ts';
import { userQuestion } from './core/user-question.ts';
import { unattendedShown } from './replies/unattended-shown.ts';
import { attachRun } from './replies/argument-error.ts';
import { checkpointWorkflow } from './use-cases/checkpoint-workflow.ts';
import type { ConfirmationAsked } from './use-cases/confirmation-form.ts';
import { findConfirmationQuestion, continueWorkflow } from './use-cases/continue-workflow.ts';
import type { Environment } from './session/environment.ts';
import { compiledWorkflow, inspectWorkflow } from './use-cases/inspect-workflow.ts';
import { listWorkflows } from './use-cases/list-workflows.ts';
import {
  type OpenRun,
  type NotOpen,
  openRunNamed,
  openRunOf,
  type OpenRuns,
  openRuns,
  openRunsHere,
  type OpenRunsQuestion,
} from './use-cases/open-runs.ts';
import { newestArtifact } from './use-cases/newest-artifact.ts';
import { type Reply, withNotice } from './core/reply.ts';
import { resumeSession } from './use-cases/resume-session.ts';
import type { Caller } from './session/open-forms.ts';
import { makeEnvironment, type RuntimeOptions } from './session/make-environment.ts';
import { type ShownRun, showRun } from './use-cases/show-run.ts';
import { startSession } from './use-cases/start-session.ts';
import { findStartFault, startWorkflow } from './use-cases/start-workflow.ts';
import { unapprovedSteps } from './use-cases/unapproved-steps.ts';
import type { CatalogsPort, Storage } from './storage/ports.ts';

export type { RuntimeOptions } from './session/make-environment.ts';
export type { CurrentSources, UnattendedWork } from './session/environment.ts';
export type { NotOpen, OpenRun } from './use-cases/open-runs.ts';
export type Answer<D> = Promise<Result<Reply<D>, ErrorEnvelope>>;
export type Runtime = {
  list(input: ListInput): Answer<ListData>;
  inspect(input: InspectInput): Answer<InspectData>;
  start(input: StartInput): Answer<StartData>;
  /** Why `start` would refuse the workflow or the inputs, before anything is written; null if it would not. */
  startFault(input: StartInput): Promise<ErrorEnvelope | null>;
  /** @param caller whose client shows forms */
  continue(input: ContinueInput, caller?: Caller): Answer<ContinueData>;
  /** What the user has to approve before `continue` records an attempt, for a caller that asks in every mode. */
  confirmationAsked(input: ContinueInput): Promise<Result<ConfirmationAsked, ErrorEnvelope>>;
  /** What an earlier step stored, or a value that a reply shows cut: `continue_workflow` with `show`. */
  show(input: ContinueInput): Answer<ShownData | ShownValueData>;
  /** The same for a caller that has the name and the page as two values. */
  showNamed(input: {
    readonly stateToken: string;
    readonly name: string;
    readonly page: number;
  }): Answer<ShownData | ShownValueData>;
  checkpoint(input: CheckpointInput): Answer<CheckpointData>;
  resume(input: ResumeInput): Answer<ResumeData>;
  startSession(input: StartSessionInput): Answer<StartData>;
  /** The compiled snapshot that an id means now; for people, never for an agent. */
  compiled(workflowId: string): Promise<Result<CompiledSnapshot, ErrorEnvelope>>;
  /** The DAG of a run, for people. */
  showRun(sessionId: SessionId, runId: RunId): Promise<Result<ShownRun, ErrorEnvelope>>;
  /** The newest artifact of a kind that a run recorded; null without one. For the delivery of its result. */
  newestArtifact(sessionId: SessionId, runId: RunId, kind: string): Promise<Result<JsonObject | null, ErrorEnvelope>>;
  /** The titles of the steps that passed without the approval of the user that they ask for. For the delivery of its result. */
  unapprovedSteps(sessionId: SessionId, runId: RunId): Promise<Result<readonly string[], ErrorEnvelope>>;
  /** The unfinished runs of a workspace, for the hooks of a client. */
  openRuns(question: OpenRunsQuestion): Promise<Result<OpenRuns, ErrorEnvelope>>;
  /** Those of the workspace that a call without workspacePath works in. */
  openRunsHere(countMax: number): Promise<Result<OpenRuns, ErrorEnvelope>>;
  /** The unfinished run that a run name means, or why there is none; with paths, only a run of these workspaces. */
  openRunNamed(
    name: string,
    workspacePaths: readonly string[] | null,
  ): Promise<Result<OpenRun | NotOpen, ErrorEnvelope>>;
  /** The same of a run whose ids are known; `unknown` if it is not stored. */
  openRunOf(sessionId: SessionId, runId: RunId): Promise<Result<OpenRun | NotOpen, ErrorEnvelope>>;
  /** Names an error that was found in the arguments of a tool: the run of a token that verifies, and its pair where one is missing. */
  nameError(error: ErrorEnvelope, tool: string, args: unknown): Promise<ErrorEnvelope>;
};

/**
 * What the daemon shows to its model: the text of a reply without tokens and calls that take one.
 *
 * @param isRead the reply is one to a read: it has the prompt and the recap
 * @param isUserAsked the user is asked where the workflow wants a confirmation
 */
export const textForDaemon: (data: StartData | ContinueData, isRead: boolean, isUserAsked: boolean) => string =
  unattendedText;

/** What the daemon asks the user where only they can help: in words for them. */
export const questionForUser: (data: ContinueData) => string = userQuestion;

/** What the daemon shows to its model of an answer to `show`. */
export const shownForDaemon: (data: ShownData | ShownValueData, page: number) => string = unattendedShown;

async function continueRun(
  environment: Environment,
  input: ContinueInput,
  caller: Caller | null,
): Answer<ContinueData> {
  if (input.goBackTo !== undefined) return goBack(environment, input);
  const answer = await continueWorkflow(environment, input, caller);
  return answer.map((reply) => withNotice(reply, input.reason === undefined ? null : unusedReason));
}
const unusedReason: Warning = {
  code: 'UNKNOWN_ARGUMENT',
  message: 'The argument "reason" was ignored, because it is used only together with "goBackTo".',
  details: { argument: 'reason' },
};

export function createRuntime(
  host: Environment['host'] & Pick<Host, 'trace'>,
  storage: Storage,
  catalogs: CatalogsPort,
  options: RuntimeOptions = {},
): Runtime {
  const { index, ...environment } = makeEnvironment(host, storage, catalogs, options);
  return {
    list: (input) => listWorkflows(environment, input),
    inspect: (input) => inspectWorkflow(environment, input),
    start: (input) => startWorkflow(environment, input),
    startFault: (input) => findStartFault(environment, input),
    continue: (input, caller) => continueRun(environment, input, caller ?? null),
    confirmationAsked: (input) => findConfirmationQuestion(environment, input),
    show: (input) => show(environment, input),
    showNamed: (input) => showNamed(environment, input),
    checkpoint: (input) => checkpointWorkflow(environment, input),
    resume: (input) => resumeSession(environment, index, input),
    startSession: (input) => startSession(environment, input),
    compiled: (workflowId) => compiledWorkflow(environment, workflowId),
    showRun: (sessionId, runId) => showRun(environment, sessionId, runId),
    newestArtifact: (sessionId, runId, kind) => newestArtifact(environment, sessionId, runId, kind),
    unapprovedSteps: (sessionId, runId) => unapprovedSteps(environment, sessionId, runId),
    openRuns: (question) => openRuns(environment, index, question),
    openRunsHere: (countMax) => openRunsHere(environment, index, countMax),
    openRunNamed: (name, workspacePaths) => openRunNamed(environment, name, workspacePaths),
    openRunOf: (sessionId, runId) => openRunOf(environment, sessionId, runId),
    nameError: (error, tool, args) => attachRun(environment, error, tool, args),
  };
}
