/** The limits of a sandbox that states no others. */
import {
  sandboxDiskBytes,
  sandboxFileBytes,
  sandboxMemoryBytes,
  sandboxMemoryPerProcessBytes,
  sandboxOpenFiles,
  sandboxProcesses,
  sandboxTemporaryBytes,
} from '../../schemas/daemon/limits.ts';
import type { SandboxLimits } from './sandbox.ts';

export const defaultLimits: SandboxLimits = {
  memoryPerProcessBytes: sandboxMemoryPerProcessBytes,
  memoryBytes: sandboxMemoryBytes,
  processes: sandboxProcesses,
  fileBytes: sandboxFileBytes,
  openFiles: sandboxOpenFiles,
  temporaryBytes: sandboxTemporaryBytes,
  diskBytes: sandboxDiskBytes,
};

/** Arguments of `prlimit`: what the kernel enforces for each process. No core file may be written: it would hold the memory of a process. */
export function limitArguments(limits: SandboxLimits): readonly string[] {
  const bounds = {
    nproc: limits.processes,
    fsize: limits.fileBytes,
    nofile: limits.openFiles,
    data: limits.memoryPerProcessBytes,
    core: 0,
  };
  return Object.entries(bounds).map(([name, value]) => `--${name}=${value}:${value}`);
}
