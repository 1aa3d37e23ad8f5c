/**
 * The preferred tip of a run [preferred-tip-rule]: the leaf whose path was active last, then the later `node_created`, then the
 * greater node id.
 *
 * Activity of a path is that of its most active node, so the leaves that can win are exactly those below the node whose
 * own activity is the latest in the run; among them the activity is equal and the latest created one wins.
 */
import { parentOf, progressChildren } from '../core/lineage.ts';
import type { NodeState, RunState, SessionState } from '../core/state.ts';

export function preferredTip(state: SessionState, run: RunState): NodeState | null {
  const latest = run.latestActiveNodeId === null ? undefined : state.nodes.get(run.latestActiveNodeId);
  return latest === undefined ? null : latestBelow(state, latest);
}

/**
 * Where a run has gone on to from a node: the preferred tip when it lies beyond a step that followed, otherwise the latest
 * leaf beyond one. Null when no step followed.
 */
export function preferredBeyond(state: SessionState, run: RunState, node: NodeState): NodeState | null {
  const [first, ...others] = progressChildren(state, node);
  if (first === undefined) return null;
  const tip = preferredTip(state, run);
  const path = pathTo(state, tip, node.depth);
  if (tip !== null && [first, ...others].some((child) => path.has(child))) return tip;
  const leaves = [first, ...others].map((child) => latestBelow(state, child));
  return leaves.reduce((latest, leaf) => (leaf.createdIndex > latest.createdIndex ? leaf : latest));
}

/** The node created last among a node and those below it: a plan creates a leaf, so this is the leaf with the latest activity. */
export function latestBelow(state: SessionState, above: NodeState): NodeState {
  let tip = above;
  const open = [...above.children];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = state.nodes.get(id);
    if (node === undefined) continue;
    if (node.createdIndex > tip.createdIndex) tip = node;
    open.push(...node.children);
  }
  return tip;
}

/** The nodes from a tip up to the root, or up to a depth: asked of many nodes, it costs the way once. */
export function pathTo(state: SessionState, tip: NodeState | null, depthMin = 0): ReadonlySet<NodeState> {
  const path = new Set<NodeState>();
  for (let at = tip; at !== null && at.depth >= depthMin; at = parentOf(state, at)) path.add(at);
  return path;
}
