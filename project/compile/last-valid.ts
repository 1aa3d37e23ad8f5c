/** The last valid versions of sources that no longer compile, which are still served [last-good-is-served]. */
import { join } from 'node:path';
import { type ArtifactLists, listsOf, type WorkflowRecord } from '../../compiler/artifacts/artifacts.ts';
import { subjectsOf } from '../../compiler/diagnostics/diagnostic.ts';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { version } from '../../package.json';
import { digestFileName } from '../../schemas/canonical/sha256.ts';
import { catalogBytesMax } from '../../schemas/limits.ts';
import { readableSnapshot } from '../artifacts/stored-snapshots.ts';
import { parsedFile } from '../files/parsed-file.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { objectNames } from './compile-cache.ts';
import type { IncrementalRoot } from './compile-incremental.ts';
import { isForeign } from './staleness.ts';

export type WithLastValid = {
  readonly lists: ArtifactLists;
  /** Sources that do not compile and are served in their last valid version. */
  readonly kept: readonly string[];
  /** Files below `snapshots/` that already exist and that the catalog names. */
  readonly keptNames: readonly string[];
};

/** The results of a compilation, with the last valid version of each source that no longer compiles. */
export function withLastValid(root: SourceRoot, result: IncrementalRoot): WithLastValid {
  const former = lastValidRecords(root, result);
  return {
    lists: listsOf([...result.records, ...former], result.diagnostics, version),
    kept: former.map(({ entry }) => entry.source),
    keptNames: [...result.keptNames, ...former.flatMap((record) => objectNames({ record }))],
  };
}

/**
 * The catalog entries of sources that no longer compile, so that an unfinished edit removes no workflow from agents. Ignores a
 * catalog that was not compiled on this machine, and an id that another source now defines.
 */
export function lastValidRecords(
  root: SourceRoot,
  { records, diagnostics }: Pick<IncrementalRoot, 'records' | 'diagnostics'>,
): readonly WorkflowRecord[] {
  const failed = new Set(diagnostics.filter(({ severity }) => severity === 'error').flatMap(subjectsOf));
  if (failed.size === 0) return [];
  const claimed = new Set(records.map(({ entry }) => entry.workflowId));
  const path = join(root.compiledFolder, 'catalog.json');
  const former = parsedFile(root, path, validateCatalog, catalogBytesMax)?.workflows ?? [];
  if (former.length === 0 || isForeign(root)) return [];
  return former
    .filter(({ workflowId, source, bundled }) => bundled !== true && failed.has(source) && !claimed.has(workflowId))
    .filter(({ workflowHash }) => hasSnapshot(root, `${digestFileName(workflowHash)}.json`))
    .map(({ suggestedId: _made, ...entry }) => ({ entry, sourceKind: root.sourceKind, bindings: {} }));
}

const hasSnapshot = (root: SourceRoot, name: string) =>
  readableSnapshot(join(root.compiledFolder, 'snapshots', name), name) !== null;
