/**
 * The newest artifact of a kind on the path of a run that was active last, for programs that act on its result: never one of a blocked
 * attempt, which the user may have rejected [blocked-output-is-no-result]. Reads only.
 */
import { err, ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { pathTo, preferredTip } from '../projections/preferred-tip.ts';
import { sessionNotFound, storeError } from '../replies/refusals.ts';
import type { Environment } from '../session/environment.ts';

const lost = (message: string): ErrorEnvelope =>
  storeError({ code: 'STORE_OBJECT_DAMAGED', message, retryable: false });

/** Null if the run has none. An error, which is not retryable, if that cannot be said: the log is damaged, or a newer artifact is lost. */
export function newestArtifact(
  { sessions, objects }: Environment,
  sessionId: SessionId,
  runId: RunId,
  kind: string,
): Promise<Result<JsonObject | null, ErrorEnvelope>> {
  return sessions.inTurn(sessionId, async () => {
    const loaded = await sessions.load(sessionId);
    if (loaded.isErr()) return err(storeError(loaded.error));
    const { state, damage } = loaded.value;
    if (damage !== null) return err(lost('the log of the session is damaged'));
    const run = state.runs.get(runId);
    if (run === undefined) return err(sessionNotFound(sessionId));
    const way = [...pathTo(state, preferredTip(state, run))].filter(({ kind }) => kind !== 'blocked_attempt');
    const outputs = way.flatMap((node) => node.outputs);
    const newestFirst = outputs.sort((a, b) => b.eventIndex - a.eventIndex);
    const refs = newestFirst.flatMap(({ payload }) => (payload.payloadKind === 'notes' ? [] : payload.sha256));
    for (const ref of refs) {
      const artifact = await objects.artifact(ref);
      if (artifact === undefined) return err(lost('an artifact of the run is lost or damaged'));
      if (isRecord(artifact) && artifact['kind'] === kind) return ok(artifact as JsonObject);
    }
    return ok(null);
  });
}
