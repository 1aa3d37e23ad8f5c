/**
 * Reads what may be a source or a bundle, and never more of it than such a file may have. Only a regular file is one, and stdin;
 * an endless pipe on stdin costs what a large file costs. Throws what the file system throws.
 */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { openRegular } from '../../runtime/host/regular-file.ts';
import { sourceBytesMax } from '../../schemas/limits.ts';

const chunkBytes = 64 * 1024;
/** How long a pipe that has nothing yet is left alone. */
const pauseMs = 5;

export type ReadBytes = {
  readonly bytes: Uint8Array;
  /** As the file system counts; more than was read where the file is too large. */
  readonly fileBytes: number;
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** 0 at the end. A pipe that somebody made non-blocking answers EAGAIN; Windows answers EOF as an error. */
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
  // One more than is allowed tells too much from just enough.
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

/** @param bytesMax of what is read; a source, unless told otherwise */
export function readFileBounded(path: string, bytesMax = sourceBytesMax): ReadBytes {
  const descriptor = openRegular(path, 'followed');
  try {
    return readDescriptor(descriptor, bytesMax);
  } finally {
    closeSync(descriptor);
  }
}

export const readStdinBounded = (bytesMax = sourceBytesMax): ReadBytes => readDescriptor(0, bytesMax);

/** What a file holds, or stdin where it is named `-`, in pieces that are never held together. */
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
