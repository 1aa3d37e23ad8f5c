/**
 * The file in which `compile` stores the result of each source (schemas/compile-cache.ts). It only saves time, and is used only
 * if this machine wrote it (`compile-records.ts`). Its first line is the digest of the rest, which detects a damaged file. It
 * names the compiler, the builtins and the source kind for which it is valid. If a snapshot or map changed on disk, its source is
 * compiled again.
 */
import { lstatSync } from 'node:fs';
import { join, sep } from 'node:path';
import { builtins } from '../../builtins/registry.ts';
import { builtinTexts } from '../../builtins/samples.ts';
import { validateCompileCache } from '../../generated/validators/compile-cache.v1.js';
import { digestFileName, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import { compiledFileBytesMax } from '../../schemas/limits.ts';
import type { CachedSource, CompileCache } from '../../schemas/compile-cache.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { bindingsDigestOf } from '../configuration/bindings-file.ts';
import { libraryDigest } from './bundled-library.ts';
import { compilerBuild } from './compiler-build.ts';
import { isCompiledHere, recordCompiled } from '../artifacts/compile-records.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedAs } from '../files/parsed-file.ts';
import { type SourceRoot, timesOf } from '../sources/source-root.ts';
import { textAt, writeWhole } from '../files/atomic-write.ts';

/** The result of a source, before its snapshot and map are written. */
export type SourceResult = Omit<CachedSource, 'objects'>;

const cachePath = (root: SourceRoot) => join(root.compiledFolder, 'cache.json');
const digestOfText = (text: string) => sha256OfStored(nodeDigest, new TextEncoder().encode(text));

/** The digest of the parts of WorkRail that affect results; constant while the program runs. */
let digestOfBuiltins: string | null = null;

function compilerOf({ sourceKind }: SourceRoot): string {
  digestOfBuiltins ??= digestOfText(JSON.stringify(builtinTexts(builtins)));
  return `${compilerBuild} ${digestOfBuiltins} ${sourceKind}`;
}

/** A cache that cannot be read is ignored. */
function storedTextOf(root: SourceRoot): string | null {
  try {
    return textAt(root, cachePath(root), compiledFileBytesMax);
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    return null;
  }
}

export function storedCache(root: SourceRoot): CompileCache | null {
  const stored = storedTextOf(root);
  if (stored === null || !isCompiledHere(root, digestOfText(stored))) return null;
  const end = stored.indexOf('\n');
  const body = stored.slice(end + 1);
  if (stored.slice(0, Math.max(0, end)) !== digestOfText(body)) return null;
  const cache = parsedAs(body, validateCompileCache);
  return cache?.compiler === compilerOf(root) && cache.libraryDigest === libraryDigest() ? cache : null;
}

/** The names of the files below `snapshots/` of a source that compiles. */
export function objectNames({ record }: Pick<SourceResult, 'record'>): readonly string[] {
  if (record === null) return [];
  const name = digestFileName(record.entry.workflowHash);
  return [`${name}.json`, `${name}.map.json`];
}

const objectStat = ({ compiledFolder }: SourceRoot, name: string) =>
  lstatSync(`${compiledFolder}${sep}snapshots${sep}${name}`, { throwIfNoEntry: false });

/** Whether the files of a source are unchanged on disk. */
export const areObjectsUntouched = ({ objects }: CachedSource, root: SourceRoot): boolean =>
  objects.every(({ name, bytes, mtimeMs }) => {
    const stat = objectStat(root, name);
    return stat?.isFile() === true && stat.size === bytes && timesOf(stat).changedMs === mtimeMs;
  });

function withObjects(result: SourceResult | CachedSource, root: SourceRoot): readonly CachedSource[] {
  if ('objects' in result) return [result];
  const names = objectNames(result);
  const objects = names.flatMap((name) => {
    const stat = objectStat(root, name);
    return stat === undefined ? [] : [{ name, bytes: stat.size, mtimeMs: timesOf(stat).changedMs }];
  });
  return objects.length === names.length ? [{ ...result, objects }] : [];
}

/** Called after the artifacts are written, because the cache stores their stats. */
export function writeCache(root: SourceRoot, results: readonly (SourceResult | CachedSource)[]): void {
  const files = results.flatMap((result) => withObjects(result, root));
  const cache: CompileCache = {
    v: 1,
    compiler: compilerOf(root),
    writtenMs: Date.now(),
    bindingsDigest: bindingsDigestOf(root),
    libraryDigest: libraryDigest(),
    files,
  };
  const body = `${JSON.stringify(cache)}\n`;
  const text = `${digestOfText(body)}\n${body}`;
  recordCompiled(root, digestOfText(text));
  writeWhole(root, cachePath(root), text);
}
