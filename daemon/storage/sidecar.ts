/** The file beside a turn log that a crashed session is resumed from: replaced as a whole, and synced with its folder. */
import { dirname } from 'node:path';
import { canonicalBytes, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import { parseJsonBytes } from '../../schemas/json-object.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { sidecarBytesMax } from '../../schemas/daemon/limits.ts';
import { validateDaemonSession } from '../../generated/validators/daemon-session.v1.js';
import { inOneWave, readWhole, unlessUnexpectedEntry, writeSynced } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from './layout.ts';

type WritingHost = Pick<Host, 'files' | 'ids'>;

export class Sidecar {
  readonly #host: WritingHost;
  readonly #path: string;
  readonly #sessionId: SessionId;

  constructor(host: WritingHost, layout: Pick<DaemonLayout, 'sidecar'>, sessionId: SessionId) {
    this.#host = host;
    this.#path = layout.sidecar(sessionId);
    this.#sessionId = sessionId;
  }

  /**
   * Null if there is none; `unreadable` if it is no file, is too large, or if its content is not this session. A copy of the file of another
   * session names that one, whose lock the caller does not hold [files-of-another-session-are-damage].
   */
  async read(): Promise<DaemonSession | 'unreadable' | null> {
    const stored = await this.#stored();
    const isOfAnother = stored !== null && stored !== 'unreadable' && stored.sessionId !== this.#sessionId;
    return isOfAnother ? 'unreadable' : stored;
  }

  /** The other session that the file names; null if it is the file of this session, or names none. */
  async otherSession(): Promise<SessionId | null> {
    const stored = await this.#stored();
    const named = stored === null || stored === 'unreadable' ? this.#sessionId : stored.sessionId;
    return named === this.#sessionId ? null : named;
  }

  async #stored(): Promise<DaemonSession | 'unreadable' | null> {
    const { files } = this.#host;
    const bytes = await unlessUnexpectedEntry(files, this.#path, 'file', () =>
      readWhole(files, this.#path, sidecarBytesMax),
    ).catch((error: unknown) => {
      if (errnoOf(error) === 'EFBIG') return 'too_large' as const;
      throw error;
    });
    if (bytes === null) return null;
    // What is wrong with one session stops no other one.
    if (bytes === 'unexpected_entry' || bytes === 'too_large') return 'unreadable';
    const value = parseJsonBytes(bytes);
    return validateDaemonSession(value) ? value : 'unreadable';
  }

  async write(session: DaemonSession): Promise<void> {
    const bytes = canonicalBytes(canonicalText(session as JsonObject));
    await inOneWave(this.#host, (wave) => writeSynced(this.#host, dirname(this.#path), this.#path, bytes, wave));
  }

  /** For a session that ended: there is nothing to resume. */
  async remove(): Promise<void> {
    if ((await this.#host.files.entry(this.#path)) === null) return;
    await inOneWave(this.#host, async (wave) => {
      await this.#host.files.remove(this.#path);
      wave.changed(dirname(this.#path));
    });
  }
}
