/**
 * `.workrail/bindings.json` of a project as a file: its text, its digest, and the bundled workflows that it binds. The compiler
 * validates its content; this module does not load the compiler.
 */
import { isRecord } from '../../schemas/json-object.ts';
import { join } from 'node:path';
import { sha256OfStored } from '../../schemas/canonical/sha256.ts';
import { bindingsSource, type Sha256Digest } from '../../schemas/ids.ts';
import { projectConfigBytesMax } from '../../schemas/limits.ts';
import { requireInside } from '../files/boundary.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { parsedAs } from '../files/parsed-file.ts';
import { isWholeJson, readSettled } from '../files/settled-read.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { bytesAt } from '../files/atomic-write.ts';

export const bindingsFileName = bindingsSource;

export type BindingsFileText = { readonly file: string; readonly text: string };

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const pathIn = ({ folder }: SourceRoot) => join(folder, '.workrail', 'bindings.json');

/**
 * Null if it does not exist; no project binds the workflows of the user.
 * @throws Failure if it is a symbolic link to a path outside the project
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

/** The sources that a changed bindings file affects: those with slots, and those that it names, which may have none. */
export function reboundSince(before: string, file: BindingsFileText | null): (source: Rebound) => boolean {
  const now = file === null ? 'none' : sha256OfStored(nodeDigest, new TextEncoder().encode(file.text));
  if (now === before) return () => false;
  const named = new Set<string | null>(file === null ? [] : workflowsBoundIn(file));
  return ({ claimedId, slots }) => slots.length > 0 || named.has(claimedId);
}

/** The workflow ids of a bindings file; empty if it cannot be read. */
export function workflowsBoundIn({ text }: BindingsFileText): readonly string[] {
  return Object.keys(parsedAs(text, isRecord) ?? {});
}
