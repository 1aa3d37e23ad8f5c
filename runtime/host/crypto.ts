/** SHA-256, HMAC, constant-time comparison and randomness from `node:crypto`. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CryptoPort } from '../ports.ts';

export function nodeCrypto(): CryptoPort {
  return {
    digest: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    hasher: () => {
      const hash = createHash('sha256');
      return { update: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
    },
    hmacSha256: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
    equal: (a, b) => a.length === b.length && timingSafeEqual(a, b),
    random: (length) => randomBytes(length),
  };
}
