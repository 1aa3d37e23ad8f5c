/**
 * From the tokens of a call to their node, or to an error from which an agent recovers in one call [no-call-advances-another-run].
 * A token that does not verify is never looked into.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { StatePayload, TokenPayload } from '../../schemas/tokens.ts';
import type { NodeState, RunState } from '../core/state.ts';
import { named, validationError } from '../replies/refusals.ts';
import { type Problem, type Purpose, recoveryHint, refusal } from '../replies/token-recovery.ts';
import { tokenFieldOf } from '../tokens/tokens.ts';
import type { OpenSession } from './open-sessions.ts';
import { kindOfField, readTokens } from './read-tokens.ts';
import type { AttemptPayload, GivenTokens, TokenContext, TokenField } from './token-context.ts';

export type Authorized = { readonly state: StatePayload; readonly attempt: AttemptPayload | null };

/** How an error names what belongs into a field. */
const forms = {
  state: 'a stateToken (st.v1…)',
  ack: 'an ackToken (ack.v1…)',
  checkpoint: 'a checkpointToken (chk.v1…)',
} as const;

/** What a call with these tokens was made for. */
export function purposeOf(tokens: { readonly [F in TokenField]?: unknown }): Purpose {
  if (tokens.within !== undefined) return 'join';
  if (tokens.checkpointToken !== undefined) return 'checkpoint';
  return tokens.ackToken === undefined ? 'read' : 'advance';
}

const sameNode = (a: TokenPayload, b: TokenPayload) =>
  a.sessionId === b.sessionId && a.runId === b.runId && a.nodeId === b.nodeId;

/** Verifies the tokens of one call and that they belong together. Signed tokens need no session for that; a handle is looked up. */
export async function authorize(
  tool: string,
  tokens: GivenTokens,
  authority: TokenContext,
): Promise<Result<Authorized, ErrorEnvelope>> {
  const read = await readTokens(tokens, authority);
  if (read.isErr()) return err(read.error);
  const { claims, near, given, fault } = read.value;
  const call = { claims, near, given, purpose: purposeOf(tokens) };
  const refused = async (problem: Pick<Problem, 'code' | 'message'>) =>
    err(await refusal(tool, { ...problem, ...call }, authority));
  if (fault !== null) return refused(fault);
  for (const { field, payload } of claims) {
    const kind = kindOfField[field];
    if (payload.tokenKind === kind) continue;
    const message = `${field} contains ${article(tokenFieldOf[payload.tokenKind])}, but must be ${forms[kind]}`;
    return refused({ code: 'TOKEN_SCOPE_MISMATCH', message });
  }
  const ofNode = claims.map(({ payload }) => payload).find((payload) => payload.tokenKind === 'state');
  const attempt = claims.find(({ payload }) => payload.tokenKind !== 'state');
  const state = ofNode ?? attempt?.state;
  if (state === undefined) return err(await missingToken(tool, call, authority));
  if (attempt === undefined || attempt.payload.tokenKind === 'state') return ok({ state, attempt: null });
  if (sameNode(state, attempt.payload)) return ok({ state, attempt: attempt.payload });
  const undone = `so ${attempt.field === 'ackToken' ? 'no step was completed' : 'nothing was stored'}`;
  const isOneRun = state.runId === attempt.payload.runId;
  return refused({
    code: 'TOKEN_SCOPE_MISMATCH',
    message: (isOneStep) =>
      isOneStep
        ? `stateToken and ${attempt.field} come from two replies about the same step, ${undone}`
        : `stateToken and ${attempt.field} belong to ${isOneRun ? 'different steps of one run' : 'different runs'}, ${undone}`,
  });
}

/** A signed token of an attempt goes with the stateToken of the same reply; a handle stands for both. */
async function missingToken(
  tool: string,
  call: Pick<Problem, 'claims' | 'near' | 'given' | 'purpose'>,
  authority: TokenContext,
): Promise<ErrorEnvelope> {
  const [claim] = call.claims;
  if (claim === undefined) return missingHandle(tool, call.purpose === 'join' ? 'within' : 'stateToken');
  const error = validationError(
    `${tool}: stateToken is missing.`,
    `Call ${tool} again with stateToken, as the latest reply of the run shows it.`,
    { argument: 'stateToken' },
  );
  const offers = await recoveryHint(tool, call, authority);
  const of = named(error, claim.payload.runId);
  return offers.kind === 'none' ? of : { ...of, suggestion: `${of.suggestion} ${offers.text}` };
}

/** A call without any token says nothing about its run. */
export const missingHandle = (tool: string, field: TokenField): ErrorEnvelope =>
  validationError(
    `${tool}: ${field} is missing.`,
    `Call ${tool} again with ${field}: the handle in the first line of the latest reply. If that reply is lost, call resume_session: it finds the run.`,
    { argument: field },
  );

const article = (name: string) => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`);

/**
 * The node of a verified state token, or the refusal that fits. Called in turn, with the session that is held. The refusal names no
 * argument: a handle in `ackToken` or `checkpointToken` stands for a state token that the agent did not send.
 *
 * @param field the argument that a repeated call puts the token in
 */
export async function locate(
  tool: string,
  held: OpenSession,
  payload: StatePayload,
  authority: TokenContext,
  field: TokenField = 'stateToken',
): Promise<Result<{ run: RunState; node: NodeState }, ErrorEnvelope>> {
  const { state } = held;
  const node = state.nodes.get(payload.nodeId);
  const run = state.runs.get(payload.runId);
  const refused = async (problem: Pick<Problem, 'code' | 'message'>) => {
    const whole = {
      ...problem,
      claims: [{ field, payload }],
      near: [],
      given: 1,
      purpose: purposeOf({ [field]: payload }),
    };
    return err(await refusal(tool, whole, authority, held));
  };
  if (node === undefined || run === undefined || node.runId !== payload.runId) {
    const message = 'the token is valid, but the step that it names is not stored in this data directory';
    return refused({ code: 'TOKEN_UNKNOWN_NODE', message });
  }
  if (payload.workflowHash !== run.workflowHash) {
    const message = 'the token was issued for another version of the workflow than the one that the run is pinned to';
    return refused({ code: 'TOKEN_WORKFLOW_HASH_MISMATCH', message });
  }
  return ok({ run, node });
}
