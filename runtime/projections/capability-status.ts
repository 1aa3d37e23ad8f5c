/**
 * What is known of the capabilities at a node [capability-status-is-the-latest]: the latest
 * observation of the nearest node that has one. A claim informs; only what a probe or an attempted use showed counts.
 */
import { capabilities, type Capability } from '../../schemas/closed-sets.ts';
import { parentOf } from '../core/lineage.ts';
import type { CapabilityObservation, NodeState, SessionState } from '../core/state.ts';

type Status = CapabilityObservation['status'];
export type CapabilityStatus = {
  readonly capability: Capability;
  /** As said last, a claim too. */
  readonly status: Status;
  /** As shown last by a strong observation; `unknown` while there is none. */
  readonly shown: Status;
  /** How what was said last became known. */
  readonly provenance: CapabilityObservation['provenance']['kind'];
};

/** Of each capability that was observed on the way from the root to the node. */
export function capabilityStatus(state: SessionState, node: NodeState): CapabilityStatus[] {
  return capabilities.flatMap((capability) => {
    const isOf = (observation: CapabilityObservation) => observation.capability === capability;
    const said = latestAt(state, node, isOf);
    if (said === null) return [];
    const strong = latestAt(state, node, (one) => isOf(one) && one.provenance.enforcementGrade === 'strong');
    return [{ capability, status: said.status, shown: strong?.status ?? 'unknown', provenance: said.provenance.kind }];
  });
}

function latestAt(
  state: SessionState,
  node: NodeState,
  counts: (observation: CapabilityObservation) => boolean,
): CapabilityObservation | null {
  for (let at: NodeState | null = node; at !== null; at = parentOf(state, at)) {
    const latest = at.capabilities.findLast(counts);
    if (latest !== undefined) return latest;
  }
  return null;
}
