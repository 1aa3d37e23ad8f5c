/**
 * A run as its reader counts it: the steps of the branch that counts, by number, and apart from them each branch that was left
 * [left-branch-apart]. Lists, graphs and reports take from here which work belongs to which step, how long a step took, and why a branch was left. Pure.
 *
 * - What came with an accepted attempt belongs to the step that the attempt completed, on the branch to which it led.
 * - A step where branches begin is listed in each of them, with the work of that branch only. A checkpoint or blocked attempt belongs to the
 *   first completion that it led to, and also to the branch that counts if it is on the path to the tip. Others belong to the completion after them.
 * - A step that was reopened takes its time from then on: work on a branch that was left is none of it.
 */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { Leaving } from '../../schemas/closed-sets.ts';
import { parentOf } from '../core/lineage.ts';
import { reopeningOf } from '../core/going-back.ts';
import { type NodeState, owningStep, type RunState, type SessionState } from '../core/state.ts';
import { leftBy } from './other-branch.ts';
import { pathTo } from './preferred-tip.ts';

export type BranchStep = {
  /** Its place on the branch, from 1 on: the number by which `show` and `sessions notes` find it. */
  readonly number: number;
  readonly step: NodeState;
  /** The node that its completion created, which carries the output; null where it is not completed. */
  readonly done: NodeState | null;
  /** Checkpoints and blocked attempts before that, oldest first. */
  readonly attempts: readonly NodeState[];
  /** The event from which on its work counts. */
  readonly startedIndex: number;
};
export type LeftBranch = {
  /** From the step where it parts from the branch that counts, or from another that was left. */
  readonly steps: readonly BranchStep[];
  /** Why the agent went back; null where it sent other work from an old handle. */
  readonly reason: string | null;
  readonly leaving: Leaving;
};
export type RunBranches = {
  /** Empty where the run has no node. */
  readonly preferred: readonly BranchStep[];
  /** In the order in which they began. */
  readonly left: readonly LeftBranch[];
};

/**
 * The nodes whose gaps and divergences belong to a step: what an attempt reports is recorded at the node that the attempt creates. The node of
 * a step therefore has the reports of the step before, unless it is a root.
 */
export const reportingNodes = <T extends { readonly parentNodeId: string | null }>(
  step: T,
  attempts: readonly T[],
  done: T | null,
): readonly T[] => [...(step.parentNodeId === null ? [step] : []), ...attempts, ...(done === null ? [] : [done])];

/** The reason with which a step was reopened by a node; null where it was not, whatever its notes say. */
export type ReasonOf = (node: NodeState) => string | null;

export const reopeningReasons =
  (state: SessionState, run: RunState, digest: DigestPort): ReasonOf =>
  (node) =>
    reopeningOf(state, run, node, digest)?.reason ?? null;

/** What is known of each node of a run, from one pass over them. */
type Relations = {
  /** By step: the steps that its completions led to, oldest first. */
  readonly following: ReadonlyMap<NodeState, readonly NodeState[]>;
  /** By step: its checkpoints and blocked attempts, oldest first. */
  readonly chains: ReadonlyMap<NodeState, readonly NodeState[]>;
  /** By node: the latest event that created a node below it, or itself. */
  readonly latest: ReadonlyMap<NodeState, number>;
  /** By checkpoint or blocked attempt: the first completion of its step that an attempt on it led to. */
  readonly completed: ReadonlyMap<NodeState, NodeState>;
  /** From the tip up to the root, and the steps of these nodes: the branch that counts. */
  readonly path: ReadonlySet<NodeState>;
  readonly way: ReadonlySet<NodeState>;
  readonly pending: NodeState;
  /** In order of creation. */
  readonly nodes: readonly NodeState[];
  readonly reasonOf: ReasonOf;
  /** Why a node does not count; the same as replies say. */
  readonly reasonLeft: ReasonOf;
};

function relationsOf(state: SessionState, run: RunState, tip: NodeState, digest: DigestPort): Relations {
  const { nodes } = run;
  const following = new Map<NodeState, NodeState[]>();
  const chains = new Map<NodeState, NodeState[]>();
  for (const node of nodes) {
    const above = node.step ?? parentOf(state, node);
    if (above === null) continue;
    const [lists, key] = node.kind === 'step' ? [following, owningStep(above)] : [chains, above];
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [node]);
    else list.push(node);
  }
  const path = pathTo(state, tip);
  const left = leftBy(state, run, digest);
  return {
    following,
    chains,
    latest: latestOf(state, nodes),
    completed: completedOf(state, nodes),
    path,
    way: new Set([...path].map(owningStep)),
    pending: owningStep(tip),
    nodes,
    reasonOf: reopeningReasons(state, run, digest),
    reasonLeft: (node) => left(node)?.reason ?? null,
  };
}

/** Each chain is walked up only as far as no earlier completion has walked it. */
function completedOf(state: SessionState, nodes: readonly NodeState[]): ReadonlyMap<NodeState, NodeState> {
  const completed = new Map<NodeState, NodeState>();
  for (const done of nodes) {
    if (done.kind !== 'step') continue;
    for (
      let at = parentOf(state, done);
      at !== null && at.kind !== 'step' && !completed.has(at);
      at = parentOf(state, at)
    )
      completed.set(at, done);
  }
  return completed;
}

/** A node is created after its parent, so the way back meets every node before its parent. */
function latestOf(state: SessionState, nodes: readonly NodeState[]): ReadonlyMap<NodeState, number> {
  const latest = new Map(nodes.map((node) => [node, node.createdIndex]));
  for (const node of [...nodes].reverse()) {
    const parent = parentOf(state, node);
    if (parent !== null) latest.set(parent, Math.max(latest.get(parent) ?? 0, latest.get(node) ?? 0));
  }
  return latest;
}

export function runBranches(
  state: SessionState,
  run: RunState,
  tip: NodeState | null,
  digest: DigestPort,
): RunBranches {
  const [root] = run.nodes;
  if (root === undefined || tip === null) return { preferred: [], left: [] };
  const relations = relationsOf(state, run, tip, digest);
  const left = [...relations.following.keys()].flatMap((step) => leftAt(relations, step));
  left.sort((a, b) => firstIndex(a) - firstIndex(b));
  return { preferred: stepsFrom(relations, root), left };
}

const firstIndex = ({ steps }: LeftBranch) => steps[0]?.done?.createdIndex ?? 0;

function leftAt(relations: Relations, step: NodeState): LeftBranch[] {
  const completions = relations.following.get(step) ?? [];
  const next = nextOf(relations, step);
  return completions.flatMap((first, i) =>
    first === next
      ? []
      : [
          {
            steps: [branchStep(relations, step, i), ...stepsFrom(relations, first)],
            ...leavingOf(relations, step, first),
          },
        ],
  );
}

/** On a branch that was left, the latest completion of a step is the one that was followed. */
function nextOf({ following, way, pending }: Relations, step: NodeState): NodeState | null {
  if (step === pending) return null;
  const completions = following.get(step) ?? [];
  return (way.has(step) ? completions.find((node) => way.has(node)) : completions.at(-1)) ?? null;
}

function stepsFrom(relations: Relations, first: NodeState): BranchStep[] {
  const steps: BranchStep[] = [];
  for (let step: NodeState | null = first; step !== null; ) {
    const next = nextOf(relations, step);
    const completions = relations.following.get(step) ?? [];
    steps.push(branchStep(relations, step, next === null ? completions.length : completions.indexOf(next)));
    step = next;
  }
  return steps;
}

/** @param at which completion of the step; their number for work on it that is not completed */
function branchStep(relations: Relations, step: NodeState, at: number): BranchStep {
  const completions = relations.following.get(step) ?? [];
  const done = completions[at] ?? null;
  const from = completions[at - 1]?.createdIndex ?? 0;
  // What came after the last completion belongs to the step where it is pending again, else to that completion.
  const isLast = done === null || (at === completions.length - 1 && step !== relations.pending);
  const end = isLast ? Number.POSITIVE_INFINITY : done.createdIndex;
  const isOnWay = done === null ? step === relations.pending : relations.way.has(done);
  const isHere = (node: NodeState): boolean => {
    const first = relations.completed.get(node);
    if (relations.path.has(node)) return isOnWay || first === done;
    return first === undefined ? node.createdIndex > from && node.createdIndex < end : first === done;
  };
  const attempts = (relations.chains.get(step) ?? []).filter(isHere);
  const startedIndex = at === 0 ? step.createdIndex : startedAgain(relations, completions.slice(0, at), done, attempts);
  return { number: step.stepsAbove + 1, step, done, attempts, startedIndex };
}

/** From its reopening; without one, from the end of the work that was done beyond it. */
function startedAgain(
  { latest, reasonOf }: Relations,
  earlier: readonly NodeState[],
  done: NodeState | null,
  attempts: readonly NodeState[],
): number {
  const from = earlier.at(-1)?.createdIndex ?? 0;
  const reopening = attempts.findLast((node) => node.createdIndex > from && reasonOf(node) !== null);
  if (reopening !== undefined) return reopening.createdIndex;
  const before = done?.createdIndex ?? Number.POSITIVE_INFINITY;
  const ends = earlier.map((node) => {
    const end = latest.get(node) ?? 0;
    return end < before ? end : node.createdIndex;
  });
  return ends.reduce((last, end) => Math.max(last, end), 0);
}

/** What left a branch: the last call that went back from it, else what the run recorded first after the last work on the branch. */
function leavingOf(
  { chains, following, latest, nodes, reasonLeft }: Relations,
  step: NodeState,
  first: NodeState,
): Pick<LeftBranch, 'reason' | 'leaving'> {
  const reason = reasonLeft(first);
  if (reason !== null) return { reason, leaving: 'reopened' };
  const lastWork = latest.get(first) ?? first.createdIndex;
  const isLater = ({ createdIndex }: NodeState) => createdIndex > lastWork;
  const next = nodes.find(isLater);
  const completions = following.get(step) ?? [];
  const isAtStep = next !== undefined && (next.step === step || completions.includes(next));
  if (!isAtStep) return { reason, leaving: 'continued_elsewhere' };
  // Who kept a checkpoint or was blocked first, and then completed the step, did the step again.
  if (completions.some(isLater)) return { reason, leaving: 'done_again' };
  const isBlocked = (chains.get(step) ?? []).some((node) => isLater(node) && node.kind === 'blocked_attempt');
  return { reason, leaving: isBlocked ? 'attempted_again' : 'checkpoint' };
}

const leavingWords: Readonly<Record<Leaving, string>> = {
  reopened: 'the step was reopened',
  done_again: 'the step was done again',
  attempted_again: 'the step was attempted again',
  checkpoint: 'a checkpoint moved the run back',
  continued_elsewhere: 'work continued on another branch',
};
export const leavingInWords = (leaving: Leaving): string => leavingWords[leaving];
