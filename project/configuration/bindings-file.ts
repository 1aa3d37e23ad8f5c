/**
 * `.workrail/bindings.json` of a project as a file: its text, its digest, and which bundled workflows it binds.
 * The compiler checks what it says; loads none of it.
 */
import { isRecord } from '../../schemas/json-object.ts';
import { join } from 'node:path';
import { sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { projectConfigBytesMax } from '../../schemas/limits.ts';
import { requireInside } from '../files/boundary.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedAs } from '../files/parsed-file.ts';
import { isWholeJson, readSettled } from '../files/settled-read.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { bytesAt } from '../files/atomic-write.ts';

export const bindingsFileName = '.workrail/bindings.json';

export type BindingsFileText = { readonly file: string; readonly text: string };

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const pathIn = ({ folder }: SourceRoot) => join(folder, '.workrail', 'bindings.json');

/**
 * Null where there is none; the workflows of the user are bound by no project.
 *
 * @throws Failure when it is a symbolic link to a path outside the project
 */
function bytesOf(root: SourceRoot): Uint8Array | null {
  if (root.sourceKind !== 'project') return null;
  const path = pathIn(root);
  requireInside(root, path);
  return readSettled(
    path,
    () => bytesAt(path, projectConfigBytesMax, 'followed'),
    (bytes) => bytes === null || isWholeJson(decoder.decode(bytes)),
  );
}

export function bindingsFileOf(root: SourceRoot): BindingsFileText | null {
  const bytes = bytesOf(root);
  if (bytes === null) return null;
  return { file: bindingsFileName, text: decoder.decode(bytes) };
}

export function bindingsDigestOf(root: SourceRoot): Sha256Digest | 'none' {
  const bytes = bytesOf(root);
  return bytes === null ? 'none' : sha256OfStored(nodeDigest, bytes);
}

type Rebound = { readonly claimedId: string | null; readonly slots: readonly string[] };

/**
 * Which sources a bindings file concerns that is another one than before: those with slots, and those that it names, which may
 * have none.
 */
export function reboundSince(before: string, file: BindingsFileText | null): (source: Rebound) => boolean {
  const now = file === null ? 'none' : sha256OfStored(nodeDigest, new TextEncoder().encode(file.text));
  if (now === before) return () => false;
  const named = new Set<string | null>(file === null ? [] : workflowsBoundIn(file));
  return ({ claimedId, slots }) => slots.length > 0 || named.has(claimedId);
}

/** Ids for which a bindings file has entries; none when it cannot be read. */
export function workflowsBoundIn({ text }: BindingsFileText): readonly string[] {
  return Object.keys(parsedAs(text, isRecord) ?? {});
}
