/** The keys and state that verify the tokens of a call, and the claims of a valid token. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { AckPayload, CheckpointPayload, Keyring, StatePayload, TokenPayload } from '../../schemas/tokens.ts';
import type { Warning } from '../../schemas/tools.ts';
import type { StoreFault } from '../core/stored-log.ts';
import type { CryptoPort } from '../ports.ts';
import type { Environment } from './environment.ts';
import { storeError } from '../replies/refusals.ts';
import type { PinnedObjects } from './pinned-objects.ts';
import type { TokenForm } from '../tokens/tokens.ts';
import type { OpenSessions } from './open-sessions.ts';
import type { RunNames } from './run-names.ts';

export type TokenField = 'stateToken' | 'ackToken' | 'checkpointToken' | 'within';
/** The tokens of one call: one of a node, and one that may act on it. */
export type GivenTokens = { readonly [F in TokenField]?: string | undefined };
export type AttemptPayload = AckPayload | CheckpointPayload;
/** A token of a call that verified, if need be without what stood around it. */
export type Claim = {
  readonly field: TokenField;
  readonly payload: TokenPayload;
  /** Of a handle: the token of its node, which need not be sent beside it. */
  readonly state?: StatePayload;
};
export type TokenContext = {
  readonly keyring: Keyring;
  readonly crypto: CryptoPort;
  readonly sessions: OpenSessions;
  readonly objects: PinnedObjects;
  readonly runNames: RunNames;
  readonly tokenForm: TokenForm;
};

/** The token context, and whether this very call created its keys beside sessions whose tokens these keys cannot verify. */
export type MintingContext = TokenContext & { readonly warnings: readonly Warning[] };

/**
 * What tokens are checked with, as it is now: the keyring is looked at again on every call [lost-keyring-is-remembered]. Lost keys are told, and
 * none are made.
 */
export async function tokenContextOf(environment: Environment): Promise<Result<TokenContext, ErrorEnvelope>> {
  const keyring = await environment.storage.keyring.load(false);
  return keyring.isErr() ? err(storeError(keyring.error)) : ok(withKeys(environment, keyring.value));
}

const withKeys = (environment: Environment, keyring: Keyring): TokenContext => {
  const { host, sessions, objects, runNames, tokenForm } = environment;
  return { keyring, crypto: host.crypto, sessions, objects, runNames, tokenForm };
};

/**
 * For a call that brings no token: keys that are gone or damaged are no hindrance. New ones are made, and the reply says so; what was
 * damaged is kept under another name. Keys of a later version are not ours to replace.
 */
export async function mintingContextOf(environment: Environment): Promise<Result<MintingContext, ErrorEnvelope>> {
  const { keyring: port } = environment.storage;
  const found = await port.load(false);
  const loss = found.isErr() ? (losses[found.error.code] ?? null) : null;
  const keyring = loss === null ? found : await port.renew();
  if (keyring.isErr()) return err(storeError(keyring.error));
  // Another process may have made the first keys, and its first session, in between.
  const isRegenerated = loss !== null && (keyring.value.madeBesideSessions ?? 0) > 0;
  return ok({ ...withKeys(environment, keyring.value), warnings: isRegenerated ? [regeneratedWarning(loss)] : [] });
}

const losses: Readonly<Partial<Record<StoreFault['code'], string>>> = {
  STORE_KEYRING_MISSING: 'were missing',
  STORE_KEYRING_DAMAGED: 'could not be read and were quarantined (keys/keyring.json.*.damaged)',
};

const regeneratedWarning = (loss: string): Warning => ({
  code: 'KEYS_REGENERATED',
  message: `The signing keys of this data directory (keys/keyring.json) ${loss} and have been regenerated; earlier tokens are invalid. Tell the user. To continue an earlier run, call resume_session.`,
});
