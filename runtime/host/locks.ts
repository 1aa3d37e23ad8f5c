/**
 * OS file locks. The native addon is loaded at the first lock, so that commands which never write do not pay for it.
 * fcntl/flock locks die with the process: after a SIGKILL nothing stays locked (stack.md, fs-native-extensions).
 */
import { createRequire } from 'node:module';
import type { FileLockPort } from '../ports.ts';

type Native = typeof import('fs-native-extensions');

export function nodeLocks(): FileLockPort {
  let native: Native | undefined;
  const load = (): Native => {
    native ??= createRequire(import.meta.url)('fs-native-extensions') as Native;
    return native;
  };
  return {
    tryLock: (descriptor, mode) => load().tryLock(descriptor, { shared: mode === 'shared' }),
    unlock: (descriptor) => load().unlock(descriptor),
  };
}
