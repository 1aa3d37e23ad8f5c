/**
 * Measures what a sandbox uses as a whole, from outside: the kernel bounds each process and each file, but without a control group, which an
 * ordinary user may not make, nothing bounds their sum. Measured at intervals, so a fast writer can pass a limit by what it writes in one.
 */
import { closeSync, constants, lstatSync, openSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { sandboxFileBytesMin, sandboxLongPathsMax, sandboxWalkSliceMs } from '../../schemas/daemon/limits.ts';
import { bytePath, namesIn, systemPath } from '../byte-path.ts';
import type { ProcessStat } from './process-identity.ts';

const pageBytes = 4096;
const pathBytesMax = 4096;

/** Of all processes, without what only files in memory hold. */
export const processMemory = (processes: readonly ProcessStat[]): number =>
  processes.reduce((sum, { residentPages }) => sum + residentPages * pageBytes, 0);

/** An agent decides how many files there are: after each slice of time, the daemon does its other work. */
function timeSlices(): () => Promise<void> {
  let startedMs = performance.now();
  return async () => {
    if (performance.now() - startedMs < sandboxWalkSliceMs) return;
    await otherWork();
    startedMs = performance.now();
  };
}

const attempt = <T>(look: () => T, otherwise: T): T => {
  try {
    return look();
  } catch {
    // Removed meanwhile, or ended.
    return otherwise;
  }
};

const bytesOf = ({ blocks }: Stats): number => blocks * 512;
const idOf = ({ dev, ino }: Stats): string => `${dev}:${ino}`;

/** Which files were counted: each counts once. */
type Seen = Set<string>;

/**
 * Blocks in use below folders, each file once, and for each at least a little, because a disk can also run out of entries. Links are not followed.
 * Stops counting past `enough`.
 */
async function diskUseOf(folders: readonly string[], enough: number, seen: Seen): Promise<number> {
  const pending = folders.map(bytePath);
  const deep: number[] = [];
  const pass = timeSlices();
  let bytes = 0;
  try {
    for (let path = pending.pop(); path !== undefined && bytes <= enough; path = pending.pop()) {
      await pass();
      const at = path;
      const stat = attempt<Stats | null>(() => lstatSync(systemPath(at)), null);
      if (stat === null) continue;
      if (stat.nlink > 1 && !stat.isDirectory()) {
        if (seen.has(idOf(stat))) continue;
        seen.add(idOf(stat));
      }
      bytes += Math.max(bytesOf(stat), sandboxFileBytesMin);
      if (!stat.isDirectory()) continue;
      const names = attempt(() => namesIn(at), []);
      if (deep.length >= sandboxLongPathsMax) return enough + 1;
      const base = attempt(() => shortened(at, names, deep), at);
      for (const name of names) pending.push(join(base, name));
    }
    return bytes;
  } finally {
    for (const file of deep) closeSync(file);
  }
}

/** No call takes a longer path, but an agent can make one step by step. Then the directory is named by its descriptor. */
function shortened(path: string, names: readonly string[], deep: number[]): string {
  const longest = Math.max(0, ...names.slice(0, 1000).map((name) => name.length), names.length > 1000 ? 255 : 0);
  if (path.length + 1 + longest < pathBytesMax) return path;
  const file = openSync(systemPath(path), constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  deep.push(file);
  return `/proc/self/fd/${file}`;
}

export type HeldFiles = { readonly disk: number; readonly memory: number };

/** Files without a name that processes hold open: no walk finds those on the disk, and those that never had a name are in memory. */
export async function heldFiles(
  processes: readonly ProcessStat[],
  folders: readonly string[],
  seen: Seen = new Set(),
): Promise<HeldFiles> {
  const disks = new Set(folders.flatMap((path) => attempt(() => [statSync(path).dev], [])));
  const pass = timeSlices();
  let [disk, memory] = [0, 0];
  for (const { pid } of processes)
    for (const name of attempt(() => readdirSync(`/proc/${pid}/fd`), [])) {
      await pass();
      const stat = attempt<Stats | null>(() => statSync(`/proc/${pid}/fd/${name}`), null);
      if (stat === null || !stat.isFile() || stat.nlink > 0 || seen.has(idOf(stat))) continue;
      seen.add(idOf(stat));
      if (disks.has(stat.dev)) disk += bytesOf(stat);
      else memory += bytesOf(stat);
    }
  return { disk, memory };
}

/** @param held what processes hold on the disk beside files with names */
export const isDiskPassed = async (folders: readonly string[], held: number, diskBytes: number): Promise<boolean> =>
  held + (await diskUseOf(folders, diskBytes - held, new Set())) > diskBytes;
