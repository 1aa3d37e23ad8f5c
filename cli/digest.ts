/** The platform's SHA-256, for the compiler, which has no platform. */
import { createHash } from 'node:crypto';
import type { DigestPort } from '../schemas/canonical/sha256.ts';

export const nodeDigest: DigestPort = (bytes) => createHash('sha256').update(bytes).digest('hex');
