/**
 * The control API of a daemon that runs: HTTP over a unix socket for the user alone, or over a named pipe, and on request on the loopback
 * interface. The daemon runs without the socket where it cannot be opened [control-is-for-its-user].
 */
import { controlHeaderBytesMax } from '../../schemas/daemon/limits.ts';
import type { ControlMessage } from '../../schemas/daemon/control.ts';
import { type ApiAddress, type ControlAddress, controlAddress, freeAddress, socketFault } from './address.ts';
import { ControlApi, type ControlApiPorts } from './api.ts';
import { removeKeys } from './api-keys.ts';
import { boundedServer, closed } from './bounded-server.ts';
import { openLoopback } from './loopback.ts';
import { listenOnSocket } from './socket-file.ts';

export type Control = {
  readonly address: ControlAddress;
  /** Null if the user did not ask for it. */
  readonly loopback: ApiAddress | null;
  /** Something that a status shows has changed; with a message, followers get it first. */
  changed(message?: ControlMessage): void;
  close(): Promise<void>;
};

type Socket = { readonly address: ControlAddress; close(): Promise<void> };

/**
 * Only the holder of the daemon's lock may call this.
 *
 * @param port on the loopback interface, 0 for any that is free; null for none. Rejects if nothing can listen there
 */
export async function openControl(ports: ControlApiPorts, port: number | null): Promise<Control> {
  // A daemon that was killed left its keys.
  await removeKeys(ports).catch(() => undefined);
  const api = new ControlApi(ports);
  const loopback = port === null ? null : await openLoopback(ports, api, port);
  const socket = await openSocket(ports, api);
  return {
    address: socket.address,
    loopback: loopback?.address ?? null,
    changed: (message) => api.changed(message),
    close: async () => {
      api.end();
      await Promise.all([socket.close(), loopback?.close()]);
    },
  };
}

const withoutSocket = (fault: string): Socket => ({ address: { fault }, close: async () => undefined });

/** Never rejects: what is wrong is part of the address. */
async function openSocket({ layout }: ControlApiPorts, api: ControlApi): Promise<Socket> {
  const address = controlAddress(layout.root);
  if ('fault' in address) return withoutSocket(address.fault);
  const { path } = address;
  const fault = freeAddress(layout, path);
  if (fault !== null) return withoutSocket(fault);
  const server = boundedServer(controlHeaderBytesMax, (request, reply) => api.answer(request, reply));
  try {
    return { address, close: await listenOnSocket(server, path) };
  } catch (error) {
    // It may listen already: nobody else would close it.
    await closed(server);
    return withoutSocket(socketFault(error));
  }
}
