/**
 * The folders that a client has open: asked for when a call first needs them, never before, and only of a client that declared that it
 * answers [no-request-at-startup]. The answer holds until the client reports a change. A client that does not answer has none.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { clientRootsMsMax } from '../../schemas/limits.ts';
import type { TracePort } from '../ports.ts';

/** URIs, in the order of the client. */
export type ClientRoots = () => Promise<readonly string[]>;

export function clientRoots(server: Server, trace: TracePort): ClientRoots {
  let asked: Promise<readonly string[]> | null = null;
  const ask = async (): Promise<readonly string[]> => {
    try {
      const { roots } = await server.listRoots(undefined, { timeout: clientRootsMsMax });
      return roots.map(({ uri }) => uri);
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
