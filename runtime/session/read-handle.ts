/**
 * From a handle to the node that it names [handles-name-a-step]: the run by its name, the node by its number, and the check, which
 * must fit the ids of both. A handle that does not fit leads to what its name and number stand for, as an offer and never as a
 * claim: nothing is done with it.
 */
import type { TokenErrorCode } from '../../schemas/error-codes.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { TokenKind } from '../../schemas/closed-sets.ts';
import type { StatePayload, TokenPayload } from '../../schemas/tokens.ts';
import { attemptIdOf } from '../core/identity.ts';
import type { NodeState, RunState } from '../core/state.ts';
import { preferredTip } from '../projections/preferred-tip.ts';
import { runsOf } from '../replies/run-labels.ts';
import { sessionUnhealthy, storeError } from '../replies/refusals.ts';
import { fitsCheck, type Handle, parseHandle, runNameOfHandle } from '../tokens/handles.ts';
import { lostKeysHint } from '../tokens/tokens.ts';
import type { NamedRun } from '../storage/ports.ts';
import type { OpenSession } from './open-sessions.ts';
import type { TokenContext } from './token-context.ts';

/** What a handle stands for where it is put: the token of that argument, and the node. */
type Target = { readonly payload: TokenPayload; readonly state: StatePayload };
/** A node that an unfit handle may mean. `tip`: its number names none, so it is where the run is now. */
export type Near = { readonly payload: StatePayload; readonly is: 'named' | 'tip' };
export type HandleReading =
  | { readonly kind: 'found'; readonly target: Target }
  | {
      readonly kind: 'unfit';
      readonly code: TokenErrorCode;
      readonly why: string;
      readonly near: readonly Near[];
    }
  /** The session that it may name cannot be read. */
  | { readonly kind: 'failed'; readonly error: ErrorEnvelope };

/** Runs of one name that are offered at most. */
const nearMax = 3;

/** @param kind what belongs into the argument that holds it */
export async function readHandle(text: string, kind: TokenKind, context: TokenContext): Promise<HandleReading> {
  const name = runNameOfHandle(text) ?? '';
  const handle = parseHandle(text);
  const known = knownTarget(name, handle, kind, context);
  if (known !== null) return { kind: 'found', target: known };
  const recorded = await context.runNames.findRecorded(name);
  const first = await lookAt(recorded, handle, kind, context);
  if (first.found !== null) return first.found;
  const more = await context.runNames.search(name, recorded);
  if (more.isErr()) return { kind: 'failed', error: storeError(more.error) };
  const second = await lookAt(more.value, handle, kind, context);
  if (second.found !== null) return second.found;
  const near = [...first.near, ...second.near].slice(0, nearMax);
  const failure = first.failure ?? second.failure;
  if (near.length === 0 && failure !== null) return { kind: 'failed', error: failure };
  return { kind: 'unfit', ...unfit(handle, name, near, context), near };
}

/**
 * The node of a session that is open in this process, for a handle whose check fits it: a node never gets another id, so nothing is
 * read. Whether it is stored still is seen by whoever loads the session next.
 */
function knownTarget(name: string, handle: Handle | null, kind: TokenKind, context: TokenContext): Target | null {
  const named = handle === null ? null : context.runNames.remembered(name);
  const session = named === null ? null : context.sessions.known(named.sessionId);
  const run = named === null ? undefined : session?.state.runs.get(named.runId);
  const node = handle === null ? undefined : run?.nodes[handle.node - 1];
  if (handle === null || session === null || run === undefined || node === undefined) return null;
  return targetOf(session, run, node, handle, kind, context);
}

function unfit(
  handle: Handle | null,
  name: string,
  near: readonly Near[],
  { keyring }: TokenContext,
): { readonly code: TokenErrorCode; readonly why: string } {
  if (handle === null) {
    const why = 'it is not a complete handle (such as amber-otter-42/5-k7m2x): it was cut or altered';
    return { code: 'TOKEN_INVALID_FORMAT', why };
  }
  const unknown = (why: string) => ({ code: 'TOKEN_UNKNOWN_NODE' as const, why });
  if (near.length === 0) return unknown(`no run named ${name} is stored in this data directory`);
  if (near.every(({ is }) => is === 'tip')) {
    return unknown(
      `the run ${name} has no step with the number ${handle.node}: the handle was altered, or the log of the run was repaired or restored from a backup`,
    );
  }
  const altered =
    'its check characters do not match its run and step: it was altered, it belongs to another run or data directory, the keys were rotated twice since it was issued (`workrail keys rotate`), or the log of the run was repaired or restored from a backup';
  return { code: 'TOKEN_BAD_SIGNATURE', why: lostKeysHint(altered, keyring) };
}

type Looked = {
  readonly found: Extract<HandleReading, { kind: 'found' }> | null;
  readonly near: readonly Near[];
  readonly failure: ErrorEnvelope | null;
};

async function lookAt(
  runs: readonly NamedRun[],
  handle: Handle | null,
  kind: TokenKind,
  context: TokenContext,
): Promise<Looked> {
  const near: Near[] = [];
  let failure: ErrorEnvelope | null = null;
  for (const { sessionId, runId } of runs) {
    const session = await context.sessions.inTurn(sessionId, () => context.sessions.load(sessionId));
    if (session.isErr()) {
      failure ??= storeError(session.error);
      continue;
    }
    const { state, damage } = session.value;
    const run = state.runs.get(runId);
    const node = handle === null ? undefined : run?.nodes[handle.node - 1];
    if (run !== undefined && node !== undefined && handle !== null) {
      const found = targetOf(session.value, run, node, handle, kind, context);
      if (found !== null) {
        context.runNames.remember(handle.runName, { sessionId, runId });
        return { found: { kind: 'found', target: found }, near, failure };
      }
    }
    if (damage !== null) failure ??= sessionUnhealthy(sessionId, damage, runsOf(state));
    else if (run !== undefined) near.push(...nearOf(session.value, run, node));
  }
  return { found: null, near, failure };
}

const scopeOf = ({ sessionId }: OpenSession, run: RunState, { nodeId }: NodeState) => ({
  tokenVersion: 1 as const,
  sessionId,
  runId: run.runId,
  nodeId,
});

export const stateOf = (session: OpenSession, run: RunState, node: NodeState): StatePayload => ({
  ...scopeOf(session, run, node),
  tokenKind: 'state',
  workflowHash: run.workflowHash,
});

/** Null when the check does not fit. */
function targetOf(
  session: OpenSession,
  run: RunState,
  node: NodeState,
  handle: Handle,
  kind: TokenKind,
  { keyring, crypto }: TokenContext,
): Target | null {
  const { sessionId } = session;
  const target = { sessionId, runId: run.runId, nodeId: node.nodeId, attempt: handle.attempt };
  if (!fitsCheck(handle, target, keyring, crypto)) return null;
  const state = stateOf(session, run, node);
  if (kind === 'state') return { payload: state, state };
  const attemptId = attemptIdOf(crypto.digest, sessionId, node.nodeId, handle.attempt);
  return { payload: { ...scopeOf(session, run, node), tokenKind: kind, attemptId }, state };
}

function nearOf(session: OpenSession, run: RunState, named: NodeState | undefined): Near[] {
  const node = named ?? preferredTip(session.state, run);
  return node === null ? [] : [{ payload: stateOf(session, run, node), is: named === undefined ? 'tip' : 'named' }];
}
