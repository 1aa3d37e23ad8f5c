/** A network for the proxy: names lead where a test says, and public addresses are servers of this machine. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Outside } from '../../../daemon/network/dial.ts';
import { AllowListProxy, type ProxyLimits } from '../../../daemon/network/proxy.ts';
import { Refusals } from '../../../daemon/network/refusals.ts';
import type { Layers } from '../../../daemon/permissions/policy.ts';

export class TestNetwork implements Outside {
  /** In order, what the proxy did outside. */
  readonly done: string[] = [];
  /** Addresses of the machine of the proxy. */
  readonly own: string[] = [];
  readonly #names: Map<string, (readonly string[])[]>;
  readonly #servers = new Map<string, number>();

  /** @param names the addresses of a name: each look-up takes the next answer, and the last one stays */
  constructor(names: Readonly<Record<string, readonly (readonly string[])[]>>) {
    this.#names = new Map(Object.entries(names).map(([name, answers]) => [name, [...answers]]));
  }

  /** What is at `address:port` of this network: a server of this machine. */
  serve(at: string, server: net.Server): Promise<void> {
    onTestFinished(() => void server.close());
    return new Promise((settle) =>
      server.listen(0, '127.0.0.1', () => {
        this.#servers.set(at, (server.address() as net.AddressInfo).port);
        settle();
      }),
    );
  }

  isOwn(address: string): boolean {
    return this.own.includes(address);
  }

  async resolve(host: string): Promise<readonly string[]> {
    this.done.push(`resolve ${host}`);
    const answers = this.#names.get(host) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new Error('not found');
    return answer;
  }

  connect(address: string, port: number): net.Socket {
    this.done.push(`connect ${address}:${port}`);
    // An address without a server: nothing listens on port 1 of this machine.
    return net.connect({ host: '127.0.0.1', port: this.#servers.get(`${address}:${port}`) ?? 1, allowHalfOpen: true });
  }
}

export const hosts = (...list: readonly string[]): Layers => [{ network: { hosts: [...list] } }];

export type Listening = { readonly socket: string; readonly refusals: Refusals; readonly proxy: AllowListProxy };

export async function listening(layers: () => Layers, outside: Outside, limits?: ProxyLimits): Promise<Listening> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail-test-proxy-'));
  const socket = path.join(folder, 'p');
  const refusals = new Refusals();
  const proxy = new AllowListProxy(layers, (attempt) => refusals.add(attempt), outside, limits);
  await new Promise<void>((settle) => proxy.server.listen(socket, settle));
  fs.chmodSync(socket, 0o666);
  fs.chmodSync(folder, 0o755);
  onTestFinished(async () => {
    await proxy.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return { socket, refusals, proxy };
}

/** Sends bytes as they are and returns what comes back until the end; for a tunnel, `more` follows the first answer. */
export function exchanged(socket: string, bytes: string, more?: string): Promise<string> {
  return new Promise((settle) => {
    const client = net.connect(socket);
    let got = '';
    client.setEncoding('latin1').on('data', (chunk: string) => {
      const isFirst = got === '';
      got += chunk;
      if (isFirst && more !== undefined) client.write(more, 'latin1');
    });
    client.on('error', () => undefined).on('close', () => settle(got));
    client.write(bytes, 'latin1');
  });
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
