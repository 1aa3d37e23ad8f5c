/**
 * Reads stored sessions that a call does not name: an error in one of them is reported for that session and affects no other
 * [resume-healthy-only]. What is wrong with a log or an object is a value long before; this is for a session that is well-formed
 * and still cannot be interpreted, by a mistake of ours or of whoever wrote it.
 */
import { err, ok, type Result } from 'neverthrow';
import type { SessionId } from '../../schemas/ids.ts';
import type { TracePort } from '../ports.ts';
import type { StoreFault } from '../storage/ports.ts';

type Traced = { readonly host: { readonly trace: TracePort } };

export async function containFaults<T>(
  { host }: Traced,
  sessionId: SessionId,
  look: () => Promise<T>,
): Promise<Result<T, StoreFault>> {
  try {
    return ok(await look());
  } catch (error) {
    // The kind of error alone: its message may name a path.
    const kind = error instanceof Error ? error.name : typeof error;
    host.trace.event('session_not_interpreted', { sessionId, error: kind });
    return err({
      code: 'STORE_OBJECT_DAMAGED',
      message: `the session ${sessionId} cannot be interpreted (${kind})`,
      retryable: false,
    });
  }
}
