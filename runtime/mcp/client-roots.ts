/**
 * The folders that a client has open: asked for when a call first needs them, never before, and only of a client that declared that it
 * answers [no-request-at-startup]. The answer holds until the client reports a change. While it does not answer, it has none: a late
 * answer counts from the next call on, and a request that failed is repeated then.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ErrorCode, ResultSchema, RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { isRecord } from '../../schemas/json-object.ts';
import { clientRootsLateMsMax, clientRootsMax, clientRootsMsMax } from '../../schemas/limits.ts';
import type { TimerPort, TracePort } from '../ports.ts';
import { tracedError } from './traced-error.ts';

/** Each root is read by itself: clients also list folders with other schemes, and those must not hide the folders on this machine. */
function fileUriOf(root: unknown): string[] {
  const uri = isRecord(root) ? root['uri'] : undefined;
  return typeof uri === 'string' && /^file:/i.test(uri) ? [uri] : [];
}

/** URIs of files, in the order of the client. */
export type ClientRoots = () => Promise<readonly string[]>;

export type RootsOptions = {
  readonly trace: TracePort;
  readonly timer: TimerPort;
  /** The same promise, for which lines are read on: the answer may be behind more calls than may be under way. */
  readonly whileClientIsAsked: <T>(answer: Promise<T>) => Promise<T>;
};

/** A client that declares roots, and has nothing that answers for them. */
const isUnknownMethod = (error: unknown): boolean => isRecord(error) && error['code'] === ErrorCode.MethodNotFound;

export function clientRoots(server: Server, { trace, timer, whileClientIsAsked }: RootsOptions): ClientRoots {
  let held: Promise<readonly string[]> | null = null;
  const request = async (): Promise<readonly string[]> => {
    const { roots } = await server.request({ method: 'roots/list' }, ResultSchema, { timeout: clientRootsLateMsMax });
    if (!Array.isArray(roots)) throw new Error('the client sent no list of roots');
    return roots.flatMap(fileUriOf).slice(0, clientRootsMax);
  };
  const unknown = (error: unknown) => trace.event('roots_unknown', { error: tracedError(error) });
  const ask = (): Promise<readonly string[]> => {
    const answer = request();
    const inTime = new Promise<readonly string[]>((resolve) => {
      const stop = timer.after(clientRootsMsMax, () => {
        unknown('the client has not listed its roots in time');
        resolve([]);
      });
      const hold = (roots: readonly string[], next: Promise<readonly string[]> | null) => {
        stop();
        resolve(roots);
        if (held === asked) held = next;
      };
      answer.then(
        (roots) => hold(roots, answer),
        (error: unknown) => {
          unknown(error);
          hold([], isUnknownMethod(error) ? asked : null);
        },
      );
    });
    const asked = whileClientIsAsked(inTime);
    return asked;
  };
  server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
    held = null;
  });
  return () => {
    if (server.getClientCapabilities()?.roots === undefined) return Promise.resolve([]);
    held ??= ask();
    return held;
  };
}
