/**
 * Marks of the owner: `.marks` in the folder of a session, replaced as a whole. Links are not followed when it is written, and a file
 * that this version cannot read is not replaced.
 */
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import { marksBytesMax } from '../../../schemas/limits.ts';
import type { OwnerMarks } from '../../../schemas/owner-marks.ts';
import type { Host } from '../../ports.ts';
import { encodeMarks, parseMarks } from '../marks.ts';
import type { MarkPort, MarksState } from '../ports.ts';
import { readSidecarFile } from './sidecar-file.ts';
import { inOneWave, writeSynced } from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';

export class FileMarks implements MarkPort {
  readonly #host: Host;
  readonly #layout: Layout;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  inspect(sessionId: SessionId) {
    return withStoreFaults<MarksState>('reading the marks of a session', async () => {
      const read = await readSidecarFile(this.#host.files, this.#layout.marks(sessionId), marksBytesMax);
      if (read.kind === 'absent') return ok({ kind: 'none' });
      return ok(read.kind === 'bytes' ? parseMarks(read.bytes) : { kind: 'unknown', why: read.why });
    });
  }

  write(sessionId: SessionId, marks: OwnerMarks) {
    return withStoreFaults<void>('writing the marks of a session', async () => {
      const path = this.#layout.marks(sessionId);
      const folder = this.#layout.session(sessionId);
      await inOneWave(this.#host, (wave) => writeSynced(this.#host, folder, path, encodeMarks(marks), wave));
      return ok(undefined);
    });
  }
}
