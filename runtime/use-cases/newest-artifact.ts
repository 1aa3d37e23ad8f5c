/** The newest artifact of a kind on the path of a run that was active last, for programs that act on its result. Reads only. */
import { err, ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { shownArtifactsReadMax } from '../../schemas/limits.ts';
import { pathTo, preferredTip } from '../projections/preferred-tip.ts';
import { sessionNotFound, storeError } from '../replies/refusals.ts';
import type { Environment } from '../session/environment.ts';

/** Null if the run has none, or only one whose bytes are lost. */
export function newestArtifact(
  { sessions, objects }: Environment,
  sessionId: SessionId,
  runId: RunId,
  kind: string,
): Promise<Result<JsonObject | null, ErrorEnvelope>> {
  return sessions.inTurn(sessionId, async () => {
    const loaded = await sessions.load(sessionId);
    if (loaded.isErr()) return err(storeError(loaded.error));
    const { state } = loaded.value;
    const run = state.runs.get(runId);
    if (run === undefined) return err(sessionNotFound(sessionId));
    const outputs = [...pathTo(state, preferredTip(state, run))].flatMap((node) => node.outputs);
    const newestFirst = outputs.sort((a, b) => b.eventIndex - a.eventIndex);
    const refs = newestFirst.flatMap(({ payload }) => (payload.payloadKind === 'notes' ? [] : payload.sha256));
    for (const ref of refs.slice(0, shownArtifactsReadMax)) {
      const artifact = await objects.artifact(ref);
      if (isRecord(artifact) && artifact['kind'] === kind) return ok(artifact as JsonObject);
    }
    return ok(null);
  });
}
