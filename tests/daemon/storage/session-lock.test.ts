/** The lock of a session, beside processes that work on it and processes that only look. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DaemonLock } from '../../../daemon/service/daemon-lock.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { createHost } from '../../../runtime/host.ts';
import type { Host } from '../../../runtime/ports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { temporaryFolder } from '../../support/files.ts';

const sessionId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;

it('is taken although another process looks at the session in the same moment', async () => {
  const [host, layout] = [createHost(), new DaemonLayout(path.join(temporaryFolder(), 'data'))];
  fs.mkdirSync(layout.session(sessionId), { recursive: true });
  const looking = await host.files.open(layout.lock(sessionId), 'update');
  expect(host.locks.tryLock(looking.descriptor, 'exclusive')).toBe(true);
  const taking = SessionLock.take(host, layout, sessionId);
  await new Promise((resolve) => setTimeout(resolve, 20));
  host.locks.unlock(looking.descriptor);
  await looking.close();
  const lock = await taking;
  expect(lock).not.toBeNull();
  expect(await SessionLock.isHeld(host, layout, sessionId)).toBe(true);
  expect(await SessionLock.take(host, layout, sessionId)).toBeNull();
  await lock?.release();
  expect(await SessionLock.isHeld(host, layout, sessionId)).toBe(false);
});

it('of a session or of a daemon is not held by a process that still looks', async () => {
  const [host, layout] = [createHost(), new DaemonLayout(path.join(temporaryFolder(), 'data'))];
  fs.mkdirSync(layout.session(sessionId), { recursive: true });
  await (await SessionLock.take(host, layout, sessionId))?.release();
  const daemon = await DaemonLock.take(host, layout);
  if (daemon instanceof DaemonLock) await daemon.release();
  const look = async (from: Host) => [
    await SessionLock.isHeld(from, layout, sessionId),
    await DaemonLock.running(from, layout),
  ];
  const open: Host['files']['open'] = async (...given) => ({
    ...(await host.files.open(...given)),
    close: async () => undefined,
  });
  const slow = { ...host, files: { ...host.files, open }, locks: { ...host.locks, unlock: () => undefined } };
  expect(await look(slow)).toEqual([false, null]);
  expect(await look(host)).toEqual([false, null]);
});

// @verifies lost-log-is-damage
it('of a session without a directory is taken and released without a file', async () => {
  const [host, layout] = [createHost(), new DaemonLayout(path.join(temporaryFolder(), 'data'))];
  const lock = await SessionLock.take(host, layout, sessionId);
  expect(lock).not.toBeNull();
  await lock?.release();
  expect(fs.existsSync(layout.session(sessionId))).toBe(false);
});
