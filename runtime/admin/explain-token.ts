/** `token explain`: what a token names, whether our keys signed it, and what is stored under the ids in it. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { TokenExplanation } from '../../schemas/admin-reports.ts';
import type { TokenPayload } from '../../schemas/tokens.ts';
import { attemptIdOf } from '../core/identity.ts';
import { runName } from '../core/run-name.ts';
import { stepTitle } from '../projections/run-summary.ts';
import type { Environment } from '../session/environment.ts';
import { readToken } from '../tokens/explain.ts';
import { checkKey, isHandleLike, parseHandle } from '../tokens/handles.ts';
import { signingKey } from '../tokens/tokens.ts';
import { operationError, storeFault } from './errors.ts';
import { healthOf, readSession } from './stored-session.ts';

export async function explainToken(
  environment: Environment,
  text: string,
): Promise<Result<TokenExplanation, ErrorEnvelope>> {
  if (isHandleLike(text)) return explainHandle(environment, text);
  const reading = readToken(text);
  if (!reading.ok) {
    return err(
      operationError(
        reading.fault.code,
        `not a readable token: ${reading.fault.why}`,
        'Copy the complete token from the reply that contained it, then run: workrail token explain <token>',
      ),
    );
  }
  const { payload, cleaned, signed } = reading.token;
  const look = await environment.storage.keyring.inspect();
  if (look.isErr()) return err(storeFault(look.error));
  const { sessionId, runId, nodeId } = payload;
  const stored = await storedUnder(environment, payload);
  return ok({
    version: 2,
    kind: payload.tokenKind,
    sessionId,
    runId,
    runName: runName(runId),
    nodeId,
    ...(payload.tokenKind === 'state' ? { workflowHash: payload.workflowHash } : { attemptId: payload.attemptId }),
    signature:
      look.value.kind === 'present'
        ? (signingKey(signed, look.value.keyring, environment.host.crypto) ?? 'not_ours')
        : `keyring_${look.value.kind}`,
    cleaned: [...cleaned],
    ...(stored === null ? {} : { stored }),
  });
}

/** A handle says nothing by itself: its run is looked for by its name, and its step by its number. */
async function explainHandle(environment: Environment, text: string): Promise<Result<TokenExplanation, ErrorEnvelope>> {
  const unreadable = (why: string) =>
    err(
      operationError(
        'TOKEN_INVALID_FORMAT',
        why,
        'Copy the complete handle from the reply that contained it, then run: workrail token explain <handle>',
      ),
    );
  const handle = parseHandle(text);
  if (handle === null) return unreadable('not a complete handle, such as amber-otter-42/5-k7m2x');
  const look = await environment.storage.keyring.inspect();
  if (look.isErr()) return err(storeFault(look.error));
  const { host, runNames } = environment;
  const recorded = await runNames.findRecorded(handle.runName);
  const more = await runNames.search(handle.runName, recorded);
  if (more.isErr()) return err(storeFault(more.error));
  let unfit: TokenExplanation | null = null;
  for (const { sessionId, runId } of [...recorded, ...more.value]) {
    const read = await readSession(environment, sessionId);
    if (read.isErr()) return err(read.error);
    const node = read.value.state.runs.get(runId)?.nodes[handle.node - 1];
    if (node === undefined) continue;
    const { nodeId } = node;
    const ids = { sessionId, runId, nodeId };
    const stored = await storedUnder(environment, ids);
    const attemptId = attemptIdOf(host.crypto.digest, sessionId, nodeId, handle.attempt);
    const explained = (signature: TokenExplanation['signature']): TokenExplanation => ({
      version: 2,
      kind: 'handle',
      ...ids,
      runName: runName(runId),
      attemptId,
      signature,
      cleaned: [],
      ...(stored === null ? {} : { stored }),
    });
    if (look.value.kind !== 'present') return ok(explained(`keyring_${look.value.kind}`));
    const key = checkKey(handle, { ...ids, attempt: handle.attempt }, look.value.keyring, host.crypto);
    if (key !== null) return ok(explained(key));
    unfit ??= explained('not_ours');
  }
  return unfit === null
    ? unreadable(`this data directory contains no run named ${handle.runName} that has a step ${handle.node}`)
    : ok(unfit);
}

/** Looked up by the ids in the token even if its signature is invalid: the user decides what that means. */
async function storedUnder(
  environment: Environment,
  { sessionId, runId, nodeId }: Pick<TokenPayload, 'sessionId' | 'runId' | 'nodeId'>,
): Promise<TokenExplanation['stored'] | null> {
  const read = await readSession(environment, sessionId);
  if (read.isErr() || !read.value.committed) return null;
  const { state, damage } = read.value;
  const [run, node] = [state.runs.get(runId), state.nodes.get(nodeId)];
  const health = healthOf(damage);
  if (run === undefined || node?.runId !== runId) return { health };
  const { workflow, snapshot } = await environment.objects.readStored(run, node);
  return {
    health,
    workflowId: run.workflowId,
    ...(workflow === null || snapshot === null ? {} : { stepTitle: stepTitle(workflow, snapshot) }),
  };
}
