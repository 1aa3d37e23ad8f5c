/**
 * Execution snapshots: builds them and checks the invariants that a schema cannot express [execution-state-invariants].
 * Asserted before a snapshot is written and after one is read:
 * - a pending step instance is not in `completed`, as far as it is listed; a replay proves the rest
 * - `completed.values` is sorted by code unit and unique; its count covers it
 * - a loop id stands on the stack once
 * - the pending loop path equals the stack, loop for loop
 * - `seeds` is sorted by loop id and unique
 */
import { parseJson } from '../../schemas/json-object.ts';
import { canonicalText, type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type {
  Completed,
  EngineState,
  ExecutionSnapshot,
  LoopFrame,
  PendingStep,
} from '../../schemas/execution-snapshot.ts';
import type { LoopId, SnapshotRef, StepInstanceKey, WorkflowHash, WorkflowId } from '../../schemas/ids.ts';
import { completedListedMax, repeatedItemsBytesMax } from '../../schemas/limits.ts';
import { validateExecutionSnapshot } from '../../generated/validators/execution-snapshot.v1.js';

/** `loop@iteration/…::stepId`, or just the step id outside loops. */
export function stepInstanceKey(step: PendingStep): StepInstanceKey {
  if (step.loopPath.length === 0) return step.stepId as string as StepInstanceKey;
  const path = step.loopPath.map(({ loopId, iteration }) => `${loopId}@${iteration}`).join('/');
  return `${path}::${step.stepId}` as StepInstanceKey;
}

/** A loop as messages name it: with the iterations of the loops around it, because each of those enters it anew. */
export function loopPlace(loopId: LoopId, around: readonly Pick<LoopFrame, 'loopId' | 'iteration'>[]): string {
  return [...around.map((outer) => `${outer.loopId}@${outer.iteration}`), loopId].join('/');
}

/** The rule that a state breaks, or null. */
export function brokenInvariant(state: EngineState): string | null {
  if (state.kind === 'init') return null;
  const { completed } = state;
  const { values } = completed;
  if (completed.kind === 'since_parent' && completed.count < values.length)
    return 'the count of completed steps must be at least the number of listed steps';
  for (let i = 1; i < values.length; i += 1) {
    if ((values[i - 1] ?? '') >= (values[i] ?? '')) return 'the completed steps must be sorted and unique';
  }
  if (state.kind === 'complete') return null;
  const loopIds = state.loopStack.map((frame) => frame.loopId);
  if (new Set(loopIds).size !== loopIds.length) return 'a loop must not be on the loop stack twice';
  const seeded = (state.seeds ?? []).map(({ loopId }) => loopId);
  if (seeded.some((loopId, index) => index > 0 && (seeded[index - 1] ?? '') >= loopId))
    return 'the loops in `seeds` must be sorted by id and unique';
  if (state.pending.kind === 'none') return null;
  const { step } = state.pending;
  const onStack = state.loopStack.map((frame) => `${frame.loopId}@${frame.iteration}`).join('/');
  if (step.loopPath.map((entry) => `${entry.loopId}@${entry.iteration}`).join('/') !== onStack) {
    return 'the loop path of the pending step must equal the loop stack';
  }
  return values.includes(stepInstanceKey(step)) ? 'the pending step must not be a completed step' : null;
}

/** The snapshot of the node that a state follows on. */
export type ParentState = { readonly ref: SnapshotRef; readonly state: EngineState };

/**
 * The snapshot of a state. What its parent's snapshot holds already is referred to where it is long: the completed set beyond
 * `completedListedMax` keys, and the list of a loop that was entered before (ADR-0026).
 *
 * @param parent null for the root of a run
 * @param version 1 writes everything out, as the first writer of a log did
 */
export function executionSnapshot(
  workflow: { readonly workflowId: WorkflowId; readonly workflowHash: WorkflowHash },
  engineState: EngineState,
  parent: ParentState | null = null,
  version?: 1,
): ExecutionSnapshot {
  const broken = brokenInvariant(engineState);
  if (broken !== null) throw new Error(`an execution snapshot violates an invariant: ${broken}`);
  return {
    v: 1,
    kind: 'execution_snapshot',
    workflowId: workflow.workflowId,
    workflowHash: workflow.workflowHash,
    enginePayload: version === 1 ? writtenOut(engineState, parent) : sinceParent(engineState, parent),
  };
}

function sinceParent(state: EngineState, parent: ParentState | null): ExecutionSnapshot['enginePayload'] {
  if (parent === null || state.kind === 'init') return { v: 1, engineState: state };
  const loopStack = state.kind === 'running' ? state.loopStack.map((frame) => withReference(frame, parent)) : [];
  const refers = state.completed.kind === 'since_parent' || loopStack.some(({ itemsIn }) => itemsIn !== undefined);
  if (!refers) return { v: 1, engineState: state };
  return { v: 2, parent: parent.ref, engineState: state.kind === 'running' ? { ...state, loopStack } : state };
}

/** The same list object in the parent's frame: the loop was entered before, and its list is stored. */
function withReference(frame: LoopFrame, { ref, state }: ParentState): LoopFrame {
  const { loopId, items } = frame;
  if (items === undefined || state.kind !== 'running') return frame;
  const before = state.loopStack.find((each) => each.loopId === loopId && each.items === items);
  if (before === undefined) return frame;
  if (before.itemsIn !== undefined) return { ...frame, itemsIn: before.itemsIn };
  return utf8Length(canonicalText(items as JsonValue)) > repeatedItemsBytesMax ? { ...frame, itemsIn: ref } : frame;
}

function writtenOut(state: EngineState, parent: ParentState | null): ExecutionSnapshot['enginePayload'] {
  if (state.kind === 'init' || state.completed.kind === 'set') return { v: 1, engineState: state };
  const before = parent === null || parent.state.kind === 'init' ? null : parent.state.completed;
  if (before?.kind !== 'set')
    throw new Error('the parent snapshot of a version 1 snapshot must list all completed steps');
  const values = state.completed.values.reduce(withKey, before.values);
  return { v: 1, engineState: { ...state, completed: { kind: 'set', values } } };
}

/** As it is stored: a list that another snapshot holds is left out. */
export function storedForm(snapshot: ExecutionSnapshot): ExecutionSnapshot {
  const { enginePayload } = snapshot;
  const { engineState } = enginePayload;
  if (enginePayload.v === 1 || engineState.kind !== 'running') return snapshot;
  const loopStack = engineState.loopStack.map((frame) => {
    if (frame.itemsIn === undefined) return frame;
    const { items: _, ...stored } = frame;
    return stored;
  });
  return { ...snapshot, enginePayload: { ...enginePayload, engineState: { ...engineState, loopStack } } };
}

/** The snapshots that hold the lists of this one's loops. */
export function snapshotsWithItems({ enginePayload: { engineState } }: ExecutionSnapshot): readonly SnapshotRef[] {
  if (engineState.kind !== 'running') return [];
  return engineState.loopStack.flatMap(({ itemsIn }) => (itemsIn === undefined ? [] : [itemsIn]));
}

/** Every snapshot that one refers to: those of earlier nodes of its run. */
export function namedSnapshots(snapshot: ExecutionSnapshot): readonly SnapshotRef[] {
  const { enginePayload } = snapshot;
  return enginePayload.v === 1 ? [] : [enginePayload.parent, ...snapshotsWithItems(snapshot)];
}

/** Null where one of them holds no list of that loop. */
export function resolvedSnapshot(
  snapshot: ExecutionSnapshot,
  holders: ReadonlyMap<SnapshotRef, ExecutionSnapshot>,
): ExecutionSnapshot | null {
  const { enginePayload } = snapshot;
  const { engineState } = enginePayload;
  if (engineState.kind !== 'running') return snapshot;
  const loopStack: LoopFrame[] = [];
  for (const frame of engineState.loopStack) {
    const holder = frame.itemsIn === undefined ? undefined : holders.get(frame.itemsIn);
    const held = holder?.enginePayload.engineState;
    const items =
      held?.kind === 'running' ? held.loopStack.find(({ loopId }) => loopId === frame.loopId)?.items : undefined;
    if (frame.itemsIn !== undefined && items === undefined) return null;
    loopStack.push(items === undefined ? frame : { ...frame, items });
  }
  return { ...snapshot, enginePayload: { ...enginePayload, engineState: { ...engineState, loopStack } } };
}

/**
 * Parses stored text: a list that another snapshot holds is absent until `resolvedSnapshot`. Null when it is not a snapshot of a
 * version that we know, or breaks an invariant.
 */
export function parseExecutionSnapshot(text: string): ExecutionSnapshot | null {
  const value = parseJson(text);
  if (!validateExecutionSnapshot(value)) return null;
  return brokenInvariant(value.enginePayload.engineState) === null ? value : null;
}

export function pendingStep(snapshot: ExecutionSnapshot): PendingStep | null {
  const state = snapshot.enginePayload.engineState;
  return state.kind === 'running' && state.pending.kind === 'some' ? state.pending.step : null;
}

export const isComplete = (snapshot: ExecutionSnapshot) => snapshot.enginePayload.engineState.kind === 'complete';

export function completedCount(state: EngineState): number {
  if (state.kind === 'init') return 0;
  return countOf(state.completed);
}

const countOf = (completed: Completed) => (completed.kind === 'set' ? completed.values.length : completed.count);

/** What is completed with one key more; beyond `completedListedMax` only that key is listed. */
export function withCompleted(completed: Completed, key: StepInstanceKey): Completed {
  if (completed.kind === 'set' && completed.values.length < completedListedMax) {
    return { kind: 'set', values: withKey(completed.values, key) };
  }
  return { kind: 'since_parent', count: countOf(completed) + 1, values: [key] };
}

/** Sorted keys with one more, still sorted. */
function withKey(values: readonly StepInstanceKey[], key: StepInstanceKey): StepInstanceKey[] {
  let low = 0;
  for (let high = values.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return values[low] === key ? [...values] : [...values.slice(0, low), key, ...values.slice(low)];
}
