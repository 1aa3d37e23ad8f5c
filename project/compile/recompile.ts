/** Compiles a stale root and writes the artifacts, except `workrail.lock`. Loaded only if a root is stale. */
import { type ArtifactLists, objectsOf } from '../../compiler/artifacts/artifacts.ts';
import { subjectsOf } from '../../compiler/diagnostics/diagnostic.ts';
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
import { shownSource, type SourceRoot } from '../sources/source-root.ts';
import { catalogDigestOf, isStale, writeStats } from './staleness.ts';
import { withLastValid } from './last-valid.ts';
import { withWriterLock } from './writer-lock.ts';

/** Workflows that are served from memory. */
export type HeldWorkflows = {
  readonly sourceKind: WorkflowSourceKind;
  readonly workflows: readonly { readonly entry: CatalogEntry; readonly text: CanonicalText }[];
};

export type Recompiled = {
  readonly diagnostics: readonly Diagnostic[];
  /** Sources that do not compile and are served in their last valid version. */
  readonly kept: readonly string[];
  /** What the compile record holds of the result; empty if nothing was compiled. */
  readonly digests: readonly Sha256Digest[];
  /** The results that could not be written, and the reason. */
  readonly held: (HeldWorkflows & { readonly fault: Error }) | null;
};

/** Does nothing if another process compiled while this one waited. */
export function recompile(root: SourceRoot): Promise<Recompiled> {
  return withWriterLock(root, 'exclusive', () => {
    if (!isStale(root)) return { diagnostics: [], kept: [], digests: [], held: null };
    const result = compileIncrementally(root);
    const { diagnostics } = result;
    const { lists, kept, keptNames } = withLastValid(root, result);
    const digest = digestOfCatalog(lists);
    try {
      const attestation = write(root, { ...result, keptNames }, lists, digest);
      return { diagnostics, kept, digests: [digest, attestation], held: null };
    } catch (fault) {
      if (!(fault instanceof Error) || errnoOf(fault) === '') throw fault;
      return { diagnostics, kept: [], digests: [digest], held: { ...heldWorkflows(root), fault } };
    }
  });
}

function write(root: SourceRoot, result: IncrementalRoot, lists: ArtifactLists, digest: Sha256Digest): Sha256Digest {
  const { fresh, keptNames } = result;
  recordCompiled(root, digest);
  writeArtifacts(placeOf(root), { ...lists, ...objectsOf(fresh) }, { lock: false, prune: false, keptNames });
  const attestation = writeStats(root, result.files, result.digests, digest);
  keepResults(root, result);
  return attestation;
}

/** Compiles everything, because files below `snapshots/` may be from another time. */
function heldWorkflows(root: SourceRoot): HeldWorkflows {
  const { fresh, records } = compileIncrementally(root, 'ignored');
  const texts = new Map(fresh.map(({ workflowHash, text }) => [workflowHash, text]));
  const workflows = records.flatMap(({ entry }) => {
    const text = texts.get(entry.workflowHash);
    return text === undefined ? [] : [{ entry, text }];
  });
  return { sourceKind: root.sourceKind, workflows };
}

/** The first source that does not compile now, with the reason; null if all compile. Writes nothing. */
export function brokenSource(root: SourceRoot): { readonly file: string; readonly why: string } | null {
  const { diagnostics } = compileIncrementally(root);
  const first = diagnostics.find(({ severity }) => severity === 'error');
  return first === undefined
    ? null
    : { file: shownSource(root, subjectsOf(first)[0] ?? first.at.file), why: first.message };
}

/** Where a source does not compile now, and why; null if it compiles. Writes nothing. */
export function faultOfSource(root: SourceRoot, source: string): string | null {
  const { diagnostics } = compileIncrementally(root);
  const first = diagnostics.find((one) => one.severity === 'error' && subjectsOf(one).includes(source));
  if (first === undefined) return null;
  const { file, line, column } = first.at;
  return `${shownSource(root, file)}:${line}:${column}: ${first.message}`;
}

/** The digest of the catalog on disk, if it equals the result of compiling its sources. Writes nothing. */
export function reproducedDigest(root: SourceRoot): Sha256Digest | null {
  const digest = digestOfCatalog(listsOfRoot(compileIncrementally(root, 'ignored')));
  return catalogDigestOf(root) === digest ? digest : null;
}
