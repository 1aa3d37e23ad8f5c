/** Runs the daemon with its control API; the file beside its lock contains the address. Without the API, the daemon warns and runs. */
import type { ControlApiPorts } from '../../daemon/control/api.ts';
import { type Control, openControl } from '../../daemon/control/control-server.ts';
import type { DaemonLock } from '../../daemon/service/daemon-lock.ts';
import { sayAt } from '../reporters/service-progress.ts';

export async function withControl<T>(
  lock: DaemonLock,
  ports: ControlApiPorts,
  work: (control: Control) => Promise<T>,
): Promise<T> {
  const control = await openControl(ports);
  const { address } = control;
  if ('fault' in address)
    sayAt(
      `warning: no control socket: ${address.fault}. The daemon runs without it; to stop the daemon, send SIGTERM.`,
    );
  await lock.announce(address);
  try {
    return await work(control);
  } finally {
    await control.close();
  }
}
