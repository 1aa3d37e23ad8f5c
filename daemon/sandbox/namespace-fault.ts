/**
 * Why this machine refused to make a sandbox, and what its owner can do. The settings are read only after a refusal: where
 * sandboxes work, they may have any value.
 */
import type { SandboxFault } from './sandbox.ts';
import { textOfFile } from './text-of-file.ts';

const valueAt = (path: string): string | null => textOfFile(path)?.trim() ?? null;

export function namespaceFault(printed: string): SandboxFault {
  if (valueAt('/proc/sys/user/max_user_namespaces') === '0')
    return {
      reason: 'user namespaces are turned off on this machine',
      remedy: 'Run: sudo sysctl -w user.max_user_namespaces=15000',
    };
  if (valueAt('/proc/sys/kernel/unprivileged_userns_clone') === '0')
    return {
      reason: 'user namespaces are reserved for root on this machine',
      remedy: 'Run: sudo sysctl -w kernel.unprivileged_userns_clone=1',
    };
  if (valueAt('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === '1')
    return {
      reason: 'AppArmor does not let ordinary programs use user namespaces',
      remedy:
        'To allow them for all programs, run: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. To allow them for one program, give it an AppArmor profile',
    };
  // Programs of util-linux add a line of advice.
  const lines = printed.split('\n').filter((line) => line.trim() !== '' && !/\bdmesg\b/.test(line));
  return {
    reason: lines.at(-1) ?? 'the sandbox process ended during its setup',
    remedy:
      'In a container, allow the container to create user and mount namespaces, or run the daemon outside the container',
  };
}
