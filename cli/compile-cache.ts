/**
 * Compiles a root again for the price of what changed: an unchanged source costs a stat, a touched one a digest.
 *
 * The cache only ever saves time. Its first line is the digest of the rest, so a damaged file is noticed; it names the
 * compiler, its builtins and the kind of the sources, so that of another one is not used; each snapshot in it must have the
 * hash that stands beside it. What is doubtful is compiled. Two sources that claim one id are always compiled together, and
 * what depends on a changed source is compiled with it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtins } from '../builtins/registry.ts';
import { builtinTexts } from '../builtins/samples.ts';
import { routineNameOf } from '../compiler/compilation.ts';
import type { Compiled, Library } from '../compiler/compile.ts';
import { compareDiagnostics, subjectOf } from '../compiler/diagnostics/diagnostic.ts';
import { validateCompileCache } from '../generated/validators/compile-cache.v1.js';
import { validateCompiledWorkflow } from '../generated/validators/compiled-workflow.v1.js';
import { version } from '../package.json';
import type { CanonicalText } from '../schemas/canonical/json.ts';
import { sha256OfStored } from '../schemas/canonical/sha256.ts';
import type { CachedSource, CompileCache } from '../schemas/compile-cache.ts';
import type { Sha256Digest } from '../schemas/ids.ts';
import { affectedFiles } from './affected.ts';
import { textAt, writeAtomically } from './artifact-files.ts';
import { bindingsDigestOf, reboundSince } from './bindings-file.ts';
import { libraryDigest } from './bundled-library.ts';
import { type CompiledInputs, type CompiledRoot, compileInputs } from './compile-root.ts';
import {
  byFile,
  type CompileWorld,
  filesOf,
  inputOfFile,
  joined,
  noRequests,
  type RequestedBindings,
  worldOf,
} from './compile-world.ts';
import { nodeDigest } from './digest.ts';
import { parsedAs } from './parsed-file.ts';
import type { SourceFile, SourceRoot } from './sources.ts';

/** Clocks of file systems may be this coarse: a stat this young proves nothing. */
const statGrainMs = 2000;

export type CachedRoot = CompiledRoot & {
  readonly digests: ReadonlyMap<string, Sha256Digest>;
  readonly entries: readonly CachedSource[];
};
type Known = { readonly file: SourceFile; readonly entry: CachedSource; readonly compiled: Compiled };

const cachePath = (root: SourceRoot) => join(root.compiledFolder, 'cache.json');
const digestOfText = (text: string) => sha256OfStored(nodeDigest, new TextEncoder().encode(text));

function compilerOf({ sourceKind }: SourceRoot): string {
  return `${version} ${digestOfText(JSON.stringify(builtinTexts(builtins)))} ${sourceKind}`;
}

function storedCache(root: SourceRoot): CompileCache | null {
  const stored = textAt(cachePath(root));
  if (stored === null) return null;
  const end = stored.indexOf('\n');
  const body = stored.slice(end + 1);
  if (stored.slice(0, Math.max(0, end)) !== digestOfText(body)) return null;
  const cache = parsedAs(body, validateCompileCache);
  return cache?.compiler === compilerOf(root) && cache.libraryDigest === libraryDigest() ? cache : null;
}

function compiledOf(
  source: SourceFile,
  { sourceBytesDigest, compiled }: CachedSource,
  root: SourceRoot,
): Compiled | null {
  if (compiled === null) return null;
  if ((digestOfText(compiled.text) as string) !== compiled.workflowHash) return null;
  const snapshot = parsedAs(compiled.text, validateCompiledWorkflow);
  if (snapshot === null) return null;
  // The hash was taken over canonical text, and it fits.
  return {
    ...compiled,
    text: compiled.text as CanonicalText,
    snapshot,
    sourceBytesDigest,
    file: source.file,
    sourceKind: source.sourceKind ?? root.sourceKind,
  };
}

/**
 * The entry of a source whose bytes are those that were compiled, with what they gave. One that did not compile is compiled
 * again where names that are missing may have been meant: what is said of them depends on every other name.
 */
function knownOf(
  file: SourceFile,
  entry: CachedSource | undefined,
  cache: CompileCache,
  root: SourceRoot,
): Known | null {
  if (entry === undefined || entry.bytes !== file.bytes) return null;
  if (entry.compiled === null) return null;
  const isYoung = file.mtimeMs > cache.writtenMs - statGrainMs;
  if (
    (isYoung || entry.mtimeMs !== file.mtimeMs) &&
    sha256OfStored(nodeDigest, readFileSync(file.path)) !== entry.sourceBytesDigest
  )
    return null;
  const compiled = compiledOf(file, entry, root);
  if (compiled === null) return null;
  return { file, entry: { ...entry, mtimeMs: file.mtimeMs }, compiled };
}

function claimedId(text: string): string | null {
  const value = parsedAs(text, (parsed): parsed is { readonly id: string } => {
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string';
  });
  return value?.id ?? null;
}

type Fresh = CompiledInputs & { readonly entries: readonly CachedSource[] };

/** Workflows that are compiled already, as others may bind or call them. */
export function libraryOf(compiled: readonly Compiled[], sources: readonly SourceFile[], root: SourceRoot): Library {
  const byId = new Map(compiled.map((one): [string, Compiled] => [one.workflowId, one]));
  const routines = [...byId.values()].sort((a, b) => (a.workflowId < b.workflowId ? -1 : 1));
  const files = new Map(sources.map((source) => [source.file, source]));
  return {
    ids: [...byId.keys()],
    find: (id) => byId.get(id) ?? null,
    routine(name, sourceKind) {
      const found = routines.find((one) => one.sourceKind === sourceKind && routineNameOf(one.workflowId) === name);
      const file = found === undefined ? undefined : files.get(found.file);
      return file === undefined ? null : inputOfFile(file, root);
    },
  };
}

function compileFresh(files: readonly SourceFile[], root: SourceRoot, { library, bindings }: CompileWorld): Fresh {
  const read = files.map((file) => ({ file, input: inputOfFile(file, root) }));
  const result = compileInputs(
    read.map(({ input }) => input),
    { library, bindings },
  );
  const compiledByFile = new Map(result.compiled.map((one) => [one.file, one]));
  const entries = read.map(({ file, input }): CachedSource => {
    const compiled = compiledByFile.get(file.file);
    return {
      file: file.file,
      bytes: file.bytes,
      mtimeMs: file.mtimeMs,
      sourceBytesDigest: sha256OfStored(nodeDigest, input.bytes ?? new Uint8Array()),
      claimedId: claimedId(input.text),
      dependencies: [...(result.dependencies.get(file.file) ?? [])],
      slots: [...(result.slots.get(file.file) ?? [])],
      diagnostics: result.diagnostics.filter((diagnostic) => subjectOf(diagnostic) === file.file),
      compiled:
        compiled === undefined
          ? null
          : {
              workflowId: compiled.workflowId,
              workflowHash: compiled.workflowHash,
              sourceDigest: compiled.sourceDigest,
              text: compiled.text,
              map: compiled.map,
              ...(compiled.bindingsDigest === undefined ? {} : { bindingsDigest: compiled.bindingsDigest }),
            },
    };
  });
  return { ...result, entries };
}

function isAnyClaimedTwice(entries: readonly CachedSource[]): boolean {
  const claimed = entries.flatMap(({ claimedId }) => claimedId ?? []);
  return new Set(claimed).size !== claimed.length;
}

const claimedIds = (entries: readonly CachedSource[]) => entries.flatMap(({ claimedId }) => claimedId ?? []);

/** @param requests what the command line binds: then the cache must be ignored, and must not be written */
export function compileWithCache(
  root: SourceRoot,
  cacheIs: 'used' | 'ignored' = 'used',
  requests: RequestedBindings = noRequests,
): CachedRoot {
  const world = worldOf(root, requests);
  const files = filesOf(root, world);
  const cache = cacheIs === 'used' ? storedCache(root) : null;
  const stored = new Map((cache?.files ?? []).map((entry) => [entry.file, entry]));
  const isRebound = reboundSince(cache?.bindingsDigest ?? 'none', world.bindings.file);
  const same = (
    cache === null ? [] : files.flatMap((file) => knownOf(file, stored.get(file.file), cache, root) ?? [])
  ).filter(({ entry }) => !isRebound(entry));
  const sameFiles = new Set(same.map(({ file }) => file.file));
  const others = files.filter(({ file }) => !sameFiles.has(file));
  const changedIds = [
    ...claimedIds([...stored.values()].filter(({ file }) => !sameFiles.has(file))),
    ...others.flatMap(({ path }) => claimedId(readFileSync(path, 'utf8')) ?? []),
  ];
  const affected = affectedFiles(
    same.map(({ entry }) => entry),
    changedIds,
  );
  const known = same.filter(({ file }) => !affected.has(file.file));
  const unchanged = libraryOf(
    known.map(({ compiled }) => compiled),
    known.map(({ file }) => file),
    root,
  );
  const fresh = compileFresh(
    files.filter(({ file }) => !sameFiles.has(file) || affected.has(file)),
    root,
    { ...world, library: joined(unchanged, world.library) },
  );
  const entries = [...known.map(({ entry }) => entry), ...fresh.entries].sort(byFile);
  if (known.length > 0 && isAnyClaimedTwice(entries)) return compileWithCache(root, 'ignored', requests);
  // Frames are painted from the text of their file.
  const shown = known.filter(({ entry }) => entry.diagnostics.length > 0);
  const texts = shown.map(({ file }): [string, string] => [file.file, readFileSync(file.path, 'utf8')]);
  const compiled = [...known.map((one) => one.compiled), ...fresh.compiled].sort(byFile);
  // What is wrong with the bindings file itself belongs to no source.
  const ofFiles = new Set(files.map(({ file }) => file));
  const ofBindings = fresh.diagnostics.filter((diagnostic) => !ofFiles.has(subjectOf(diagnostic)));
  return {
    files,
    diagnostics: [...entries.flatMap(({ diagnostics }) => diagnostics), ...ofBindings].sort(compareDiagnostics),
    compiled,
    texts: new Map([...fresh.texts, ...texts]),
    slots: new Map(entries.map(({ file, slots }) => [file, slots])),
    dependencies: new Map(entries.map(({ file, dependencies }) => [file, dependencies])),
    digests: new Map(entries.map(({ file, sourceBytesDigest }) => [file, sourceBytesDigest])),
    entries,
  };
}

/** Not where two sources claim one id: what was said of one of them depends on the other. */
export function writeCache(root: SourceRoot, { entries }: CachedRoot): void {
  const files = isAnyClaimedTwice(entries) ? [] : [...entries];
  const cache: CompileCache = {
    v: 1,
    compiler: compilerOf(root),
    writtenMs: Date.now(),
    bindingsDigest: bindingsDigestOf(root),
    libraryDigest: libraryDigest(),
    files,
  };
  const body = `${JSON.stringify(cache)}\n`;
  writeAtomically(cachePath(root), `${digestOfText(body)}\n${body}`);
}
