/**
 * The paths of the artifacts of a root, and the function that writes them. Files are written under a temporary name and renamed,
 * snapshots first and the catalog last, so that a catalog never names a missing snapshot. Only files whose name is a digest are
 * ever removed.
 */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifacts } from '../../compiler/artifacts/artifacts.ts';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { validateLockfile } from '../../generated/validators/lockfile.v1.js';
import { compiledFileBytesMax } from '../../schemas/limits.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { type Boundary, requireInside } from '../files/boundary.ts';
import { createFolders } from '../files/create-folders.ts';
import { placeOfNamed } from '../files/named-place.ts';
import { parsedFile } from '../files/parsed-file.ts';
import { removeLeftovers } from '../files/leftovers.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { isDataDirectory } from '../sources/written-folders.ts';
import { temporaryPattern, replaceIfChanged, textNamed, writeIfChanged, writeNamed } from '../files/atomic-write.ts';

export type ArtifactPlace = {
  /** Contains `catalog.json` and `snapshots/`. */
  readonly folder: string;
  /** Null for the user's folder, which has none. */
  readonly lockFile: string | null;
  /** Nothing outside of it is read, written or removed. */
  readonly boundary: Boundary;
};

export const placeOf = (root: SourceRoot): ArtifactPlace => ({
  folder: root.compiledFolder,
  lockFile: root.lockFile,
  boundary: root,
});

/** Another directory for all artifacts, including the lock file; the project is not changed. */
export function placeIn(folder: string, root: SourceRoot): ArtifactPlace {
  // A file in it, because a directory in no project may itself be a link.
  const named = placeOfNamed(root, join(folder, 'catalog.json'));
  requireInside(named.boundary, named.path);
  return {
    folder,
    lockFile: root.lockFile === null ? null : join(folder, 'workrail.lock'),
    boundary: { folder, title: 'the --out directory' },
  };
}

const snapshotsOf = ({ folder }: Pick<ArtifactPlace, 'folder'>) => join(folder, 'snapshots');

const snapshotPattern = /^sha256-[0-9a-f]{64}(\.map)?\.json$/;

function namesIn(folder: string, pattern: RegExp): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name))
      .sort();
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Files in `snapshots/` whose names WorkRail could have written. */
export function storedNames(place: ArtifactPlace): readonly string[] {
  requireInside(place.boundary, snapshotsOf(place));
  return namesIn(snapshotsOf(place), snapshotPattern);
}

/** The snapshot or map with this name; null if there is none. Does not follow a link, because WorkRail never writes links there. */
export const storedText = (place: ArtifactPlace, name: string): string | null =>
  textNamed(join(snapshotsOf(place), name), compiledFileBytesMax);

/**
 * The first name in a directory that `compile --out` did not write. Null for an empty directory, and for one that it wrote
 * before, even partly. A lock file alone proves nothing, because every project has one. Hidden files such as `.gitkeep` are
 * ignored, and so are other files beside a catalog and snapshots.
 */
export function holdsForeignFiles({ folder, boundary }: ArtifactPlace): string | null {
  const project = namesIn(folder, /^(workrail\.json|\.workrail)$/)[0];
  if (project !== undefined) return project;
  const names = namesIn(folder, /^[^.]/);
  const isValid = (name: string, validate: unknown) =>
    names.includes(name) && parsedFile<unknown>(boundary, join(folder, name), validate as Validate) !== null;
  const hasCatalog = isValid('catalog.json', validateCatalog);
  const hasSnapshots = names.includes('snapshots') && holdsSnapshotsOnly(folder);
  const hasLock = isValid('workrail.lock', validateLockfile) && (hasCatalog || hasSnapshots);
  const ours = new Map([
    ['catalog.json', hasCatalog],
    ['snapshots', hasSnapshots],
    ['workrail.lock', hasLock],
  ]);
  const foreign = names.filter((name) => !temporaryPattern.test(name) && ours.get(name) !== true);
  const [first] = foreign.filter((name) => ours.has(name) || !(hasCatalog && hasSnapshots));
  return first ?? null;
}

/** The state after a writer was stopped before it wrote the catalog. */
function holdsSnapshotsOnly(folder: string): boolean {
  const snapshots = snapshotsOf({ folder });
  if (!lstatSync(snapshots).isDirectory()) return false;
  return namesIn(snapshots, /^/).every((name) => snapshotPattern.test(name) || temporaryPattern.test(name));
}

type Validate = (value: unknown) => value is unknown;

/**
 * Removes files that nothing names any more, and temporary files of a killed writer. Removes nothing in a data directory, where the
 * states of runs have such names too.
 */
function prune(place: ArtifactPlace, named: ReadonlySet<string>): void {
  if (isDataDirectory(place.folder)) return;
  const snapshots = snapshotsOf(place);
  for (const name of storedNames(place)) if (!named.has(name)) rmSync(join(snapshots, name), { force: true });
  for (const folder of [place.folder, snapshots])
    for (const name of namesIn(folder, temporaryPattern)) rmSync(join(folder, name), { force: true });
}

/**
 * @param options.lock also write the lock file; `prune` removes snapshots and maps that nothing names; `keptNames` are existing
 * files that the catalog names
 */
export function writeArtifacts(
  place: ArtifactPlace,
  { catalog, lock, snapshots, maps }: Artifacts,
  options: { readonly lock: boolean; readonly prune: boolean; readonly keptNames: readonly string[] },
): void {
  const { boundary, lockFile } = place;
  const folder = snapshotsOf(place);
  requireInside(boundary, folder);
  if (options.lock && lockFile !== null) requireInside(boundary, lockFile);
  createFolders(folder);
  const stored = [...snapshots, ...maps];
  for (const { name, text } of stored) if (storedText(place, name) !== text) writeNamed(join(folder, name), text);
  writeIfChanged(boundary, join(place.folder, 'catalog.json'), catalog);
  if (options.prune) prune(place, new Set([...options.keptNames, ...stored.map(({ name }) => name)]));
  if (!options.lock || lockFile === null) return;
  replaceIfChanged(boundary, lockFile, lock);
  removeLeftovers(boundary, [lockFile]);
}
