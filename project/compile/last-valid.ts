/** What is still served of sources that do not compile any more [last-good-is-served]. */
import { join } from 'node:path';
import { type ArtifactLists, listsOf, type WorkflowRecord } from '../../compiler/artifacts/artifacts.ts';
import { subjectsOf } from '../../compiler/diagnostics/diagnostic.ts';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { version } from '../../package.json';
import { digestFileName } from '../../schemas/canonical/sha256.ts';
import { verifiedSnapshot } from '../artifacts/stored-snapshots.ts';
import { parsedFile } from '../files/parsed-file.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { objectNames } from './compile-cache.ts';
import type { IncrementalRoot } from './compile-incremental.ts';
import { isForeign } from './staleness.ts';

export type WithLastValid = {
  readonly lists: ArtifactLists;
  /** Sources that do not compile, and that are served as they were compiled before. */
  readonly kept: readonly string[];
  /** Objects below `snapshots/` that stand there already and are named by the catalog. */
  readonly keptNames: readonly string[];
};

/** The lists of a compilation, with the last valid version of each source that does not compile now. */
export function withLastValid(root: SourceRoot, result: IncrementalRoot): WithLastValid {
  const former = lastValidRecords(root, result);
  return {
    lists: listsOf([...result.records, ...former], result.diagnostics, version),
    kept: former.map(({ entry }) => entry.source),
    keptNames: [...result.keptNames, ...former.flatMap((record) => objectNames({ record }))],
  };
}

/**
 * What the catalog holds of sources that do not compile any more: an author who saves half an edit takes no workflow away from
 * agents. Not of a catalog that somebody else brought, and not an id that another source claims now.
 */
function lastValidRecords(root: SourceRoot, { records, diagnostics }: IncrementalRoot): readonly WorkflowRecord[] {
  const failed = new Set(diagnostics.filter(({ severity }) => severity === 'error').flatMap(subjectsOf));
  if (failed.size === 0 || isForeign(root)) return [];
  const claimed = new Set(records.map(({ entry }) => entry.workflowId));
  const former = parsedFile(root, join(root.compiledFolder, 'catalog.json'), validateCatalog)?.workflows ?? [];
  return former
    .filter(({ workflowId, source, bundled }) => bundled !== true && failed.has(source) && !claimed.has(workflowId))
    .filter(({ workflowHash }) => hasSnapshot(root, `${digestFileName(workflowHash)}.json`))
    .map(({ suggestedId: _made, ...entry }) => ({ entry, sourceKind: root.sourceKind, bindings: {} }));
}

const hasSnapshot = (root: SourceRoot, name: string) =>
  verifiedSnapshot(join(root.compiledFolder, 'snapshots', name), name) !== null;
