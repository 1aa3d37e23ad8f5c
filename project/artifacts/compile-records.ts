/**
 * Records which compiled artifacts this machine wrote (ADR-0015). A checkout can contain any files, including
 * `.workrail/compiled`. Only artifacts that are recorded here, outside of every project, are served or reused without compiling.
 * The user's own folder needs no record, because nobody else writes to it.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validateCompileRecord } from '../../generated/validators/compile-record.v1.js';
import { digestFileName, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { CompileRecord } from '../../schemas/compile-record.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { compileRecordDigestsMax, compileRecordsMax } from '../../schemas/limits.ts';
import { realPath } from '../files/boundary.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedFile } from '../files/parsed-file.ts';
import { userFolder } from '../places.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { removeLeftovers } from '../files/leftovers.ts';
import { whereWritable, writeNamed } from '../files/atomic-write.ts';
import { lockName, withFolderLock } from '../compile/writer-lock.ts';

type Root = Pick<SourceRoot, 'sourceKind' | 'folder'>;

const recordsFolder = () => join(userFolder(), 'compile-records');
const digestOf = (text: string) => sha256OfStored(nodeDigest, new TextEncoder().encode(text));
const recordFile = (root: Root) =>
  join(recordsFolder(), `${digestFileName(digestOf(realPath(root.folder) ?? root.folder))}.json`);

/** If the record cannot be written, the process itself still knows what it compiled. */
const ownDigests = new Map<string, Set<Sha256Digest>>();

const userBoundary = () => ({ folder: userFolder(), title: 'the user directory of WorkRail' });

function storedDigests(file: string): readonly Sha256Digest[] {
  return parsedFile<CompileRecord>(userBoundary(), file, validateCompileRecord)?.digests ?? [];
}

/** @param digest of the bytes of a catalog or a compile cache, or what attests the stats beside a catalog */
export function isCompiledHere(root: Root, digest: Sha256Digest): boolean {
  if (root.sourceKind === 'user') return true;
  const file = recordFile(root);
  return ownDigests.get(file)?.has(digest) === true || storedDigests(file).includes(digest);
}

/** For this process only, so it needs no lock. */
export function rememberCompiled(root: Root, digest: Sha256Digest): void {
  const file = recordFile(root);
  ownDigests.set(file, (ownDigests.get(file) ?? new Set()).add(digest));
}

/** A compilation records a catalog, the stats beside it and a cache. */
const isRecent = (digests: readonly Sha256Digest[], digest: Sha256Digest) => digests.slice(0, 3).includes(digest);

/**
 * Written before the artifacts that it names. A command that only compares holds no lock of the project, so the record has its
 * own lock: otherwise two processes could each drop the entry of the other [compile-record-has-its-lock].
 */
export function recordCompiled(root: Root, digest: Sha256Digest): void {
  if (root.sourceKind === 'user') return;
  rememberCompiled(root, digest);
  const file = recordFile(root);
  if (isRecent(storedDigests(file), digest)) return;
  whereWritable(() => withFolderLock(recordsFolder(), () => addDigest(file, digest)));
}

function addDigest(file: string, digest: Sha256Digest): void {
  const before = storedDigests(file);
  if (isRecent(before, digest)) return;
  const digests = [digest, ...before.filter((one) => one !== digest)].slice(0, compileRecordDigestsMax);
  writeNamed(file, `${JSON.stringify({ v: 1, digests } satisfies CompileRecord)}\n`);
  removeLeftovers(userBoundary(), [file]);
  if (before.length === 0) forgetOldest();
}

/** The record has a limited number of projects; a dropped entry costs one compilation. */
function forgetOldest(): void {
  const folder = recordsFolder();
  const names = readdirSync(folder).filter((name) => name !== lockName);
  if (names.length <= compileRecordsMax) return;
  const byAge = names
    .map((name) => ({ name, mtimeMs: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => a.mtimeMs - b.mtimeMs);
  for (const { name } of byAge.slice(0, names.length - compileRecordsMax / 2))
    rmSync(join(folder, name), { force: true });
}
