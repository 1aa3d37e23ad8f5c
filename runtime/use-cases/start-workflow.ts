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
import { decideStart, type Observation } from '../core/decide.ts';
import { currentRulesVersion } from '../core/validation/rules.ts';
import { goalText } from '../core/goal.ts';
import { applied, defaultPreferences, withPreset } from '../core/preferences.ts';
import type { NodeState } from '../core/state.ts';
import type { WorkspaceDefaults } from '../storage/ports.ts';
import type { AppendWitness } from '../storage/witness.ts';
import { tokenMint } from '../tokens/tokens.ts';
import { type TokenContext, tokenContextOf, type MintingContext, mintingContextOf } from '../session/token-context.ts';
import { authorize, locate } from '../session/authorize.ts';
import { commit, type Environment, mintingOf, observe } from '../session/environment.ts';
import { contextError, internalError, named, startError } from '../replies/refusals.ts';
import { type Resolved, resolveWorkflow, sourceKindOf, workspaceUnknown } from './workflow-library.ts';
import { namedWorkflow } from './named-workflow.ts';
import type { CompiledText } from '../session/pinned-objects.ts';
import { type Reply, startReply } from '../replies/attempt-reply.ts';
import type { OpenSession } from '../session/open-sessions.ts';

/** @param tool as the agent knows it, for what is refused */
export async function startWorkflow(
  environment: Environment,
  input: StartInput,
  tool: 'start_workflow' | 'start_session' = 'start_workflow',
): Promise<Result<Reply<StartData>, ErrorEnvelope>> {
  const found = await resolveWorkflow(environment.catalogs, tool, input.workflowId, input.workspacePath);
  if (found.isErr()) return err(found.error);
  const { unknown } = found.value.workspace;
  // A part of a run works where that run does, and start_session takes no path.
  if (unknown !== undefined && tool === 'start_workflow' && input.within === undefined)
    return err(workspaceUnknown(tool, unknown));
  const compiled = await namedWorkflow(environment, found.value);
  if (compiled.isErr()) return err(compiled.error);
  const fault = contextFault((input.context ?? {}) as JsonObject, compiled.value.snapshot.inputs);
  if (fault !== null) return err(contextError(tool, fault));
  const opened = input.within === undefined ? await mintingContextOf(environment) : await tokenContextOf(environment);
  if (opened.isErr()) return err(opened.error);
  const authority: MintingContext = { warnings: [], ...opened.value };
  const { workspace } = found.value;
  const observations = await observe(environment, workspace.path);
  const defaults = (await workspace.defaults?.()) ?? { preferences: {}, problems: [] };
  const request = { tool, input, found: found.value, workflow: compiled.value, observations, defaults };
  if (input.within === undefined) {
    const sessionId = environment.host.ids.next('sess') as SessionId;
    return environment.gate.withHealthySession(sessionId, true, (witness, session) =>
      openRun(environment, authority, request, witness, session, null),
    );
  }
  const joined = await authorize(tool, { within: input.within }, authority);
  if (joined.isErr()) return err(joined.error);
  const { state } = joined.value;
  const refused = await refuseUncommitted(tool, state, authority);
  if (refused !== null) return err(refused);
  const opening = await environment.gate.withHealthySession(state.sessionId, false, async (witness, session) => {
    const parent = await locate(tool, session, state, authority, 'within');
    if (parent.isErr()) return err(parent.error);
    return openRun(environment, authority, request, witness, session, parent.value.node);
  });
  return opening.mapErr((error) => named(error, state.runId));
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

async function openRun(
  environment: Environment,
  authority: MintingContext,
  { tool, input, found, workflow, observations, defaults }: Request,
  witness: AppendWitness,
  session: OpenSession,
  parent: NodeState | null,
): Promise<Result<Reply<StartData>, ErrorEnvelope>> {
  const { ids, crypto } = environment.host;
  const runId = ids.next('run') as RunId;
  const nodeId = ids.next('node') as NodeId;
  const { state } = session;
  const { text: goal, isCut } = goalText(input.goal ?? '');
  const decision = decideStart(
    state,
    {
      sessionId: session.sessionId,
      runId,
      nodeId,
      workflow: { ...workflow, workflowHash: found.entry.workflowHash },
      sourceKind: sourceKindOf(found),
      sourceRef: found.entry.source,
      ...(found.catalog.isEphemeral === true ? { sourceDigest: found.entry.sourceDigest } : {}),
      context: (input.context ?? {}) as JsonObject,
      preferences: withPreset(input.preferences ?? {}),
      defaults: applied(defaultPreferences, withPreset(defaults.preferences)),
      observations,
      parent,
      rulesVersion: currentRulesVersion,
      ...(goal === null ? {} : { goal }),
    },
    mintingOf(environment),
  );
  if ('kind' in decision) {
    return err(decision.kind === 'cannot_begin' ? startError(tool, decision) : contextError(tool, decision));
  }
  const birth = state.nextEventIndex === 0;
  const committed = await commit(environment, witness, session, decision, birth);
  if (committed.isErr()) return err(committed.error);
  await environment.runNames.record(session.sessionId, runId);
  const [run, root] = [state.runs.get(runId), state.nodes.get(nodeId)];
  if (run === undefined || root === undefined) return err(internalError('a started run without its root'));
  const mint = tokenMint(authority.keyring, crypto, authority.tokenForm);
  const view = { state, run, workflow: workflow.snapshot, objects: environment.objects, mint, digest: crypto.digest };
  const warnings = [
    ...authority.warnings,
    ...found.warnings,
    ...defaultsWarnings(defaults),
    ...(isCut ? [goalCut] : []),
  ];
  const reply = await startReply(view, root, warnings);
  return reply.isErr() ? err(reply.error) : ok(reply.value);
}
