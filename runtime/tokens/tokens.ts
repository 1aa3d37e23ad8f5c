/**
 * Minting and verifying tokens (design-locks §1.2). A token is a signed reference, never truth: verifying one says that
 * this data directory minted it, and what it points to; whether that exists is for the session to say.
 *
 * Order of checks: shape, version, signature, payload. Nothing inside a payload is looked at before its signature held.
 */
import { isCanonicalText } from '../../schemas/canonical/json.ts';
import type { TokenKind } from '../../schemas/closed-sets.ts';
import type { AttemptId, NodeId, RunId, SessionId, WorkflowHash } from '../../schemas/ids.ts';
import type { Keyring, TokenPayload } from '../../schemas/tokens.ts';
import { validateTokenPayload } from '../../generated/validators/token-payload.v1.js';
import type { CryptoPort } from '../ports.ts';
import { bytesOfBase64url, decodeToken, encodeToken } from './codec.ts';

export type TokenFault = {
  readonly code: 'TOKEN_INVALID_FORMAT' | 'TOKEN_UNSUPPORTED_VERSION' | 'TOKEN_BAD_SIGNATURE';
  readonly why: string;
  /** What the token is once white space and quotes around it are gone; null when it is nothing even then. */
  readonly cleaned: TokenPayload | null;
};
export type Verified =
  | { readonly ok: true; readonly payload: TokenPayload }
  | { readonly ok: false; readonly fault: TokenFault };

export type NodeScope = { readonly sessionId: SessionId; readonly runId: RunId; readonly nodeId: NodeId };

export interface TokenMint {
  state(scope: NodeScope, workflowHash: WorkflowHash): string;
  ack(scope: NodeScope, attemptId: AttemptId): string;
  checkpoint(scope: NodeScope, attemptId: AttemptId): string;
}

const keyBytes = (key: string) => bytesOfBase64url(key) ?? new Uint8Array();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Mints with the current key. The same scope and key give the same token, so replies can be pure. */
export function tokenMint(keyring: Keyring, crypto: CryptoPort): TokenMint {
  const key = keyBytes(keyring.current.key);
  const mint = (payload: TokenPayload) => encodeToken(payload, (bytes) => crypto.hmacSha256(key, bytes));
  return {
    state: (scope, workflowHash) => mint({ tokenVersion: 1, tokenKind: 'state', ...scope, workflowHash }),
    ack: (scope, attemptId) => mint({ tokenVersion: 1, tokenKind: 'ack', ...scope, attemptId }),
    checkpoint: (scope, attemptId) => mint({ tokenVersion: 1, tokenKind: 'checkpoint', ...scope, attemptId }),
  };
}

function parsePayload(bytes: Uint8Array): TokenPayload | null {
  try {
    const text = decoder.decode(bytes);
    if (!isCanonicalText(text)) return null;
    const value: unknown = JSON.parse(text);
    return validateTokenPayload(value) ? value : null;
  } catch {
    return null;
  }
}

function verifyExactly(text: string, keyring: Keyring, crypto: CryptoPort): Verified {
  const fail = (code: TokenFault['code'], why: string): Verified => ({
    ok: false,
    fault: { code, why, cleaned: null },
  });
  const decoded = decodeToken(text);
  if (!decoded.ok) return fail(decoded.code, decoded.why);
  const keys = keyring.previous === null ? [keyring.current] : [keyring.current, keyring.previous];
  const signed = keys.some((key) =>
    crypto.equal(crypto.hmacSha256(keyBytes(key.key), decoded.payload), decoded.signature),
  );
  if (!signed) {
    return fail(
      'TOKEN_BAD_SIGNATURE',
      'its signature does not fit: it was altered, or another data directory minted it',
    );
  }
  const payload = parsePayload(decoded.payload);
  if (payload === null) return fail('TOKEN_INVALID_FORMAT', 'it is signed, but does not hold the fields of a token');
  if (payload.tokenKind !== decoded.prefixKind) {
    return fail('TOKEN_INVALID_FORMAT', 'its prefix does not fit what it holds: the prefix was altered');
  }
  return { ok: true, payload };
}

/** What agents put around a token when they copy it. */
const around = /^[\s"'`<([{]+|[\s"'`>)\]},;]+$/g;

const label = /^(stateToken|ackToken|retryAckToken|forkAckToken|checkpointToken)["']?[:=]/;

const bareToken = (text: string) => text.replace(/\s+/g, '').replace(around, '').replace(label, '').replace(around, '');

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
          why: 'there is white space, a quote or a label in it or around it',
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
