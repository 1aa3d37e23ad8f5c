/** A source as the compiler is given it: its text, or why there is none. */
import type { CompileInput } from '../../compiler/compile.ts';
import { sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { type ReadBytes, readFileBounded } from '../files/bounded-read.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import { isWholeJson, readSettled } from '../files/settled-read.ts';
import type { SourceFile } from './source-root.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The displayed path of what was read from stdin. */
export const stdinName = '<stdin>';

/** A workflow as it is, also while an editor saves it. Throws what the file system throws. */
export const readSource = (path: string): ReadBytes =>
  readSettled(
    path,
    () => readFileBounded(path),
    // One that is too large is refused as it is, however it ends.
    ({ bytes, fileBytes }) => fileBytes > bytes.length || isWholeJson(decoder.decode(bytes)),
  );

/** @param fileBytes the size of the file, where `bytes` are only its beginning */
export function inputOf(
  file: string,
  bytes: Uint8Array,
  sourceKind: CompileInput['sourceKind'],
  fileBytes: number = bytes.length,
): CompileInput {
  const text = decoder.decode(bytes);
  return { file, text, bytes, sourceKind, ...(fileBytes > bytes.length ? { fileBytes } : {}) };
}

/** One that cannot be read is an input too: it breaks nothing but itself. */
export function inputOfSource(
  { file, path, unread }: Pick<SourceFile, 'file' | 'path' | 'unread'>,
  sourceKind: CompileInput['sourceKind'],
): CompileInput {
  if (unread !== undefined) return { file, text: '', sourceKind, unread };
  try {
    const { bytes, fileBytes } = readSource(path);
    return inputOf(file, bytes, sourceKind, fileBytes);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    return { file, text: '', sourceKind, unread: { kind: 'fault', errno } };
  }
}

/** Of the bytes that are compiled; what cannot be read has none. */
export const digestOfInput = ({ bytes }: CompileInput): Sha256Digest =>
  sha256OfStored(nodeDigest, bytes ?? new Uint8Array());
