/** What may stand in the place of a file, and is opened without waiting and never read without a bound. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errnoOf } from '../../../schemas/os-faults.ts';
import { nodeFiles } from '../../../runtime/host/files.ts';
import { readRegular } from '../../../runtime/host/regular-file.ts';
import type { OpenMode } from '../../../runtime/ports.ts';
import { temporaryFolder } from '../../support/files.ts';

const onPosix = process.platform !== 'win32';
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

/** The errno that a body fails with; an empty string when it succeeds. */
async function refusal(body: () => unknown): Promise<string> {
  try {
    await body();
    return '';
  } catch (error) {
    return errnoOf(error);
  }
}

const places: Readonly<Record<string, (at: string) => void>> = {
  'a pipe': (at) => void execFileSync('mkfifo', [at]),
  'a link to a pipe': (at) => {
    execFileSync('mkfifo', [`${at}.pipe`]);
    fs.symlinkSync(`${at}.pipe`, at);
  },
  'an endless device': (at) => fs.symlinkSync('/dev/zero', at),
  'a directory': (at) => fs.mkdirSync(at),
  'a link to itself': (at) => fs.symlinkSync(at, at),
};

describe.runIf(onPosix)('in the place of a file', () => {
  // @verifies regular-files-only
  it.each(Object.entries(places))('%s is refused at once, in every mode', async (_what, put) => {
    const at = path.join(temporaryFolder(), 'file');
    put(at);
    const modes: readonly OpenMode[] = ['read', 'amend', 'update', 'append', 'create'];
    const refused = await Promise.all(modes.map((mode) => refusal(() => nodeFiles().open(at, mode))));
    expect(refused.filter((errno) => errno === '')).toEqual([]);
    expect(refused[0]).toMatch(/^(EFTYPE|EISDIR|ELOOP)$/);
    expect(await refusal(() => readRegular(at, 1000, 'followed'))).toBe(refused[0]);
    expect(await refusal(() => readRegular(at, 1000, 'refused'))).toMatch(/^(EFTYPE|EISDIR|ELOOP)$/);
  });

  // @verifies regular-files-only
  it('leaves no descriptor open when it is refused', async () => {
    const folder = temporaryFolder();
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    const open = () => fs.readdirSync('/proc/self/fd').length;
    if (!fs.existsSync('/proc/self/fd')) return;
    const before = open();
    for (let i = 0; i < 20; i += 1) await refusal(() => readRegular(path.join(folder, 'pipe'), 10, 'followed'));
    expect(open()).toBe(before);
  });

  // @verifies nothing-written-through-links
  it('a link to a file is read where links are followed, and nothing is written through it', async () => {
    const folder = temporaryFolder();
    const [file, link] = [path.join(folder, 'file'), path.join(folder, 'link')];
    fs.writeFileSync(file, 'kept');
    fs.symlinkSync(file, link);
    expect(text(readRegular(link, 10, 'followed'))).toBe('kept');
    expect(await refusal(() => readRegular(link, 10, 'refused'))).toBe('ELOOP');
    for (const mode of ['amend', 'update', 'append'] as const) {
      expect(await refusal(() => nodeFiles().open(link, mode)), mode).toBe('ELOOP');
    }
    expect(fs.readFileSync(file, 'utf8')).toBe('kept');
  });
});

describe('a file', () => {
  // @verifies reads-are-bounded
  it('is read up to its bound, and refused before more of it is read', async () => {
    const at = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(at, 'x'.repeat(100));
    expect(text(readRegular(at, 100, 'refused'))).toBe('x'.repeat(100));
    expect(await refusal(() => readRegular(at, 99, 'refused'))).toBe('EFBIG');
    fs.truncateSync(at, 1024 ** 4);
    expect(await refusal(() => readRegular(at, 1024, 'refused'))).toBe('EFBIG');
    fs.truncateSync(at, 0);
    expect(text(readRegular(at, 0, 'refused'))).toBe('');
  });

  it.runIf(fs.existsSync('/proc/self/status'))('of unknown length is read in pieces', async () => {
    expect(text(readRegular('/proc/self/status', 100_000, 'followed'))).toContain('Name:');
    expect(await refusal(() => readRegular('/proc/self/status', 10, 'followed'))).toBe('EFBIG');
  });
});

describe('a read behind the end of a file', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const opened = async (content: string) => {
    const at = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(at, content);
    const file = await nodeFiles().open(at, 'read');
    return { at, file };
  };

  it('takes one operation, because the file was measured when it was opened', async () => {
    const { file } = await opened('twelve bytes');
    const reads = vi.spyOn(fs, 'readSync');
    expect(text(await file.read(0, 13))).toBe('twelve bytes');
    expect(text(await file.read(7, 100))).toBe('bytes');
    expect(reads).toHaveBeenCalledTimes(2);
    await file.close();
  });

  it('returns what was added since the file was opened', async () => {
    const { at, file } = await opened('twelve bytes');
    fs.appendFileSync(at, ' and more');
    expect(text(await file.read(0, 100))).toBe('twelve bytes and more');
    await file.close();
  });

  it.each([1, 5])('goes on where the system answers %i bytes at a time', async (most) => {
    const { file } = await opened('twelve bytes');
    const whole = fs.readSync;
    vi.spyOn(fs, 'readSync').mockImplementation(((
      descriptor: number,
      into: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => whole(descriptor, into, offset, Math.min(length, most), position)) as typeof fs.readSync);
    expect(text(await file.read(0, 13))).toBe('twelve bytes');
    expect(text(await file.read(2, 5))).toBe('elve ');
    await file.close();
  });
});
