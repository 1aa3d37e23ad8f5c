/** What the tokens of a call are checked with, and what a token that verified claims. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { AckPayload, CheckpointPayload, Keyring, TokenPayload } from '../../schemas/tokens.ts';
import type { CryptoPort } from '../ports.ts';
import type { Environment } from './environment.ts';
import { storeError } from './errors.ts';
import type { PinnedObjects } from './pinned.ts';
import type { OpenSessions } from './sessions.ts';

export type TokenField = 'stateToken' | 'ackToken' | 'checkpointToken' | 'within';
/** The tokens of one call: one of a node, and one that may act on it. */
export type GivenTokens = { readonly [F in TokenField]?: string | undefined };
export type AttemptPayload = AckPayload | CheckpointPayload;
/** A token of a call that verified, if need be without what stood around it. */
export type Claim = { readonly field: TokenField; readonly payload: TokenPayload };
export type Authority = {
  readonly keyring: Keyring;
  readonly crypto: CryptoPort;
  readonly sessions: OpenSessions;
  readonly objects: PinnedObjects;
};

/**
 * What tokens are checked with, as it is now: the keyring is looked at again on every call (decision 17).
 *
 * @param givenTokens false for a call that brings none: then lost keys are no hindrance, and new ones are made
 */
export async function authorityOf(
  environment: Environment,
  givenTokens = true,
): Promise<Result<Authority, ErrorEnvelope>> {
  const { storage, host, sessions, objects } = environment;
  const keyring = await storage.keyring.load(!givenTokens);
  return keyring.isErr()
    ? err(storeError(keyring.error))
    : ok({ keyring: keyring.value, crypto: host.crypto, sessions, objects });
}
