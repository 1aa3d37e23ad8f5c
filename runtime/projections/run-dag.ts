/**
 * The DAG of a run as data: nodes in order of creation, with what a person needs to read it.
 * Branches are derived from edges; they are not stored.
 */
import type { EdgeCause, NodeKind } from '../../schemas/closed-sets.ts';
import type { NodeId, RunId, SnapshotRef } from '../../schemas/ids.ts';
import { notesOf, type RunState, type SessionState } from '../core/state.ts';
import { pathTo, preferredTip } from './preferred-tip.ts';

export type DagNode = {
  readonly nodeId: NodeId;
  readonly parentNodeId: NodeId | null;
  readonly kind: NodeKind;
  readonly snapshotRef: SnapshotRef;
  /** How it was reached; null for the root. */
  readonly cause: EdgeCause | null;
  readonly hasNotes: boolean;
  readonly isTip: boolean;
  /** On the way from the root to the preferred tip. */
  readonly isPreferred: boolean;
};
export type RunDag = { readonly runId: RunId; readonly nodes: readonly DagNode[] };

export function runDag(state: SessionState, run: RunState): RunDag {
  const tip = preferredTip(state, run);
  const preferred = pathTo(state, tip);
  const nodes = run.nodes.map((node) => ({
    nodeId: node.nodeId,
    parentNodeId: node.parentNodeId,
    kind: node.kind,
    snapshotRef: node.snapshotRef,
    cause: node.edgeCause,
    hasNotes: notesOf(node) !== null,
    isTip: node === tip,
    isPreferred: preferred.has(node),
  }));
  return { runId: run.runId, nodes };
}
