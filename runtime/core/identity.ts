/**
 * Derived ids of attempts, outputs and records of a plan; a retry derives the same ids [output-id-derivation]. Server-minted ids
 * never enter a dedupe key.
 */
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../schemas/canonical/sha256.ts';
import type { AttemptId, NodeId, OutputId, SessionId } from '../../schemas/ids.ts';

const hexCharacters = 32;

/** `<prefix>_<32 hex>` over the parts. */
export function derivedId(digest: DigestPort, prefix: string, parts: readonly JsonValue[]): string {
  return `${prefix}_${sha256(digest, canonicalText(parts)).slice('sha256:'.length, 'sha256:'.length + hexCharacters)}`;
}

/** H(sessionId, nodeId, n): minting the n-th attempt of a node needs no write. */
export const attemptIdOf = (digest: DigestPort, sessionId: SessionId, nodeId: NodeId, n: number): AttemptId =>
  derivedId(digest, 'att', [sessionId, nodeId, n]) as AttemptId;

/** From the attempt and what tells its outputs apart. */
export const outputIdOf = (digest: DigestPort, nodeId: NodeId, attemptId: AttemptId, discriminator: string): OutputId =>
  derivedId(digest, 'out', [nodeId, attemptId, discriminator]) as OutputId;

/** An attempt and its place among those of its node; the index is null where only the id is known. */
export type AttemptRef = { readonly attemptId: AttemptId; readonly index: number | null };

export const attemptAt = (digest: DigestPort, sessionId: SessionId, nodeId: NodeId, index: number): AttemptRef => ({
  attemptId: attemptIdOf(digest, sessionId, nodeId, index),
  index,
});

export type AttemptedNode = {
  readonly nodeId: NodeId;
  readonly attempts: readonly { readonly attemptId: AttemptId }[];
  /** How many of its attempts, from the first on, are known to be recorded. Attempts are never unrecorded, so it only grows. */
  attemptsTaken: number;
};

/** The first attempt of a node that is not recorded. */
export function freshAttempt(digest: DigestPort, sessionId: SessionId, node: AttemptedNode): AttemptRef {
  const recorded = new Set(node.attempts.map((attempt) => attempt.attemptId));
  for (; ; node.attemptsTaken += 1) {
    const attempt = attemptAt(digest, sessionId, node.nodeId, node.attemptsTaken);
    if (!recorded.has(attempt.attemptId)) return attempt;
  }
}

/** The first index that neither kind of attempt has taken: one handle stands for both. */
export function freshForBoth(
  digest: DigestPort,
  sessionId: SessionId,
  one: AttemptedNode,
  other: AttemptedNode,
): AttemptRef {
  const recorded = new Set([...one.attempts, ...other.attempts].map((attempt) => attempt.attemptId));
  for (let index = 0; ; index += 1) {
    const attempt = attemptAt(digest, sessionId, one.nodeId, index);
    if (!recorded.has(attempt.attemptId)) return attempt;
  }
}

/** Handles leave indexes out, but hardly ever. */
const indexesLeftOut = 32;

/** Where an attempt stands that came as an id alone. */
export function attemptRef(
  digest: DigestPort,
  sessionId: SessionId,
  node: AttemptedNode,
  attemptId: AttemptId,
): AttemptRef {
  for (let index = 0; index <= node.attempts.length + indexesLeftOut; index += 1) {
    if (attemptIdOf(digest, sessionId, node.nodeId, index) === attemptId) return { attemptId, index };
  }
  return { attemptId, index: null };
}
