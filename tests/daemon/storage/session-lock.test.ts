/** The lock of a session, beside processes that work on it and processes that only look. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { createHost } from '../../../runtime/host.ts';
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
