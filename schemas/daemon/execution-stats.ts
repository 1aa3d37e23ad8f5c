/**
 * One line of `execution-stats.jsonl`, v1: how a session of the daemon ended. Every way out of a session writes one
 * [every-exit-has-an-outcome]. A session that is parked and resumed has a line for each time that it stopped.
 */
import { modelNameLengthMax } from './limits.ts';
import { count, sessionId, z } from '../zod.ts';

/** Never `unknown`: a line without a defined outcome would hide a lost session. */
export const statsOutcomes = ['success', 'error', 'timeout', 'stuck', 'parked'] as const;
export const deliveryStates = ['done', 'failed', 'none'] as const;

export const executionStats = z.object({
  v: z.literal(1),
  /** Null if the run could not be started. */
  sessionId: sessionId.nullable(),
  /** As requested. */
  workflowId: z.string().max(256),
  outcome: z.enum(statsOutcomes),
  delivery: z.enum(deliveryStates),
  /** Steps that the agent loop completed. */
  stepCount: count,
  /** Model calls. */
  turns: count,
  inputTokens: count,
  cacheReadTokens: count,
  cacheWriteTokens: count,
  outputTokens: count,
  /** Model calls whose usage is unknown: the sums above do not include them. */
  unreportedCalls: count,
  /** Of all calls of the session until then, in millionths of a US dollar, as the ledger has it. Null if a price is unknown. */
  costMicroUsd: count.nullable().optional(),
  model: z.object({ provider: z.string().max(modelNameLengthMax), modelId: z.string().max(modelNameLengthMax) }),
  startedAtMs: count,
  durationMs: count,
});
export type ExecutionStats = z.infer<typeof executionStats>;
export type StatsOutcome = (typeof statsOutcomes)[number];
export type DeliveryState = (typeof deliveryStates)[number];
