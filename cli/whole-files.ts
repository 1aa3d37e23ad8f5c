/**
 * Files written whole or not at all: beside their name and then renamed, so that nobody reads half a file. The name beside
 * is random and must be new (decision 17): two processes never write into one.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from '../runtime/host/files.ts';

/** What a process that was killed in the middle leaves behind. */
export const temporaryPattern = /\.[0-9a-f]{12}\.tmp$/;
const temporaryFor = (path: string) => `${path}.${randomBytes(6).toString('hex')}.tmp`;

function put(path: string, text: string, mode?: number): void {
  const temporary = temporaryFor(path);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Makes the folders above it. */
export function writeWhole(path: string, text: string): void {
  try {
    put(path, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeFolders(dirname(path));
    put(path, text);
  }
}

/** Another text for a file that is there: through a link to the file behind it, with the same permissions. */
export function replaceText(path: string, text: string): void {
  const real = realpathSync(path);
  put(real, text, statSync(real).mode);
}

/** Null when there is no such file. */
export function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code;
    if (errno === 'ENOENT' || errno === 'ENOTDIR') return null;
    throw error;
  }
}

export function writeIfChanged(path: string, text: string): void {
  if (textAt(path) !== text) writeWhole(path, text);
}
