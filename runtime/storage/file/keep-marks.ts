/**
 * Keep marks: an empty file `.keep` in the folder of a session that no collector may take away (design-locks §2.2). Whatever
 * stands under that name is a mark, also a link that leads to nothing.
 */
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import type { Host } from '../../ports.ts';
import type { KeepMarkPort } from '../ports.ts';
import { guarded, inOneWave, publishSynced } from './durable-files.ts';
import type { Layout } from './layout.ts';

export class FileKeepMarks implements KeepMarkPort {
  readonly #host: Host;
  readonly #layout: Layout;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  isKept(sessionId: SessionId) {
    return guarded<boolean>('reading a keep mark', async () =>
      ok((await this.#host.files.entry(this.#layout.keepMark(sessionId))) !== null),
    );
  }

  setKept(sessionId: SessionId, kept: boolean) {
    return guarded<void>('writing a keep mark', async () => {
      const mark = this.#layout.keepMark(sessionId);
      const isKept = (await this.#host.files.entry(mark)) !== null;
      await inOneWave(this.#host, async (wave) => {
        if (kept && !isKept) await publishSynced(this.#host, mark, new Uint8Array());
        if (!kept && isKept) await this.#host.files.remove(mark);
        // Where it is so already, whoever made it so may have failed to make it durable.
        await wave.changeAnew(this.#layout.session(sessionId));
      });
      return ok(undefined);
    });
  }
}
