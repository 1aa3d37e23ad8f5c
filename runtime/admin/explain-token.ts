/** `token explain`: what a token names, whether our keys signed it, and what is stored under the ids in it. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { TokenExplanation } from '../../schemas/admin-reports.ts';
import type { TokenPayload } from '../../schemas/tokens.ts';
import { runName } from '../core/run-name.ts';
import { stepTitle } from '../projections/run-summary.ts';
import type { Environment } from '../session/environment.ts';
import { readToken } from '../tokens/explain.ts';
import { signingKey } from '../tokens/tokens.ts';
import { operationError, storeFault } from './errors.ts';
import { healthOf, readSession } from './stored-session.ts';

export async function explainToken(
  environment: Environment,
  text: string,
): Promise<Result<TokenExplanation, ErrorEnvelope>> {
  const reading = readToken(text);
  if (!reading.ok) {
    return err(
      operationError(
        reading.fault.code,
        `not a readable token: ${reading.fault.why}`,
        'Copy the complete token from its reply, then run: workrail token explain <token>',
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

/** Looked up by the ids in the token even if its signature is invalid: the user decides what that means. */
async function storedUnder(
  environment: Environment,
  { sessionId, runId, nodeId }: TokenPayload,
): Promise<TokenExplanation['stored'] | null> {
  const read = await readSession(environment, sessionId);
  if (read.isErr() || !read.value.committed) return null;
  const { state, damage } = read.value;
  const [run, node] = [state.runs.get(runId), state.nodes.get(nodeId)];
  const health = healthOf(damage);
  if (run === undefined || node?.runId !== runId) return { health };
  const { workflow, snapshot } = await environment.objects.stored(run, node);
  return {
    health,
    workflowId: run.workflowId,
    ...(workflow === null || snapshot === null ? {} : { stepTitle: stepTitle(workflow, snapshot) }),
  };
}
