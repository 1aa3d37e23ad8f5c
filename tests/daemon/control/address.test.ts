import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { controlAddress, freeAddress } from '../../../daemon/control/address.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';

const linux = { platform: 'linux', temporary: '/tmp', user: 1000 };

describe('the address of a daemon', () => {
  it('is in its folder, unless the path would be too long for the system', () => {
    expect(controlAddress('/home/a/.workrail/data/daemon', linux)).toEqual({
      path: '/home/a/.workrail/data/daemon/control.sock',
    });
    const long = `/${'a'.repeat(200)}/daemon`;
    const found = controlAddress(long, linux);
    expect(found).toEqual({ path: expect.stringMatching(/^\/tmp\/workrail-1000-[0-9a-f]{16}\/control\.sock$/) });
    expect(controlAddress(`${long}x`, linux)).not.toEqual(found);
    expect(controlAddress(long, { ...linux, temporary: `/${'t'.repeat(100)}` })).toHaveProperty('fault');
  });

  it('is a pipe of its own for each data directory on Windows', () => {
    const windows = { ...linux, platform: 'win32' };
    const [one, other] = ['C:\\a', 'C:\\b'].map((root) => controlAddress(root, windows));
    expect(one).toEqual({ path: expect.stringMatching(/^\\\\\.\\pipe\\workrail-[0-9a-f]{16}$/) });
    expect(one).not.toEqual(other);
  });

  // @verifies control-is-for-its-user
  it.skipIf(process.platform === 'win32')('is not used in a folder that others can enter, or behind a link', () => {
    const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-address-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    const layout = new DaemonLayout(path.join(folder, 'data'));
    const short = path.join(folder, 'short');
    expect(freeAddress(layout, path.join(short, 'control.sock'))).toBeNull();
    expect(fs.statSync(short).mode & 0o777).toBe(0o700);
    fs.chmodSync(short, 0o711);
    expect(freeAddress(layout, path.join(short, 'control.sock'))).toContain('only you can access');
    fs.chmodSync(short, 0o700);
    fs.symlinkSync(short, path.join(folder, 'link'));
    expect(freeAddress(layout, path.join(folder, 'link', 'control.sock'))).toContain('only you can access');
  });
});
