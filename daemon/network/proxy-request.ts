/** The target of a request to the proxy, and the headers that are forwarded. Pure: Node has parsed the request. */
import { networkTarget, type NetworkTarget } from '../../schemas/daemon/network-host.ts';

/** `CONNECT host:port`. */
export const tunnelTarget = (url: string): NetworkTarget | null => networkTarget(url);

export type Forward = { readonly target: NetworkTarget; readonly path: string; readonly host: string };

/** `GET http://host/path`. The address is what counts: a Host header that says something else is replaced by it. */
export function forwardOf(url: string): Forward | null {
  if (!/^http:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { protocol, username, password, host, hostname, port, pathname, search } = new URL(url);
  if (protocol !== 'http:' || username !== '' || password !== '') return null;
  const target = networkTarget(port === '' ? hostname : `${hostname}:${port}`, 80);
  return target === null ? null : { target, path: `${pathname}${search}`, host };
}

/** Between two neighbours only. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** Names and values in turn, without what is meant for the proxy alone. */
export function passedOn(rawHeaders: readonly string[], without: readonly string[] = []): string[] {
  const pairs = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ''] as const] : []));
  const listed = pairs.flatMap(([name, value]) =>
    name.toLowerCase() === 'connection' ? value.split(',').map((each) => each.trim().toLowerCase()) : [],
  );
  const dropped = new Set([...hopByHop, ...listed, ...without]);
  // How the body ends is never for one of the neighbours to drop.
  for (const framing of ['content-length', 'transfer-encoding']) dropped.delete(framing);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat();
}
