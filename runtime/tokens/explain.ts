/**
 * What a token says about itself, for people who hold one [token-explain-trusts-nothing]. Reading it is not
 * trusting it: the signature is checked apart, and an answer without a good signature says only what somebody wrote there.
 */
import type { TokenPayload } from '../../schemas/tokens.ts';
import { decodeToken } from './codec.ts';
import { bareToken, parsePayload, type TokenFault, tokenLabel } from './tokens.ts';

/** What stood around the token and was taken away. */
export type Cleaned = 'white_space' | 'quotes' | 'label';
export type ReadToken = {
  readonly payload: TokenPayload;
  readonly cleaned: readonly Cleaned[];
  /** The bytes that a signature covers, and the signature. */
  readonly signed: { readonly payload: Uint8Array; readonly signature: Uint8Array };
};
export type TokenReading =
  | { readonly ok: true; readonly token: ReadToken }
  | { readonly ok: false; readonly fault: Pick<TokenFault, 'code' | 'why'> };

/** A token with everything that a person may paste around it is far shorter. */
const textLengthMax = 4096;
const quotesAround = /["'`<>()[\]{},;]/;

function cleanedFrom(text: string, bare: string): Cleaned[] {
  if (text === bare) return [];
  const without = text.replace(/\s+/g, '');
  const unlabelled = without.replace(/^["'`<([{]+/, '').replace(tokenLabel, '');
  return [
    ...(without === text ? [] : ['white_space' as const]),
    ...(quotesAround.test(without) ? ['quotes' as const] : []),
    ...(unlabelled === without.replace(/^["'`<([{]+/, '') ? [] : ['label' as const]),
  ];
}

export function readToken(text: string): TokenReading {
  const bare = text.length > textLengthMax ? text : bareToken(text);
  const decoded = decodeToken(bare);
  if (!decoded.ok) return { ok: false, fault: { code: decoded.code, why: decoded.why } };
  const payload = parsePayload(decoded.payload);
  const invalid = (why: string): TokenReading => ({ ok: false, fault: { code: 'TOKEN_INVALID_FORMAT', why } });
  if (payload === null) return invalid('it does not contain the fields of a token');
  if (payload.tokenKind !== decoded.prefixKind) return invalid('its prefix does not match its content');
  const { payload: bytes, signature } = decoded;
  return { ok: true, token: { payload, cleaned: cleanedFrom(text, bare), signed: { payload: bytes, signature } } };
}
