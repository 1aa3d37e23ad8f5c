/** The daemon over the data directory of this machine. */
import { createHost } from '../../runtime/host.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import { findSession, type StoredSession } from '../../daemon/storage/stored-sessions.ts';
import { usageError } from '../../project/failure.ts';
import { dataFolder } from '../../project/places.ts';
import { visibleName } from '../../schemas/visible-text.ts';

export const openDaemon = () => ({ host: createHost(), layout: new DaemonLayout(dataFolder()) });

/** @throws Failure when no session has this name */
export async function namedSession(
  { host, layout }: ReturnType<typeof openDaemon>,
  name: string | undefined,
): Promise<StoredSession> {
  const found = await findSession(host, layout, name ?? '');
  if (found !== null) return found;
  throw usageError(`no session of the daemon is named "${visibleName(name ?? '')}"`, 'Run: workrail daemon status');
}
