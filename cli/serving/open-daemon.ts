/** The daemon over the data directory of this machine. */
import { createHost } from '../../runtime/host.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import type { Balance } from '../../daemon/ledger/balance.ts';
import { FileLedger } from '../../daemon/ledger/ledger.ts';
import { SharedLogFault } from '../../daemon/storage/shared-log.ts';
import { sessionsNamed, type StoredSession, storedSession } from '../../daemon/storage/stored-sessions.ts';
import { severalRuns } from '../../runtime/admin/errors.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { dataFolder } from '../../project/places.ts';
import { type SessionId, sessionIdPattern } from '../../schemas/ids.ts';
import { visibleName } from '../../schemas/visible-text.ts';

export const openDaemon = () => ({ host: createHost(), layout: new DaemonLayout(dataFolder()) });

/** @throws Failure that names the line, if another program changed the ledger */
export async function ledgerBalance({ host, layout }: ReturnType<typeof openDaemon>): Promise<Balance> {
  try {
    return await new FileLedger(host, layout.ledger).balance();
  } catch (error) {
    throw ledgerFailure(error, layout.ledger);
  }
}

/** Anything but a fault of the ledger is returned as it is. */
export const ledgerFailure = (error: unknown, path: string): unknown =>
  error instanceof SharedLogFault
    ? new Failure(
        {
          code: 'STORE_OBJECT_DAMAGED',
          message: `the ledger of costs cannot be used: ${error.message} (${path})`,
          retry: { kind: 'not_retryable' },
          suggestion: 'Restore the file from a backup, or move it away: then limits count from 0 again',
        },
        'errors',
      )
    : error;

/** @throws Failure when no session, or more than one, has this name */
export async function namedSession(
  { host, layout }: ReturnType<typeof openDaemon>,
  name: string | undefined,
): Promise<StoredSession> {
  const [found, ...others] = await sessionsNamed(host, layout, name ?? '');
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new Failure(
      severalRuns(
        name ?? '',
        [found, ...others].flatMap(({ sessionId, state }) => {
          const runId = state?.opened?.runId;
          return runId === undefined ? [] : [{ sessionId, runId }];
        }),
      ),
    );
  throw usageError(`no session of the daemon is named "${visibleName(name ?? '')}"`, 'Run: workrail daemon status');
}

/** Empty if the log of the session is missing or damaged. */
export async function runNameOf(
  { host, layout }: ReturnType<typeof openDaemon>,
  sessionId: string,
): Promise<{ readonly runName?: string }> {
  if (!sessionIdPattern.test(sessionId)) return {};
  const { state } = await storedSession(host, layout, sessionId as SessionId);
  return state?.opened == null ? {} : { runName: state.opened.runName };
}
