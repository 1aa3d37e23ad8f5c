/** The daemon over the data directory of this machine. */
import { createHost } from '../../runtime/host.ts';
import { logRefusal, type StoredRuns } from '../../daemon/reports/unavailable-session.ts';
import type { Host } from '../../runtime/ports.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import type { Balance } from '../../daemon/ledger/balance.ts';
import { readCurrentBalance } from '../../daemon/ledger/current-balance.ts';
import { FileJobQueue } from '../../daemon/queue/file-queue.ts';
import type { JobQueue } from '../../daemon/queue/queue.ts';
import { DaemonLockLost } from '../../daemon/service/daemon-lock.ts';
import { SharedLogFault, SharedLogReplaced } from '../../daemon/storage/shared-log.ts';
import { TurnLogReplaced } from '../../daemon/storage/turn-log.ts';
import { sessionsNamed, type StoredSession, storedSession } from '../../daemon/storage/stored-sessions.ts';
import { severalRuns } from '../../runtime/admin/errors.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { shownPath } from '../../project/files/shown-path.ts';
import { dataFolder } from '../../project/places.ts';
import { type SessionId, sessionIdPattern } from '../../schemas/ids.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';

export function openDaemon() {
  const host = createHost();
  const data = dataFolder();
  const layout = new DaemonLayout(data);
  return { host, layout, queue: new FileJobQueue(host, layout.queue), runs: storedRuns(host, data) };
}

/** Its code is loaded by a command that asks. */
const storedRuns = (host: Host, data: string): StoredRuns => ({
  unavailability: async (sessionId, runId) =>
    (await import('./stored-runs.ts')).unavailability(host, data, sessionId, runId),
  runStatus: async (sessionId, runId, at) =>
    (await import('./stored-runs.ts')).runStatus(host, data, sessionId, runId, at),
});

/** @throws Failure that names the line, if another program changed the ledger */
export async function ledgerBalance({ host, layout }: ReturnType<typeof openDaemon>): Promise<Balance> {
  try {
    return await readCurrentBalance(host, layout);
  } catch (error) {
    throw fileFailure(error);
  }
}

/** A failure with the next step, and where it is known the file. Anything but a fault of a file of the daemon is returned as it is. */
export function fileFailure(error: unknown): unknown {
  if (error instanceof TurnLogReplaced)
    return replacedFile(
      `${error.message} (${shownPath(error.path)})`,
      'To continue the session from the file that is there now, run: workrail daemon status',
    );
  if (error instanceof DaemonLockLost) return replacedFile(error.message, 'Then run: workrail daemon start');
  if (!(error instanceof SharedLogFault)) return error;
  const { log, damage } = error;
  if (error instanceof SharedLogReplaced)
    return replacedFile(`${log} cannot be used: ${error.message} (${shownPath(error.path)})`);
  if (damage === null)
    return new Failure({
      code: 'STORE_IO_FAILED',
      message: `${log} cannot be used now: ${error.message}`,
      retry: { kind: 'not_retryable' },
      suggestion: 'If another workrail command does not end, stop that command; then run the command again',
    });
  return damagedFile(
    `${log} cannot be used: ${error.message} (${shownPath(damage.path)})`,
    `${damage.fix ?? 'Restore the file from a backup, or move it away'}; without the file, ${damage.loss}`,
  );
}

const replacedFile = (message: string, next = ''): Failure =>
  new Failure({
    code: 'STORE_IO_FAILED',
    message,
    retry: { kind: 'not_retryable' },
    suggestion: `Exclude the data directory from programs that restore or synchronize files. ${next}`.trimEnd(),
  });

const damagedFile = (message: string, suggestion: string): Failure =>
  new Failure({ code: 'STORE_OBJECT_DAMAGED', message, retry: { kind: 'not_retryable' }, suggestion }, 'errors');

/** @throws Failure that names the line, if the log of the session is damaged */
export function requireReadableLog(session: StoredSession): void {
  const damaged = logRefusal(session);
  if (damaged !== null) throw damagedFile(damaged.reason, damaged.next);
}

/** @throws Failure that names the line, if another program changed the queue */
export function onQueue<T>({ queue }: ReturnType<typeof openDaemon>, use: (queue: JobQueue) => Promise<T>): Promise<T> {
  return use(queue).catch((error: unknown) => {
    throw fileFailure(error);
  });
}

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
