/**
 * A digest of the files below the working directory that git does not ignore: equal if nothing changed, whatever was rewritten with
 * the same content. Files that are older than the sandbox count by their size and time, and so do files past the limits: only what
 * was written since is read.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { digestedBytesMax, digestedFileBytesMax, digestedFilesMax } from '../../../schemas/daemon/limits.ts';
import { filesBelow } from './find.ts';

type Kept = { readonly version: string; readonly content: string };

/** Since when files count by their content. A file system may round times down. */
const roundingMs = 2000;

export class FilesDigest {
  readonly #sinceMs: number;
  readonly #kept = new Map<string, Kept>();

  constructor(
    readonly folder: string,
    nowMs: number,
  ) {
    this.#sinceMs = nowMs - roundingMs;
  }

  /** SHA-256 in hex; null if there are too many files to look at between two calls. */
  take(): { readonly digest: string | null } {
    const paths = filesBelow(this.folder);
    if (paths.length > digestedFilesMax) return { digest: null };
    const hash = createHash('sha256');
    let bytes = 0;
    for (const path of paths) {
      const stat = statOf(join(this.folder, path));
      if (stat === null) continue;
      const isRead = stat.isFile() && stat.mtimeMs >= this.#sinceMs && stat.size <= digestedFileBytesMax;
      const isWithin = isRead && bytes + stat.size <= digestedBytesMax;
      if (isWithin) bytes += stat.size;
      hash.update(`${path}\0${stat.mode}\0${isWithin ? this.#contentOf(path, stat) : versionOf(stat)}\0`);
    }
    return { digest: hash.digest('hex') };
  }

  #contentOf(path: string, stat: Stats): string {
    const version = versionOf(stat);
    const kept = this.#kept.get(path);
    if (kept?.version === version) return kept.content;
    const content = hashOf(join(this.folder, path)) ?? version;
    this.#kept.set(path, { version, content });
    return content;
  }
}

const versionOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

/** Between listing and looking, another process may have removed it. */
function statOf(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

function hashOf(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return null;
  }
}
