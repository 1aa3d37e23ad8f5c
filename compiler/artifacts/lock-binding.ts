/**
 * A binding as the lock file writes it: `"<slot>": "<implementation id>@sha256:<hex>"`, so that a changed child is a changed
 * line of its parent. An id alone is read too: then nothing is known of which version was bound.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';

type CompiledBinding = CompiledSnapshot['bindings'][number];
export type LockBinding = {
  readonly implementationId: string;
  /** Null when the lock file does not say. */
  readonly childHash: string | null;
};

export const lockBindingText = ({ implementationId, childHash }: CompiledBinding): string =>
  `${implementationId}@${childHash}`;

export function lockBindingOf(text: string): LockBinding {
  const [, implementationId = text, childHash = null] = /^(.*)@(sha256:[0-9a-f]{64})$/s.exec(text) ?? [];
  return { implementationId, childHash };
}
