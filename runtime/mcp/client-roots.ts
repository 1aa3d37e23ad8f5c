/**
 * The folders that a client has open: asked for when a call first needs them, never before, and only of a client that declared that it
 * answers [no-request-at-startup]. The answer holds until the client reports a change. A client that does not answer has none.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ResultSchema, RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { isRecord } from '../../schemas/json-object.ts';
import { clientRootsMax, clientRootsMsMax } from '../../schemas/limits.ts';
import type { TracePort } from '../ports.ts';

/** Each root is read by itself: clients also list folders with other schemes, and those must not hide the folders on this machine. */
function fileUriOf(root: unknown): string[] {
  const uri = isRecord(root) ? root['uri'] : undefined;
  return typeof uri === 'string' && /^file:/i.test(uri) ? [uri] : [];
}

/** URIs of files, in the order of the client. */
export type ClientRoots = () => Promise<readonly string[]>;

export function clientRoots(server: Server, trace: TracePort): ClientRoots {
  let asked: Promise<readonly string[]> | null = null;
  const ask = async (): Promise<readonly string[]> => {
    try {
      const { roots } = await server.request({ method: 'roots/list' }, ResultSchema, { timeout: clientRootsMsMax });
      if (!Array.isArray(roots)) throw new Error('the client sent no list of roots');
      return roots.flatMap(fileUriOf).slice(0, clientRootsMax);
    } catch (error) {
      trace.event('roots_unknown', { error: (error as Error).message });
      return [];
    }
  };
  server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
    asked = null;
  });
  return () => {
    if (server.getClientCapabilities()?.roots === undefined) return Promise.resolve([]);
    asked ??= ask();
    return asked;
  };
}
