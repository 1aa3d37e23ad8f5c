/** Signatures of webhooks: HMAC SHA-256 over the raw body, compared in constant time [webhooks-are-signed]. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Some senders write the digits of a digest in upper case. */
const form = /^sha256=[0-9a-fA-F]{64}$/;

export const signatureOf = (secret: string, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function isSigned(secret: string, body: Uint8Array, signature: string | undefined): boolean {
  if (secret === '' || signature === undefined || !form.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signatureOf(secret, body)), Buffer.from(signature.toLowerCase()));
}

/** Names an event by what is signed: a replay with another delivery id has the same digest. */
export const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');
