/**
 * The control API on the loopback interface, if the user asks for it. Unlike the socket, any program and any web page on the machine can
 * connect to it: no request reaches the API except through the gate [control-api-has-one-gate].
 */
import type { AddressInfo } from 'node:net';
import { apiHeaderBytesMax } from '../../schemas/daemon/limits.ts';
import type { ApiAddress } from './address.ts';
import { refused } from './answer.ts';
import { type ControlApi, type ControlApiPorts, send } from './api.ts';
import { newKeys, removeOwnKeys, writeKeys } from './api-keys.ts';
import { boundedServer, closed, opened } from './bounded-server.ts';
import { gateFault } from './gate.ts';

export type Loopback = { readonly address: ApiAddress; close(): Promise<void> };

/** Rejects if nothing can listen there, or if others could read the keys. @param port 0 for any that is free */
export async function openLoopback(ports: ControlApiPorts, api: ControlApi, port: number): Promise<Loopback> {
  const keys = newKeys();
  const server = boundedServer(apiHeaderBytesMax, async (request, reply) => {
    const { method = '', headers, rawHeaders } = request;
    const fault = gateFault({ method, headers, rawHeaders }, address.port, keys);
    if (fault !== null) return send(reply, { status: 403, body: refused(fault) });
    if (headers.expect !== undefined) reply.writeContinue();
    return api.answer(request, reply);
  });
  // Otherwise Node asks for the body of such a request before the gate has seen it.
  server.on('checkContinue', (request, reply) => server.emit('request', request, reply));
  const forget = () => removeOwnKeys(ports, keys).catch(() => undefined);
  try {
    // First: a port whose keys others can read is never open.
    await writeKeys(ports, keys);
    await opened(server, (resolve) => server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve));
  } catch (error) {
    await forget();
    throw error;
  }
  const address = { port: (server.address() as AddressInfo).port, keyFile: ports.layout.apiKeys };
  const close = async () => {
    await forget();
    await closed(server);
  };
  return { address, close };
}
