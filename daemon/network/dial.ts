/** Connects to a target: resolves its name, checks each address, and connects to one that passed [addresses-are-checked]. */
import { lookup } from 'node:dns/promises';
import { BlockList, connect, isIPv6, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { proxyConnectMs, proxyLookupsMax } from '../../schemas/daemon/limits.ts';
import { isAddress, type NetworkTarget } from '../../schemas/daemon/network-host.ts';
import { isPublicAddress } from './addresses.ts';

/** The machine outside; tests have one of their own. */
export type Outside = {
  /** All addresses of a name. Rejects if there are none. */
  resolve(host: string): Promise<readonly string[]>;
  connect(address: string, port: number): Socket;
  /** Whether the machine has this address, which can be one of the public Internet. */
  isOwn(address: string): boolean;
};

export type Dialed =
  | { readonly kind: 'connected'; readonly socket: Socket }
  /** No address of the name may be used. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly reason: string };

/** What waits for a thread of the resolver. */
const waiting: (() => void)[] = [];
let lookups = 0;

async function resolve(host: string): Promise<readonly string[]> {
  if (lookups >= proxyLookupsMax) await new Promise<void>((settle) => waiting.push(settle));
  else lookups += 1;
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } finally {
    const next = waiting.shift();
    if (next === undefined) lookups -= 1;
    else next();
  }
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Asked each time: a machine can get another address. The list compares addresses, however they are written. */
export function isOwnAddress(address: string): boolean {
  const own = new BlockList();
  for (const { address: each } of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
    own.addAddress(each.replace(/%.*$/, ''), familyOf(each));
  return own.check(address, familyOf(address));
}

export const thisMachine: Outside = {
  resolve,
  isOwn: isOwnAddress,
  connect: (address, port) => connect({ host: address, port, allowHalfOpen: true }),
};

/** @param isNamed whether the policy names this address for the port, public or not */
export async function dial(
  outside: Outside,
  { host, port }: NetworkTarget,
  isNamed: (address: string) => boolean,
): Promise<Dialed> {
  const addresses = isAddress(host) ? [host] : await outside.resolve(host).catch(() => []);
  if (addresses.length === 0) return { kind: 'failed', reason: 'the name does not resolve to an address' };
  const isOutside = (address: string) => isPublicAddress(address) && !outside.isOwn(address);
  const usable = addresses.filter((address) => isOutside(address) || isNamed(address));
  if (usable.length === 0) return { kind: 'refused' };
  let reason = '';
  for (const address of usable) {
    const socket = await awaitConnection(outside.connect(address, port));
    if (typeof socket !== 'string') return { kind: 'connected', socket };
    reason = socket;
  }
  return { kind: 'failed', reason };
}

function awaitConnection(socket: Socket): Promise<Socket | string> {
  // The listener stays until the socket closes: an error without a listener would end the daemon.
  socket.on('error', () => socket.destroy());
  return new Promise((settle) => {
    const timer = setTimeout(() => socket.destroy(new Error('the connection timed out')), proxyConnectMs);
    const onError = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      settle(error.code ?? error.message);
    };
    socket.once('error', onError);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', onError);
      settle(socket);
    });
  });
}
