/**
 * The form of a binding in the lock file: `"<slot>": "<implementation id>@sha256:<hex>"`, so that a changed implementation is a
 * changed line of its parent. An id without a hash is accepted too; the bound version is then unknown.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';

type CompiledBinding = CompiledSnapshot['bindings'][number];
export type LockBinding = {
  readonly implementationId: string;
  /** Null if the lock file does not contain the hash. */
  readonly childHash: string | null;
};

export const lockBindingText = ({ implementationId, childHash }: CompiledBinding): string =>
  `${implementationId}@${childHash}`;

export function lockBindingOf(text: string): LockBinding {
  const [, implementationId = text, childHash = null] = /^(.*)@(sha256:[0-9a-f]{64})$/s.exec(text) ?? [];
  return { implementationId, childHash };
}
