/**
 * Where a daemon listens: a socket in its folder of the data directory. The system allows about 104 bytes for the path of a socket, so a
 * daemon with a longer one listens in a folder of its own below the temporary directory. Clients read the address that the daemon wrote
 * beside its lock; they do not compute it, because another process may have another temporary directory.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { socketPathBytesMax } from '../../schemas/daemon/limits.ts';
import { reasonOf } from '../../schemas/os-faults.ts';
import type { DaemonLayout } from '../storage/layout.ts';

export type ControlAddress = { readonly path: string } | { readonly fault: string };
/** Of the control API on the loopback interface. */
export type ApiAddress = {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly keyFile: string;
};
type System = { readonly platform: string; readonly temporary: string; readonly user: number };

const thisSystem = (): System => ({
  platform: process.platform,
  temporary: os.tmpdir(),
  user: process.getuid?.() ?? 0,
});

const fits = (path: string) => Buffer.byteLength(path) <= socketPathBytesMax;

/** @param root the daemon's folder of the data directory */
export function controlAddress(root: string, system: System = thisSystem()): ControlAddress {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  if (system.platform === 'win32') return { path: `\\\\.\\pipe\\workrail-${name}` };
  const own = join(root, 'control.sock');
  if (fits(own)) return { path: own };
  const short = join(system.temporary, `workrail-${system.user}-${name}`, 'control.sock');
  if (fits(short)) return { path: short };
  return { fault: `the path of the control socket is too long, both in the data directory and in ${system.temporary}` };
}

/** The message of a system error contains the path, which is not printed [errors-name-no-path]. */
export const socketFault = (error: unknown): string => `the control socket cannot be created: ${reasonOf(error)}`;

/** The folder in the temporary directory belongs to no user's home. */
const shownSocket = (root: string, path: string) =>
  dirname(path) === root ? '<data directory>/daemon/control.sock' : path;

/**
 * Frees the address. Only the holder of the daemon's lock may call this: the lock proves that the process which listened there before has ended.
 *
 * @returns why nothing can listen there; null if the address is free
 */
export function freeAddress({ root }: DaemonLayout, path: string): string | null {
  if (process.platform === 'win32') return null;
  try {
    const folder = dirname(path);
    const foreign = folder === root ? null : ownFolderFault(folder);
    if (foreign !== null) return foreign;
    const found = fs.lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) return null;
    if (!found.isSocket()) return `${shownSocket(root, path)} exists and is not a socket`;
    fs.unlinkSync(path);
    return null;
  } catch (error) {
    return socketFault(error);
  }
}

/** Others can write to the temporary directory: a folder there that they made or can enter is not used. */
function ownFolderFault(folder: string): string | null {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = fs.lstatSync(folder);
  const isOurs = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  return isOurs ? null : `${folder} must be a directory that only you can access (mode 700)`;
}
