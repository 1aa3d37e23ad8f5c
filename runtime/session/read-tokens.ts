/**
 * The tokens of one call, of either format: signed tokens are verified as they stand, handles are looked up. A token that does not
 * verify is never looked into; a handle that does not fit says at most what its call may have meant.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Problem } from '../replies/token-recovery.ts';
import { isHandleLike } from '../tokens/handles.ts';
import { verifyToken } from '../tokens/tokens.ts';
import { readHandle } from './read-handle.ts';
import type { Claim, GivenTokens, TokenContext, TokenField } from './token-context.ts';

const tokenFields = ['within', 'stateToken', 'ackToken', 'checkpointToken'] as const;
/** What belongs into a field. */
export const kindOfField = {
  within: 'state',
  stateToken: 'state',
  ackToken: 'ack',
  checkpointToken: 'checkpoint',
} as const satisfies Record<TokenField, string>;

export type ReadTokens = {
  /** Every token that verifies. */
  readonly claims: readonly Claim[];
  /** What an unfit handle may mean. */
  readonly near: Problem['near'];
  readonly given: number;
  /** What is wrong with the first that does not verify. */
  readonly fault: Pick<Problem, 'code' | 'message'> | null;
};

export async function readTokens(
  tokens: GivenTokens,
  context: TokenContext,
): Promise<Result<ReadTokens, ErrorEnvelope>> {
  const claims: Claim[] = [];
  const near: Problem['near'][number][] = [];
  let given = 0;
  let fault: ReadTokens['fault'] = null;
  for (const field of tokenFields) {
    const text = tokens[field];
    if (text === undefined) continue;
    given += 1;
    if (isHandleLike(text)) {
      const reading = await readHandle(text, kindOfField[field], context);
      if (reading.kind === 'failed') return err(reading.error);
      if (reading.kind === 'found') claims.push({ field, ...reading.target });
      else {
        near.push(...reading.near.map(({ payload, is }) => ({ claim: { field, payload }, is })));
        fault ??= { code: reading.code, message: `${field} cannot be used: ${reading.why}` };
      }
      continue;
    }
    const result = verifyToken(text, context.keyring, context.crypto);
    if (result.ok) claims.push({ field, payload: result.payload });
    else {
      const { code, why, cleaned } = result.fault;
      if (cleaned !== null) claims.push({ field, payload: cleaned });
      fault ??= { code, message: `${field} cannot be used: ${why}` };
    }
  }
  return ok({ claims, near, given, fault });
}
