/**
 * `--check`: compares the artifacts on disk with those that compiling would write, and writes nothing. Reports the differences of
 * the lock file, the catalog and every snapshot.
 */
import { basename, join, relative, sep } from 'node:path';
import type { Artifacts } from '../../compiler/artifacts/artifacts.ts';
import { compareEntries, type Entry } from '../../compiler/artifacts/compare-entries.ts';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { validateLockfile } from '../../generated/validators/lockfile.v1.js';
import type { Catalog, Lockfile } from '../../schemas/catalog.ts';
import type { ArtifactDifference } from '../../schemas/diagnostics.ts';
import { type ArtifactPlace, storedNames, storedText } from './artifact-files.ts';
import type { Boundary } from '../files/boundary.ts';
import { withLf } from '../files/line-endings.ts';
import { parsedAs } from '../files/parsed-file.ts';
import { textAt } from '../files/atomic-write.ts';

/** The path for a message: relative to the project if it is inside, otherwise complete. */
function displayPath(path: string, folder: string): string {
  const inside = relative(folder, path);
  return inside.startsWith('..') ? path : inside.split(sep).join('/');
}

const lockEntries = (lock: Lockfile | null): ReadonlyMap<string, Entry> =>
  new Map(Object.entries(lock?.workflows ?? {}));
const catalogEntries = (catalog: Catalog | null): ReadonlyMap<string, Entry> =>
  new Map([
    ...(catalog?.workflows ?? []).map((entry): [string, Entry] => [entry.workflowId, entry]),
    ...(catalog?.failed ?? []).map((entry): [string, Entry] => [entry.source, entry]),
  ]);

/** Compares one list in one file: entry by entry if it can be read, otherwise the file as a whole. */
function listDifferences<T>(
  artifact: 'lock' | 'catalog',
  path: string,
  texts: { readonly found: string | null; readonly expected: string },
  read: {
    readonly validate: (value: unknown) => value is T;
    readonly entries: (list: T | null) => ReadonlyMap<string, Entry>;
  },
): readonly ArtifactDifference[] {
  const { expected } = texts;
  const found = withLf(texts.found);
  if (found === expected) return [];
  const wanted = read.entries(parsedAs(expected, read.validate));
  // No workflows and no files count as equal: a project without workflows needs no lock file.
  if (found === null) return wanted.size === 0 ? [] : [{ artifact, problem: 'missing', path }];
  const list = parsedAs(found, read.validate);
  if (list === null) return [{ artifact, problem: 'damaged', path }];
  const differences = compareEntries(read.entries(list), wanted);
  if (differences.length === 0) return [{ artifact, problem: 'changed', path }];
  return differences.map(({ workflowId, problem, fields }) => ({
    artifact,
    problem,
    path,
    workflowId,
    ...(fields.length === 0 ? {} : { fields: [...fields] }),
  }));
}

/** How the lock file differs from a compilation. If nothing compiles, a missing lock file is not a difference. */
export function lockDifferences(
  { lockFile, boundary }: { readonly lockFile: string | null; readonly boundary: Boundary },
  expected: string,
  folder: string,
): readonly ArtifactDifference[] {
  if (lockFile === null) return [];
  const texts = { found: textAt(boundary, lockFile), expected };
  return listDifferences('lock', displayPath(lockFile, folder), texts, {
    validate: validateLockfile,
    entries: lockEntries,
  });
}

function snapshotDifferences(
  place: ArtifactPlace,
  artifacts: Artifacts,
  folder: string,
): readonly ArtifactDifference[] {
  const pathOf = (name: string) => join(place.folder, 'snapshots', name);
  const kindOf = (name: string) => (name.endsWith('.map.json') ? 'map' : 'snapshot');
  const present = new Set(storedNames(place));
  const expected = [...artifacts.snapshots, ...artifacts.maps].flatMap(
    ({ name, text }): readonly ArtifactDifference[] => {
      const found = present.delete(name) ? withLf(storedText(place, name)) : null;
      if (found === text) return [];
      return [
        {
          artifact: kindOf(name),
          problem: found === null ? 'missing' : 'changed',
          path: displayPath(pathOf(name), folder),
        },
      ];
    },
  );
  const extra = [...present].map(
    (name): ArtifactDifference => ({
      artifact: kindOf(name),
      problem: 'extra',
      path: displayPath(pathOf(name), folder),
    }),
  );
  return [...expected, ...extra];
}

/** Everything that compiling would write, remove or change at `place`, in the order lock file, catalog, snapshots. */
export function artifactDifferences(
  place: ArtifactPlace,
  artifacts: Artifacts,
  folder: string,
): readonly ArtifactDifference[] {
  const catalog = join(place.folder, 'catalog.json');
  return [
    ...lockDifferences(place, artifacts.lock, folder),
    ...listDifferences(
      'catalog',
      displayPath(catalog, folder),
      { found: textAt(place.boundary, catalog), expected: artifacts.catalog },
      { validate: validateCatalog, entries: catalogEntries },
    ),
    ...snapshotDifferences(place, artifacts, folder),
  ];
}

/** "changed: workrail.lock: project.review (sourceDigest, workflowHash)" */
export function differenceLine({ problem, path, workflowId, fields }: ArtifactDifference): string {
  const entry = workflowId === undefined ? '' : `: ${workflowId}`;
  return `${problem}: ${path}${entry}${fields === undefined ? '' : ` (${fields.join(', ')})`}`;
}

/** "workrail.lock, catalog.json, snapshots": the files that the error names. */
export function differingFiles(differences: readonly ArtifactDifference[]): string {
  const names = differences.map(({ artifact, path }) => {
    if (artifact === 'lock' || artifact === 'catalog') return basename(path);
    return artifact === 'map' ? 'source maps' : 'snapshots';
  });
  return [...new Set(names)].join(', ');
}
