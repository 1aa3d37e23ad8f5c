/**
 * OS file locks. The native addon is loaded at the first lock, so that commands which never write do not pay for it.
 * fcntl/flock locks die with the process: after a SIGKILL nothing stays locked [kill-leaves-nothing-locked].
 */
import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { osError } from '../../schemas/os-faults.ts';
import type { FileLockPort } from '../ports.ts';

type Native = typeof import('fs-native-extensions');
type Binding = typeof import('fs-native-extensions/binding');

/** As the entry of the package wraps it. */
const wrapped = ({ tryLock, unlock }: Binding): Native => ({
  tryLock(descriptor, { shared = false } = {}) {
    try {
      tryLock(descriptor, 0, 0, !shared);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return false;
      throw error;
    }
  },
  unlock: (descriptor) => unlock(descriptor, 0, 0),
});

/**
 * The package's entry looks for its binary in so many places that finding it takes ten times as long as loading it.
 *
 * Where neither loads, no file can be locked here: another platform, or a damaged installation.
 *
 * @throws EMFILE or ENFILE where no descriptor is left to load it with
 */
function loadNative(): Native {
  const load = createRequire(import.meta.url);
  const binary = `fs-native-extensions/prebuilds/${process.platform}-${process.arch}/fs-native-extensions.node`;
  try {
    return wrapped(load(binary) as Binding);
  } catch {
    try {
      return load('fs-native-extensions') as Native;
    } catch (error) {
      // The error of the addon does not say whether descriptors are used up; that of opening a file does.
      closeSync(openSync(process.execPath, 'r'));
      throw Object.assign(osError('ENOLCK', 'dlopen', 'fs-native-extensions'), { cause: error });
    }
  }
}

export function nodeLocks(): FileLockPort {
  let native: Native | undefined;
  const loaded = (): Native => {
    native ??= loadNative();
    return native;
  };
  return {
    tryLock: (descriptor, mode) => loaded().tryLock(descriptor, { shared: mode === 'shared' }),
    unlock: (descriptor) => loaded().unlock(descriptor),
  };
}
