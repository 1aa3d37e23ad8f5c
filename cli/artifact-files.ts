/**
 * Where the artifacts of a root stand, and the writer that puts them there.
 *
 * Files are written beside their names and renamed, snapshots first and the catalog last, so that a reader never meets a
 * catalog whose snapshots are missing. Only files that carry a digest as their name are ever removed.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifacts } from '../compiler/artifacts.ts';
import type { SourceRoot } from './sources.ts';

export type ArtifactPlace = {
  /** Holds `catalog.json` and `snapshots/`. */
  readonly folder: string;
  /** Null for the user's folder, which has none. */
  readonly lockFile: string | null;
};

export const placeOf = (root: SourceRoot): ArtifactPlace => ({ folder: root.compiledFolder, lockFile: root.lockFile });

/** Another folder that gets everything, the lock file too: the project itself is left alone. */
export const placeIn = (folder: string, root: SourceRoot): ArtifactPlace => ({
  folder,
  lockFile: root.lockFile === null ? null : join(folder, 'workrail.lock'),
});

export function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

/** Null when there is no such file. */
export function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code;
    if (errno === 'ENOENT' || errno === 'ENOTDIR') return null;
    throw error;
  }
}

function writeIfChanged(path: string, text: string): void {
  if (textAt(path) !== text) writeAtomically(path, text);
}

/** Files in `snapshots/` that are ours, by their name. */
export function storedNames(folder: string): readonly string[] {
  try {
    const names = readdirSync(join(folder, 'snapshots'));
    return names.filter((name) => /^sha256-[0-9a-f]{64}(\.map)?\.json$/.test(name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** @param options.lock also write the lock file; `prune` removes snapshots and maps that nothing names any more */
export function writeArtifacts(
  place: ArtifactPlace,
  { catalog, lock, snapshots, maps }: Artifacts,
  options: { readonly lock: boolean; readonly prune: boolean },
): void {
  const folder = join(place.folder, 'snapshots');
  mkdirSync(folder, { recursive: true });
  const stored = [...snapshots, ...maps];
  for (const { name, text } of stored) writeIfChanged(join(folder, name), text);
  writeIfChanged(join(place.folder, 'catalog.json'), catalog);
  if (options.prune) {
    const named = new Set(stored.map(({ name }) => name));
    for (const name of storedNames(place.folder)) if (!named.has(name)) rmSync(join(folder, name));
  }
  if (options.lock && place.lockFile !== null) writeIfChanged(place.lockFile, lock);
}
