/**
 * Reads a file that may be a source or a bundle, up to its size limit. Only regular files and stdin are read; an endless pipe on
 * stdin costs as much as a large file. Throws errors of the file system.
 */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { type Links, openRegular } from '../../runtime/host/regular-file.ts';
import { sourceBytesMax } from '../../schemas/limits.ts';

const chunkBytes = 64 * 1024;
/** How long to wait for a pipe without data. */
const pauseMs = 5;

export type ReadBytes = {
  readonly bytes: Uint8Array;
  /** The size according to the file system; larger than what was read if the file is too large. */
  readonly fileBytes: number;
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** 0 at the end. A non-blocking pipe returns EAGAIN; Windows returns EOF as an error. */
function readSome(descriptor: number, into: Uint8Array): number {
  for (;;) {
    try {
      return readSync(descriptor, into, 0, into.length, null);
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}

function readDescriptor(descriptor: number, bytesMax: number): ReadBytes {
  // One byte more than the limit shows that the limit is exceeded.
  const bytesMost = bytesMax + 1;
  const { size } = fstatSync(descriptor);
  const chunks: Uint8Array[] = [];
  let total = 0;
  while (total < bytesMost) {
    const wanted = total === 0 && size > 0 ? size + 1 : chunkBytes;
    const chunk = new Uint8Array(Math.min(wanted, bytesMost - total));
    const got = readSome(descriptor, chunk);
    if (got === 0) break;
    chunks.push(chunk.subarray(0, got));
    total += got;
  }
  const [first] = chunks;
  const bytes = chunks.length === 1 && first !== undefined ? first : new Uint8Array(Buffer.concat(chunks));
  return { bytes, fileBytes: Math.max(size, bytes.length) };
}

/** @param bytesMax the limit; default: that of a source */
export function readFileBounded(path: string, bytesMax = sourceBytesMax, links: Links = 'followed'): ReadBytes {
  const descriptor = openRegular(path, links);
  try {
    return readDescriptor(descriptor, bytesMax);
  } finally {
    closeSync(descriptor);
  }
}

export const readStdinBounded = (bytesMax = sourceBytesMax): ReadBytes => readDescriptor(0, bytesMax);

/** Reads a file, or stdin for `-`, in pieces, without keeping them all in memory. */
export function* filePieces(operand: string): Generator<Uint8Array> {
  const descriptor = operand === '-' ? 0 : openRegular(operand, 'followed');
  try {
    for (;;) {
      const piece = new Uint8Array(chunkBytes);
      const got = readSome(descriptor, piece);
      if (got === 0) return;
      yield piece.subarray(0, got);
    }
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
}
