/** What this machine has: paths, mounts, and the limits that no process here may raise. */
import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { textOfFile } from './text-of-file.ts';
import type { HostFacts } from './root-layout.ts';
import type { SandboxLimits, SandboxPlan } from './sandbox.ts';

const kindOf: HostFacts['kindOf'] = (path) => {
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) return 'directory';
    return stat.isFile() ? 'file' : 'other';
  } catch {
    return 'absent';
  }
};

const linkOf: HostFacts['linkOf'] = (path) => {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : null;
  } catch {
    return null;
  }
};

export const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** @param user the user id of every process inside, as it is seen there */
export const hostFacts = (insideProgram: string, user: number): HostFacts => ({
  kindOf,
  linkOf,
  user,
  node: realPath(process.execPath),
  insideProgram,
});

/** No limit may be above what this process has: to raise one needs a privilege. */
function withinHardLimits(limits: SandboxLimits): SandboxLimits {
  const text = textOfFile('/proc/self/limits') ?? '';
  const hard = (name: string, wanted: number): number => {
    const found = new RegExp(`^${name} +\\S+ +(\\d+)`, 'm').exec(text);
    return found === null ? wanted : Math.min(wanted, Number(found[1]));
  };
  return {
    ...limits,
    processes: hard('Max processes', limits.processes),
    openFiles: hard('Max open files', limits.openFiles),
    fileBytes: hard('Max file size', limits.fileBytes),
    memoryPerProcessBytes: hard('Max data size', limits.memoryPerProcessBytes),
  };
}

/** The plan with the real paths of this machine and with limits that it can set. */
export const planOnThisHost = (plan: SandboxPlan): SandboxPlan => ({
  ...plan,
  mounts: plan.mounts.map((mount) => ({ ...mount, source: realPath(mount.source) })),
  limits: withinHardLimits(plan.limits),
});
