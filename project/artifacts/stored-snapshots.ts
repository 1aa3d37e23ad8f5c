/** Finds compiled snapshots by hash on this machine: those that were compiled here, and those to which runs are pinned. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { WorkflowHash } from '../../schemas/ids.ts';
import { compiledFileBytesMax } from '../../schemas/limits.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { type Boundary, requireInside } from '../files/boundary.ts';
import { compiledFolders } from './compiled-workflow.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedAs } from '../files/parsed-file.ts';
import { dataFolder } from '../places.ts';
import { bytesAt } from '../files/atomic-write.ts';

export type StoredSnapshot = { readonly workflowHash: WorkflowHash; readonly snapshot: CompiledSnapshot };

/** The snapshot and its hash; null if the bytes are not a snapshot. */
export function snapshotIn(bytes: Uint8Array): StoredSnapshot | null {
  const snapshot = parsedAs(new TextDecoder().decode(bytes), validateCompiledWorkflow);
  if (snapshot === null) return null;
  return { snapshot, workflowHash: sha256OfStored(nodeDigest, bytes) as string as WorkflowHash };
}

/** The paths of the snapshots whose hash starts with these characters, one for each hash, by file name. */
export function snapshotsStartingWith(hexStart: string, project: string): ReadonlyMap<string, string> {
  const data: Boundary = { folder: dataFolder(), title: 'the data directory' };
  const folders = [
    ...compiledFolders(project).map(({ boundary, compiled }) => namesIn(boundary, join(compiled, 'snapshots'))),
    namesIn(data, join(data.folder, 'workflows', 'pinned')),
  ];
  const found = new Map<string, string>();
  for (const { folder, names } of folders) {
    for (const name of names) {
      const isSnapshot = /^sha256-[0-9a-f]{64}\.json$/.test(name) && name.startsWith(`sha256-${hexStart}`);
      if (isSnapshot && !found.has(name)) found.set(name, join(folder, name));
    }
  }
  return found;
}

/** Empty for a directory that cannot be listed or does not exist. */
function namesIn(boundary: Boundary, folder: string): { readonly folder: string; readonly names: readonly string[] } {
  requireInside(boundary, folder);
  try {
    return { folder, names: readdirSync(folder) };
  } catch {
    return { folder, names: [] };
  }
}

/** The snapshot in a file that is named by its hash; null if the hash of its bytes differs, or the file does not exist. */
export function verifiedSnapshot(path: string, name: string): StoredSnapshot | null {
  const bytes = bytesAt(path, compiledFileBytesMax, 'refused');
  const stored = bytes === null ? null : snapshotIn(bytes);
  return stored !== null && `${stored.workflowHash.replace(':', '-')}.json` === name ? stored : null;
}

/** Null also for a file that cannot be read. */
export function readableSnapshot(path: string, name: string): StoredSnapshot | null {
  try {
    return verifiedSnapshot(path, name);
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    return null;
  }
}

export function storedSnapshot(workflowHash: WorkflowHash, project: string): CompiledSnapshot | null {
  const [found] = snapshotsStartingWith(workflowHash.slice('sha256:'.length), project);
  return found === undefined ? null : (readableSnapshot(found[1], found[0])?.snapshot ?? null);
}
