/** Compiles a stale root and writes what is served, `workrail.lock` excepted. Loaded only when something is stale. */
import { join } from 'node:path';
import { type ArtifactLists, listsOf, objectsOf, type WorkflowRecord } from '../../compiler/artifacts/artifacts.ts';
import { subjectsOf } from '../../compiler/diagnostics/diagnostic.ts';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { version } from '../../package.json';
import type { CanonicalText } from '../../schemas/canonical/json.ts';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { placeOf, writeArtifacts } from '../artifacts/artifact-files.ts';
import {
  compileIncrementally,
  digestOfCatalog,
  type IncrementalRoot,
  keepResults,
  listsOfRoot,
} from './compile-incremental.ts';
import { recordCompiled } from '../artifacts/compile-records.ts';
import { parsedFile } from '../files/parsed-file.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { catalogDigestOf, isForeign, isStale, writeStats } from './staleness.ts';
import { verifiedSnapshot } from '../artifacts/stored-snapshots.ts';
import { withWriterLock } from './writer-lock.ts';

/** Workflows that are served from memory. */
export type HeldWorkflows = {
  readonly sourceKind: WorkflowSourceKind;
  readonly workflows: readonly { readonly entry: CatalogEntry; readonly text: CanonicalText }[];
};

export type Recompiled = {
  readonly diagnostics: readonly Diagnostic[];
  /** Sources that do not compile, and that are served as they were compiled before. */
  readonly kept: readonly string[];
  /** Of the catalog that was compiled; null when none was. */
  readonly digest: Sha256Digest | null;
  /** What compiled, where it cannot be written, and why. */
  readonly held: (HeldWorkflows & { readonly fault: Error }) | null;
};

/** Nothing, when another process did it while this one waited. */
export function recompile(root: SourceRoot): Promise<Recompiled> {
  return withWriterLock(root, 'exclusive', () => {
    if (!isStale(root)) return { diagnostics: [], kept: [], digest: null, held: null };
    const result = compileIncrementally(root);
    const { diagnostics, records } = result;
    const former = formerRecords(root, result);
    const kept = former.map(({ entry }) => entry.source);
    const lists = listsOf([...records, ...former], diagnostics, version);
    const digest = digestOfCatalog(lists);
    try {
      write(root, result, lists, digest);
      return { diagnostics, kept, digest, held: null };
    } catch (fault) {
      if (!(fault instanceof Error) || errnoOf(fault) === '') throw fault;
      return { diagnostics, kept: [], digest, held: { ...heldWorkflows(root), fault } };
    }
  });
}

/**
 * What the catalog holds of sources that do not compile any more: an author who saves half an edit takes no workflow away from
 * agents [last-good-is-served]. Not of a catalog that somebody else brought, and not an id that another source claims now.
 */
function formerRecords(root: SourceRoot, { records, diagnostics }: IncrementalRoot): readonly WorkflowRecord[] {
  const failed = new Set(diagnostics.filter(({ severity }) => severity === 'error').flatMap(subjectsOf));
  if (failed.size === 0 || isForeign(root)) return [];
  const claimed = new Set(records.map(({ entry }) => entry.workflowId));
  const former = parsedFile(root, join(root.compiledFolder, 'catalog.json'), validateCatalog)?.workflows ?? [];
  return former
    .filter(({ workflowId, source, bundled }) => bundled !== true && failed.has(source) && !claimed.has(workflowId))
    .filter(({ workflowHash }) => hasSnapshot(root, workflowHash))
    .map(({ suggestedId: _made, ...entry }) => ({ entry, sourceKind: root.sourceKind, bindings: {} }));
}

function hasSnapshot(root: SourceRoot, workflowHash: string): boolean {
  const name = `${workflowHash.replace(':', '-')}.json`;
  return verifiedSnapshot(join(root.compiledFolder, 'snapshots', name), name) !== null;
}

function write(root: SourceRoot, result: IncrementalRoot, lists: ArtifactLists, digest: Sha256Digest): void {
  const { fresh, keptNames } = result;
  recordCompiled(root, digest);
  writeArtifacts(placeOf(root), { ...lists, ...objectsOf(fresh) }, { lock: false, prune: false, keptNames });
  writeStats(root, result.files, result.digests);
  keepResults(root, result);
}

/** All of it compiled now: what stands below `snapshots/` may be of another time. */
function heldWorkflows(root: SourceRoot): HeldWorkflows {
  const { fresh, records } = compileIncrementally(root, 'ignored');
  const texts = new Map(fresh.map(({ workflowHash, text }) => [workflowHash, text]));
  const workflows = records.flatMap(({ entry }) => {
    const text = texts.get(entry.workflowHash);
    return text === undefined ? [] : [{ entry, text }];
  });
  return { sourceKind: root.sourceKind, workflows };
}

/** The first source that does not compile now, with the reason; null where all of them do. Writes nothing. */
export function brokenSource(root: SourceRoot): { readonly file: string; readonly why: string } | null {
  const { diagnostics } = compileIncrementally(root);
  const first = diagnostics.find(({ severity }) => severity === 'error');
  return first === undefined ? null : { file: subjectsOf(first)[0] ?? first.at.file, why: first.message };
}

/** Of the catalog that stands there, when it is what its sources compile to. Writes nothing. */
export function reproducedDigest(root: SourceRoot): Sha256Digest | null {
  const digest = digestOfCatalog(listsOfRoot(compileIncrementally(root, 'ignored')));
  return catalogDigestOf(root) === digest ? digest : null;
}
