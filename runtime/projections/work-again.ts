/** Work on a step that was done before and is pending again, because it was reopened or is acknowledged once more [reopened-step-keeps-work]. Pure. */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import { reopeningOf } from '../core/going-back.ts';
import { chainOf, progressChildren } from '../core/lineage.ts';
import { type NodeState, owningStep, type RunState, type SessionState } from '../core/state.ts';
import { preferredTip } from './preferred-tip.ts';

/**
 * The newest blocked attempt or checkpoint below a node on its own step, if the run stands there now; null where it stands elsewhere, or where the step
 * was only reopened and nothing was sent for it since, or was completed since. A checkpoint alone makes no step pending: it only adds to what is stored.
 */
export function workAgain(state: SessionState, run: RunState, node: NodeState, digest: DigestPort): NodeState | null {
  const tip = preferredTip(state, run);
  if (tip === null || tip === node || tip.kind === 'step' || owningStep(tip) !== owningStep(node)) return null;
  const chain = chainOf(state, tip);
  const isReopening = (at: NodeState) => reopeningOf(state, run, at, digest) !== null;
  if ((node.kind !== 'step' && !chain.includes(node)) || isReopening(tip)) return null;
  const doneAt = progressChildren(state, owningStep(node)).at(-1)?.createdIndex ?? -1;
  const isPending = chain.some((at) => at.createdIndex > doneAt && (at.kind === 'blocked_attempt' || isReopening(at)));
  return isPending ? tip : null;
}
