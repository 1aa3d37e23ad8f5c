/**
 * Where imported sessions came from: `.origin` in the folder of a session [origin-survives-import]. The log writes it with an install;
 * here it is only read. Whatever else stands under that name is told and breaks nothing: a run needs no origin.
 */
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import type { Host } from '../../ports.ts';
import { originBytesMax, parseOrigin, unknownOrigin } from '../origin.ts';
import type { OriginState, OriginPort } from '../ports.ts';
import { guarded, readHead } from './durable-files.ts';
import type { Layout } from './layout.ts';

export class FileOrigins implements OriginPort {
  readonly #host: Host;
  readonly #layout: Layout;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  inspect(sessionId: SessionId) {
    return guarded<OriginState>('reading the origin of a session', async () => {
      try {
        return ok(await this.#look(this.#layout.origin(sessionId)));
      } catch (error) {
        const errno = errnoOf(error);
        if (errno === '') throw error;
        return ok(unknownOrigin(`cannot be read (${errno})`));
      }
    });
  }

  async #look(path: string): Promise<OriginState> {
    const { files } = this.#host;
    const entry = await files.entry(path);
    if (entry === null) return { kind: 'here' };
    if (entry === 'folder' || entry === 'other') return unknownOrigin('is not a file');
    const bytes = await readHead(files, path, originBytesMax);
    return bytes === null ? unknownOrigin('is a broken symbolic link') : parseOrigin(bytes);
  }
}
