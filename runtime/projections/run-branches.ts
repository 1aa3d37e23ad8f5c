/**
 * A run as its reader counts it: the steps of the branch that counts, by number, and apart from them each branch that was left
 * [left-branch-apart]. Lists, graphs and reports take from here which work belongs to which step, how long a step took, and why a branch was left. Pure.
 *
 * - What came with an accepted attempt belongs to the step that the attempt completed, on the branch to which it led.
 * - A step from which several branches lead stands in each of them, with the work of that branch only.
 * - A step that was reopened takes its time from then on: work on a branch that was left is none of it.
 */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { Leaving } from '../../schemas/closed-sets.ts';
import { parentOf } from '../core/lineage.ts';
import { reopeningOf } from '../core/going-back.ts';
import { type NodeState, owningStep, type RunState, type SessionState } from '../core/state.ts';

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
  /** The steps of the branch that counts. */
  readonly way: ReadonlySet<NodeState>;
  readonly pending: NodeState;
  readonly reasonOf: ReasonOf;
};

function relationsOf(state: SessionState, { nodes }: RunState, tip: NodeState, reasonOf: ReasonOf): Relations {
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
  const way = new Set<NodeState>();
  for (let at: NodeState | null = tip; at !== null; at = parentOf(state, at)) way.add(owningStep(at));
  return { following, chains, latest: latestOf(state, nodes), way, pending: owningStep(tip), reasonOf };
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
  reasonOf: ReasonOf,
): RunBranches {
  const [root] = run.nodes;
  if (root === undefined || tip === null) return { preferred: [], left: [] };
  const relations = relationsOf(state, run, tip, reasonOf);
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
            ...leavingOf(relations, step, first, completions[i + 1]),
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
  const attempts = (relations.chains.get(step) ?? []).filter(
    ({ createdIndex }) => createdIndex > from && createdIndex < end,
  );
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
  const reopening = attempts.findLast((node) => reasonOf(node) !== null);
  if (reopening !== undefined) return reopening.createdIndex;
  const before = done?.createdIndex ?? Number.POSITIVE_INFINITY;
  const ends = earlier.map((node) => {
    const end = latest.get(node) ?? 0;
    return end < before ? end : node.createdIndex;
  });
  return ends.reduce((last, end) => Math.max(last, end), 0);
}

/** What happened at the step next after a branch began there: a reopening says why it was left. Only another completion did the step again. */
function leavingOf(
  { chains, reasonOf }: Relations,
  step: NodeState,
  first: NodeState,
  next: NodeState | undefined,
): Pick<LeftBranch, 'reason' | 'leaving'> {
  const end = next?.createdIndex ?? Number.POSITIVE_INFINITY;
  const since = (chains.get(step) ?? []).filter(
    ({ createdIndex }) => createdIndex > first.createdIndex && createdIndex < end,
  );
  const reason = since.map(reasonOf).find((each) => each !== null) ?? null;
  if (reason !== null) return { reason, leaving: 'reopened' };
  if (next !== undefined) return { reason, leaving: 'done_again' };
  return { reason, leaving: since.some(({ kind }) => kind === 'blocked_attempt') ? 'attempted_again' : 'checkpoint' };
}

const leavingWords: Readonly<Record<Leaving, string>> = {
  reopened: 'the step was reopened',
  done_again: 'the step was done again',
  attempted_again: 'the step was attempted again',
  checkpoint: 'a checkpoint moved the run back',
};
export const leavingInWords = (leaving: Leaving): string => leavingWords[leaving];
