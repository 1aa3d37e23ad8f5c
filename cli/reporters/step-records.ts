/**
 * Which step the record of a node belongs to. A node is drawn with the step that is pending there; notes and artifacts came with the attempt that
 * made the node, so those of an accepted one belong to the step that it ended. Pure.
 */
import type { ShownOutput, ShownSessionNode, ShownSessionRun } from '../../schemas/admin-reports.ts';

type Node = Pick<ShownSessionNode, 'nodeId' | 'parentNodeId' | 'kind'>;
type Linked = { readonly nodeId: string; readonly parentNodeId: string | null; readonly kind: Node['kind'] };

/** By node: the node whose step its outputs belong to. A root has none. */
export function endedSteps(nodes: readonly Linked[]): ReadonlyMap<string, string> {
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

export type StepRecord = {
  readonly outputs: readonly ShownOutput[];
  /** When the step was shown, and when it was done; undefined where that is unknown or did not happen. */
  readonly startedAt: string | undefined;
  readonly endedAt: string | undefined;
};

/** By node: what was recorded with its step, and when. Superseded outputs are left out. */
export function stepRecords({
  nodes,
  outputs,
}: Pick<ShownSessionRun, 'nodes' | 'outputs'>): ReadonlyMap<string, StepRecord> {
  const ended = endedSteps(nodes);
  const records = new Map(
    nodes.map((node) => [
      node.nodeId as string,
      { outputs: [] as ShownOutput[], startedAt: node.recordedAt, endedAt: undefined as string | undefined },
    ]),
  );
  for (const output of outputs) {
    if (output.isCurrent) records.get(ended.get(output.nodeId) ?? '')?.outputs.push(output);
  }
  for (const node of nodes) {
    const record = node.kind === 'step' ? records.get(ended.get(node.nodeId) ?? '') : undefined;
    // The branch that the run went on with says how long the step took.
    if (record !== undefined && (record.endedAt === undefined || node.isPreferred)) record.endedAt = node.recordedAt;
  }
  return records;
}
