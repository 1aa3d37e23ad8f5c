/** Bundle files: text or gzip, recognised by their content, and bounded in both forms. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzipWriter, isCompressed, plainWriter, readBundle } from '../../cli/operands/bundle-file.ts';
import { Failure } from '../../project/failure.ts';
import { errno, temporaryFolder } from '../support/files.ts';

const fileWith = (bytes: Uint8Array | string, name = 'run.bundle.json') => {
  const file = path.join(temporaryFolder(), name);
  fs.writeFileSync(file, bytes);
  return file;
};
const collected = async (pieces: AsyncIterable<Uint8Array>) => {
  const held: Uint8Array[] = [];
  for await (const piece of pieces) held.push(piece);
  return Buffer.concat(held).toString('utf8');
};
const written = async (make: typeof plainWriter, texts: Iterable<string>) => {
  const held: Uint8Array[] = [];
  const writer = make((piece) => void held.push(piece));
  for (const text of texts) await writer.write(text);
  await writer.end();
  return { bytes: Buffer.concat(held), longest: Math.max(...held.map(({ length }) => length)) };
};
const failureOf = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.then(
    () => 'it was read',
    (why: unknown) => why,
  );
  if (Failure.is(error)) return error.error;
  throw error;
};

describe('a bundle file', () => {
  it('is compressed when its name asks for it or it is large, and stays text otherwise', () => {
    expect(isCompressed('run.json', 1213, 2000)).toBe(false);
    expect(isCompressed('run.json.gz', 1213, 2000)).toBe(true);
    expect(isCompressed('run.json', 1213, 1000)).toBe(true);
    expect(isCompressed('-', 1213, 1000)).toBe(false);
  });

  it('is read the same in either form, whatever its name is', async () => {
    const text = JSON.stringify({ notes: 'é'.repeat(600) });
    for (const name of ['run.json', 'run.json.gz', 'run']) {
      for (const make of [plainWriter, gzipWriter]) {
        const { bytes } = await written(make, text);
        expect(await collected(readBundle(fileWith(bytes, name)))).toBe(text);
      }
    }
  });

  // @verifies bundle-streams
  it('is written and read in pieces, however long it is', async () => {
    const line = `${'x'.repeat(999)}\n`;
    function* lines() {
      for (let i = 0; i < 5000; i += 1) yield line;
    }
    for (const make of [plainWriter, gzipWriter]) {
      const { bytes, longest } = await written(make, lines());
      expect(longest).toBeLessThan(100_000);
      let read = 0;
      for await (const piece of readBundle(fileWith(bytes))) {
        expect(piece.length).toBeLessThan(100_000);
        read += piece.length;
      }
      expect(read).toBe(5_000_000);
    }
  });

  // @verifies bundle-file-bounded
  it('is refused when it holds more than a bundle may, as text and behind any compression', async () => {
    const text = 'x'.repeat(5000);
    expect(await collected(readBundle(fileWith(gzipSync(text)), 5000))).toBe(text);
    const bomb = fileWith(gzipSync(text));
    expect(fs.statSync(bomb).size).toBeLessThan(100);
    const envelope = await failureOf(collected(readBundle(bomb, 4999)));
    expect(envelope).toMatchObject({ code: 'BUNDLE_INVALID_FORMAT' });
    expect(envelope.message).toContain('decompresses to more than 4999 bytes');
    expect((await failureOf(collected(readBundle(fileWith(text), 4999)))).message).toContain('larger than 4999 bytes');
  });

  it('that is damaged gzip is refused with a message', async () => {
    const bytes = gzipSync('x'.repeat(5000));
    for (const harmed of [bytes.subarray(0, 20), Buffer.concat([bytes.subarray(0, 10), Buffer.from('garbage')])]) {
      const { code, message } = await failureOf(collected(readBundle(fileWith(harmed))));
      expect([code, message]).toEqual(['BUNDLE_INVALID_FORMAT', expect.stringContaining('cannot be decompressed')]);
    }
  });

  it('that cannot be written fails with what the system said, in either form and at any piece', async () => {
    for (const make of [plainWriter, gzipWriter]) {
      for (const failing of [1, 2, 3]) {
        let count = 0;
        const writer = make(() => {
          count += 1;
          if (count === failing) throw errno('ENOSPC');
        });
        const writing = async () => {
          for (let i = 0; i < 400; i += 1) await writer.write(randomBytes(1000).toString('hex'));
          await writer.end();
        };
        await expect(writing()).rejects.toMatchObject({ code: 'ENOSPC' });
      }
    }
  });
});
