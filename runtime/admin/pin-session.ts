/** `sessions pin` and `sessions unpin`: gc never removes a pinned session. The log is not touched. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { PinReport } from '../../schemas/admin-reports.ts';
import type { Environment } from '../session/environment.ts';
import { storeBusy, storeFault } from './errors.ts';
import { namedSession } from './stored-session.ts';

/** With the store held, so that no gc removes the session between the lookup and the pin. */
export async function pinSession(
  environment: Environment,
  named: string,
  isPinned: boolean,
): Promise<Result<PinReport, ErrorEnvelope>> {
  const { locks, pins } = environment.storage;
  const lock = await locks.store();
  if (lock.isErr()) return err(storeFault(lock.error));
  if (lock.value.kind === 'busy') return err(storeBusy());
  try {
    const found = await namedSession(environment, named);
    if (found.isErr()) return err(found.error);
    const { sessionId } = found.value.session;
    const marked = await pins.setPinned(sessionId, isPinned);
    return marked.isErr() ? err(storeFault(marked.error)) : ok({ version: 2, sessionId, pinned: isPinned });
  } finally {
    await lock.value.release();
  }
}
