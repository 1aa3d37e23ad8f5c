/**
 * The execution snapshot: the minimal state from which the interpreter continues [execution-state-invariants]. It names no run
 * and no session, so equal states share one content-addressed file. Its engine payload has two versions. Version 1 contains the
 * whole state. Version 2 contains the difference from the snapshot of the parent node, so that a long run stores a few hundred
 * bytes per step (ADR-0026). `runtime/core/execution-state.ts` asserts these further rules: a pending key is never completed;
 * loop ids are unique on the stack; the pending loop path equals the stack; `completed.values` is sorted and unique, and so are
 * seeds.
 */
import { loopDecisions } from './closed-sets.ts';
import type { SnapshotRef } from './ids.ts';
import { count, jsonValue, loopId, snapshotRef, stepId, stepInstanceKey, workflowHash, workflowId, z } from './zod.ts';

export const loopPathEntry = z.object({ loopId, iteration: count });
export const loopFrame = z.object({
  loopId,
  /** 0-based; grows only between iterations. */
  iteration: count,
  bodyIndex: count,
  /** `for_each`: the list as it was when the run entered the loop. */
  items: z.array(jsonValue).optional(),
  /** Additive: the decision in this iteration of a `while` loop; absent until there is one. */
  control: z.enum(loopDecisions).optional(),
});
/** `continue` enters the loop when it is reached, `stop` skips it. */
export const loopSeed = z.object({ loopId, decision: z.enum(loopDecisions) });
export const pendingStep = z.object({ stepId, loopPath: z.array(loopPathEntry) });
/** Additive: decisions about loops before the run reaches them, sorted by loop; absent if there are none. */
const seeds = z.array(loopSeed).min(1).optional();
const pending = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('some'), step: pendingStep }),
]);

const completedSet = z.object({ kind: z.literal('set'), values: z.array(stepInstanceKey) });
export const engineState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('init') }),
  z.object({ kind: z.literal('running'), completed: completedSet, loopStack: z.array(loopFrame), pending, seeds }),
  z.object({ kind: z.literal('complete'), completed: completedSet }),
]);

/** Steps that were completed since the parent's state; `count` is the size of the whole set. */
const completedSinceParent = z.object({
  kind: z.literal('since_parent'),
  count,
  values: z.array(stepInstanceKey),
});
const completedSteps = z.discriminatedUnion('kind', [completedSet, completedSinceParent]);
/** `itemsIn` names the snapshot that contains `items` of the same loop; a frame has at most one of the two. */
const referringFrame = loopFrame.extend({ itemsIn: snapshotRef.optional() });
const referringState = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('running'),
    completed: completedSteps,
    loopStack: z.array(referringFrame),
    pending,
    seeds,
  }),
  z.object({ kind: z.literal('complete'), completed: completedSteps }),
]);

/** The state of either version. */
export type EngineState = z.infer<typeof referringState> | { readonly kind: 'init' };
type EnginePayload =
  | { readonly v: 1; readonly engineState: EngineState }
  | { readonly v: 2; readonly parent: SnapshotRef; readonly engineState: EngineState };

export const executionSnapshot = z.object({
  v: z.literal(1),
  kind: z.literal('execution_snapshot'),
  workflowId,
  workflowHash,
  // Readers need not distinguish the versions: a state of version 1 is one of version 2 without references.
  enginePayload: z.discriminatedUnion('v', [
    z.object({ v: z.literal(1), engineState }),
    z.object({ v: z.literal(2), parent: snapshotRef, engineState: referringState }),
  ]) as z.ZodType<EnginePayload>,
});
export type ExecutionSnapshot = z.infer<typeof executionSnapshot>;
export type PendingStep = z.infer<typeof pendingStep>;
export type LoopSeed = z.infer<typeof loopSeed>;
/** Once it is resolved, a frame with `itemsIn` has its `items` too. */
export type LoopFrame = z.infer<typeof referringFrame>;
export type Completed = z.infer<typeof completedSteps>;
