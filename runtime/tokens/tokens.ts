/**
 * Creates and verifies tokens [altered-token-refused]. A token is a signed reference, never truth: verifying one says that this
 * data directory minted it, and what it points to; whether that exists is for the session to say.
 *
 * Order of checks: shape, version, signature, payload. Nothing inside a payload is looked at before its signature held.
 */
import { parseCanonical } from '../../schemas/canonical/json.ts';
import type { TokenKind } from '../../schemas/closed-sets.ts';
import type { AttemptId, NodeId, RunId, SessionId, WorkflowHash } from '../../schemas/ids.ts';
import type { Keyring, SigningKey, TokenPayload } from '../../schemas/tokens.ts';
import { validateTokenPayload } from '../../generated/validators/token-payload.v1.js';
import type { AttemptRef } from '../core/identity.ts';
import { runName } from '../core/run-name.ts';
import type { CryptoPort } from '../ports.ts';
import { decodeToken, encodeToken, keyBytes } from './codec.ts';
import { formatHandle } from './handles.ts';

export type TokenFault = {
  readonly code: 'TOKEN_INVALID_FORMAT' | 'TOKEN_UNSUPPORTED_VERSION' | 'TOKEN_BAD_SIGNATURE';
  readonly why: string;
  /** What the token is once white space and quotes around it are gone; null when it is nothing even then. */
  readonly cleaned: TokenPayload | null;
};
export type Verified =
  | { readonly ok: true; readonly payload: TokenPayload }
  | { readonly ok: false; readonly fault: TokenFault };

/** Handles are minted unless `serve --tokens signed` asks for the long form; both are read for ever. */
export type TokenForm = 'handles' | 'signed';

/** The node that a token names. Its number is its place in its run, from 1 on. */
export type TokenTarget = {
  readonly sessionId: SessionId;
  readonly runId: RunId;
  readonly nodeId: NodeId;
  readonly number: number;
};

export interface TokenMint {
  readonly form: TokenForm;
  state(target: TokenTarget, workflowHash: WorkflowHash): string;
  ack(target: TokenTarget, attempt: AttemptRef): string;
  checkpoint(target: TokenTarget, attempt: AttemptRef): string;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** What a signed token covers of a node: its ids. */
export type NodeScope = Omit<TokenTarget, 'number'>;

/** Signed tokens, format 1. */
export function signedMint(keyring: Keyring, crypto: CryptoPort) {
  const mint = (payload: TokenPayload) =>
    encodeToken(payload, (bytes) => crypto.hmacSha256(keyBytes(keyring.current.key), bytes));
  const scopeOf = ({ sessionId, runId, nodeId }: NodeScope) => ({ tokenVersion: 1, sessionId, runId, nodeId }) as const;
  return {
    state: (scope: NodeScope, workflowHash: WorkflowHash) =>
      mint({ ...scopeOf(scope), tokenKind: 'state', workflowHash }),
    ack: (scope: NodeScope, attemptId: AttemptId) => mint({ ...scopeOf(scope), tokenKind: 'ack', attemptId }),
    checkpoint: (scope: NodeScope, attemptId: AttemptId) =>
      mint({ ...scopeOf(scope), tokenKind: 'checkpoint', attemptId }),
  };
}

/** Mints with the current key. The same target and key give the same token, so replies can be pure. */
export function tokenMint(keyring: Keyring, crypto: CryptoPort, form: TokenForm): TokenMint {
  const signed = signedMint(keyring, crypto);
  if (form === 'handles') return handleMint(keyring, crypto, signed);
  return {
    form,
    state: (target, workflowHash) => signed.state(target, workflowHash),
    ack: (target, { attemptId }) => signed.ack(target, attemptId),
    checkpoint: (target, { attemptId }) => signed.checkpoint(target, attemptId),
  };
}

/** An attempt whose index is unknown came with a signed token, and goes back as one. */
function handleMint(keyring: Keyring, crypto: CryptoPort, signed: ReturnType<typeof signedMint>): TokenMint {
  // One handle serves a whole step, so one reply asks for it several times.
  const minted = new Map<string, string>();
  const mint = ({ number, ...target }: TokenTarget, attempt: number) => {
    const key = `${target.sessionId} ${target.runId} ${target.nodeId} ${attempt}`;
    const handle =
      minted.get(key) ?? formatHandle(runName(target.runId), number, { ...target, attempt }, keyring, crypto);
    minted.set(key, handle);
    return handle;
  };
  return {
    form: 'handles',
    state: (target) => mint(target, 0),
    ack: (target, { attemptId, index }) => (index === null ? signed.ack(target, attemptId) : mint(target, index)),
    checkpoint: (target, { attemptId, index }) =>
      index === null ? signed.checkpoint(target, attemptId) : mint(target, index),
  };
}

/** The fields of a token; null for anything else. Says nothing about its signature. */
export function parsePayload(bytes: Uint8Array): TokenPayload | null {
  try {
    const value: unknown = parseCanonical(decoder.decode(bytes));
    return validateTokenPayload(value) ? value : null;
  } catch {
    return null;
  }
}

/** Which key of the keyring signed a token: `current` is tried first, then `previous`. */
export function signingKey(
  { payload, signature }: { readonly payload: Uint8Array; readonly signature: Uint8Array },
  keyring: Keyring,
  crypto: CryptoPort,
): 'current_key' | 'previous_key' | null {
  const isBy = (key: SigningKey) => crypto.equal(crypto.hmacSha256(keyBytes(key.key), payload), signature);
  if (isBy(keyring.current)) return 'current_key';
  return keyring.previous !== null && isBy(keyring.previous) ? 'previous_key' : null;
}

/** A token fits no key that is kept. Lost keys are told apart: then nothing was altered, and the run is still there. */
export const lostKeysHint = (altered: string, { madeBesideSessions = 0 }: Keyring): string =>
  madeBesideSessions === 0
    ? altered
    : `${altered}. Or it was issued before the signing keys of this data directory were lost and regenerated: such tokens are invalid, but the runs are still stored`;

const unknownSignature = (keyring: Keyring): string =>
  lostKeysHint(
    'its signature is invalid: the token was altered, another data directory issued it, or the keys were rotated twice since it was issued (`workrail keys rotate`)',
    keyring,
  );

function verifyExactly(text: string, keyring: Keyring, crypto: CryptoPort): Verified {
  const fail = (code: TokenFault['code'], why: string): Verified => ({
    ok: false,
    fault: { code, why, cleaned: null },
  });
  const decoded = decodeToken(text);
  if (!decoded.ok) return fail(decoded.code, decoded.why);
  if (signingKey(decoded, keyring, crypto) === null) return fail('TOKEN_BAD_SIGNATURE', unknownSignature(keyring));
  const payload = parsePayload(decoded.payload);
  if (payload === null)
    return fail('TOKEN_INVALID_FORMAT', 'its signature is valid, but it does not contain the fields of a token');
  if (payload.tokenKind !== decoded.prefixKind) {
    return fail('TOKEN_INVALID_FORMAT', 'its prefix does not match its content: the prefix was altered');
  }
  return { ok: true, payload };
}

/** What agents put around a token when they copy it. */
const around = /^[\s"'`<([{]+|[\s"'`>)\]},;]+$/g;

const label = /^(stateToken|ackToken|retryAckToken|forkAckToken|checkpointToken)["']?[:=]/;

export const tokenLabel = label;
/** The token alone, without what stands around it. */
export const bareToken = (text: string) =>
  text.replace(/\s+/g, '').replace(around, '').replace(label, '').replace(around, '');

/** Verifies with `current`, then `previous`. */
export function verifyToken(text: string, keyring: Keyring, crypto: CryptoPort): Verified {
  const verified = verifyExactly(text, keyring, crypto);
  if (verified.ok) return verified;
  const bare = text.length > 4096 ? text : bareToken(text);
  if (bare === text) return verified;
  const cleaned = verifyExactly(bare, keyring, crypto);
  return cleaned.ok
    ? {
        ok: false,
        fault: {
          code: 'TOKEN_INVALID_FORMAT',
          why: 'it contains whitespace, quotes or a label such as "ackToken:"',
          cleaned: cleaned.payload,
        },
      }
    : verified;
}

export const tokenFieldOf: Readonly<Record<TokenKind, string>> = {
  state: 'stateToken',
  ack: 'ackToken',
  checkpoint: 'checkpointToken',
};
