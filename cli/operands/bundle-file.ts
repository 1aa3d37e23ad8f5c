/**
 * Bundle files that a person names, and `-` for stdin, read and written in pieces. A file may be compressed with gzip: it is recognised
 * by its first bytes, and reading ends where it holds more than a bundle may [bundle-file-bounded].
 */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { bundleBytesMax, bundlePlainBytesMax } from '../../schemas/limits.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { filePieces } from '../../project/files/bounded-read.ts';
import { Failure, usageError } from '../../project/failure.ts';

/** A session is named by its id, a run id or a run name; none of them looks like a file. */
export const looksLikeFile = (operand: string): boolean =>
  operand === '-' || /[/\\.]/.test(operand) || !/^(sess_|run_|[a-z]+-[a-z]+-[0-9]+$)/.test(operand);

/**
 * The text of a bundle, as bytes.
 *
 * @param bytesMax of the file, and of what it holds
 */
export async function* readBundle(operand: string, bytesMax = bundleBytesMax): AsyncGenerator<Uint8Array> {
  const pieces = bounded(
    named(operand),
    bytesMax,
    (bytes) => `the file is larger than ${bytes} bytes, the limit for bundles`,
  );
  const first = pieces.next();
  if (first.done === true) return;
  const whole = resumed(first.value, pieces);
  if (first.value[0] === 0x1f && first.value[1] === 0x8b) yield* decompress(whole, bytesMax);
  else yield* whole;
}

function* resumed<T>(first: T, rest: Iterable<T>): Generator<T> {
  yield first;
  yield* rest;
}

function* bounded(pieces: Iterable<Uint8Array>, bytesMax: number, why: (bytesMax: number) => string) {
  let bytes = 0;
  for (const piece of pieces) {
    bytes += piece.length;
    if (bytes > bytesMax) throw refused(why(bytesMax));
    yield piece;
  }
}

async function* decompress(pieces: Iterable<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array> {
  const source = Readable.from(pieces);
  const gunzip = createGunzip();
  // An error of the file is passed on to the reader of the decompressed stream.
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let bytes = 0;
  try {
    for await (const piece of gunzip as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      if (bytes > bytesMax)
        throw refused(`the file decompresses to more than ${bytesMax} bytes, the limit for bundles`);
      yield piece;
    }
  } catch (error) {
    if (!isDamagedGzip(error)) throw error;
    throw refused('the file starts with a gzip header but cannot be decompressed: it is damaged or incomplete');
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

const isDamagedGzip = (error: unknown) =>
  error instanceof Error && String((error as { readonly code?: unknown }).code).startsWith('Z_');

export const hasGzipName = (file: string): boolean => file.endsWith('.gz');

/** Whether a bundle is compressed: its name asks for it, or it is large. */
export const isCompressed = (file: string, bytes: number, plainBytesMax = bundlePlainBytesMax): boolean =>
  file !== '-' && (hasGzipName(file) || bytes > plainBytesMax);

export type ByteSink = (bytes: Buffer) => void | Promise<void>;
export type TextWriter = { write(text: string): Promise<void>; end(): Promise<void> };

/** Most pieces of a bundle are an event or less: they are passed on together. */
const passedOnUnits = 64 * 1024;

/** Text as UTF-8, in pieces. */
export function plainWriter(sink: ByteSink): TextWriter {
  let held: string[] = [];
  let units = 0;
  const end = async () => {
    if (units > 0) await sink(Buffer.from(held.join('')));
    held = [];
    units = 0;
  };
  const write = async (text: string) => {
    held.push(text);
    units += text.length;
    if (units >= passedOnUnits) await end();
  };
  return { write, end };
}

/** Text as gzip. What is not compressed yet is never more than its stream takes at once. */
export function gzipWriter(sink: ByteSink): TextWriter {
  const gzip = createGzip();
  let failed: { readonly why: unknown } | null = null;
  const written = (async () => {
    for await (const piece of gzip as AsyncIterable<Buffer>) await sink(piece);
  })().catch((why: unknown) => {
    // Told where the next text is written, or at the end.
    failed = { why };
    gzip.destroy();
  });
  const stopped = () => {
    if (failed !== null) throw failed.why;
  };
  const plain = plainWriter(async (bytes) => {
    stopped();
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
    stopped();
  });
  return {
    write: plain.write,
    end: async () => {
      await plain.end();
      gzip.end();
      await written;
      stopped();
    },
  };
}

function* named(operand: string): Generator<Uint8Array> {
  try {
    yield* filePieces(operand);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    if (errno === 'EISDIR')
      throw usageError(`${operand} is a directory`, 'Give the path of a bundle file in this directory');
    const why = errno === 'ENOENT' ? 'the file does not exist' : `${osFault(errno).meaning} (${errno})`;
    throw usageError(
      `${operand} cannot be read: ${why}`,
      'Give an existing bundle file; to create one: workrail sessions export',
    );
  }
}

const refused = (message: string): Failure =>
  new Failure({
    code: 'BUNDLE_INVALID_FORMAT',
    message,
    retry: { kind: 'not_retryable' },
    suggestion: 'Check that the bundle was created with: workrail sessions export',
  });
