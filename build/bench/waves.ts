/**
 * What a durable write costs at least: the same bytes in files of their own, made durable in the same waves, with nothing
 * around them. The waves of a real write are recorded through the file port, so that floor and figure cannot drift apart.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { FilePort } from '../../runtime/ports.ts';

type Sync = { readonly kind: 'new file' | 'grown file' | 'folder'; readonly bytes: number };
/** Syncs that were under way together. */
export type Wave = readonly Sync[];

/** A file port that remembers the syncs that went through it. */
export function recordingFiles(files: FilePort): { readonly port: FilePort; taken(): Wave[] } {
  let waves: Sync[][] = [];
  let underWay = 0;
  const record = async (sync: Sync, body: () => Promise<void>) => {
    if (underWay === 0) waves.push([]);
    waves.at(-1)?.push(sync);
    underWay += 1;
    try {
      await body();
    } finally {
      underWay -= 1;
    }
  };
  const port: FilePort = {
    ...files,
    open: async (at, mode, permissions) => {
      const file = await files.open(at, mode, permissions);
      let written = 0;
      return {
        descriptor: file.descriptor,
        read: (position, length) => file.read(position, length),
        write: (bytes, position) => {
          written += bytes.length;
          return file.write(bytes, position);
        },
        truncate: (length) => file.truncate(length),
        sync: () => record({ kind: mode === 'create' ? 'new file' : 'grown file', bytes: written }, () => file.sync()),
        opened: file.opened,
        close: () => file.close(),
      };
    },
    syncFolder: (at) => record({ kind: 'folder', bytes: 0 }, () => files.syncFolder(at)),
  };
  return {
    port,
    taken: () => {
      const taken = waves;
      waves = [];
      return taken;
    },
  };
}

function fsync(descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.fsync(descriptor, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes like the recorded waves below one folder, and nothing else. One call is one write. */
export class BareWaves {
  readonly #folders: readonly string[];
  readonly #grown: string;
  #count = 0;

  constructor(folder: string) {
    this.#folders = ['a', 'b', 'c', 'd'].map((name) => path.join(folder, name));
    for (const each of this.#folders) fs.mkdirSync(each, { recursive: true });
    this.#grown = path.join(folder, 'grown');
  }

  async write(waves: readonly Wave[]): Promise<void> {
    for (const wave of waves) await Promise.all(wave.map((sync, i) => this.#sync(sync, i)));
  }

  async #sync({ kind, bytes }: Sync, i: number): Promise<void> {
    const folder = this.#folders[i % this.#folders.length] ?? '';
    if (kind === 'folder') {
      const descriptor = fs.openSync(folder, fs.constants.O_RDONLY);
      await fsync(descriptor);
      fs.closeSync(descriptor);
      return;
    }
    this.#count += 1;
    const name = kind === 'new file' ? path.join(folder, String(this.#count)) : this.#grown;
    const descriptor = fs.openSync(kind === 'new file' ? `${name}.tmp` : name, 'a');
    fs.writeSync(descriptor, Buffer.alloc(Math.max(1, bytes), 0x61));
    await fsync(descriptor);
    fs.closeSync(descriptor);
    if (kind === 'new file') fs.renameSync(`${name}.tmp`, name);
  }
}
