/**
 * The ledger of the daemon, v1: what model calls cost, one record a line. The worst case of a call is reserved before the call, and
 * settled after it [calls-are-reserved-first]. Money is in millionths of a US dollar, as integers.
 */
import { raisableLimits } from '../closed-sets.ts';
import { modelNameLengthMax } from './limits.ts';
import { usage } from './turn-record.ts';
import { count, sessionId, workflowId, z } from '../zod.ts';

/** The number of the reservation in the ledger, counted from 1. */
const id = count;
const common = { v: z.literal(1), id, atMs: count };
const amount = {
  tokens: count,
  /** Null if a price is unknown. */
  microUsd: count.nullable(),
};

export const ledgerRecord = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('reserved'),
    sessionId,
    /** The session that started the tree of sessions that this one belongs to. */
    rootSessionId: sessionId,
    /** Null if a user started the tree. */
    trigger: z.string().max(256).nullable(),
    workflowId,
    step: z.object({ number: count, stepId: z.string().max(256) }),
    turn: count,
    model: z.object({ provider: z.string().max(modelNameLengthMax), modelId: z.string().max(modelNameLengthMax) }),
    ...amount,
  }),
  /** What the provider reported. */
  z.object({ ...common, kind: z.literal('settled'), usage, ...amount }),
  /** The cost of the call is unknown: its reservation counts as spent. */
  z.object({ ...common, kind: z.literal('settled_unknown') }),
  /** The user raised a limit. An entry of an inbox raises a limit once. */
  z.object({
    v: z.literal(1),
    atMs: count,
    kind: z.literal('raised'),
    entryId: z.string().max(64),
    sessionId,
    rootSessionId: sessionId,
    trigger: z.string().max(256).nullable(),
    limit: z.enum(raisableLimits),
    tokens: count,
    microUsd: count,
  }),
]);
export type LedgerRecord = z.infer<typeof ledgerRecord>;
export type LedgerRecordOf<K extends LedgerRecord['kind']> = Extract<LedgerRecord, { kind: K }>;
