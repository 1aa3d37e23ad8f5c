/**
 * Resolves a path in `~/.workrail/workrail.json`: absolute, or below the home directory, and never relative to the current
 * directory.
 */
import { isAbsolute, join } from 'node:path';
import { usageError } from '../failure.ts';
import { machine } from '../places.ts';

/** @param what the name of the setting, for the message */
export function userPath(path: string, what: string): string {
  const found = path === '~' || path.startsWith('~/') ? join(machine().home, path.slice(1)) : path;
  if (isAbsolute(found)) return found;
  throw usageError(
    `${what} is not absolute: ${path}`,
    'Write an absolute path, or one that starts with ~/, in ~/.workrail/workrail.json',
  );
}
