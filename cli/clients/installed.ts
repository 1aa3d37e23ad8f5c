/** What is on this machine: programs on a search path, and clients by their programs and folders. */
import { existsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Client, Machine } from './client-table.ts';

/** A folder of the search path that this user may not enter has nothing for them, as a shell sees it. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** npm and npx put these in front of the search path of what they run; a client that starts a server has none of them. */
const ofPackages = /[\\/]node_modules[\\/](\.bin|npm[\\/].*node-gyp-bin)[\\/]?$/;

export const programNames = (command: string) =>
  process.platform === 'win32' ? [command, `${command}.cmd`, `${command}.exe`] : [command];

export function isRunnable(command: string, searchPath: string): boolean {
  if (isAbsolute(command)) return isFile(command);
  const folders = searchPath.split(delimiter).filter((folder) => !ofPackages.test(folder));
  return folders.some((folder) => programNames(command).some((name) => isFile(join(folder, name))));
}

export function isInstalled(client: Client, machine: Machine): boolean {
  const { folders, programs } = client.installed(machine);
  return folders.some((folder) => existsSync(folder)) || programs.some((name) => isRunnable(name, machine.path));
}
