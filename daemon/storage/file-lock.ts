/** A lock beside a file that several processes change. The system releases it when a process dies. */
import { dirname } from 'node:path';
import { pause } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';

export class FileLockTimeout extends Error {}

const retryMs = 5;
const attempts = 6000;

/** Runs the body while no other process holds the lock of this path. Creates the folder. */
export async function withFileLock<T>(
  { files, locks }: Pick<Host, 'files' | 'locks'>,
  path: string,
  body: () => Promise<T>,
): Promise<T> {
  await files.makeFolder(dirname(path));
  const file = await files.open(`${path}.lock`, 'update');
  try {
    for (let attempt = 0; !locks.tryLock(file.descriptor, 'exclusive'); attempt += 1) {
      if (attempt === attempts) throw new FileLockTimeout('another process holds the lock');
      await pause(retryMs);
    }
    try {
      return await body();
    } finally {
      locks.unlock(file.descriptor);
    }
  } finally {
    await file.close();
  }
}
