/**
 * Runs the daemon with its control API; the file beside its lock contains the addresses. Without the socket, the daemon warns and runs.
 * Without the port that the user asked for, it does not start.
 */
import { errnoOf } from '../../schemas/os-faults.ts';
import type { ControlApiPorts } from '../../daemon/control/api.ts';
import { KeyFileFault } from '../../daemon/control/api-keys.ts';
import { type Control, openControl } from '../../daemon/control/control-server.ts';
import type { DaemonLock } from '../../daemon/service/daemon-lock.ts';
import { sayAt } from '../reporters/service-progress.ts';
import { apiAddress, keysExposed, portTaken } from './api-port.ts';

export async function withControl<T>(
  lock: Pick<DaemonLock, 'announce'>,
  ports: ControlApiPorts,
  port: number | null,
  work: (control: Control) => Promise<T>,
): Promise<T> {
  const control = await openControl(ports, port).catch((error: unknown) => {
    if (error instanceof KeyFileFault) throw keysExposed(error.message);
    if (port === null || !['EADDRINUSE', 'EACCES'].includes(errnoOf(error))) throw error;
    throw portTaken(port);
  });
  const { address, loopback } = control;
  // From here on, a server that stays open would keep a daemon alive that did not start.
  try {
    if (loopback !== null) sayAt(`The control API is at ${apiAddress(loopback.port)}.`);
    if ('fault' in address)
      sayAt(
        `warning: no control socket: ${address.fault}. The daemon runs without it; to stop the daemon, send SIGTERM.`,
      );
    await lock.announce(address, loopback);
    return await work(control);
  } finally {
    await control.close();
  }
}
