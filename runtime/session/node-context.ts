/** From a verified token to its node, in a healthy session whose workflow is readable. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import type { NodeState, RunState } from '../core/state.ts';
import { tokenMint } from '../tokens/tokens.ts';
import type { TokenContext } from './token-context.ts';
import { locate } from './authorize.ts';
import type { Environment } from './environment.ts';
import { sessionUnhealthy, storeError } from '../replies/refusals.ts';
import type { RunView } from '../replies/run-view.ts';
import { runsOf } from '../replies/run-labels.ts';
import type { OpenSession } from './open-sessions.ts';

/** What reading needs, and nothing that can write. */
export type NodeReader = Pick<Environment, 'sessions' | 'objects'> & { readonly authority: TokenContext };
export type NodeContext = {
  readonly session: OpenSession;
  readonly run: RunState;
  readonly node: NodeState;
  readonly view: RunView;
};

/** Called in turn, with the session that is held. */
export async function resolveNodeIn(
  tool: string,
  { objects, authority }: Pick<NodeReader, 'objects' | 'authority'>,
  session: OpenSession,
  payload: StatePayload,
): Promise<Result<NodeContext, ErrorEnvelope>> {
  if (session.damage !== null) return err(sessionUnhealthy(session.sessionId, session.damage, runsOf(session.state)));
  const found = await locate(tool, session, payload, authority);
  if (found.isErr()) return err(found.error);
  const { run, node } = found.value;
  const workflow = await objects.workflow(run.workflowHash);
  if (workflow.isErr()) return err(workflow.error);
  const view: RunView = {
    state: session.state,
    run,
    workflow: workflow.value,
    objects,
    mint: tokenMint(authority.keyring, authority.crypto, authority.tokenForm),
    digest: authority.crypto.digest,
  };
  return ok({ session, run, node, view });
}

/** The same, of a session as it is committed now. Called in turn. */
export async function resolveNode(
  tool: string,
  reader: NodeReader,
  payload: StatePayload,
): Promise<Result<NodeContext, ErrorEnvelope>> {
  const session = await reader.sessions.load(payload.sessionId);
  return session.isErr() ? err(storeError(session.error)) : resolveNodeIn(tool, reader, session.value, payload);
}
