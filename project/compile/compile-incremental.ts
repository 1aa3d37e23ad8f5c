/**
 * Compiles a root again at a cost proportional to the changes: an unchanged source costs a stat, and a touched one a digest.
 * Sources that depend on a changed source are compiled with it. In any case of doubt, a source is compiled. Two sources with the
 * same id are always compiled together with all others.
 */
import { claimedId } from '../../compiler/claimed-id.ts';
import { join } from 'node:path';
import { type ArtifactLists, listsOf, recordOf, type WorkflowRecord } from '../../compiler/artifacts/artifacts.ts';
import { isSuggestionDependency } from '../../compiler/suggestion-dependency.ts';
import { routineNameOf } from '../../compiler/legacy/routine-name.ts';
import type { Compiled, CompileInput, Library } from '../../compiler/compile.ts';
import { compareDiagnostics, subjectOf } from '../../compiler/diagnostics/diagnostic.ts';
import { version } from '../../package.json';
import { digestFileName, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import type { CachedSource, CompileCache } from '../../schemas/compile-cache.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { isReservedId, type Sha256Digest } from '../../schemas/ids.ts';
import { projectCompiledBytesMax } from '../../schemas/limits.ts';
import { affectedFiles, namesOf } from './invalidation.ts';
import { areObjectsUntouched, objectNames, type SourceResult, storedCache, writeCache } from './compile-cache.ts';
import { reboundSince } from '../configuration/bindings-file.ts';
import { type CompileSetting, compileInputs } from './compile-root.ts';
import {
  byFile,
  type CompileWorld,
  filesOf,
  inputOfFile,
  joined,
  noRequests,
  type RequestedBindings,
  worldOf,
} from './compile-context.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { digestOfInput } from '../sources/source-input.ts';
import type { SourceFile, SourceRoot } from '../sources/source-root.ts';
import { whereWritable } from '../files/atomic-write.ts';
import { verifiedSnapshot } from '../artifacts/stored-snapshots.ts';

/** The resolution of file system clocks can be this coarse, so a newer stat proves nothing. */
const statGrainMs = 2000;

export type IncrementalRoot = {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** By displayed path, for coloured frames. */
  readonly texts: ReadonlyMap<string, string>;
  readonly records: readonly WorkflowRecord[];
  /** The results of this compilation; the other snapshots already exist below `snapshots/`, under `keptNames`. */
  readonly fresh: readonly Compiled[];
  readonly keptNames: readonly string[];
  /** The digest of the bytes that were compiled; absent if the source could not be read. */
  readonly digests: ReadonlyMap<string, Sha256Digest>;
  readonly results: readonly (SourceResult | CachedSource)[];
  /** By file: the slots that it declares. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
  /** Whether the cache is up to date and need not be written. */
  readonly isStored: boolean;
};

// What did not change -------------------------------------------------------------------------------------------------

type Known = { readonly entry: CachedSource; readonly isByStat: boolean };

/** The cache entry of a source whose bytes are unchanged, if its files still exist. */
function knownEntry(
  file: SourceFile,
  cache: CompileCache,
  entry: CachedSource | undefined,
  root: SourceRoot,
): Known | null {
  if (entry === undefined || file.unread !== undefined || entry.bytes !== file.bytes) return null;
  const isYoung = file.mtimeMs > cache.writtenMs - statGrainMs;
  const isByStat = !isYoung && entry.mtimeMs === file.changedMs;
  if (!isByStat && digestOfInput(inputOfFile(file, root)) !== entry.sourceBytesDigest) return null;
  if (dependsOnOthers(entry)) return null;
  return areObjectsUntouched(entry, root) ? { entry: { ...entry, mtimeMs: file.changedMs }, isByStat } : null;
}

/** An internal error can depend on the size of the stack, so the source is compiled again. */
const isInternal = ({ code }: Diagnostic) => code === 'read/internal-error';
/** A finding about an unknown name can depend on all other names. */
const namesOthers = ({ code }: Diagnostic) => code.startsWith('resolve/') || code.startsWith('bind/');
const dependsOnOthers = ({ record, dependencies, diagnostics }: CachedSource) =>
  (diagnostics.length > 0 && !dependencies.every(isSuggestionDependency)) ||
  (record === null && diagnostics.some((one) => namesOthers(one) || isInternal(one) || tooLarge(one)));

const tooLarge = ({ code }: Diagnostic) => code === 'lower/project-too-large';
const storedBytes = (known: readonly CachedSource[]): number =>
  known.flatMap(({ objects }) => objects).reduce((sum, { bytes }) => sum + bytes, 0);

/** A source without a readable id may define any id, and a bindings file may name that id. */
const isPossiblyBound = ({ record, claimedId }: CachedSource, { bindings }: CompileWorld) =>
  record === null && claimedId === null && bindings.file !== null;

/** A source that binds a broken workflow or calls its routine gets a finding, which requires compiling both together. */
function isFailureNamed(known: readonly CachedSource[], fresh: readonly SourceResult[]): boolean {
  const failed = known.flatMap(({ record, claimedId }) => (record === null && claimedId !== null ? claimedId : []));
  const names = new Set(failed.flatMap(namesOf));
  return names.size > 0 && fresh.some(({ dependencies }) => dependencies.some((name) => names.has(name)));
}

/** Unchanged workflows, for sources that bind or call them. */
export function libraryOf(
  known: readonly Pick<SourceResult, 'file' | 'claimedId' | 'record'>[],
  files: ReadonlyMap<string, SourceFile>,
  root: SourceRoot,
): Library {
  const entries = known.flatMap(({ record }) => record?.entry ?? []);
  // The id of a broken workflow is known, so a reference to it is reported as broken and not as unknown.
  const broken = known.flatMap(({ record, claimedId: id }) =>
    record !== null || id === null || isReservedId(id) ? [] : id,
  );
  const byId = new Map(entries.map((entry): [string, CatalogEntry] => [entry.workflowId, entry]));
  return {
    ids: [...byId.keys(), ...broken],
    find(id) {
      const entry = byId.get(id);
      if (entry === undefined) return null;
      const name = `${digestFileName(entry.workflowHash)}.json`;
      return verifiedSnapshot(join(root.compiledFolder, 'snapshots', name), name);
    },
    routine(name, sourceKind) {
      const [first] = known
        .filter(({ claimedId }) => claimedId !== null && routineNameOf(claimedId) === name)
        .filter(({ record }) => record?.sourceKind === sourceKind)
        .sort((a, b) => ((a.claimedId ?? '') < (b.claimedId ?? '') ? -1 : 1));
      const file = first === undefined ? undefined : files.get(first.file);
      return file === undefined ? null : inputOfFile(file, root);
    },
  };
}

// What is compiled ----------------------------------------------------------------------------------------------------

type Read = { readonly file: SourceFile; readonly input: CompileInput; readonly claimedId: string | null };

function readSources(files: readonly SourceFile[], root: SourceRoot): readonly Read[] {
  return files.map((file) => {
    const input = inputOfFile(file, root);
    return { file, input, claimedId: claimedId(input.text) };
  });
}

/** Computed once for all files, because computing it for each of thousands of broken files would take quadratic time. */
function bySubject(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, Diagnostic[]> {
  const said = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const of = said.get(subjectOf(diagnostic));
    if (of === undefined) said.set(subjectOf(diagnostic), [diagnostic]);
    else of.push(diagnostic);
  }
  return said;
}

function compileFresh(sources: readonly Read[], world: CompileSetting) {
  const result = compileInputs(
    sources.map(({ input }) => input),
    world,
  );
  const compiledByFile = new Map(result.compiled.map((one) => [one.file, one]));
  const said = bySubject(result.diagnostics);
  // A source that could not be read has no bytes to compare later.
  const results = sources.flatMap(({ file, input, claimedId }): readonly SourceResult[] => {
    if (input.bytes === undefined) return [];
    const compiled = compiledByFile.get(file.file);
    return [
      {
        file: file.file,
        bytes: file.bytes,
        mtimeMs: file.changedMs,
        sourceBytesDigest: digestOfInput(input),
        claimedId,
        dependencies: [...(result.dependencies.get(file.file) ?? [])],
        slots: [...(result.slots.get(file.file) ?? [])],
        diagnostics: said.get(file.file) ?? [],
        record: compiled === undefined ? null : recordOf(compiled),
      },
    ];
  });
  return { ...result, results };
}

const ids = (sources: readonly { readonly claimedId: string | null }[]) =>
  sources.flatMap(({ claimedId }) => claimedId ?? []);

function isAnyClaimedTwice(sources: readonly { readonly claimedId: string | null }[]): boolean {
  const claimed = ids(sources);
  return new Set(claimed).size !== claimed.length;
}

/**
 * @param cacheIs `ignored`: everything is compiled, and `keptNames` is empty; `without_failures`: so are sources that did not
 * compile
 * @param requests the bindings of the command line; with them, the cache must be ignored and not written
 */
export function compileIncrementally(
  root: SourceRoot,
  cacheIs: 'used' | 'without_failures' | 'ignored' = 'used',
  requests: RequestedBindings = noRequests,
): IncrementalRoot {
  const world = worldOf(root, requests);
  const files = filesOf(root, world);
  const fileByName = new Map(files.map((file) => [file.file, file]));
  const cache = cacheIs === 'ignored' ? null : storedCache(root);
  const stored = new Map((cache?.files ?? []).map((entry) => [entry.file, entry]));
  const isRebound = reboundSince(cache?.bindingsDigest ?? 'none', world.bindings.file);
  const found = (
    cache === null ? [] : files.flatMap((file) => knownEntry(file, cache, stored.get(file.file), root) ?? [])
  )
    .filter(({ entry }) => !isRebound(entry) && !isPossiblyBound(entry, world))
    .filter(({ entry }) => entry.record !== null || cacheIs === 'used');
  const unchanged = found.map(({ entry }) => entry);
  const unchangedFiles = new Set(unchanged.map(({ file }) => file));

  const changed = readSources(
    files.filter(({ file }) => !unchangedFiles.has(file)),
    root,
  );
  const before = [...stored.values()].filter(({ file }) => !unchangedFiles.has(file));
  const affected = affectedFiles(unchanged, [...ids(changed), ...ids(before)]);
  const again = readSources(
    files.filter(({ file }) => affected.has(file)),
    root,
  );
  const known = unchanged.filter(({ file }) => !affected.has(file));
  if (known.length > 0 && isAnyClaimedTwice([...known, ...changed, ...again]))
    return compileIncrementally(root, 'ignored', requests);

  const library = joined(libraryOf(known, fileByName, root), world.library);
  const compiledBytesMax = projectCompiledBytesMax - storedBytes(known);
  const fresh = compileFresh([...changed, ...again], { ...world, library, compiledBytesMax });
  // Which sources exceed the limit depends on all of them.
  if (known.length > 0 && fresh.diagnostics.some(tooLarge)) return compileIncrementally(root, 'ignored', requests);
  if (isFailureNamed(known, fresh.results)) return compileIncrementally(root, 'without_failures', requests);
  const results = [...known, ...fresh.results].sort(byFile);
  // Coloured frames need the text of their file.
  const shown = known.filter(({ diagnostics }) => diagnostics.length > 0);
  const texts = shown.flatMap(({ file }): [string, string][] => {
    const source = fileByName.get(file);
    return source === undefined ? [] : [[file, inputOfFile(source, root).text]];
  });
  return {
    files,
    diagnostics: [...known.flatMap(({ diagnostics }) => diagnostics), ...fresh.diagnostics].sort(compareDiagnostics),
    texts: new Map([...fresh.texts, ...texts]),
    records: results.flatMap(({ record }) => record ?? []),
    fresh: fresh.compiled,
    keptNames: known.flatMap(objectNames),
    digests: new Map(results.map(({ file, sourceBytesDigest }) => [file, sourceBytesDigest])),
    results,
    slots: new Map([...known.map(({ file, slots }): [string, readonly string[]] => [file, slots]), ...fresh.slots]),
    isStored: known.length === stored.size && known.length === files.length && found.every(({ isByStat }) => isByStat),
  };
}

export const listsOfRoot = ({ records, diagnostics }: IncrementalRoot): ArtifactLists =>
  listsOf(records, diagnostics, version);

export const digestOfCatalog = ({ catalog }: ArtifactLists): Sha256Digest =>
  sha256OfStored(nodeDigest, new TextEncoder().encode(catalog));

/** Not if two sources have the same id, because the findings about one depend on the other. */
export function keepResults(root: SourceRoot, { results, isStored }: IncrementalRoot): void {
  if (!isStored) whereWritable(() => writeCache(root, isAnyClaimedTwice(results) ? [] : results));
}
