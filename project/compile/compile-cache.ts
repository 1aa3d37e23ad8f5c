/**
 * The file in which `compile` keeps what each source gave (schemas/compile-cache.ts).
 *
 * It only ever saves time, and is believed only where this machine wrote it (`compile-records.ts`). Its first line is the digest of the rest, so a damaged file is noticed; it names the compiler, its
 * builtins and the kind of the sources, so that of another one is not used; a snapshot or map that does not stand as it was
 * written makes its source one that is compiled.
 */
import { lstatSync } from 'node:fs';
import { join, sep } from 'node:path';
import { builtins } from '../../builtins/registry.ts';
import { builtinTexts } from '../../builtins/samples.ts';
import { validateCompileCache } from '../../generated/validators/compile-cache.v1.js';
import { version } from '../../package.json';
import { digestFileName, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import { compiledFileBytesMax } from '../../schemas/limits.ts';
import type { CachedSource, CompileCache } from '../../schemas/compile-cache.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { bindingsDigestOf } from '../configuration/bindings-file.ts';
import { libraryDigest } from './bundled-library.ts';
import { isCompiledHere, recordCompiled } from '../artifacts/compile-records.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedAs } from '../files/parsed-file.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { textAt, writeWhole } from '../files/atomic-write.ts';

/** What a source gave, before its snapshot and map are written. */
export type SourceResult = Omit<CachedSource, 'objects'>;

const cachePath = (root: SourceRoot) => join(root.compiledFolder, 'cache.json');
const digestOfText = (text: string) => sha256OfStored(nodeDigest, new TextEncoder().encode(text));

/** Of what WorkRail brings along; the same for as long as the program runs. */
let digestOfBuiltins: string | null = null;

function compilerOf({ sourceKind }: SourceRoot): string {
  digestOfBuiltins ??= digestOfText(JSON.stringify(builtinTexts(builtins)));
  return `${version} ${digestOfBuiltins} ${sourceKind}`;
}

/** What cannot be read saves no time, and is no fault. */
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

/** The names of what a source that compiles leaves below `snapshots/`. */
export function objectNames({ record }: Pick<SourceResult, 'record'>): readonly string[] {
  if (record === null) return [];
  const name = digestFileName(record.entry.workflowHash);
  return [`${name}.json`, `${name}.map.json`];
}

const objectStat = ({ compiledFolder }: SourceRoot, name: string) =>
  lstatSync(`${compiledFolder}${sep}snapshots${sep}${name}`, { throwIfNoEntry: false });

/** Whether what a source left behind stands as it was written. */
export const areObjectsUntouched = ({ objects }: CachedSource, root: SourceRoot): boolean =>
  objects.every(({ name, bytes, mtimeMs }) => {
    const stat = objectStat(root, name);
    return stat?.isFile() === true && stat.size === bytes && stat.mtimeMs === mtimeMs;
  });

function withObjects(result: SourceResult | CachedSource, root: SourceRoot): readonly CachedSource[] {
  if ('objects' in result) return [result];
  const names = objectNames(result);
  const objects = names.flatMap((name) => {
    const stat = objectStat(root, name);
    return stat === undefined ? [] : [{ name, bytes: stat.size, mtimeMs: stat.mtimeMs }];
  });
  return objects.length === names.length ? [{ ...result, objects }] : [];
}

/** After the artifacts are written: what is kept of each source includes how they stand there. */
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
