/**
 * The execution snapshot, v1: the least an interpreter needs to go on (design-locks, "Snapshot execution payload
 * boundary"). It names no run and no session, so equal states share one content-addressed file.
 *
 * Rules beyond the schema, asserted by `runtime/core/execution-state.ts`: a pending key is never completed; loop ids are
 * unique on the stack; the pending loop path equals the stack; `completed.values` is sorted and unique.
 */
import { loopDecisions } from './closed-sets.ts';
import { count, jsonValue, loopId, stepId, stepInstanceKey, workflowHash, workflowId, z } from './zod.ts';

export const loopPathEntry = z.object({ loopId, iteration: count });
export const loopFrame = z.object({
  loopId,
  /** 0-based; grows only between iterations. */
  iteration: count,
  bodyIndex: count,
  /** `for_each`: the list as it was when the loop was entered (decision 9). */
  items: z.array(jsonValue).optional(),
  /** Additive: what was decided in this iteration of a `while` loop; absent until something was. */
  control: z.enum(loopDecisions).optional(),
});
export const pendingStep = z.object({ stepId, loopPath: z.array(loopPathEntry) });
const completedSet = z.object({ kind: z.literal('set'), values: z.array(stepInstanceKey) });

export const engineState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('init') }),
  z.object({
    kind: z.literal('running'),
    completed: completedSet,
    loopStack: z.array(loopFrame),
    pending: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('some'), step: pendingStep }),
    ]),
  }),
  z.object({ kind: z.literal('complete'), completed: completedSet }),
]);

export const executionSnapshot = z.object({
  v: z.literal(1),
  kind: z.literal('execution_snapshot'),
  workflowId,
  workflowHash,
  enginePayload: z.object({ v: z.literal(1), engineState }),
});
export type ExecutionSnapshot = z.infer<typeof executionSnapshot>;
export type EngineState = z.infer<typeof engineState>;
export type PendingStep = z.infer<typeof pendingStep>;
export type LoopFrame = z.infer<typeof loopFrame>;
