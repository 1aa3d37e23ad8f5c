/**
 * From the tokens of a call to the node they mean, or to a refusal that a forgetful agent can recover from in one call
 * (design-locks §1.2; decisions.md, "Runs cannot be confused").
 *
 * Every refusal names the run, workflow and step of each token that verified, and hands over the pair that belongs
 * together. A token that does not verify is never looked into.
 */
import { err, ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { TokenErrorCode } from '../../schemas/error-codes.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { AckPayload, CheckpointPayload, Keyring, StatePayload, TokenPayload } from '../../schemas/tokens.ts';
import { isComplete } from '../core/execution-state.ts';
import { type AttemptedNode, freshAttempt } from '../core/identity.ts';
import { runName } from '../core/run-name.ts';
import { blockedInChain, type NodeState, type RunState, stepAbove } from '../core/state.ts';
import { blockedChainMax } from '../../schemas/limits.ts';
import type { CryptoPort } from '../ports.ts';
import { tokenFieldOf, tokenMint, verifyToken } from '../tokens/tokens.ts';
import type { Environment } from './environment.ts';
import { storeError } from './errors.ts';
import type { PinnedObjects } from './pinned.ts';
import { titleAt } from './reply-fields.ts';
import type { OpenSession, OpenSessions } from './sessions.ts';

export type TokenField = 'stateToken' | 'ackToken' | 'checkpointToken' | 'within';
/** The tokens of one call: one of a node, and one that may act on it. */
export type GivenTokens = { readonly [F in TokenField]?: string | undefined };
export type AttemptPayload = AckPayload | CheckpointPayload;
export type Claim = { readonly field: TokenField; readonly payload: TokenPayload };
export type Authority = {
  readonly keyring: Keyring;
  readonly crypto: CryptoPort;
  readonly sessions: OpenSessions;
  readonly objects: PinnedObjects;
};

/**
 * What tokens are checked with, as it is now: the keyring is looked at again on every call (decision 17).
 *
 * @param givenTokens false for a call that brings none: then lost keys are no hindrance, and new ones are made
 */
export async function authorityOf(
  environment: Environment,
  givenTokens = true,
): Promise<Result<Authority, ErrorEnvelope>> {
  const { storage, host, sessions, objects } = environment;
  const keyring = await storage.keyring.load(!givenTokens);
  return keyring.isErr()
    ? err(storeError(keyring.error))
    : ok({ keyring: keyring.value, crypto: host.crypto, sessions, objects });
}

/** A token problem before it is dressed with names and pairs. */
type Problem = { readonly code: TokenErrorCode; readonly message: string; readonly verified: readonly Claim[] };

export type Authorized = { readonly state: StatePayload; readonly attempt: AttemptPayload | null };

function problemOf(
  given: readonly { readonly field: TokenField; readonly text: string }[],
  keyring: Keyring,
  crypto: CryptoPort,
): Result<readonly Claim[], Problem> {
  const verified: Claim[] = [];
  let problem: Omit<Problem, 'verified'> | null = null;
  for (const { field, text } of given) {
    const result = verifyToken(text, keyring, crypto);
    if (result.ok) verified.push({ field, payload: result.payload });
    else {
      const { code, why, cleaned } = result.fault;
      if (cleaned !== null) verified.push({ field, payload: cleaned });
      problem ??= { code, message: `${field} cannot be used: ${why}` };
    }
  }
  return problem === null ? ok(verified) : err({ ...problem, verified });
}

const sameNode = (a: TokenPayload, b: TokenPayload) =>
  a.sessionId === b.sessionId && a.runId === b.runId && a.nodeId === b.nodeId;

const fields = ['within', 'stateToken', 'ackToken', 'checkpointToken'] as const;
/** What belongs into a field. */
const kinds = {
  within: { kind: 'state', form: 'a stateToken (st.v1…)' },
  stateToken: { kind: 'state', form: 'a stateToken (st.v1…)' },
  ackToken: { kind: 'ack', form: 'an ackToken (ack.v1…)' },
  checkpointToken: { kind: 'checkpoint', form: 'a checkpointToken (chk.v1…)' },
} as const;

/** Verifies the tokens of one call and that they belong together. Looks at no session unless it must refuse. */
export async function authorize(
  tool: string,
  tokens: GivenTokens,
  authority: Authority,
): Promise<Result<Authorized, ErrorEnvelope>> {
  const given = fields.flatMap((field) => (tokens[field] === undefined ? [] : [{ field, text: tokens[field] }]));
  const verified = problemOf(given, authority.keyring, authority.crypto);
  if (verified.isErr()) return err(await refusal(tool, verified.error, authority));
  const claims = verified.value;
  const mismatch = async (message: string) =>
    err(await refusal(tool, { code: 'TOKEN_SCOPE_MISMATCH', message, verified: claims }, authority));
  for (const { field, payload } of claims) {
    const { kind, form } = kinds[field];
    if (payload.tokenKind !== kind) {
      return mismatch(`${field} holds ${article(tokenFieldOf[payload.tokenKind])}; ${form} belongs there`);
    }
  }
  const state = claims.map(({ payload }) => payload).find((payload) => payload.tokenKind === 'state');
  if (state === undefined) throw new Error('a call without a token of a node');
  const attempt = claims.find(({ payload }) => payload.tokenKind !== 'state');
  if (attempt === undefined || attempt.payload.tokenKind === 'state') return ok({ state, attempt: null });
  if (!sameNode(state, attempt.payload)) {
    const where = state.runId === attempt.payload.runId ? 'different steps of one run' : 'different runs';
    return mismatch(
      `stateToken and ${attempt.field} belong to ${where}, so nothing was ${attempt.field === 'ackToken' ? 'advanced' : 'kept'}`,
    );
  }
  return ok({ state, attempt: attempt.payload });
}

const article = (name: string) => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`);

/** The node of a verified state token, or the refusal that fits. Called in turn, with the session that is held. */
export async function locate(
  tool: string,
  held: OpenSession,
  payload: StatePayload,
  authority: Authority,
): Promise<Result<{ run: RunState; node: NodeState }, ErrorEnvelope>> {
  const { state } = held;
  const node = state.nodes.get(payload.nodeId);
  const run = state.runs.get(payload.runId);
  const verified: Claim[] = [{ field: 'stateToken', payload }];
  if (node === undefined || run === undefined || node.runId !== payload.runId) {
    const message = 'stateToken is genuine, but the step that it names is not stored in this data directory';
    return err(await refusal(tool, { code: 'TOKEN_UNKNOWN_NODE', message, verified }, authority, held));
  }
  if (payload.workflowHash !== run.workflowHash) {
    const message = 'stateToken names another version of the workflow than the one that its run is pinned to';
    return err(await refusal(tool, { code: 'TOKEN_WORKFLOW_HASH_MISMATCH', message, verified }, authority, held));
  }
  return ok({ run, node });
}

// Refusing ------------------------------------------------------------------------------------------------------------

type Pair = {
  readonly runName: string;
  readonly stepTitle: string;
  readonly stateToken: string;
  readonly ackToken?: string;
  readonly checkpointToken?: string;
};
/** The tool whose calls bring a token for a checkpoint: its refusals hand over such a pair. */
const checkpointTool = 'checkpoint_workflow';

/** @param held the session whose turn it is, which must not be waited for again */
async function refusal(
  tool: string,
  problem: Problem,
  authority: Authority,
  held: OpenSession | null = null,
): Promise<ErrorEnvelope> {
  const tokens: JsonObject[] = [];
  const pairs: Pair[] = [];
  for (const claim of problem.verified) {
    const known = await describe(tool, claim.payload, authority, held);
    tokens.push({
      field: claim.field,
      kind: claim.payload.tokenKind,
      runName: runName(claim.payload.runId),
      runId: claim.payload.runId,
      ...(known === null ? {} : { workflowId: known.workflowId, stepTitle: known.pair.stepTitle }),
    });
    if (known !== null && !pairs.some((pair) => pair.stateToken === known.pair.stateToken)) pairs.push(known.pair);
  }
  return {
    code: problem.code,
    message: `${namesOf(problem)}${tool}: ${problem.message}. Nothing was recorded.`,
    retry: { kind: 'not_retryable' },
    suggestion: suggestion(tool, problem, pairs),
    ...(tokens.length === 0 ? {} : { details: { tokens, ...(pairs.length === 0 ? {} : { pairs }) } }),
  };
}

/** `[amber-otter-42] ` for each run that a verified token belongs to. */
function namesOf(problem: Problem): string {
  const names = new Set(problem.verified.map((claim) => `[${runName(claim.payload.runId)}] `));
  return [...names].join('');
}

function suggestion(tool: string, problem: Problem, pairs: readonly Pair[]): string {
  if (problem.code === 'TOKEN_UNKNOWN_NODE') {
    return 'This server uses another data directory than the one that stored the run. Ask the person, or start again with start_workflow.';
  }
  if (pairs.length === 0) {
    return problem.code === 'TOKEN_UNSUPPORTED_VERSION'
      ? 'Use the tokens from the latest reply of this server; a token of another version cannot be read here.'
      : 'Copy the tokens again, whole and unchanged, from the latest reply of the run you mean. If that reply is lost, call resume_session: it finds the run and hands over a stateToken.';
  }
  const lines = pairs.map(({ runName: name, stepTitle, stateToken, ackToken, checkpointToken }) => {
    const ack = ackToken === undefined ? '' : ` with ackToken ${ackToken}`;
    const checkpoint = checkpointToken === undefined ? '' : ` with checkpointToken ${checkpointToken}`;
    return `For ${name} ("${stepTitle}") use stateToken ${stateToken}${ack}${checkpoint}`;
  });
  const isOneRun = new Set(problem.verified.map(({ payload }) => payload.runId)).size === 1;
  const which = pairs.length === 1 ? 'Call' : `Decide which ${isOneRun ? 'step' : 'run'} you mean, then call`;
  const how = tool === 'start_workflow' ? 'with within set to that stateToken' : 'again with that pair';
  return `${which} ${tool} ${how}. ${lines.join('. ')}.`;
}

/** What a verified payload points to, as it is now; null when it is not stored here. */
async function describe(
  tool: string,
  payload: TokenPayload,
  authority: Authority,
  held: OpenSession | null,
): Promise<{ workflowId: string; pair: Pair } | null> {
  const { sessionId } = payload;
  if (held?.sessionId === sessionId) return describeIn(tool, held, payload, authority);
  return authority.sessions.inTurn(sessionId, async () => {
    const loaded = await authority.sessions.load(sessionId);
    return loaded.isErr() ? null : describeIn(tool, loaded.value, payload, authority);
  });
}

async function describeIn(
  tool: string,
  session: OpenSession,
  payload: TokenPayload,
  authority: Authority,
): Promise<{ workflowId: string; pair: Pair } | null> {
  const { sessionId, runId, nodeId } = payload;
  const [node, run] = [session.state.nodes.get(nodeId), session.state.runs.get(runId)];
  if (session.damage !== null || node === undefined || run === undefined || node.runId !== runId) return null;
  const workflow = await authority.objects.workflow(run.workflowHash);
  const snapshot = await authority.objects.snapshot(node.snapshotRef);
  if (workflow.isErr() || snapshot.isErr()) return null;
  const stepTitle = titleAt(workflow.value, snapshot.value);
  const isCheckpoint = tool === checkpointTool;
  // A chain that has ended takes no more attempts: its step does.
  const isEnded = !isCheckpoint && blockedInChain(session.state, node) >= blockedChainMax;
  const usable = isEnded ? stepAbove(session.state, node) : node;
  const scope = { sessionId, runId, nodeId: usable.nodeId };
  const mint = tokenMint(authority.keyring, authority.crypto);
  const fresh = (taken: AttemptedNode) => freshAttempt(authority.crypto.digest, sessionId, taken);
  const acted = isCheckpoint
    ? { checkpointToken: mint.checkpoint(scope, fresh(usable.checkpoints)) }
    : isComplete(snapshot.value)
      ? {}
      : { ackToken: mint.ack(scope, fresh(usable)) };
  const pair = { runName: runName(runId), stepTitle, stateToken: mint.state(scope, run.workflowHash), ...acted };
  return { workflowId: run.workflowId, pair };
}
