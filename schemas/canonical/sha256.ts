/**
 * SHA-256 over canonical bytes; digests are written `sha256:<hex>` [sha256-digest-form]. The hash function is injected, because
 * the compiler and the pure parts of the runtime import no `node:` module.
 */
import type { Sha256Digest, SnapshotRef, WorkflowHash } from '../ids.ts';
import { type CanonicalBytes, type CanonicalText, canonicalBytes } from './json.ts';

/** Lower-case hex SHA-256 of the bytes. */
export type DigestPort = (bytes: Uint8Array) => string;
/** The same for bytes that are read in pieces. */
export type Hasher = { update(bytes: Uint8Array): void; hex(): string };

export function sha256(digest: DigestPort, canonical: CanonicalText | CanonicalBytes): Sha256Digest {
  const bytes = typeof canonical === 'string' ? canonicalBytes(canonical) : canonical;
  return `sha256:${digest(bytes)}` as Sha256Digest;
}

/** For bytes from storage or from a file of the user, canonical or not. */
export function sha256OfStored(digest: DigestPort, bytes: Uint8Array): Sha256Digest {
  return `sha256:${digest(bytes)}` as Sha256Digest;
}

export const workflowHashOf = (digest: DigestPort, text: CanonicalText): WorkflowHash =>
  sha256(digest, text) as string as WorkflowHash;

export const snapshotRefOf = (digest: DigestPort, text: CanonicalText): SnapshotRef =>
  sha256(digest, text) as string as SnapshotRef;

/** `sha256:<hex>` as a file name that is valid on every file system: `sha256-<hex>`. */
export const digestFileName = (ref: string): string => ref.replace(':', '-');
export const digestOfFileName = (name: string): string => name.replace('-', ':');
