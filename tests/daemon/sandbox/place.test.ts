import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { skip } from '../../support/skip.ts';

/** The directory for temporary files of the test, and a directory of the user beside it. */
let shared: string;
let home: string;
const kinds = ['sandbox', 'proxy', 'git'] as const;
/** Process ids stay below 2^22, so none of these processes lives. */
const left = (kind: string, suffix = 'x') => path.join(shared, `workrail-${kind}-99999999-1-${suffix}`);

beforeEach(() => {
  const base = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'wr-place-'));
  shared = path.join(base, 'tmp');
  home = path.join(base, 'home');
  fs.mkdirSync(shared);
  fs.mkdirSync(home);
  fs.writeFileSync(path.join(home, 'id_ed25519'), 'a key');
  vi.stubEnv('TMPDIR', shared);
  vi.stubEnv('TEMP', shared);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('node:fs');
  fs.rmSync(path.dirname(shared), { recursive: true, force: true });
});

/** The first directory of a process removes what others left. */
async function ofNewProcess() {
  vi.resetModules();
  return import('../../../daemon/sandbox/place.ts');
}

function makeLeft(kind: string): string {
  fs.mkdirSync(left(kind));
  fs.writeFileSync(path.join(left(kind), 'file'), '');
  return left(kind);
}

// @verifies only-own-places-are-removed
describe('directories that a dead process left among the temporary files', () => {
  it.each(kinds)('a directory of kind %s is removed with its files', async (kind) => {
    const place = makeLeft(kind);
    (await ofNewProcess()).makePlace();
    expect(fs.existsSync(place)).toBe(false);
  });

  it.each(kinds)('a link with the name of kind %s leads to nothing that is removed', async (kind) => {
    fs.symlinkSync(home, left(kind));
    (await ofNewProcess()).makePlace();
    expect(fs.readdirSync(home)).toEqual(['id_ed25519']);
  });

  it.for(kinds)('a directory of kind %s of another user stays', async (kind, context) => {
    if (process.getuid?.() !== 0) skip(context, 'only the superuser can give a directory to another user');
    const place = makeLeft(kind);
    fs.chownSync(place, 65_534, 65_534);
    (await ofNewProcess()).makePlace();
    expect(fs.readdirSync(place)).toEqual(['file']);
  });

  it('nothing is removed from a directory in which other users can rename directories of this user', async () => {
    if (process.platform === 'win32') return;
    const place = makeLeft('git');
    for (const mode of [0o777, 0o775]) {
      fs.chmodSync(shared, mode);
      (await ofNewProcess()).makePlace();
      expect(fs.existsSync(place), mode.toString(8)).toBe(true);
    }
    fs.chmodSync(shared, 0o1777);
    (await ofNewProcess()).makePlace();
    expect(fs.existsSync(place)).toBe(false);
  });

  it('nothing is removed from a directory that other users can replace as a whole', async () => {
    if (process.platform === 'win32') return;
    const place = makeLeft('git');
    fs.chmodSync(path.dirname(shared), 0o777);
    (await ofNewProcess()).makePlace();
    expect(fs.existsSync(place)).toBe(true);
  });

  it('nothing is removed from a directory of another user', async (context) => {
    if (process.getuid?.() !== 0) skip(context, 'only the superuser can give a directory to another user');
    const place = makeLeft('git');
    fs.chownSync(shared, 65_534, 65_534);
    (await ofNewProcess()).makePlace();
    expect(fs.existsSync(place)).toBe(true);
  });

  it('a directory is made although the names among the temporary files cannot be read', async () => {
    vi.doMock('node:fs', async (original) => ({
      ...(await original<typeof fs>()),
      readdirSync: () => {
        throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      },
    }));
    expect(fs.existsSync((await ofNewProcess()).makePlace())).toBe(true);
  });
});

// @verifies only-own-places-are-removed
it.each(kinds)('a link that replaced a directory of kind %s of this process is not followed', async (kind) => {
  const { makePlace, removePlace } = await ofNewProcess();
  const place = makePlace(kind);
  fs.rmdirSync(place);
  fs.symlinkSync(home, place);
  removePlace(place);
  expect(fs.readdirSync(home)).toEqual(['id_ed25519']);
});
