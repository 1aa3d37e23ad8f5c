/**
 * The gate before the control API on the loopback interface, which every program and every web page on this machine can reach. It decides
 * before a route is looked for, from the headers alone, so that a refusal says nothing about what exists [control-api-has-one-gate]. Pure.
 *
 * - A page whose name leads to this machine (DNS rebinding) sends that name as Host, and perhaps no other header: Host is checked always.
 * - Another page can send only what needs no preflight, and no reply allows one: so the key is a header of its own, and never a cookie.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { ApiKeys } from '../../schemas/daemon/control.ts';
import { accessOf } from './api-keys.ts';

const keyHeader = 'x-workrail-key';

export type AtGate = {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** As they were sent: names and values in turn. */
  readonly rawHeaders: readonly string[];
};

/** The one address that is bound. On [::1], and so under the name localhost, another user of the machine could listen and receive keys. */
const ourHost = (port: number): string => `127.0.0.1:${port}`;

/** A header that is sent twice is read by one program as the first value, and by another as the second. */
const isSentOnce = (rawHeaders: readonly string[], wanted: string) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === wanted).length === 1;

/** Why a request is refused; null if it may be answered. */
export function gateFault({ method, headers, rawHeaders }: AtGate, port: number, keys: ApiKeys): string | null {
  const { host = '', origin } = headers;
  const ours = ourHost(port);
  if (!isSentOnce(rawHeaders, 'host') || host !== ours) return `the header Host must be ${ours}`;
  if (origin !== undefined && origin !== `http://${ours}`)
    return 'the request comes from another web site (header Origin)';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'the request comes from another web site (header Sec-Fetch-Site)';
  const given = headers[keyHeader];
  const access = typeof given === 'string' ? accessOf(given, keys) : null;
  if (access === null) return `the header ${keyHeader} is missing or is not a key of this daemon`;
  // Every change is another method than GET, and this is decided before a route is looked for.
  return method === 'GET' || access === 'control'
    ? null
    : 'the read key does not permit this request; use the control key';
}
