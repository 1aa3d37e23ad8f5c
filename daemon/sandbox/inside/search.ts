/**
 * Searches the lines of files for a regular expression. It runs in a process of its own, which the caller ends at a time limit: a
 * pattern can take longer than anyone waits.
 */
import { constants, closeSync, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errnoOf } from '../../../schemas/os-faults.ts';
import { searchedFileBytesMax, searchedLineLengthMax } from '../../../schemas/daemon/limits.ts';
import { type FoundLine, type FoundLines, OperationRefused, type Operations } from '../protocol.ts';
import { filesBelow } from './find.ts';
import { globPattern } from '../../glob.ts';

const readFlags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY;
/** A link in a folder leads where the caller did not ask to search, and where a policy may allow nothing. */
const unlinked = readFlags | constants.O_NOFOLLOW;

/** Null if the file cannot be searched; undefined if the path is a link and the flags do not follow it. */
function textOf(path: string, flags: number): string | null | undefined {
  try {
    const file = openSync(path, flags);
    try {
      const stat = fstatSync(file);
      if (!stat.isFile() || stat.size > searchedFileBytesMax) return null;
      const bytes = readFileSync(file);
      return bytes.subarray(0, 8000).includes(0) ? null : bytes.toString('utf8');
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return (flags & constants.O_NOFOLLOW) !== 0 && errnoOf(error) === 'ELOOP' ? undefined : null;
  }
}

/** Git also lists the files that it knows of a folder which a link has replaced since. */
function linkedFolders(top: string): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const folder = dirname(path);
    const isLinked = known.get(folder) ?? isElsewhere(top, folder);
    known.set(folder, isLinked);
    return isLinked;
  };
}

function isElsewhere(top: string, folder: string): boolean {
  try {
    return realpathSync(join(top, folder)) !== join(realpathSync(top), folder);
  } catch {
    // Nothing can be read there.
    return false;
  }
}

function compiled(pattern: string, ignoreCase: boolean): RegExp {
  try {
    return new RegExp(pattern, ignoreCase ? 'i' : '');
  } catch (error) {
    throw new OperationRefused('invalid_pattern', error instanceof Error ? error.message : 'not a regular expression');
  }
}

/** A single file, or the files below a directory. */
function candidates(path: string, files: string | undefined): readonly string[] {
  const matches = files === undefined ? null : globPattern(files);
  const below = filesBelow(path);
  return matches === null ? below : below.filter((each) => matches.test(each));
}

export function search(base: string, request: Operations['search']['request']): FoundLines {
  const pattern = compiled(request.pattern, request.ignoreCase ?? false);
  const folder = request.folder ?? '.';
  const absolute = resolve(base, folder);
  const single = textOf(absolute, readFlags) ?? null;
  const paths = single === null ? candidates(absolute, request.files) : [''];
  const isLinked = linkedFolders(absolute);
  const lines: FoundLine[] = [];
  let found = 0;
  let unreadable = 0;
  for (const path of paths) {
    const text = single ?? (isLinked(path) ? undefined : textOf(join(absolute, path), unlinked));
    if (text === undefined) continue;
    if (text === null) {
      unreadable += 1;
      continue;
    }
    for (const [i, line] of text.split('\n').entries()) {
      if (!pattern.test(line)) continue;
      found += 1;
      if (lines.length < request.linesMax)
        lines.push({ path: join(folder, path), line: i + 1, text: line.slice(0, searchedLineLengthMax) });
    }
  }
  return { lines, more: found - lines.length, unreadable };
}
