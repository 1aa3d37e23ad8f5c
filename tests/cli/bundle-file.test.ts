/** Bundle files: text or gzip, recognised by their content, and bounded in both forms. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleBytes, readBundle } from '../../cli/bundle-file.ts';
import { CommandFailure } from '../../cli/command.ts';
import { temporaryFolder } from '../support/files.ts';

const fileWith = (bytes: Uint8Array | string, name = 'run.bundle.json') => {
  const file = path.join(temporaryFolder(), name);
  fs.writeFileSync(file, bytes);
  return file;
};
const failureOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (CommandFailure.is(error)) return error.error;
    throw error;
  }
  throw new Error('it was read');
};

describe('a bundle file', () => {
  it('is compressed when its name asks for it or it is large, and stays text otherwise', () => {
    const text = JSON.stringify({ notes: 'é'.repeat(600) });
    expect(bundleBytes(text, 'run.json', 2000)).toBe(text);
    expect(typeof bundleBytes(text, 'run.json.gz', 2000)).toBe('object');
    // 615 characters, 1,213 bytes.
    expect(typeof bundleBytes(text, 'run.json', 1000)).toBe('object');
    expect(bundleBytes(text, '-', 1000)).toBe(text);
  });

  it('is read the same in either form, whatever its name is', () => {
    const text = JSON.stringify({ notes: 'é'.repeat(600) });
    for (const name of ['run.json', 'run.json.gz', 'run']) {
      expect(readBundle(fileWith(bundleBytes(text, 'x.gz'), name))).toBe(text);
      expect(readBundle(fileWith(text, name))).toBe(text);
    }
  });

  // @enforces bundle-file-bounded
  it('is refused when it holds more than a bundle may, as text and behind any compression', () => {
    const text = 'x'.repeat(5000);
    expect(readBundle(fileWith(gzipSync(text)), 5000)).toBe(text);
    const bomb = fileWith(gzipSync(text));
    expect(fs.statSync(bomb).size).toBeLessThan(100);
    const envelope = failureOf(() => readBundle(bomb, 4999));
    expect(envelope).toMatchObject({ code: 'BUNDLE_INVALID_FORMAT' });
    expect(envelope.message).toContain('decompresses to more than 4999 bytes');
    expect(failureOf(() => readBundle(fileWith(text), 4999)).message).toContain('5000 bytes');
  });

  it('that is damaged gzip is refused with a message', () => {
    const bytes = gzipSync('x'.repeat(5000));
    for (const harmed of [bytes.subarray(0, 20), Buffer.concat([bytes.subarray(0, 10), Buffer.from('garbage')])]) {
      const { code, message } = failureOf(() => readBundle(fileWith(harmed)));
      expect([code, message]).toEqual(['BUNDLE_INVALID_FORMAT', expect.stringContaining('cannot be decompressed')]);
    }
  });
});
