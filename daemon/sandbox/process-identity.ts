/**
 * Identifies a process across the reuse of its id. A process id is used again after its process ended, so an identity holds the start time too:
 * clock ticks since the start of this kernel, with the id of that start. Whether a process lives can be unknown; unknown counts as alive.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pause } from '../../runtime/host/durable-files.ts';
import { processEndMsMax, processEndPollMs } from '../../schemas/daemon/limits.ts';

export type ProcessIdentity = { readonly pid: number; readonly startTime: string; readonly bootId: string };

export type Liveness = 'alive' | 'dead' | 'unknown';

export type ProcessStat = {
  readonly pid: number;
  readonly hasEnded: boolean;
  readonly parent: number;
  readonly startTime: string;
  readonly residentPages: number;
};

/** The name of a program can hold spaces and parentheses: the fields follow the last parenthesis. */
export function parseStat(text: string): ProcessStat | null {
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  if (open === -1 || close === -1) return null;
  const fields = text.slice(close + 2).split(' ');
  const [, parent, startTime, pages] = [fields[0], fields[1], fields[19], fields[21]];
  if (parent === undefined || startTime === undefined || pages === undefined) return null;
  const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
  return {
    pid: Number(text.slice(0, open)),
    hasEnded,
    parent: Number(parent),
    startTime,
    residentPages: Number(pages),
  };
}

const statOf = (pid: number): ProcessStat | null => {
  try {
    // With another encoding, each read would allocate 64 kB, and a machine can have many processes.
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
};

const bootId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  } catch {
    return '';
  }
};

/** Null if the process has ended, or if this system does not say when it started. */
export function identityOf(pid: number): ProcessIdentity | null {
  const stat = statOf(pid);
  return stat === null ? null : { pid, startTime: stat.startTime, bootId: bootId() };
}

/** Everything below a process, itself included. */
export function processTree(pid: number): readonly ProcessStat[] {
  if (!existsSync('/proc/self/stat')) return [];
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const children = new Map<number, ProcessStat[]>();
  for (const each of all) children.set(each.parent, [...(children.get(each.parent) ?? []), each]);
  const found = all.filter((each) => each.pid === pid);
  for (let i = 0; i < found.length; i++) found.push(...(children.get(found[i]?.pid ?? 0) ?? []));
  return found;
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

export function livenessOf({ pid, startTime, bootId: boot }: ProcessIdentity): Liveness {
  const now = bootId();
  if (boot !== '' && now !== '' && boot !== now) return 'dead';
  const stat = statOf(pid);
  // In this order: a process that ends between the two must not count as one of which nothing can be read.
  if (!exists(pid)) return 'dead';
  if (stat === null || startTime === '') return 'unknown';
  return stat.startTime === startTime && !stat.hasEnded ? 'alive' : 'dead';
}

/** Ends the process that an identity means, and no other. */
export function endProcess(identity: ProcessIdentity): boolean {
  if (livenessOf(identity) !== 'alive') return false;
  try {
    process.kill(identity.pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends it, and waits until it has ended: until then, a killed process can still write.
 * @returns false if it still lives after `processEndMsMax`, as one that waits for a disk or a network file system can
 */
export async function endAndAwait(identity: ProcessIdentity): Promise<boolean> {
  if (!endProcess(identity)) return true;
  for (let waitedMs = 0; livenessOf(identity) === 'alive'; waitedMs += processEndPollMs) {
    if (waitedMs >= processEndMsMax) return false;
    await pause(processEndPollMs);
  }
  return true;
}

/** Ends a process that was just found below one of ours. */
export function endNumbered(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
