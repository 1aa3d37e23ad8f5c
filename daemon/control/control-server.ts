/**
 * The control API of a daemon that runs: HTTP over a unix socket for the user alone, or over a named pipe. The daemon runs without the
 * socket where it cannot be opened [control-is-for-its-user].
 */
import fs from 'node:fs';
import { controlHeaderBytesMax } from '../../schemas/daemon/limits.ts';
import type { ControlMessage } from '../../schemas/daemon/control.ts';
import { type ControlAddress, controlAddress, freeAddress } from './address.ts';
import { ControlApi, type ControlApiPorts } from './api.ts';
import { boundedServer, closed, opened } from './bounded-server.ts';

export type Control = {
  readonly address: ControlAddress;
  /** Something that a status shows has changed; with a message, followers get it first. */
  changed(message?: ControlMessage): void;
  close(): Promise<void>;
};

type Socket = { readonly address: ControlAddress; close(): Promise<void> };

export async function openControl(ports: ControlApiPorts): Promise<Control> {
  const api = new ControlApi(ports);
  const socket = await openSocket(ports, api);
  return {
    address: socket.address,
    changed: (message) => api.changed(message),
    close: async () => {
      api.end();
      await socket.close();
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
    await opened(server, (resolve) => {
      // The mask is in effect while the socket is made, so that it is never open to others.
      const mask = process.umask(0o177);
      try {
        server.listen(path, resolve);
      } finally {
        process.umask(mask);
      }
    });
    if (process.platform !== 'win32') fs.chmodSync(path, 0o600);
    return { address, close: () => closed(server) };
  } catch (error) {
    return withoutSocket(error instanceof Error ? error.message : String(error));
  }
}
