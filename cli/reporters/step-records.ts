/**
 * Which step the record of a node belongs to. A node is drawn with the step that is pending there; notes and artifacts came with the attempt that
 * made the node, so those of an accepted one belong to the step that it ended. Pure.
 */
import type { ShownSessionNode } from '../../schemas/admin-reports.ts';

type Linked = {
  readonly nodeId: string;
  readonly parentNodeId: string | null;
  readonly kind: ShownSessionNode['kind'];
};

/** By node: the node whose step its outputs belong to. A root has none. */
export function stepByNode(nodes: readonly Linked[]): ReadonlyMap<string, string> {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const above = ({ parentNodeId }: Linked) => (parentNodeId === null ? undefined : byId.get(parentNodeId));
  const ended = new Map<string, string>();
  for (const node of nodes) {
    let at = node.kind === 'step' ? above(node) : node;
    while (node.kind === 'step' && at !== undefined && at.kind !== 'step') at = above(at);
    if (at !== undefined) ended.set(node.nodeId, at.nodeId);
  }
  return ended;
}
