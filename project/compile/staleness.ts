/**
 * Determines whether the compiled artifacts match their sources, at the cost of one stat per file. Does not load the compiler:
 * `serve`, `list` and `inspect` call this first and load the compiler only if something changed.
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { digestFileName, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { Catalog, SourceStats } from '../../schemas/catalog.ts';
import { catalogBytesMax } from '../../schemas/limits.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { validateLockfile } from '../../generated/validators/lockfile.v1.js';
import { validateSourceStats } from '../../generated/validators/source-stats.v1.js';
import { bindingsDigestOf } from '../configuration/bindings-file.ts';
import { requireInside } from '../files/boundary.ts';
import { libraryDigest } from './bundled-library.ts';
import { compilerBuild } from './compiler-build.ts';
import { isCompiledHere, recordCompiled } from '../artifacts/compile-records.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedFile } from '../files/parsed-file.ts';
import { digestOfInput, inputOfSource } from '../sources/source-input.ts';
import { type SourceFile, type SourceRoot, sourcesOf } from '../sources/source-root.ts';
import { bytesAt, whereWritable, writeIfChanged } from '../files/atomic-write.ts';

const noBytesDigest = digestOfInput({ file: '', text: '', sourceKind: 'project' });
const statsPath = (root: SourceRoot) => join(root.compiledFolder, 'sources.json');
const digestOfBytes = (bytes: Uint8Array) => sha256OfStored(nodeDigest, bytes);
const digestOfText = (text: string) => digestOfBytes(new TextEncoder().encode(text));

function recordedStats(root: SourceRoot): SourceStats | null {
  return parsedFile(root, statsPath(root), validateSourceStats);
}

/**
 * What the compile record holds of the stats: a checkout can state stats of its sources beside a catalog that this machine compiled
 * from others, so the stats are attested together with their catalog [stats-belong-to-their-catalog].
 */
const attestationOf = (catalog: Sha256Digest, stats: Sha256Digest) => digestOfText(`${catalog}\n${stats}`);

/** Null if the catalog or its stats are missing. */
function statsAttestation(root: SourceRoot): Sha256Digest | null {
  const catalog = catalogDigestOf(root);
  requireInside(root, statsPath(root));
  const bytes = bytesAt(statsPath(root), catalogBytesMax, 'followed');
  return catalog === null || bytes === null ? null : attestationOf(catalog, digestOfBytes(bytes));
}

/** A digest that no file has: a file that could not be read may become readable without a change of its stat. */
const noTimeMs = -1;

/**
 * Records what is compiled with the sources of a root: the bindings of the project, and the bundled library, which its workflows
 * may bind.
 * @param digests of the bytes that were compiled, by displayed path; absent for sources that could not be read
 * @param catalog the digest of the catalog that was compiled with them
 * @returns what the compile record holds of them
 */
export function writeStats(
  root: SourceRoot,
  files: readonly SourceFile[],
  digests: ReadonlyMap<string, Sha256Digest>,
  catalog: Sha256Digest,
): Sha256Digest {
  const stats: SourceStats = {
    v: 1,
    compilerVersion: compilerBuild,
    bindingsDigest: bindingsDigestOf(root),
    libraryDigest: libraryDigest(),
    // Bundled sources change only with the library.
    files: files
      .filter(({ sourceKind }) => sourceKind === undefined)
      .map(({ file, bytes, changedMs }) => {
        const sourceBytesDigest = digests.get(file);
        const stat = { source: file, bytes, mtimeMs: sourceBytesDigest === undefined ? noTimeMs : changedMs };
        return { ...stat, sourceBytesDigest: sourceBytesDigest ?? noBytesDigest };
      }),
  };
  const text = `${JSON.stringify(stats)}\n`;
  const attestation = attestationOf(catalog, digestOfText(text));
  recordCompiled(root, attestation);
  whereWritable(() => writeIfChanged(root, statsPath(root), text));
  return attestation;
}

/**
 * True if the artifacts differ from what `workrail.lock` records as reviewed, or are older than a source that no longer compiles.
 * A root without sources matches no lock file.
 */
export function disagreesWithLock(root: SourceRoot): boolean {
  if (root.lockFile === null) return false;
  const catalog = parsedFile(root, catalogPath(root), validateCatalog, catalogBytesMax);
  const lock = parsedFile(root, root.lockFile, validateLockfile, catalogBytesMax);
  const failed = new Set((catalog?.failed ?? []).map(({ source }) => source));
  if (catalog?.workflows.some(({ source }) => failed.has(source))) return true;
  const compiled = (catalog?.workflows ?? []).map(({ workflowId, workflowHash }) => `${workflowId} ${workflowHash}`);
  const locked = Object.entries(lock?.workflows ?? {}).map(([id, { workflowHash }]) => `${id} ${workflowHash}`);
  return compiled.sort().join('\n') !== locked.sort().join('\n');
}

const catalogPath = (root: SourceRoot) => join(root.compiledFolder, 'catalog.json');

/** Null if there is none. */
export function catalogDigestOf(root: SourceRoot): Sha256Digest | null {
  requireInside(root, catalogPath(root));
  const bytes = bytesAt(catalogPath(root), catalogBytesMax, 'followed');
  return bytes === null ? null : digestOfBytes(bytes);
}

/** True if this machine did not compile the catalog: it came with a checkout or from a user with another home directory. */
export function isForeign(root: SourceRoot): boolean {
  const digest = catalogDigestOf(root);
  return digest !== null && !isCompiledHere(root, digest);
}

/** Whether a workflow of the catalog has no snapshot. The content is verified when the snapshot is read. */
function lacksSnapshot(root: SourceRoot, { workflows }: Catalog): boolean {
  const folder = join(root.compiledFolder, 'snapshots');
  requireInside(root, folder);
  return workflows.some(({ workflowHash }) => !isFilled(join(folder, `${digestFileName(workflowHash)}.json`)));
}

function isFilled(path: string): boolean {
  try {
    const stat = lstatSync(path);
    return stat.isFile() && stat.size > 0;
  } catch {
    return false;
  }
}

/** Why compiling could change anything; the first reason that applies. */
export type StaleReason = 'never_compiled' | 'damaged' | 'foreign' | 'other_build' | 'changed';

/**
 * Null if compiling changes nothing. A catalog that is damaged or was not compiled here is not used. A touched file with the same
 * bytes is not stale.
 */
export function staleReason(root: SourceRoot): StaleReason | null {
  const files = sourcesOf(root);
  const recorded = recordedStats(root);
  const isAnything = files.length > 0 || bindingsDigestOf(root) !== 'none';
  if (recorded === null) {
    if (!isAnything) return null;
    return catalogDigestOf(root) === null ? 'never_compiled' : 'damaged';
  }
  const catalog = parsedFile(root, catalogPath(root), validateCatalog, catalogBytesMax);
  if (catalog === null || lacksSnapshot(root, catalog)) return 'damaged';
  if (isForeign(root)) {
    if (isAnything) return 'foreign';
  } else if (areStatsForeign(root)) return 'damaged';
  return differenceOf(root, recorded, files, 'believed');
}

export const isStale = (root: SourceRoot): boolean => staleReason(root) !== null;

/** True if this machine did not write the stats, or wrote them with another catalog. */
export function areStatsForeign(root: SourceRoot): boolean {
  const attestation = statsAttestation(root);
  return attestation === null || !isCompiledHere(root, attestation);
}

/** Records stats that another machine wrote, if they are true of what is here now. Writes nothing in the project. */
export function adoptStats(root: SourceRoot): void {
  const [recorded, attestation] = [recordedStats(root), statsAttestation(root)];
  if (recorded === null || attestation === null) return;
  if (differenceOf(root, recorded, sourcesOf(root), 'ignored') !== null) return;
  recordCompiled(root, attestation);
}

/** @param times whether a file with the recorded size and time is taken for the recorded file */
function differenceOf(
  root: SourceRoot,
  recorded: SourceStats,
  files: readonly SourceFile[],
  times: 'believed' | 'ignored',
): 'other_build' | 'changed' | null {
  if (recorded.compilerVersion !== compilerBuild || recorded.libraryDigest !== libraryDigest()) return 'other_build';
  if (recorded.bindingsDigest !== bindingsDigestOf(root) || recorded.files.length !== files.length) return 'changed';
  const isChanged = files.some((file, i) => {
    const was = recorded.files[i];
    if (was === undefined || was.source !== file.file || was.bytes !== file.bytes) return true;
    if (times === 'believed' && was.mtimeMs === file.changedMs) return false;
    return digestOfInput(inputOfSource(file, root.sourceKind)) !== was.sourceBytesDigest;
  });
  return isChanged ? 'changed' : null;
}
