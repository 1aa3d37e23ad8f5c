/** From an authorized token to its node in a session that is healthy and pinned to a workflow that can be read. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import type { NodeState, RunState } from '../core/state.ts';
import { tokenMint } from '../tokens/tokens.ts';
import type { Authority } from './authority.ts';
import { locate } from './authorize.ts';
import type { Environment } from './environment.ts';
import { sessionUnhealthy, storeError } from './errors.ts';
import type { RunView } from './reply-fields.ts';
import { runsOf } from './run-labels.ts';
import type { OpenSession } from './sessions.ts';

/** What reading needs, and nothing that can write. */
export type LocatingReader = Pick<Environment, 'sessions' | 'objects'> & { readonly authority: Authority };
export type Located = {
  readonly session: OpenSession;
  readonly run: RunState;
  readonly node: NodeState;
  readonly view: RunView;
};

/** Called in turn, with the session that is held. */
export async function locateIn(
  tool: string,
  { objects, authority }: Pick<LocatingReader, 'objects' | 'authority'>,
  session: OpenSession,
  payload: StatePayload,
): Promise<Result<Located, ErrorEnvelope>> {
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
    mint: tokenMint(authority.keyring, authority.crypto),
    digest: authority.crypto.digest,
  };
  return ok({ session, run, node, view });
}

/** The same, of a session as it is committed now. Called in turn. */
export async function loadLocated(
  tool: string,
  reader: LocatingReader,
  payload: StatePayload,
): Promise<Result<Located, ErrorEnvelope>> {
  const session = await reader.sessions.load(payload.sessionId);
  return session.isErr() ? err(storeError(session.error)) : locateIn(tool, reader, session.value, payload);
}
