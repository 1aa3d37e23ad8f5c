/**
 * Relations between nodes of a run: ancestors, followers, and the chain of blocked attempts. Checkpoints and blocked attempts are
 * looked through, because neither moves a run [progress-child-through-chains].
 */
import type { NodeState, SessionState } from './state.ts';
import { rulesOf } from './validation/rules.ts';

export function parentOf(state: SessionState, node: NodeState): NodeState | null {
  return node.parentNodeId === null ? null : (state.nodes.get(node.parentNodeId) ?? null);
}

/**
 * The progress children of a node: steps reached from it through any chain of blocked or checkpoint nodes,
 * in order of creation.
 *
 * @param before only children created before this event index; a reply to an attempt must not see later ones
 */
export function progressChildren(state: SessionState, node: NodeState, before = Number.POSITIVE_INFINITY): NodeState[] {
  const found: NodeState[] = [];
  const open = [...node.children];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const child = state.nodes.get(id);
    if (child === undefined || child.createdIndex >= before) continue;
    if (child.kind === 'step') found.push(child);
    else open.push(...child.children);
  }
  return found.sort((a, b) => a.createdIndex - b.createdIndex);
}

/** What a checkpoint repeats: the step or blocked attempt above it, through other checkpoints; any other node itself. */
export function skipCheckpoints(state: SessionState, node: NodeState): NodeState {
  let at = node;
  for (let parent = parentOf(state, at); at.kind === 'checkpoint' && parent !== null; parent = parentOf(state, at))
    at = parent;
  return at;
}

// Chains of blocked attempts ----------------------------------------------------------------------

/** From a node up to its step, which is left out: the blocked attempts and checkpoints that an attempt on it goes on with. */
export function chainOf(state: SessionState, node: NodeState): NodeState[] {
  const chain: NodeState[] = [];
  for (let at: NodeState | null = node; at !== null && at.kind !== 'step'; at = parentOf(state, at)) chain.push(at);
  return chain;
}

/** Every blocked attempt and checkpoint of a step, in all of its chains, in order of creation. */
export function chainsBelow(state: SessionState, step: NodeState): NodeState[] {
  const found: NodeState[] = [];
  const open = [...step.children];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const child = state.nodes.get(id);
    if (child === undefined || child.kind === 'step') continue;
    found.push(child);
    open.push(...child.children);
  }
  return found.sort((a, b) => a.createdIndex - b.createdIndex);
}

/** What was recorded on a step since it was last done, whichever of its chains it is in. */
export function sinceDone(state: SessionState, step: NodeState): NodeState[] {
  const doneAt = progressChildren(state, step).at(-1)?.createdIndex ?? -1;
  return chainsBelow(state, step).filter(({ createdIndex }) => createdIndex > doneAt);
}

/**
 * How many blocked attempts stand between the step and this node, itself included. One that gave a value it was asked for, and is asked for that of
 * another item, made progress and does not count: a chain may need one for each item of a loop [item-answers-hold-for-item]. It is asked something new
 * each time, so it ends.
 */
export function blockedInChain(state: SessionState, node: NodeState): number {
  const blocked = chainOf(state, node).filter(({ kind }) => kind === 'blocked_attempt');
  if (!rulesOf(state.runs.get(node.runId)?.rulesVersion ?? 1).answersHoldForItem) return blocked.length;
  const asked = new Map<string, Set<string>>();
  return blocked.reverse().filter((at) => !isAskedAnew(at, asked)).length;
}

/** @param asked texts of earlier attempts by the key that they ask for; those of this one are added */
function isAskedAnew({ createdBy }: NodeState, asked: Map<string, Set<string>>): boolean {
  let isAnew = false;
  for (const { code, pointer, message } of createdBy?.outcome.kind === 'blocked' ? createdBy.outcome.blockers : []) {
    if (code !== 'MISSING_REQUIRED_OUTPUT' || pointer.kind !== 'context_key') continue;
    const before = asked.get(pointer.key);
    isAnew ||= before !== undefined && !before.has(message);
    asked.set(pointer.key, (before ?? new Set()).add(message));
  }
  return isAnew;
}

/**
 * Where work on the step of `node` goes on: the newest node of its chain below `node`, when the step was not done there.
 * Null when that is `node` itself.
 */
export function newestInChain(state: SessionState, node: NodeState): NodeState | null {
  let newest: NodeState | null = null;
  const open = [...node.children];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const child = state.nodes.get(id);
    if (child === undefined) continue;
    if (child.kind === 'step') return null;
    if (newest === null || child.createdIndex > newest.createdIndex) newest = child;
    open.push(...child.children);
  }
  return newest;
}
