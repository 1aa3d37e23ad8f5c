/**
 * The signing keys in `keys/keyring.json`, mode 0600 [keyring-private].
 *
 * Made exclusively: of two processes that find none, one publishes and the other reads what it published. Looked at again
 * on every call, so a rotation by another process is seen at once. A damaged keyring is reported and left alone: replacing
 * it would void every token that anyone holds. Who goes on without it (`renew`) keeps its bytes under another name, and waits
 * first, because half a keyring may be a whole one that is being restored. One of a later version is never replaced at all.
 */
import { basename, join } from 'node:path';
import { isLaterVersion, isRecord, parseJsonBytes } from '../../../schemas/json-object.ts';
import { err, ok, type Result } from 'neverthrow';
import { canonicalBytes, canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { sessionIdPattern } from '../../../schemas/ids.ts';
import type { Keyring, SigningKey } from '../../../schemas/tokens.ts';
import { keyringBytesMax } from '../../../schemas/limits.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import { validateKeyring } from '../../../generated/validators/keyring.v1.js';
import type { FileStat, Host } from '../../ports.ts';
import { base64url } from '../../tokens/codec.ts';
import type { KeyringState, KeyringPort, Stored, StoreFault } from '../ports.ts';
import { inOneWave, pause, publishSynced, readHead, syncFoldersRead, writeSynced } from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import { keyringMissing, keyringOfLaterVersion } from '../faults.ts';
import type { Layout } from './layout.ts';
import type { FileLocks } from './locks.ts';

const filePermissions = 0o600;
const folderPermissions = 0o700;
const keyLength = 32;
/** A file that somebody copies here changes at least so often. */
const unchangedMs = 300;
/** Whoever sets a damaged keyring aside, or rotates, is done long before. */
const patienceMs = 5000;
const betweenTriesMs = 25;
/** No process writes a keyring for so long. */
const leftoverMs = 60_000;

function freshKey(host: Pick<Host, 'crypto' | 'ids'>): SigningKey {
  return { keyId: host.ids.next('key'), key: base64url(host.crypto.random(keyLength)) };
}

/** Null when the bytes are not a keyring of a version that we know. */
export function parseKeyring(bytes: Uint8Array): Keyring | null {
  const value = parseJsonBytes(bytes);
  return validateKeyring(value) ? value : null;
}

/** The version of a keyring that a newer program wrote: it is sound, and not ours to replace. */
function newerVersionOf(bytes: Uint8Array): number | null {
  const value = parseJsonBytes(bytes);
  const version = isRecord(value) ? value['v'] : undefined;
  return isLaterVersion(version) ? version : null;
}

const encode = (keyring: Keyring) => canonicalBytes(canonicalText(keyring as JsonValue));
const sameFile = (a: FileStat, b: FileStat) =>
  a.identity === b.identity && a.bytes === b.bytes && a.mtimeMs === b.mtimeMs;

/** `no_file`: a folder, a pipe, or a link that leads to nothing. */
type Found = FileStat | 'nothing' | 'no_file';
const sameFound = (a: Found, b: Found) => (typeof a === 'string' || typeof b === 'string' ? a === b : sameFile(a, b));

const damaged = (): StoreFault => ({
  code: 'STORE_KEYRING_DAMAGED',
  message: 'keys/keyring.json is not a valid keyring; it was not changed',
  retryable: false,
});

export class FileKeyring implements KeyringPort {
  readonly #host: Host;
  readonly #layout: Layout;
  readonly #locks: FileLocks;
  #cached: { readonly stat: FileStat; readonly keyring: Keyring } | null = null;

  #isSettled = false;
  /** Calls of this process that find the same damage wait for the same keys. */
  #renewal: Stored<Keyring> | null = null;

  constructor(host: Host, layout: Layout, locks: FileLocks) {
    this.#host = host;
    this.#layout = layout;
    this.#locks = locks;
  }

  inspect() {
    return withStoreFaults<KeyringState>('reading the keyring', async () => {
      const found = await this.#found();
      if (found === 'no_file') return ok({ kind: 'damaged' });
      const bytes =
        found === 'nothing' ? null : await readHead(this.#host.files, this.#layout.keyring, keyringBytesMax);
      if (bytes === null) return ok({ kind: 'missing' });
      const keyring = parseKeyring(bytes);
      if (keyring !== null) return ok({ kind: 'present', keyring });
      const version = newerVersionOf(bytes);
      return ok(version === null ? { kind: 'damaged' } : { kind: 'newer', version });
    });
  }

  load(beside = true) {
    return withStoreFaults<Keyring>('reading the keyring', async () => {
      const { files } = this.#host;
      const found = await this.#found();
      if (found === 'no_file') return err(damaged());
      const sessions = found === 'nothing' ? await this.#sessions() : 0;
      if (sessions > 0 && !beside) return err(keyringMissing(sessions));
      const stat =
        found === 'nothing'
          ? await withStoreFaults<FileStat>('creating the keyring', async () => ok(await this.#create(sessions)))
          : ok(found);
      if (stat.isErr()) return err(stat.error);
      await this.#settle();
      if (this.#cached !== null && sameFile(this.#cached.stat, stat.value)) return ok(this.#cached.keyring);
      const bytes = (await readHead(files, this.#layout.keyring, keyringBytesMax)) ?? new Uint8Array();
      const keyring = parseKeyring(bytes);
      if (keyring === null) {
        const version = newerVersionOf(bytes);
        return err(version === null ? damaged() : keyringOfLaterVersion(version));
      }
      this.#cached = { stat: stat.value, keyring };
      return ok(keyring);
    });
  }

  renew() {
    this.#renewal ??= this.#alone('creating new keys', patienceMs, () => this.#renew()).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  rotate() {
    return this.#alone('rotating the keys', 0, () => this.#rotate());
  }

  /** What stands in the place of the keyring; nothing is read. */
  async #found(): Promise<Found> {
    const { files } = this.#host;
    const { keyring } = this.#layout;
    const stat = await files.stat(keyring).catch(async (error: unknown) => {
      // A link to itself; anything else met one operation, and is no damage [errno-is-no-damage].
      if (errnoOf(error) !== 'ELOOP' || (await files.entry(keyring)) !== 'link') throw error;
      return null;
    });
    if (stat !== null) return stat.isFile ? stat : 'no_file';
    return (await files.entry(keyring)) === null ? 'nothing' : 'no_file';
  }

  /** One process at a time. */
  #alone(what: string, waitMs: number, body: () => Promise<Result<Keyring, StoreFault>>) {
    return withStoreFaults<Keyring>(what, async () => {
      let lock = await this.#locks.rotating();
      for (let waited = 0; lock === null && waited < waitMs; waited += betweenTriesMs) {
        await pause(betweenTriesMs);
        lock = await this.#locks.rotating();
      }
      if (lock === null) {
        const message = 'another process is changing the keys right now';
        return err({ code: 'STORE_IO_FAILED', message, retryable: true });
      }
      try {
        return await body();
      } finally {
        await lock.release();
      }
    });
  }

  async #renew(): Promise<Result<Keyring, StoreFault>> {
    for (let waited = 0; ; waited += unchangedMs) {
      const found = await this.#found();
      const look = await this.inspect();
      if (look.isErr()) return err(look.error);
      if (look.value.kind !== 'damaged') return this.load();
      await pause(unchangedMs);
      if (sameFound(found, await this.#found())) break;
      if (waited >= patienceMs) {
        const message = 'keys/keyring.json is being written by another program';
        return err({ code: 'STORE_IO_FAILED', message, retryable: true });
      }
    }
    const aside = `${this.#layout.keyring}.${this.#host.ids.suffix()}.damaged`;
    await this.#host.files.rename(this.#layout.keyring, aside);
    this.#host.trace.event('keyring_set_aside', { effect: 'earlier tokens are invalid' });
    return this.load();
  }

  async #rotate(): Promise<Result<Keyring, StoreFault>> {
    const loaded = await this.load();
    if (loaded.isErr()) return loaded;
    const keyring: Keyring = { ...loaded.value, current: freshKey(this.#host), previous: loaded.value.current };
    await inOneWave(this.#host, (wave) =>
      writeSynced(this.#host, this.#layout.keys, this.#layout.keyring, encode(keyring), wave, filePermissions),
    );
    this.#cached = null;
    await this.#removeLeftovers();
    return ok(keyring);
  }

  /** Files of a rotation that was killed hold keys that nobody uses. Best effort: the next rotation tries again. */
  async #removeLeftovers(): Promise<void> {
    const { files, clock } = this.#host;
    const names = await files.list(this.#layout.keys).catch(() => []);
    for (const name of names.filter(
      (each) => each.startsWith(`${basename(this.#layout.keyring)}.`) && each.endsWith('.tmp'),
    )) {
      const path = join(this.#layout.keys, name);
      const stat = await files.stat(path).catch(() => null);
      // A process that has just found no keyring may be writing one.
      if (stat?.isFile !== true || clock.nowMs() - stat.mtimeMs < leftoverMs) continue;
      await files.remove(path).catch(() => undefined);
    }
  }

  /** Whoever made the keyring may have been killed before its name was on the disk, and tokens outlive a power cut. */
  async #settle(): Promise<void> {
    if (this.#isSettled) return;
    await syncFoldersRead(this.#host, [this.#layout.keys, this.#layout.root]);
    this.#isSettled = true;
  }

  async #sessions(): Promise<number> {
    const names = await this.#host.files.list(this.#layout.sessions);
    return names.filter((name) => sessionIdPattern.test(name)).length;
  }

  /** @param sessions how many are stored already */
  async #create(sessions: number): Promise<FileStat> {
    const { files } = this.#host;
    if (sessions > 0) this.#host.trace.event('keyring_missing', { sessions, effect: 'earlier tokens are invalid' });
    await files.makeFolder(this.#layout.keys, folderPermissions);
    const keyring: Keyring = {
      v: 1,
      algorithm: 'HMAC-SHA256',
      current: freshKey(this.#host),
      previous: null,
      ...(sessions === 0 ? {} : { madeBesideSessions: sessions }),
    };
    const isOurs = await publishSynced(this.#host, this.#layout.keyring, encode(keyring), filePermissions);
    try {
      await inOneWave(this.#host, async (wave) => {
        await wave.changeAnew(this.#layout.keys);
        await wave.changeAnew(this.#layout.root);
      });
    } catch (error) {
      // No token was made with it, and nobody may find it: its name is not on the disk.
      if (isOurs) await files.remove(this.#layout.keyring).catch(() => undefined);
      throw error;
    }
    this.#isSettled = true;
    const found = await this.#found();
    if (typeof found === 'string')
      throw Object.assign(new Error('another process removed the keyring file while it was being created'), {
        code: 'ENOENT',
      });
    return found;
  }
}
