/**
 * Bundle files that a person names, and `-` for stdin. A file may be compressed with gzip: it is recognised by its first bytes, and
 * what it holds is bounded while it is decompressed [bundle-file-bounded].
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import { bundleBytesMax, bundlePlainBytesMax } from '../schemas/limits.ts';
import { errnoOf, osFault } from '../schemas/os-faults.ts';
import { type ReadBytes, readFileBounded, readStdinBounded } from './bounded-read.ts';
import { CommandFailure, exitCode, usageError } from './command.ts';

/** A session is named by its id, a run id or a run name; none of them looks like a file. */
export const looksLikeFile = (operand: string): boolean =>
  operand === '-' || /[/\\.]/.test(operand) || !/^(sess_|run_|[a-z]+-[a-z]+-[0-9]+$)/.test(operand);

/** @param bytesMax of the file, and of what it holds */
export function readBundle(operand: string, bytesMax = bundleBytesMax): string {
  const { bytes, fileBytes } = operand === '-' ? readStdinBounded(bytesMax) : fileOf(operand, bytesMax);
  if (fileBytes > bytesMax) throw refused(`the file has ${fileBytes} bytes; no bundle has more than ${bytesMax}`);
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new TextDecoder().decode(isCompressed ? decompressed(bytes, bytesMax) : bytes);
}

function decompressed(bytes: Uint8Array, bytesMax: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: bytesMax });
  } catch (error) {
    const isTooLarge = (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw refused(
      isTooLarge
        ? `the file decompresses to more than ${bytesMax} bytes; no bundle has more`
        : 'the file begins like gzip and cannot be decompressed: it is damaged or not complete',
    );
  }
}

/** What is written for a bundle: text, or gzip where its name asks for it or it is large. */
export function bundleBytes(text: string, file: string, plainBytesMax = bundlePlainBytesMax): Uint8Array | string {
  const isLarge = file !== '-' && Buffer.byteLength(text) > plainBytesMax;
  return file.endsWith('.gz') || isLarge ? gzipSync(text) : text;
}

function fileOf(operand: string, bytesMax: number): ReadBytes {
  try {
    return readFileBounded(operand, bytesMax);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    if (errno === 'EISDIR') throw usageError(`${operand} is a folder`, 'Name the bundle file in it');
    const why = errno === 'ENOENT' ? 'there is no such file' : `${osFault(errno).meaning} (${errno})`;
    throw usageError(`${operand} cannot be read: ${why}`, 'Name a bundle file, or a session: workrail sessions list');
  }
}

const refused = (message: string): CommandFailure =>
  new CommandFailure(
    {
      code: 'BUNDLE_INVALID_FORMAT',
      message,
      retry: { kind: 'not_retryable' },
      suggestion: 'Check that it was made by: workrail sessions export',
    },
    exitCode.errorsFound,
  );
