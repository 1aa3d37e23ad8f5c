/**
 * The log of a daemon in the background: its stderr is a file in the data directory. That file is bounded by the daemon itself: when it is
 * full, its content moves to a second file and it starts again. What writes to it appends, so nothing is torn.
 */
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { openFile } from '../../runtime/host/regular-file.ts';
import { serviceLogBytesMax, serviceLogCheckMs } from '../../schemas/daemon/limits.ts';

const identityOf = ({ dev, ino }: { readonly dev: bigint; readonly ino: bigint }) => `${dev}:${ino}`;

/** Whether this process writes its stderr to the file. */
function isStderr(path: string): boolean {
  try {
    return identityOf(fstatSync(2, { bigint: true })) === identityOf(statSync(path, { bigint: true }));
  } catch {
    return false;
  }
}

/** Does nothing where stderr leads elsewhere. @returns what ends it */
export function boundServiceLog(path: string): () => void {
  if (!isStderr(path)) return () => undefined;
  const timer = setInterval(() => moveIfFull(path), serviceLogCheckMs).unref();
  return () => clearInterval(timer);
}

/**
 * A log that cannot be moved grows on: the daemon is worth more than its log. Neither file is written through a link, and neither is waited
 * for if it is a pipe.
 */
export function moveIfFull(path: string): void {
  try {
    const { descriptor, stat } = openFile(path, 'refused', constants.O_RDWR);
    try {
      if (stat.size >= serviceLogBytesMax) move(path, descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The next turn tries again.
  }
}

/** The second file is replaced as a whole. What a process left that died meanwhile is removed first. */
function move(path: string, descriptor: number): void {
  const copy = `${path}.1.tmp`;
  rmSync(copy, { force: true });
  try {
    copyFileSync(path, copy, constants.COPYFILE_EXCL);
    chmodSync(copy, 0o600);
    renameSync(copy, `${path}.1`);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
  ftruncateSync(descriptor);
}
