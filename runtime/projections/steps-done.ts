/** The steps that were done on the way to a node. Costs as much as its caller takes. Pure. */
import { parentOf } from '../core/lineage.ts';
import { artifactsStoredAt, type NodeState, notesOf, owningStep, type SessionState } from '../core/state.ts';

export type DoneStep = {
  /** Its place on the way, from 1 on. */
  readonly number: number;
  /** Where it was pending. */
  readonly step: NodeState;
  /** Where it was done: what it produced stands there. */
  readonly done: NodeState;
};

/** Newest first. */
export function* stepsDone(state: SessionState, node: NodeState): Generator<DoneStep> {
  let done = owningStep(node);
  for (let parent = parentOf(state, done); parent !== null; parent = parentOf(state, done)) {
    const step = owningStep(parent);
    yield { number: done.stepsAbove, step, done };
    done = step;
  }
}

/** Those that stored artifacts, newest first, without a look at the others. */
export function* stepsWithArtifacts(state: SessionState, node: NodeState): Generator<DoneStep> {
  const last = owningStep(node);
  let done = artifactsStoredAt(last) > 0 ? last : last.artifactStep;
  for (; done !== null; done = done.artifactStep) {
    const parent = parentOf(state, done);
    if (parent !== null) yield { number: done.stepsAbove, step: owningStep(parent), done };
  }
}

/** How many artifacts the steps to a node stored. */
export function artifactsUpTo(node: NodeState): number {
  const last = owningStep(node);
  return last.artifactsAbove + artifactsStoredAt(last);
}

/** What was stored for a step until it was done, oldest first: with its checkpoints, then with its completion. */
export function nodesOfStep(state: SessionState, { step, done }: Pick<DoneStep, 'step' | 'done'>): NodeState[] {
  const kept = chainBelow(state, step).filter(({ createdIndex }) => createdIndex < done.createdIndex);
  return [...kept, done];
}

/** Checkpoints of a step that carry something, oldest first. */
function chainBelow(state: SessionState, step: NodeState): NodeState[] {
  const found: NodeState[] = [];
  const open = [...step.children];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const child = state.nodes.get(id);
    if (child === undefined || child.kind === 'step') continue;
    if (child.kind === 'checkpoint') found.push(child);
    open.push(...child.children);
  }
  return found.sort((a, b) => a.createdIndex - b.createdIndex);
}

/** The first line of the notes of a step that says something; empty where it has none. */
export function firstLineOf(state: SessionState, step: DoneStep): string {
  const notes = nodesOfStep(state, step)
    .map(notesOf)
    .filter((each) => each !== null);
  return (
    (notes.at(-1) ?? '')
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}
