/**
 * The preferred tip of a run (design-locks §2, decision 21): the leaf with the latest activity on its path from the root;
 * then the later `node_created`, then the greater node id.
 *
 * Activity of a path is that of its most active node, so the leaves that can win are exactly those below the node whose
 * own activity is the latest in the run; among them the activity is equal and the latest created one wins.
 */
import type { NodeState, RunState, SessionState } from '../core/state.ts';

export function preferredTip(state: SessionState, run: RunState): NodeState | null {
  const latest = run.latestActiveNodeId === null ? undefined : state.nodes.get(run.latestActiveNodeId);
  if (latest === undefined) return null;
  let tip = latest;
  const open = [...latest.children];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = state.nodes.get(id);
    if (node === undefined) continue;
    if (node.createdIndex > tip.createdIndex) tip = node;
    open.push(...node.children);
  }
  return tip;
}

/** True when `node` stands on the path from the root to `tip`, or is the tip. */
export function leadsTo(state: SessionState, node: NodeState, tip: NodeState): boolean {
  for (let at: NodeState | undefined = tip; at !== undefined && at.depth >= node.depth; ) {
    if (at === node) return true;
    at = at.parentNodeId === null ? undefined : state.nodes.get(at.parentNodeId);
  }
  return false;
}
