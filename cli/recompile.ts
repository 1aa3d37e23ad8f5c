/** Compiles a stale root and writes what is served, `workrail.lock` excepted. Loaded only when something is stale. */
import { type ArtifactLists, objectsOf } from '../compiler/artifacts.ts';
import { memoryCatalog } from '../runtime/storage/memory/catalogs.ts';
import type { CatalogPort } from '../runtime/storage/ports.ts';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import type { Sha256Digest } from '../schemas/ids.ts';
import { errnoOf } from '../schemas/os-faults.ts';
import { placeOf, writeArtifacts } from './artifact-files.ts';
import {
  compileIncrementally,
  digestOfCatalog,
  type IncrementalRoot,
  keepResults,
  listsOfRoot,
} from './compile-incremental.ts';
import { recordCompiled } from './compile-records.ts';
import type { SourceRoot } from './sources.ts';
import { catalogDigestOf, isStale, writeStats } from './staleness.ts';
import { withWriterLock } from './writer-lock.ts';

export type Recompiled = {
  readonly diagnostics: readonly Diagnostic[];
  /** Of the catalog that was compiled; null when none was. */
  readonly digest: Sha256Digest | null;
  /** What compiled, where it cannot be written, and why. */
  readonly held: { readonly catalog: CatalogPort; readonly fault: Error } | null;
};

/** Nothing, when another process did it while this one waited. */
export function recompile(root: SourceRoot): Promise<Recompiled> {
  return withWriterLock(root, 'exclusive', () => {
    if (!isStale(root)) return { diagnostics: [], digest: null, held: null };
    const result = compileIncrementally(root);
    const { diagnostics } = result;
    const lists = listsOfRoot(result);
    const digest = digestOfCatalog(lists);
    try {
      write(root, result, lists, digest);
      return { diagnostics, digest, held: null };
    } catch (fault) {
      if (!(fault instanceof Error) || errnoOf(fault) === '') throw fault;
      return { diagnostics, digest, held: { catalog: heldCatalog(root), fault } };
    }
  });
}

function write(root: SourceRoot, result: IncrementalRoot, lists: ArtifactLists, digest: Sha256Digest): void {
  const { fresh, keptNames } = result;
  recordCompiled(root, digest);
  writeArtifacts(placeOf(root), { ...lists, ...objectsOf(fresh) }, { lock: false, prune: false, keptNames });
  writeStats(root, result.files, result.digests);
  keepResults(root, result);
}

/** All of it compiled now: what stands below `snapshots/` may be of another time. */
function heldCatalog(root: SourceRoot): CatalogPort {
  const { fresh, records } = compileIncrementally(root, 'ignored');
  const texts = new Map(fresh.map(({ workflowHash, text }) => [workflowHash, text]));
  const workflows = records.flatMap(({ entry }) => {
    const text = texts.get(entry.workflowHash);
    return text === undefined ? [] : [{ entry, text }];
  });
  return memoryCatalog(root.sourceKind, workflows);
}

/** Of the catalog that stands there, when it is what its sources compile to. Writes nothing. */
export function reproducedDigest(root: SourceRoot): Sha256Digest | null {
  const digest = digestOfCatalog(listsOfRoot(compileIncrementally(root, 'ignored')));
  return catalogDigestOf(root) === digest ? digest : null;
}
