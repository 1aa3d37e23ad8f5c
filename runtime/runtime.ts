/**
 * The runtime's public face: the use-cases, wired to storage and catalogs. The MCP server, the demo and later rooms call
 * these and nothing below them. Several runtimes may live in one process; they share nothing.
 */
import type { Result } from 'neverthrow';
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
  StartData,
  StartInput,
  StartSessionInput,
} from '../schemas/tools.ts';
import type { Host } from './ports.ts';
import { nameError } from './protocol/argument-error.ts';
import { checkpointWorkflow } from './protocol/checkpoint.ts';
import { LazyChecks } from './protocol/checks.ts';
import { continueWorkflow } from './protocol/continue.ts';
import type { Environment } from './protocol/environment.ts';
import { createGate } from './protocol/gate.ts';
import { compiledWorkflow, inspectWorkflow } from './protocol/inspect.ts';
import { listWorkflows } from './protocol/list.ts';
import { PinnedObjects } from './protocol/pinned.ts';
import type { Reply } from './protocol/replies.ts';
import { resumeSession } from './protocol/resume.ts';
import { ResumeIndex } from './protocol/resume-index.ts';
import { OpenSessions } from './protocol/sessions.ts';
import { type ShownRun, showRun } from './protocol/show-run.ts';
import { startSession } from './protocol/start-session.ts';
import { startWorkflow } from './protocol/start.ts';
import type { CatalogsPort, Storage } from './storage/ports.ts';

export type Answer<D> = Promise<Result<Reply<D>, ErrorEnvelope>>;
export type Runtime = {
  list(input: ListInput): Answer<ListData>;
  inspect(input: InspectInput): Answer<InspectData>;
  start(input: StartInput): Answer<StartData>;
  continue(input: ContinueInput): Answer<ContinueData>;
  checkpoint(input: CheckpointInput): Answer<CheckpointData>;
  resume(input: ResumeInput): Answer<ResumeData>;
  startSession(input: StartSessionInput): Answer<StartData>;
  /** The compiled snapshot that an id means now; for people, never for an agent. */
  compiled(workflowId: string): Promise<Result<CompiledSnapshot, ErrorEnvelope>>;
  /** The DAG of a run, for people. */
  showRun(sessionId: SessionId, runId: RunId): Promise<Result<ShownRun, ErrorEnvelope>>;
  /** Names an error that was found in the arguments of a tool: the run of a token that verifies, and its pair where one is missing. */
  nameError(error: ErrorEnvelope, tool: string, args: unknown): Promise<ErrorEnvelope>;
};

export function createRuntime(
  host: Environment['host'] & Pick<Host, 'trace'>,
  storage: Storage,
  catalogs: CatalogsPort,
): Runtime {
  const sessions = new OpenSessions(storage);
  const environment: Environment = {
    host,
    storage,
    catalogs,
    sessions,
    objects: new PinnedObjects(storage.objects),
    checks: new LazyChecks(host.crypto.digest),
    gate: createGate(storage, sessions),
  };
  const index = new ResumeIndex(environment);
  return {
    list: (input) => listWorkflows(environment, input),
    inspect: (input) => inspectWorkflow(environment, input),
    start: (input) => startWorkflow(environment, input),
    continue: (input) => continueWorkflow(environment, input),
    checkpoint: (input) => checkpointWorkflow(environment, input),
    resume: (input) => resumeSession(environment, index, input),
    startSession: (input) => startSession(environment, input),
    compiled: (workflowId) => compiledWorkflow(environment, workflowId),
    showRun: (sessionId, runId) => showRun(environment, sessionId, runId),
    nameError: (error, tool, args) => nameError(environment, error, tool, args),
  };
}
