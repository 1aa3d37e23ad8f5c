/** A failure that the user can act on: what is wrong, where, and what to do. Any other exception is a bug. */
import type { Result } from 'neverthrow';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import type { ErrorEnvelope } from '../schemas/errors.ts';

/** `usage`: the command line is invalid; `errors`: its input has errors; `stale`: artifacts do not match their sources. */
export type FailureKind = 'usage' | 'errors' | 'stale';

const kindOf = ({ code }: ErrorEnvelope): FailureKind => (code === 'USAGE_ERROR' ? 'usage' : 'errors');

/** Shared by all bundles: each bundle has its own copy of the class below, so `instanceof` would not recognize the others'. */
const brand = Symbol.for('workrail.failure');

export class Failure extends Error {
  readonly [brand] = true;
  readonly error: ErrorEnvelope;
  readonly kind: FailureKind;
  /** Errors in a file of the user, with code frames; computed only when they are shown. */
  readonly diagnostics: (() => Promise<readonly Diagnostic[]>) | undefined;
  constructor(error: ErrorEnvelope, kind: FailureKind = kindOf(error), diagnostics?: Failure['diagnostics']) {
    super(error.message);
    this.error = error;
    this.kind = kind;
    this.diagnostics = diagnostics;
  }
  static is(error: unknown): error is Failure {
    return error instanceof Error && brand in error;
  }
}

export function usageError(message: string, suggestion: string): Failure {
  return new Failure({ code: 'USAGE_ERROR', message, retry: { kind: 'not_retryable' }, suggestion }, 'usage');
}

/** @throws Failure if there is no value */
export function valueOrFailure<T>(result: Result<T, ErrorEnvelope>): T {
  if (result.isErr()) throw new Failure(result.error);
  return result.value;
}
