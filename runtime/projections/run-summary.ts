/**
 * The current position of a run: its preferred tip, the title of the pending step, and its status. Every list, report and reply
 * takes these three from here. What is stored is read by the caller, who knows what to do about what cannot be read.
 */
import type { RunStatus } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { isComplete, pendingStep } from '../core/execution-state.ts';
import { findStep } from '../core/flow/lookup.ts';
import type { NodeState, RunState, SessionState } from '../core/state.ts';
import { preferredTip } from './preferred-tip.ts';
import { runStatus } from './run-status.ts';

/** Of a node whose stored state cannot be read: nothing is known of its step, least of all that it is complete. */
const lostTitle = 'a step whose stored state cannot be read';

/**
 * The title of the step that is pending in a state.
 *
 * @param workflow null where it cannot be read: then the step is named by its id
 * @param snapshot null where it cannot be read
 */
export function stepTitle(workflow: CompiledSnapshot | null, snapshot: ExecutionSnapshot | null): string {
  if (snapshot === null) return lostTitle;
  const step = pendingStep(snapshot);
  if (step === null) return isComplete(snapshot) ? 'complete' : 'no step pending';
  const found = workflow === null ? undefined : findStep(workflow, step.stepId);
  return found?.title ?? step.stepId;
}

/** What is stored of a node; null what cannot be read. */
export type StoredStep = {
  readonly workflow: CompiledSnapshot | null;
  readonly snapshot: ExecutionSnapshot | null;
};
export type RunSummary = StoredStep & {
  readonly tip: NodeState;
  readonly stepTitle: string;
  readonly status: RunStatus;
};

/** Null for a run without a node: its log ends before the first. */
export async function runSummary(
  state: SessionState,
  run: RunState,
  storedAt: (node: NodeState) => StoredStep | Promise<StoredStep>,
): Promise<RunSummary | null> {
  const tip = preferredTip(state, run);
  if (tip === null) return null;
  const stored = await storedAt(tip);
  const { workflow, snapshot } = stored;
  return {
    ...stored,
    tip,
    stepTitle: stepTitle(workflow, snapshot),
    status: runStatus({ state, run, tip, asOf: null }, snapshot !== null && isComplete(snapshot)),
  };
}
