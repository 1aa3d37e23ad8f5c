/**
 * Measures what a sandbox uses as a whole, from outside: the kernel bounds each process and each file, but without a control group, which an
 * ordinary user may not make, nothing bounds their sum. Measured at intervals, so a fast writer can pass a limit by what it writes in one.
 */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { processTree } from './process-identity.ts';
import type { SandboxLimits } from './sandbox.ts';

const pageBytes = 4096;

const memoryOf = (pid: number): number =>
  processTree(pid).reduce((sum, { residentPages }) => sum + residentPages * pageBytes, 0);

/** Blocks in use, each file once; stops counting past `enough`. Links are not followed. */
function diskUseOf(folders: readonly string[], enough: number): number {
  const pending = [...folders];
  const seen = new Set<string>();
  let bytes = 0;
  for (let path = pending.pop(); path !== undefined && bytes <= enough; path = pending.pop()) {
    try {
      const stat = lstatSync(path);
      if (stat.nlink > 1 && !stat.isDirectory()) {
        const inode = `${stat.dev}:${stat.ino}`;
        if (seen.has(inode)) continue;
        seen.add(inode);
      }
      bytes += stat.blocks * 512;
      if (stat.isDirectory()) for (const name of readdirSync(path)) pending.push(join(path, name));
    } catch {
      // Removed meanwhile.
    }
  }
  return bytes;
}

/** The limit that is passed, if one is. */
export function passedLimit(
  pid: number,
  writable: readonly string[],
  limits: SandboxLimits,
  isDiskDue: boolean,
): 'memory' | 'disk' | null {
  if (memoryOf(pid) > limits.memoryBytes) return 'memory';
  return isDiskDue && diskUseOf(writable, limits.diskBytes) > limits.diskBytes ? 'disk' : null;
}
