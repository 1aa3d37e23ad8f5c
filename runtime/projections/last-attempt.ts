/**
 * The content of the latest attempt of a blocked chain: no recap contains it, but an agent without the chat must send the whole
 * output again.
 */
import type { Sha256Digest } from '../../schemas/ids.ts';
import { skipCheckpoints, blockedInChain, newestInChain, parentOf } from '../core/lineage.ts';
import { type NodeState, notesOf, type SessionState } from '../core/state.ts';

export type RecordedAttempt = {
  /** Its number in the chain. */
  readonly attempt: number;
  readonly notes: string | null;
  readonly artifacts: readonly Sha256Digest[];
};

/** Of the newest attempt that sent anything; null where no attempt below the step is blocked, or none sent anything. */
export function lastAttemptOf(state: SessionState, node: NodeState): RecordedAttempt | null {
  const newest = skipCheckpoints(state, newestInChain(state, node) ?? node);
  for (let at: NodeState | null = newest; at !== null && at.kind !== 'step'; at = parentOf(state, at)) {
    if (at.kind !== 'blocked_attempt' || at.outputs.length === 0) continue;
    const artifacts = at.outputs.flatMap(({ payload }) =>
      payload.payloadKind === 'artifact_ref' ? [payload.sha256] : [],
    );
    return { attempt: blockedInChain(state, at), notes: notesOf(at), artifacts };
  }
  return null;
}
