/**
 * Reads and changes files. A path is resolved by the kernel inside the sandbox, so a link, however it is made, leads to a file of
 * the sandbox or nowhere. Only regular files are opened: a pipe or a device would block or never end.
 */
import { createHash } from 'node:crypto';
import { constants, closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { insideFileBytesMax } from '../../../schemas/daemon/limits.ts';
import { type FileContent, OperationRefused } from '../protocol.ts';

function withFile<T>(path: string, flags: number, use: (file: number, size: number) => T): T {
  // O_NONBLOCK: opening a named pipe does not wait for its other end.
  const file = openSync(path, flags | constants.O_NONBLOCK | constants.O_NOCTTY, 0o666);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new OperationRefused('not_a_file', `${path} is not a regular file`);
    return use(file, stat.size);
  } finally {
    closeSync(file);
  }
}

const growthBytes = 64 * 1024;

/** A file of /proc states no size: what it contains is known only when it is read. */
function unsizedBytes(path: string, file: number): Buffer {
  const parts: Buffer[] = [];
  for (let size = 0; ; ) {
    const part = Buffer.alloc(growthBytes);
    const read = readSync(file, part, 0, growthBytes, null);
    if (read === 0) return Buffer.concat(parts);
    size += read;
    if (size > insideFileBytesMax)
      throw new OperationRefused(
        'too_large',
        `${path} has more than ${insideFileBytesMax} bytes; files up to this size can be read`,
      );
    parts.push(part.subarray(0, read));
  }
}

function bytesOf(file: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let done = 0;
  while (done < size) {
    const read = readSync(file, bytes, done, size - done, done);
    if (read === 0) break;
    done += read;
  }
  return bytes.subarray(0, done);
}

function wholeFile(path: string, file: number, size: number): Buffer {
  if (size > insideFileBytesMax)
    throw new OperationRefused(
      'too_large',
      `${path} has ${size} bytes; files up to ${insideFileBytesMax} bytes can be read`,
    );
  return size === 0 ? unsizedBytes(path, file) : bytesOf(file, size);
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export class Files {
  constructor(readonly folder: string) {}

  read(path: string, fromByte: number, bytesMax: number): FileContent {
    return withFile(this.#at(path), constants.O_RDONLY, (file, size) => {
      const whole = wholeFile(path, file, size);
      const part = whole.subarray(fromByte, fromByte + bytesMax);
      return { bytes: part.toString('base64'), size: whole.length, digest: digestOf(whole) };
    });
  }

  write(path: string, bytes: Buffer): { readonly existed: boolean } {
    const absolute = this.#at(path);
    mkdirSync(dirname(absolute), { recursive: true });
    return withFile(absolute, constants.O_RDWR | constants.O_CREAT, (file, size) => {
      rewrite(file, bytes);
      return { existed: size > 0 };
    });
  }

  replace(path: string, old: string, text: string, every: boolean): { readonly occurrences: number } {
    return withFile(this.#at(path), constants.O_RDWR, (file, size) => {
      const bytes = wholeFile(path, file, size);
      const content = bytes.toString('utf8');
      if (!Buffer.from(content, 'utf8').equals(bytes))
        throw new OperationRefused('not_text', `${path} is not UTF-8 text`);
      const parts = old === '' ? [content] : content.split(old);
      const occurrences = parts.length - 1;
      if (occurrences === 0) throw new OperationRefused('no_match', `${path} does not contain the text to replace`);
      if (occurrences > 1 && !every)
        throw new OperationRefused(
          'several_matches',
          `the text to replace occurs ${occurrences} times in ${path}; include more of the surrounding text, or replace every occurrence`,
        );
      rewrite(file, Buffer.from(parts.join(text), 'utf8'));
      return { occurrences };
    });
  }

  #at(path: string): string {
    return resolve(this.folder, path);
  }
}

/** In place: the file keeps its mode, its links and its identity. */
function rewrite(file: number, bytes: Buffer): void {
  ftruncateSync(file, 0);
  let done = 0;
  while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done, done);
}
