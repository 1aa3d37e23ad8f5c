/**
 * From the tokens of a call to their node, or to an error from which an agent recovers in one call [no-call-advances-another-run].
 * A token that does not verify is never looked into.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { StatePayload, TokenPayload } from '../../schemas/tokens.ts';
import type { NodeState, RunState } from '../core/state.ts';
import { tokenFieldOf, verifyToken } from '../tokens/tokens.ts';
import type { AttemptPayload, TokenContext, Claim, GivenTokens, TokenField } from './token-context.ts';
import type { OpenSession } from './open-sessions.ts';
import { type Problem, type Purpose, refusal } from '../replies/token-recovery.ts';

export type Authorized = { readonly state: StatePayload; readonly attempt: AttemptPayload | null };

const fields = ['within', 'stateToken', 'ackToken', 'checkpointToken'] as const;
/** What belongs into a field. */
const kinds = {
  within: { kind: 'state', form: 'a stateToken (st.v1…)' },
  stateToken: { kind: 'state', form: 'a stateToken (st.v1…)' },
  ackToken: { kind: 'ack', form: 'an ackToken (ack.v1…)' },
  checkpointToken: { kind: 'checkpoint', form: 'a checkpointToken (chk.v1…)' },
} as const;

/** What a call with these tokens was made for. */
export function purposeOf(tokens: { readonly [F in TokenField]?: unknown }): Purpose {
  if (tokens.within !== undefined) return 'join';
  if (tokens.checkpointToken !== undefined) return 'checkpoint';
  return tokens.ackToken === undefined ? 'read' : 'advance';
}

/** Every token that verifies, and what is wrong with the first that does not. */
export function claimsOf(
  tokens: GivenTokens,
  { keyring, crypto }: Pick<TokenContext, 'keyring' | 'crypto'>,
): {
  readonly claims: readonly Claim[];
  readonly given: number;
  readonly fault: Pick<Problem, 'code' | 'message'> | null;
} {
  const claims: Claim[] = [];
  let given = 0;
  let fault: Pick<Problem, 'code' | 'message'> | null = null;
  for (const field of fields) {
    const text = tokens[field];
    if (text === undefined) continue;
    given += 1;
    const result = verifyToken(text, keyring, crypto);
    if (result.ok) claims.push({ field, payload: result.payload });
    else {
      const { code, why, cleaned } = result.fault;
      if (cleaned !== null) claims.push({ field, payload: cleaned });
      fault ??= { code, message: `${field} cannot be used: ${why}` };
    }
  }
  return { claims, given, fault };
}

const sameNode = (a: TokenPayload, b: TokenPayload) =>
  a.sessionId === b.sessionId && a.runId === b.runId && a.nodeId === b.nodeId;

/** Verifies the tokens of one call and that they belong together. Looks at no session unless it must refuse. */
export async function authorize(
  tool: string,
  tokens: GivenTokens,
  authority: TokenContext,
): Promise<Result<Authorized, ErrorEnvelope>> {
  const { claims, given, fault } = claimsOf(tokens, authority);
  const refused = async (problem: Pick<Problem, 'code' | 'message'>) =>
    err(await refusal(tool, { ...problem, claims, given, purpose: purposeOf(tokens) }, authority));
  if (fault !== null) return refused(fault);
  for (const { field, payload } of claims) {
    const { kind, form } = kinds[field];
    if (payload.tokenKind === kind) continue;
    const message = `${field} holds ${article(tokenFieldOf[payload.tokenKind])}; ${form} belongs there`;
    return refused({ code: 'TOKEN_SCOPE_MISMATCH', message });
  }
  const state = claims.map(({ payload }) => payload).find((payload) => payload.tokenKind === 'state');
  if (state === undefined) throw new Error('a call without a token of a node');
  const attempt = claims.find(({ payload }) => payload.tokenKind !== 'state');
  if (attempt === undefined || attempt.payload.tokenKind === 'state') return ok({ state, attempt: null });
  if (sameNode(state, attempt.payload)) return ok({ state, attempt: attempt.payload });
  const undone = `so nothing was ${attempt.field === 'ackToken' ? 'advanced' : 'kept'}`;
  const isOneRun = state.runId === attempt.payload.runId;
  return refused({
    code: 'TOKEN_SCOPE_MISMATCH',
    message: (isOneStep) =>
      isOneStep
        ? `stateToken and ${attempt.field} come from two replies about the same step, ${undone}`
        : `stateToken and ${attempt.field} belong to ${isOneRun ? 'different steps of one run' : 'different runs'}, ${undone}`,
  });
}

const article = (name: string) => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`);

/**
 * The node of a verified state token, or the refusal that fits. Called in turn, with the session that is held.
 *
 * @param field the argument that held the token
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
    const whole = { ...problem, claims: [{ field, payload }], given: 1, purpose: purposeOf({ [field]: payload }) };
    return err(await refusal(tool, whole, authority, held));
  };
  if (node === undefined || run === undefined || node.runId !== payload.runId) {
    const message = `${field} is genuine, but the step that it names is not stored in this data directory`;
    return refused({ code: 'TOKEN_UNKNOWN_NODE', message });
  }
  if (payload.workflowHash !== run.workflowHash) {
    const message = `${field} names another version of the workflow than the one that its run is pinned to`;
    return refused({ code: 'TOKEN_WORKFLOW_HASH_MISMATCH', message });
  }
  return ok({ run, node });
}
