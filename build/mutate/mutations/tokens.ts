/** Tokens and what they authorize. */
import type { Mutation } from '../mutation.ts';

export const tokens: readonly Mutation[] = [
  {
    requirement: 'altered-token-refused',
    file: 'runtime/tokens/tokens.ts',
    search: "if (signingKey(decoded, keyring, crypto) === null) return fail('TOKEN_BAD_SIGNATURE'",
    replacement: "if (decoded.signature.length === 0) return fail('TOKEN_BAD_SIGNATURE'",
    breaks: 'any signature of the right length is accepted',
  },
  {
    requirement: 'token-signature-input',
    file: 'runtime/tokens/codec.ts',
    search: 'base64url(sign(bytes))',
    replacement: 'base64url(sign(new TextEncoder().encode(base64url(bytes)) as CanonicalBytes))',
    breaks: 'the signature covers the encoded payload instead of its bytes',
  },
  {
    requirement: 'one-spelling-per-token',
    file: 'runtime/tokens/codec.ts',
    search: 'return base64url(bytes) === text ? bytes : null;',
    replacement: 'return bytes;',
    breaks: 'a second encoding of the same bytes is accepted',
  },
  {
    requirement: 'token-prefix-binds-kind',
    file: 'runtime/tokens/tokens.ts',
    search: 'if (payload.tokenKind !== decoded.prefixKind) {',
    replacement: 'if (payload.tokenVersion !== 1) {',
    breaks: 'a token is accepted with the prefix of another kind',
  },
  {
    requirement: 'verification-order',
    file: 'runtime/tokens/tokens.ts',
    search: "if (isBy(keyring.current)) return 'current_key';",
    replacement:
      "if (keyring.previous !== null && isBy(keyring.previous)) return 'previous_key';\n  if (isBy(keyring.current)) return 'current_key';",
    breaks: 'the previous key is tried first',
  },
  {
    requirement: 'previous-key-until-next-rotation',
    file: 'runtime/tokens/tokens.ts',
    search: "return keyring.previous !== null && isBy(keyring.previous) ? 'previous_key' : null;",
    replacement: 'return null;',
    breaks: 'a rotation of the keys invalidates every token',
  },
  {
    requirement: 'scope-mismatch-names-both-runs',
    file: 'runtime/session/authorize.ts',
    search: 'a.sessionId === b.sessionId && a.runId === b.runId && a.nodeId === b.nodeId;',
    replacement: 'a.tokenVersion === b.tokenVersion;',
    breaks: 'tokens of different runs are accepted together',
  },
  {
    requirement: 'token-string-encoding',
    file: 'runtime/tokens/codec.ts',
    search: "export const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');",
    replacement: "export const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');",
    breaks: 'tokens are encoded in hexadecimal',
  },
  {
    requirement: 'token-codec-is-bijective',
    file: 'runtime/tokens/codec.ts',
    search: 'return { ok: true, prefixKind, payload, signature };',
    replacement: 'return { ok: true, prefixKind, payload: payload.slice(1), signature };',
    breaks: 'decoding a token does not return the encoded payload',
  },
];
