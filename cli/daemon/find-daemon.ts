/** The daemon that runs on this data directory, and what it answers on its control socket. */
import type { ControlStatus } from '../../schemas/daemon/control.ts';
import type { DaemonApi } from '../../schemas/daemon/reports.ts';
import { askStatus, ControlFault } from '../../daemon/control/control-client.ts';
import { DaemonLock, type RunningDaemon } from '../../daemon/service/daemon-lock.ts';
import { shownPath } from '../../project/files/shown-path.ts';
import { pause } from '../../runtime/host/durable-files.ts';
import { apiAddress } from './api-port.ts';
import type { openDaemon } from '../serving/open-daemon.ts';

export type Answer = { readonly status: ControlStatus } | { readonly silence: string };

const pollMs = 50;

export async function askDaemon({ control }: RunningDaemon): Promise<Answer> {
  if (control === undefined) return { silence: 'the daemon is starting' };
  if ('fault' in control) return { silence: control.fault };
  try {
    const status = await askStatus(control.path);
    return status.kind === 'status' ? { status } : { silence: 'the daemon refused the request' };
  } catch (error) {
    if (!(error instanceof ControlFault)) throw error;
    return { silence: error.message };
  }
}

/** Where its control API listens on the loopback interface, and the file with the keys; never the keys. Empty if it does not. */
export const shownApi = ({ api }: RunningDaemon): { readonly api?: DaemonApi } =>
  api === undefined ? {} : { api: { address: apiAddress(api.port), keyFile: shownPath(api.keyFile) } };

/** The first answer that is not null, or null when the time is over. */
export async function pollUntil<T>(waitMs: number, look: () => Promise<T | null>): Promise<T | null> {
  const endMs = performance.now() + waitMs;
  for (;;) {
    const found = await look();
    if (found !== null || performance.now() > endMs) return found;
    await pause(pollMs);
  }
}

/** Whether no daemon holds the lock any more. */
export const hasEnded = async ({ host, layout }: ReturnType<typeof openDaemon>): Promise<true | null> =>
  (await DaemonLock.running(host, layout)) === null ? true : null;
