/**
 * Encodes and decodes tokens, by version [token-string-encoding]. `st.v1.<payload>.<sig>`: the payload is base64url of JCS, the
 * signature HMAC-SHA256 over exactly those payload bytes. A compact form joins this registry later.
 *
 * Decoding trusts nothing: it splits and decodes; only `verify.ts` looks inside the payload, after the signature held.
 */
import { type CanonicalBytes, canonicalBytes, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { TokenKind } from '../../schemas/closed-sets.ts';
import { tokenLengthMax } from '../../schemas/limits.ts';
import type { TokenPayload } from '../../schemas/tokens.ts';

const prefixOfKind: Readonly<Record<TokenKind, string>> = { state: 'st', ack: 'ack', checkpoint: 'chk' };
const kindOfPrefix: ReadonlyMap<string, TokenKind> = new Map([
  ['st', 'state'],
  ['ack', 'ack'],
  ['chk', 'checkpoint'],
]);
const signatureBytes = 32;
/** In base64url without padding. */
const signatureLength = Math.ceil((signatureBytes * 4) / 3);
const base64urlPattern = /^[A-Za-z0-9_-]+$/;
const versionPattern = /^v[1-9][0-9]{0,2}$/;

export type Decoded =
  | { readonly ok: true; readonly prefixKind: TokenKind; readonly payload: Uint8Array; readonly signature: Uint8Array }
  | { readonly ok: false; readonly code: 'TOKEN_INVALID_FORMAT' | 'TOKEN_UNSUPPORTED_VERSION'; readonly why: string };

export const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Null unless the text re-encodes to itself: there is one spelling of a token. */
export function bytesOfBase64url(text: string): Uint8Array | null {
  if (!base64urlPattern.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  return base64url(bytes) === text ? bytes : null;
}

/** Of a keyring, whose form its validator has checked. */
export const keyBytes = (key: string): Uint8Array => Buffer.from(key, 'base64url');

export function encodeToken(payload: TokenPayload, sign: (bytes: CanonicalBytes) => Uint8Array): string {
  const bytes = canonicalBytes(canonicalText(payload as JsonValue));
  return `${prefixOfKind[payload.tokenKind]}.v1.${base64url(bytes)}.${base64url(sign(bytes))}`;
}

const malformed = (why: string): Decoded => ({ ok: false, code: 'TOKEN_INVALID_FORMAT', why });

export function decodeToken(text: string): Decoded {
  if (text.length > tokenLengthMax)
    return malformed(`it has ${text.length} characters; the limit for tokens is ${tokenLengthMax}`);
  const parts = text.split('.');
  const [prefix, version, payloadText, signatureText] = parts;
  const prefixKind = kindOfPrefix.get(prefix ?? '');
  if (prefixKind === undefined)
    return malformed('it is neither a handle, such as amber-otter-42/5-k7m2x, nor a signed token');
  if (version === undefined || !versionPattern.test(version))
    return malformed('it has no version (such as v1) after its prefix');
  if (version !== 'v1') {
    return { ok: false, code: 'TOKEN_UNSUPPORTED_VERSION', why: `it has version ${version}; this server reads v1` };
  }
  if (parts.length !== 4 || payloadText === undefined || signatureText === undefined) {
    return malformed('it does not have four parts separated by dots: it was truncated or extended');
  }
  if (signatureText.length > signatureLength) return malformed('its signature is too long: it was extended');
  if (signatureText.length < signatureLength) return malformed('its signature is too short: it was truncated');
  const payload = bytesOfBase64url(payloadText);
  const signature = bytesOfBase64url(signatureText);
  if (payload === null || signature === null) return malformed('it is not valid base64url');
  return { ok: true, prefixKind, payload, signature };
}
