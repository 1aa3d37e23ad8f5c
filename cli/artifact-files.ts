/**
 * Where the artifacts of a root stand, and the writer that puts them there.
 *
 * Files are written beside their names and renamed, snapshots first and the catalog last, so that a reader never meets a
 * catalog whose snapshots are missing. Only files that carry a digest as their name are ever removed.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifacts } from '../compiler/artifacts.ts';
import { makeFolders } from '../runtime/host/files.ts';
import type { SourceRoot } from './sources.ts';
import { temporaryPattern, writeIfChanged } from './whole-files.ts';

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

const snapshotPattern = /^sha256-[0-9a-f]{64}(\.map)?\.json$/;

function namesIn(folder: string, pattern: RegExp): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Files in `snapshots/` that are ours, by their name. */
export const storedNames = (folder: string): readonly string[] => namesIn(join(folder, 'snapshots'), snapshotPattern);

/** Removes what nothing names any more, and what a writer left behind that was killed in the middle. */
function prune(folder: string, named: ReadonlySet<string>): void {
  const snapshots = join(folder, 'snapshots');
  for (const name of storedNames(folder)) if (!named.has(name)) rmSync(join(snapshots, name), { force: true });
  for (const place of [folder, snapshots])
    for (const name of namesIn(place, temporaryPattern)) rmSync(join(place, name), { force: true });
}

/**
 * @param options.lock also write the lock file; `prune` removes snapshots and maps that nothing names any more, `keptNames`
 * being named by the catalog and standing there already
 */
export function writeArtifacts(
  place: ArtifactPlace,
  { catalog, lock, snapshots, maps }: Artifacts,
  options: { readonly lock: boolean; readonly prune: boolean; readonly keptNames: readonly string[] },
): void {
  const folder = join(place.folder, 'snapshots');
  makeFolders(folder);
  const stored = [...snapshots, ...maps];
  for (const { name, text } of stored) writeIfChanged(join(folder, name), text);
  writeIfChanged(join(place.folder, 'catalog.json'), catalog);
  if (options.prune) prune(place.folder, new Set([...options.keptNames, ...stored.map(({ name }) => name)]));
  if (options.lock && place.lockFile !== null) writeIfChanged(place.lockFile, lock);
}
