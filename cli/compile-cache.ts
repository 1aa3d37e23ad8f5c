/**
 * Compiles a root again for the price of what changed: an unchanged source costs a stat, a touched one a digest.
 *
 * The cache only ever saves time. Its first line is the digest of the rest, so a damaged file is noticed; it names the
 * compiler, its builtins and the kind of the sources, so that of another one is not used; each snapshot in it must have the
 * hash that stands beside it. What is doubtful is compiled. Two sources that claim one id are always compiled together.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtins } from '../builtins/registry.ts';
import { builtinTexts } from '../builtins/samples.ts';
import type { Compiled } from '../compiler/compile.ts';
import { compareDiagnostics } from '../compiler/diagnostics/diagnostic.ts';
import { validateCompileCache } from '../generated/validators/compile-cache.v1.js';
import { validateCompiledWorkflow } from '../generated/validators/compiled-workflow.v1.js';
import { version } from '../package.json';
import type { CanonicalText } from '../schemas/canonical/json.ts';
import { sha256OfStored } from '../schemas/canonical/sha256.ts';
import type { CachedSource, CompileCache } from '../schemas/compile-cache.ts';
import type { Sha256Digest } from '../schemas/ids.ts';
import { textAt, writeAtomically } from './artifact-files.ts';
import { type CompiledRoot, compileInputs } from './compile-root.ts';
import { nodeDigest } from './digest.ts';
import { inputOf } from './operands.ts';
import { parsedAs } from './parsed-file.ts';
import { type SourceFile, type SourceRoot, sourcesOf } from './sources.ts';

/** Clocks of file systems may be this coarse: a stat this young proves nothing. */
const statGrainMs = 2000;

export type CachedRoot = CompiledRoot & {
  readonly digests: ReadonlyMap<string, Sha256Digest>;
  readonly entries: readonly CachedSource[];
};
type Known = { readonly file: SourceFile; readonly entry: CachedSource; readonly compiled: Compiled | null };

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
  return cache?.compiler === compilerOf(root) ? cache : null;
}

function compiledOf({ file, sourceBytesDigest, compiled }: CachedSource, root: SourceRoot): Compiled | null {
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
    file,
    sourceKind: root.sourceKind,
  };
}

/** The entry of a source whose bytes are those that were compiled, with what they gave. */
function knownOf(file: SourceFile, entry: CachedSource | undefined, writtenMs: number, root: SourceRoot): Known | null {
  if (entry === undefined || entry.bytes !== file.bytes) return null;
  const isYoung = file.mtimeMs > writtenMs - statGrainMs;
  if (
    (isYoung || entry.mtimeMs !== file.mtimeMs) &&
    sha256OfStored(nodeDigest, readFileSync(file.path)) !== entry.sourceBytesDigest
  )
    return null;
  const compiled = compiledOf(entry, root);
  if (compiled === null && entry.compiled !== null) return null;
  return { file, entry: { ...entry, mtimeMs: file.mtimeMs }, compiled };
}

function claimedId(text: string): string | null {
  const value = parsedAs(text, (parsed): parsed is { readonly id: string } => {
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string';
  });
  return value?.id ?? null;
}

type Fresh = Pick<CompiledRoot, 'diagnostics' | 'compiled' | 'texts'> & { readonly entries: readonly CachedSource[] };

function compileFresh(files: readonly SourceFile[], root: SourceRoot): Fresh {
  const read = files.map((file) => ({ file, input: inputOf(file.file, readFileSync(file.path), root.sourceKind) }));
  const result = compileInputs(read.map(({ input }) => input));
  const compiledByFile = new Map(result.compiled.map((one) => [one.file, one]));
  const entries = read.map(({ file, input }): CachedSource => {
    const compiled = compiledByFile.get(file.file);
    return {
      file: file.file,
      bytes: file.bytes,
      mtimeMs: file.mtimeMs,
      sourceBytesDigest: sha256OfStored(nodeDigest, input.bytes ?? new Uint8Array()),
      claimedId: claimedId(input.text),
      diagnostics: result.diagnostics.filter(({ at }) => at.file === file.file),
      compiled:
        compiled === undefined
          ? null
          : {
              workflowId: compiled.workflowId,
              workflowHash: compiled.workflowHash,
              sourceDigest: compiled.sourceDigest,
              text: compiled.text,
              map: compiled.map,
            },
    };
  });
  return { ...result, entries };
}

const byFile = (a: { readonly file: string }, b: { readonly file: string }) => (a.file < b.file ? -1 : 1);

function isAnyClaimedTwice(entries: readonly CachedSource[]): boolean {
  const claimed = entries.flatMap(({ claimedId }) => claimedId ?? []);
  return new Set(claimed).size !== claimed.length;
}

export function compileWithCache(root: SourceRoot, cacheIs: 'used' | 'ignored' = 'used'): CachedRoot {
  const files = sourcesOf(root);
  const cache = cacheIs === 'used' ? storedCache(root) : null;
  const stored = new Map((cache?.files ?? []).map((entry) => [entry.file, entry]));
  const known = files.flatMap((file) => knownOf(file, stored.get(file.file), cache?.writtenMs ?? 0, root) ?? []);
  const knownFiles = new Set(known.map(({ file }) => file.file));
  const changed = compileFresh(
    files.filter(({ file }) => !knownFiles.has(file)),
    root,
  );
  const entries = [...known.map(({ entry }) => entry), ...changed.entries].sort(byFile);
  if (known.length > 0 && isAnyClaimedTwice(entries)) return compileWithCache(root, 'ignored');
  // Frames are painted from the text of their file.
  const shown = known.filter(({ entry }) => entry.diagnostics.length > 0);
  const texts = shown.map(({ file }): [string, string] => [file.file, readFileSync(file.path, 'utf8')]);
  return {
    files,
    diagnostics: entries.flatMap(({ diagnostics }) => diagnostics).sort(compareDiagnostics),
    compiled: [...known.flatMap(({ compiled }) => compiled ?? []), ...changed.compiled].sort(byFile),
    texts: new Map([...changed.texts, ...texts]),
    digests: new Map(entries.map(({ file, sourceBytesDigest }) => [file, sourceBytesDigest])),
    entries,
  };
}

/** Not where two sources claim one id: what was said of one of them depends on the other. */
export function writeCache(root: SourceRoot, { entries }: CachedRoot): void {
  const files = isAnyClaimedTwice(entries) ? [] : [...entries];
  const cache: CompileCache = { v: 1, compiler: compilerOf(root), writtenMs: Date.now(), files };
  const body = `${JSON.stringify(cache)}\n`;
  writeAtomically(cachePath(root), `${digestOfText(body)}\n${body}`);
}
