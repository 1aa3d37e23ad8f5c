/** What ids of outputs and of reported gaps are derived from. Pure. */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { AttemptId, NodeId, Sha256Digest } from '../../schemas/ids.ts';
import { derivedId } from '../core/identity.ts';
import { checkpointMark } from '../core/plan-records.ts';

export type OutputOrigin = {
  readonly nodeId: NodeId;
  readonly attemptId: AttemptId;
  readonly mark: string;
  /** The node of the checkpoint; null for an attempt. */
  readonly checkpointId: NodeId | null;
};

/** What the output ids of a plan are derived from: an attempt, or the one that made a checkpoint. */
export function outputOrigin(events: readonly SessionEvent[]): OutputOrigin | null {
  for (const event of events) {
    if (event.kind === 'advance_recorded') {
      return { nodeId: event.scope.nodeId, attemptId: event.data.attemptId, mark: '', checkpointId: null };
    }
    if (event.kind !== 'node_created') continue;
    const { checkpoint, parentNodeId } = event.data;
    if (checkpoint === undefined || parentNodeId === null) continue;
    const { attemptId } = checkpoint;
    return { nodeId: parentNodeId, attemptId, mark: checkpointMark, checkpointId: event.scope.nodeId };
  }
  return null;
}

/**
 * The ids of reported gaps whose artifact has another digest now, each with its new id. An id that stays would let anybody check a guess of what
 * was taken out of the artifact [redaction-leaves-no-digest].
 *
 * @param changed the new digest of an artifact; undefined where it has none
 * @param sealed for the ids of artifacts that have become one, whose gaps stay different ones
 */
export function changedGapIds(
  plans: readonly { readonly events: readonly SessionEvent[] }[],
  changed: (artifact: Sha256Digest) => Sha256Digest | undefined,
  sealed: (digest: Sha256Digest) => Sha256Digest,
  digest: DigestPort,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const give = (id: string, after: string) => {
    const hex = sealed(id as Sha256Digest).slice('sha256:'.length);
    const own = taken.has(after) ? `gap_${hex.slice(0, after.length - 'gap_'.length)}` : after;
    taken.add(own);
    ids.set(id, own);
  };
  for (const { events } of plans) {
    const origin = outputOrigin(events);
    if (origin === null) continue;
    const idOf = (...parts: readonly string[]) => derivedId(digest, 'gap', [origin.nodeId, origin.attemptId, ...parts]);
    for (const { kind, data } of events) {
      if (kind === 'node_output_appended' && data.payload.payloadKind === 'artifact_ref') {
        const after = changed(data.payload.sha256);
        if (after !== undefined) give(idOf(data.payload.sha256), idOf(after));
      }
      if (kind !== 'gap_recorded' || data.resolution.kind !== 'resolves') continue;
      const { resolvesGapId } = data.resolution;
      const after = ids.get(resolvesGapId);
      if (after !== undefined) give(idOf('closes', resolvesGapId), idOf('closes', after));
    }
  }
  return ids;
}
