/**
 * start_workflow: pins a compiled workflow and opens a run in a new session, or in the session of `within`
 * [pinned-runs-keep-their-version].
 */
import { err, ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { goalBytesMax } from '../../schemas/limits.ts';
import type { NodeId, RunId, SessionId } from '../../schemas/ids.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import type { StartData, StartInput, Warning } from '../../schemas/tools.ts';
import { contextFault } from '../core/context.ts';
import { inexactIntegerIn } from '../core/exact-numbers.ts';
import { decideStart, type Decision, type Observation } from '../core/decide.ts';
import { goalText } from '../core/goal.ts';
import { applied, defaultPreferences, withPreset } from '../core/preferences.ts';
import { emptySession, type NodeState, type SessionState } from '../core/state.ts';
import type { WorkspaceDefaults } from '../storage/ports.ts';
import type { AppendWitness } from '../storage/witness.ts';
import { tokenMint } from '../tokens/tokens.ts';
import { type TokenContext, tokenContextOf, type MintingContext, mintingContextOf } from '../session/token-context.ts';
import { authorize, locate } from '../session/authorize.ts';
import { commit, type Environment, mintingOf, observe } from '../session/environment.ts';
import { findAbandonment } from '../session/owner-marks.ts';
import { findUnattended, parentWarningOf } from '../session/withheld-runs.ts';
import {
  contextError,
  inexactIntegerError,
  internalError,
  named,
  runWithheld,
  startError,
} from '../replies/refusals.ts';
import { type Resolved, resolveWorkflow, sourceKindOf, workspaceUnknown } from './workflow-library.ts';
import { currentFault } from './current-source.ts';
import { namedWorkflow } from './named-workflow.ts';
import type { CompiledText } from '../session/pinned-objects.ts';
import { type Reply, withNotice } from '../core/reply.ts';
import { startReply } from '../replies/attempt-reply.ts';
import { undeclaredNames } from '../replies/undeclared-names.ts';
import type { OpenSession } from '../session/open-sessions.ts';

type StartTool = 'start_workflow' | 'start_session';
type Prepared = Pick<Request, 'tool' | 'input' | 'found' | 'workflow'>;

/** What a start reads of the catalogs, and what they refuse. */
async function prepared(
  environment: Environment,
  input: StartInput,
  tool: StartTool,
): Promise<Result<Prepared, ErrorEnvelope>> {
  const found = await resolveWorkflow(environment.catalogs, tool, input.workflowId, input.workspacePath);
  if (found.isErr()) return err(found.error);
  const { unknown } = found.value.workspace;
  // A part of a run works where that run does, and start_session takes no path.
  if (unknown !== undefined && tool === 'start_workflow' && input.within === undefined)
    return err(workspaceUnknown(tool, unknown));
  const outdated = await currentFault(environment, input.workflowId, found.value);
  if (outdated !== null) return err(outdated);
  const compiled = await namedWorkflow(environment, found.value);
  if (compiled.isErr()) return err(compiled.error);
  const fault = contextFault((input.context ?? {}) as JsonObject, compiled.value.snapshot.inputs);
  if (fault !== null) return err(contextError(tool, fault));
  const inexact = inexactIntegerIn({ context: input.context ?? {} });
  if (inexact !== null) return err(inexactIntegerError(tool, inexact));
  return ok({ tool, input, found: found.value, workflow: compiled.value });
}

async function observed(environment: Environment, prepared: Prepared): Promise<Request> {
  const { workspace } = prepared.found;
  const observations = await observe(environment, workspace.path);
  const defaults = (await workspace.defaults?.()) ?? { preferences: {}, problems: [] };
  return { ...prepared, observations, defaults };
}

/** Why a start in a new session would be refused because of its workflow or its inputs; null if it would not. Writes nothing. */
export async function findStartFault(environment: Environment, input: StartInput): Promise<ErrorEnvelope | null> {
  const ready = await prepared(environment, input, 'start_workflow');
  if (ready.isErr()) return ready.error;
  const sessionId = environment.host.ids.next('sess') as SessionId;
  const planned = planRun(environment, await observed(environment, ready.value), emptySession(sessionId), null);
  return planned.isErr() ? planned.error : null;
}

/** @param tool as the agent knows it, for what is refused */
export async function startWorkflow(
  environment: Environment,
  input: StartInput,
  tool: StartTool = 'start_workflow',
): Promise<Result<Reply<StartData>, ErrorEnvelope>> {
  const ready = await prepared(environment, input, tool);
  if (ready.isErr()) return err(ready.error);
  const opened = input.within === undefined ? await mintingContextOf(environment) : await tokenContextOf(environment);
  if (opened.isErr()) return err(opened.error);
  const authority: MintingContext = { warnings: [], ...opened.value };
  const request = await observed(environment, ready.value);
  if (input.within === undefined) {
    const sessionId = environment.host.ids.next('sess') as SessionId;
    // Before the lock, which creates the folder of the session: a start that is refused leaves nothing.
    const planned = planRun(environment, request, emptySession(sessionId), null);
    if (planned.isErr()) return err(planned.error);
    return environment.gate.withHealthySession(sessionId, true, (witness, session) =>
      storeRun(environment, authority, request, witness, session, planned.value),
    );
  }
  const joined = await authorize(tool, { within: input.within }, authority);
  if (joined.isErr()) return err(joined.error);
  const { state } = joined.value;
  const refused = await refuseUncommitted(tool, state, authority);
  if (refused !== null) return err(refused);
  // No step of the new run could be completed either.
  const unattended = await findUnattended(environment, state.sessionId);
  if (unattended !== null) return err(named(runWithheld(tool, unattended), state.runId));
  const opening = await environment.gate.withHealthySession(state.sessionId, false, async (witness, session) => {
    const parent = await locate(tool, session, state, authority, 'within');
    if (parent.isErr()) return err(parent.error);
    const planned = planRun(environment, request, session.state, parent.value.node);
    return planned.isErr()
      ? err(planned.error)
      : storeRun(environment, authority, request, witness, session, planned.value);
  });
  const notice = parentWarningOf(await findAbandonment(environment, state.sessionId, state.runId));
  return opening.map((reply) => withNotice(reply, notice)).mapErr((error) => named(error, state.runId));
}

/** A session that is not stored here has no lock to take: it is refused before, as what it is. */
function refuseUncommitted(tool: string, state: StatePayload, authority: TokenContext): Promise<ErrorEnvelope | null> {
  return authority.sessions.inTurn(state.sessionId, async () => {
    const loaded = await authority.sessions.load(state.sessionId);
    if (loaded.isErr() || loaded.value.born) return null;
    const located = await locate(tool, loaded.value, state, authority, 'within');
    return located.isErr() ? located.error : null;
  });
}

const defaultsWarnings = ({ problems }: WorkspaceDefaults): Warning[] =>
  problems.map(({ sourceKind, message }) => ({ code: 'CATALOG_PROBLEM', message, details: { sourceKind } }));

const goalCut: Warning = {
  code: 'GOAL_TRUNCATED',
  message: `The goal was longer than ${goalBytesMax} bytes; only its beginning is stored.`,
  details: { bytesMax: goalBytesMax },
};

type Request = {
  readonly tool: string;
  readonly input: StartInput;
  readonly found: Resolved;
  readonly workflow: CompiledText;
  readonly observations: readonly Observation[];
  readonly defaults: WorkspaceDefaults;
};

type PlannedRun = {
  readonly runId: RunId;
  readonly rootId: NodeId;
  readonly decision: Decision;
  readonly isGoalCut: boolean;
};

function planRun(
  environment: Environment,
  { tool, input, found, workflow, observations, defaults }: Request,
  state: SessionState,
  parent: NodeState | null,
): Result<PlannedRun, ErrorEnvelope> {
  const { ids } = environment.host;
  const runId = ids.next('run') as RunId;
  const rootId = ids.next('node') as NodeId;
  const { text: goal, isCut: isGoalCut } = goalText(input.goal ?? '');
  const decision = decideStart(
    state,
    {
      sessionId: state.sessionId,
      runId,
      nodeId: rootId,
      workflow: { ...workflow, workflowHash: found.entry.workflowHash },
      sourceKind: sourceKindOf(found),
      sourceRef: found.entry.source,
      ...(found.catalog.isEphemeral === true ? { sourceDigest: found.entry.sourceDigest } : {}),
      context: (input.context ?? {}) as JsonObject,
      preferences: withPreset(input.preferences ?? {}),
      defaults: applied(defaultPreferences, withPreset(defaults.preferences)),
      observations,
      parent,
      rulesVersion: environment.rulesVersion,
      ...(goal === null ? {} : { goal }),
    },
    mintingOf(environment),
  );
  if ('kind' in decision) {
    if (decision.kind !== 'cannot_begin') return err(contextError(tool, decision));
    const undeclared = undeclaredNames((input.context ?? {}) as JsonObject, {}, workflow.snapshot);
    return err(startError(tool, decision, undeclared?.text ?? null));
  }
  return ok({ runId, rootId, decision, isGoalCut });
}

async function storeRun(
  environment: Environment,
  authority: MintingContext,
  { found, workflow, defaults }: Request,
  witness: AppendWitness,
  session: OpenSession,
  { runId, rootId, decision, isGoalCut }: PlannedRun,
): Promise<Result<Reply<StartData>, ErrorEnvelope>> {
  const birth = session.state.nextEventIndex === 0;
  return commit(environment, witness, session, { decision, birth }, async () => {
    await environment.runNames.record(session.sessionId, runId);
    const warnings = [
      ...authority.warnings,
      ...found.warnings,
      ...defaultsWarnings(defaults),
      ...(isGoalCut ? [goalCut] : []),
    ];
    return begun(environment, authority, workflow, session, { runId, rootId }, warnings);
  });
}

/** The reply to the start of a run that is in the session. */
async function begun(
  { host, objects }: Environment,
  authority: MintingContext,
  workflow: CompiledText,
  { state }: OpenSession,
  { runId, rootId }: Pick<PlannedRun, 'runId' | 'rootId'>,
  warnings: readonly Warning[],
): Promise<Result<Reply<StartData>, ErrorEnvelope>> {
  const [run, root] = [state.runs.get(runId), state.nodes.get(rootId)];
  if (run === undefined || root === undefined) return err(internalError('the root node of the started run is missing'));
  const mint = tokenMint(authority.keyring, host.crypto, authority.tokenForm);
  const view = { state, run, workflow: workflow.snapshot, objects, mint, digest: host.crypto.digest };
  const reply = await startReply(view, root, warnings);
  return reply.isErr() ? err(reply.error) : ok(reply.value);
}
