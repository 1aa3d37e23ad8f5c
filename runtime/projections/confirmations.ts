/**
 * The confirmations of a run, in the order in which they were recorded: what was asked and waits for an answer, and how each
 * other one ended [confirmations-recorded]. A pure fold; a run of earlier rules has none.
 */
import type { ConfirmationOutcome } from '../../schemas/closed-sets.ts';
import type { NodeId } from '../../schemas/ids.ts';
import { type NodeState, owningStep, type RunState } from '../core/state.ts';

export type ConfirmationEntry = {
  /** Of the step that asks, not of a blocked attempt on it. */
  readonly stepNodeId: NodeId;
  /** The node that the confirmed attempt led to; null where it was blocked, or waits for an answer. */
  readonly toNodeId: NodeId | null;
  /** The blocked attempt that it came with: it stands on one branch. Null where the attempt advanced, or created no node. */
  readonly blockedNodeId: NodeId | null;
  readonly outcome: ConfirmationOutcome | 'asked';
  readonly comment: string | null;
  readonly eventIndex: number;
};

/** @param stepNodeId the node whose chain the attempts belong to */
const answersOn = (node: NodeState, stepNodeId: NodeId): ConfirmationEntry[] =>
  node.attempts.flatMap(({ confirmation, outcome: led, eventIndex }) => {
    if (confirmation === null) return [];
    const { outcome, comment = null } = confirmation;
    const toNodeId = led.kind === 'advanced' ? led.toNodeId : null;
    const blockedNodeId = led.kind === 'advanced' ? null : led.blockedNodeId;
    return [{ stepNodeId, toNodeId, blockedNodeId, outcome, comment, eventIndex }];
  });

const passes = ({ outcome }: ConfirmationEntry) => outcome === 'approved_in_form' || outcome === 'acknowledged_in_text';

/** Steps that their attempt showed not to apply: nothing is left to confirm. */
const passedUnasked = (nodes: readonly NodeState[]): NodeId[] =>
  nodes.flatMap((node) =>
    node.attempts.some(({ confirmation, outcome }) => confirmation === null && outcome.kind === 'advanced')
      ? [owningStep(node).nodeId]
      : [],
  );

export function confirmationsOf({ nodes }: Pick<RunState, 'nodes'>): readonly ConfirmationEntry[] {
  const answers = nodes.flatMap((node) => answersOn(node, owningStep(node).nodeId));
  const passed = new Set([...answers.filter(passes).map(({ stepNodeId }) => stepNodeId), ...passedUnasked(nodes)]);
  const waiting = nodes
    .filter(({ nodeId, asksConfirmation }) => asksConfirmation && !passed.has(nodeId))
    .map(({ nodeId, createdIndex }) => ({
      stepNodeId: nodeId,
      toNodeId: null,
      blockedNodeId: null,
      outcome: 'asked' as const,
      comment: null,
      eventIndex: createdIndex,
    }));
  return [...answers, ...waiting].sort((a, b) => a.eventIndex - b.eventIndex);
}
