/** Host names as they are compared: in the rules of policies and in the requests of commands. Pure. */

/** What a command wants to reach. The host is normal: lower case, ASCII, without a final dot; an IPv6 address has no brackets. */
export type NetworkTarget = { readonly host: string; readonly port: number };

export type HostRule = {
  /** As `NetworkTarget`. */
  readonly host: string;
  /** Whether it names all hosts below `host`, and not `host` itself. */
  readonly isPattern: boolean;
  readonly ports: readonly number[];
};

export const defaultPorts: readonly number[] = [443, 80];
const portMax = 65_535;
const nameLengthMax = 253;

const name = /^(?!-)[a-z0-9_-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9_-]{1,63}(?<!-))*$/;
/** To a parser of addresses each of these ends the host or begins something else. */
const foreign = /[\s\p{Cc}/\\@?#%:[\]<>^|"'`*]/u;
const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whether a normal host is an address and not a name. */
export const isAddress = (host: string): boolean => host.includes(':') || ipv4.test(host);

function parsedHost(text: string): string | null {
  try {
    return new URL(`http://${text}/`).hostname;
  } catch {
    return null;
  }
}

/** Null if it is not a host. Every spelling of an address, such as `0x7f.1`, becomes the usual one. */
export function normalHost(text: string): string | null {
  if (/^\[[0-9a-f:.]+\]$/i.test(text)) return parsedHost(text)?.slice(1, -1) ?? null;
  const bare = text.endsWith('.') ? text.slice(0, -1) : text;
  if (bare === '' || foreign.test(bare)) return null;
  const host = parsedHost(bare);
  return host !== null && host.length <= nameLengthMax && name.test(host) ? host : null;
}

const parts = /^(?<host>\[[^\]]*\]|[^:]*)(?::(?<port>\d{1,5}))?$/;

function portOf(text: string): number | null {
  const port = Number(text);
  return port >= 1 && port <= portMax ? port : null;
}

/** `host:port`, as a request to a proxy names it; null if it is anything else. */
export function networkTarget(text: string, defaultPort: number | null = null): NetworkTarget | null {
  const { host: written = '', port: digits } = parts.exec(text)?.groups ?? {};
  const host = normalHost(written);
  const port = digits === undefined ? defaultPort : portOf(digits);
  return host === null || port === null ? null : { host, port };
}

export const targetText = ({ host, port }: NetworkTarget): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** The rule, or why the text is none. */
export function hostRule(text: string): HostRule | { readonly fault: string } {
  const { host: written = '', port: digits } = parts.exec(text)?.groups ?? {};
  const isPattern = written.startsWith('*.');
  const host = normalHost(isPattern ? written.slice(2) : written);
  if (host === null)
    return { fault: 'expected a host or a pattern such as `*.example.org`, each with or without a port' };
  if (isPattern && (isAddress(host) || !host.includes('.')))
    return { fault: 'a pattern must have a domain name that contains a dot after `*.`' };
  const port = digits === undefined ? null : portOf(digits);
  if (digits !== undefined && port === null) return { fault: `the port must be a number from 1 to ${portMax}` };
  return { host, isPattern, ports: port === null ? defaultPorts : [port] };
}

export const ruleAllows = (rule: HostRule, { host, port }: NetworkTarget): boolean =>
  rule.ports.includes(port) &&
  (rule.isPattern ? !isAddress(host) && host.endsWith(`.${rule.host}`) : host === rule.host);
