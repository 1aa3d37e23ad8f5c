/**
 * Token payloads and the keyring, v1 [token-payload-fields]. Payloads hold only the locked fields, so they are strict: a
 * payload with one more field is not a token we minted.
 */
import { attemptId, count, nodeId, runId, sessionId, workflowHash, z } from './zod.ts';

const scope = { tokenVersion: z.literal(1), sessionId, runId, nodeId };

export const statePayload = z.strictObject({ ...scope, tokenKind: z.literal('state'), workflowHash });
export const ackPayload = z.strictObject({ ...scope, tokenKind: z.literal('ack'), attemptId });
export const checkpointPayload = z.strictObject({ ...scope, tokenKind: z.literal('checkpoint'), attemptId });

export const tokenPayload = z.discriminatedUnion('tokenKind', [statePayload, ackPayload, checkpointPayload]);
export type TokenPayload = z.infer<typeof tokenPayload>;
export type StatePayload = z.infer<typeof statePayload>;
export type AckPayload = z.infer<typeof ackPayload>;
export type CheckpointPayload = z.infer<typeof checkpointPayload>;

const signingKey = z.object({
  keyId: z.string().regex(/^key_[a-z0-9_]{1,64}$/),
  /** 32 random bytes, base64url without padding. */
  key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});
export const keyring = z.object({
  v: z.literal(1),
  algorithm: z.literal('HMAC-SHA256'),
  current: signingKey,
  previous: signingKey.nullable(),
  /**
   * Additive: how many sessions were stored when this keyring was made. Above 0 the keys before it were lost, and tokens of
   * that time verify no more. Absent: it was the first, or an earlier version made it.
   */
  madeBesideSessions: count.optional(),
});
export type Keyring = z.infer<typeof keyring>;
export type SigningKey = z.infer<typeof signingKey>;
