/**
 * The log of a daemon in the background: its stderr is a file in the data directory. That file is bounded by the daemon itself: when it is
 * full, its content moves to a second file and it starts again. What writes to it appends, so nothing is torn.
 */
import { copyFileSync, fstatSync, statSync, truncateSync, chmodSync } from 'node:fs';
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

/** A log that cannot be moved grows on: the daemon is worth more than its log. */
export function moveIfFull(path: string): void {
  try {
    if (statSync(path).size < serviceLogBytesMax) return;
    copyFileSync(path, `${path}.1`);
    chmodSync(`${path}.1`, 0o600);
    truncateSync(path);
  } catch {
    // The next turn tries again.
  }
}
