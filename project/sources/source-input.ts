/** A source as input of the compiler: its text, or the reason why it has none. */
import type { CompileInput } from '../../compiler/compile.ts';
import { sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { type ReadBytes, readFileBounded } from '../files/bounded-read.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import type { Links } from '../../runtime/host/regular-file.ts';
import { sourceBytesMax } from '../../schemas/limits.ts';
import { isWholeJson, readSettled } from '../files/settled-read.ts';
import { type SourceFile, unreadReasonOf } from './source-root.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The displayed path of a source from stdin. */
export const stdinName = '<stdin>';

/** Reads a workflow, also while an editor saves it. Throws errors of the file system. */
export const readSource = (path: string, links: Links = 'followed'): ReadBytes =>
  readSettled(
    path,
    () => readFileBounded(path, sourceBytesMax, links),
    // A source above the size limit is refused, whatever its end contains.
    ({ bytes, fileBytes }) => fileBytes > bytes.length || isWholeJson(decoder.decode(bytes)),
  );

/** @param fileBytes the size of the file, if `bytes` are only its beginning */
export function inputOf(
  file: string,
  bytes: Uint8Array,
  sourceKind: CompileInput['sourceKind'],
  fileBytes: number = bytes.length,
): CompileInput {
  const text = decoder.decode(bytes);
  return { file, text, bytes, sourceKind, ...(fileBytes > bytes.length ? { fileBytes } : {}) };
}

/** An unreadable source is an input too, and affects no other source. */
export function inputOfSource(
  { file, path, readFrom, unread }: Pick<SourceFile, 'file' | 'path' | 'readFrom' | 'unread'>,
  sourceKind: CompileInput['sourceKind'],
): CompileInput {
  if (unread !== undefined) return { file, text: '', sourceKind, unread };
  try {
    const { bytes, fileBytes } = readFrom === undefined ? readSource(path) : readSource(readFrom, 'refused');
    return inputOf(file, bytes, sourceKind, fileBytes);
  } catch (error) {
    return { file, text: '', sourceKind, unread: unreadReasonOf(error) };
  }
}

/** The digest of the bytes that are compiled; absent for an unreadable source. */
export const digestOfInput = ({ bytes }: CompileInput): Sha256Digest =>
  sha256OfStored(nodeDigest, bytes ?? new Uint8Array());
