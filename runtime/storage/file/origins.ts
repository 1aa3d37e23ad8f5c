/**
 * Where imported sessions came from: `.origin` in the folder of a session [origin-survives-import]. The log writes it with an install;
 * here it is only read.
 */
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import type { Host } from '../../ports.ts';
import { originBytesMax, parseOrigin, unknownOrigin } from '../origin.ts';
import type { OriginState, OriginPort } from '../ports.ts';
import { readSidecarFile } from './sidecar-file.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';

export class FileOrigins implements OriginPort {
  readonly #host: Host;
  readonly #layout: Layout;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  inspect(sessionId: SessionId) {
    return withStoreFaults<OriginState>('reading the origin of a session', async () => {
      const read = await readSidecarFile(this.#host.files, this.#layout.origin(sessionId), originBytesMax);
      if (read.kind === 'absent') return ok({ kind: 'here' });
      return ok(read.kind === 'bytes' ? parseOrigin(read.bytes) : unknownOrigin(read.why));
    });
  }
}
