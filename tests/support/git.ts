/** Git as a user runs it in a directory, without its housekeeping, which would start another process after each commit. */
import { execFileSync } from 'node:child_process';

const settings = ['user.name=User', 'user.email=user@example.com', 'maintenance.auto=false'];

export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...settings.flatMap((setting) => ['-c', setting]), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();
