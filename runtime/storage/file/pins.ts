/**
 * Pins: an empty file `.keep` in the folder of a session that gc may never remove. Whatever
 * has that name is a pin, even a broken link.
 */
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import type { Host } from '../../ports.ts';
import type { PinPort } from '../ports.ts';
import { inOneWave, publishSynced } from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';

export class FilePins implements PinPort {
  readonly #host: Host;
  readonly #layout: Layout;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  isPinned(sessionId: SessionId) {
    return withStoreFaults<boolean>('reading a pin', async () =>
      ok((await this.#host.files.entry(this.#layout.pinFile(sessionId))) !== null),
    );
  }

  setPinned(sessionId: SessionId, pinned: boolean) {
    return withStoreFaults<void>('writing a pin', async () => {
      const file = this.#layout.pinFile(sessionId);
      const isPinned = (await this.#host.files.entry(file)) !== null;
      await inOneWave(this.#host, async (wave) => {
        if (pinned && !isPinned) await publishSynced(this.#host, file, new Uint8Array());
        if (!pinned && isPinned) await this.#host.files.remove(file);
        // Where it is so already, whoever made it so may have failed to make it durable.
        await wave.changeAnew(this.#layout.session(sessionId));
      });
      return ok(undefined);
    });
  }
}
