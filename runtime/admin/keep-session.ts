/** `sessions keep` and `sessions unkeep`: a mark that no collector passes over (design-locks §2.2). The log is not touched. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { KeepReport } from '../../schemas/operation-reports.ts';
import type { Environment } from '../session/environment.ts';
import { storeBusy, storeFault } from './errors.ts';
import { namedSession } from './stored-session.ts';

/** With the store held, so that no collector takes the session away between the look and the mark. */
export async function keepSession(
  environment: Environment,
  named: string,
  kept: boolean,
): Promise<Result<KeepReport, ErrorEnvelope>> {
  const { locks, keepMarks } = environment.storage;
  const lock = await locks.store();
  if (lock.isErr()) return err(storeFault(lock.error));
  if (lock.value.kind === 'busy') return err(storeBusy());
  try {
    const found = await namedSession(environment, named);
    if (found.isErr()) return err(found.error);
    const { sessionId } = found.value.session;
    const marked = await keepMarks.setKept(sessionId, kept);
    return marked.isErr() ? err(storeFault(marked.error)) : ok({ version: 1, sessionId, kept });
  } finally {
    await lock.value.release();
  }
}
