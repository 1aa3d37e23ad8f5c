/**
 * Reads and replaces files that belong to clients. A file is replaced whole, through a link, with its permissions, and only when it
 * still holds what was read. Nothing in a project is written through a link that leads out of it.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { readRegular } from '../../runtime/host/regular-file.ts';
import { clientConfigBytesMax, projectClientConfigBytesMax, projectTomlBytesMax } from '../../schemas/limits.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { shellPath } from '../../schemas/text/shell-word.ts';
import { Failure } from '../../project/failure.ts';
import { newFile, replaceText } from '../../project/files/atomic-write.ts';
import { type Boundary, requireInside } from '../../project/files/boundary.ts';
import { removeLeftovers } from '../../project/files/leftovers.ts';
import { nearestExisting } from '../../project/files/nearest-existing.ts';
import { shownFile } from '../../project/files/shown-path.ts';

export type Refusal = { readonly kind: 'refused'; readonly why: string; readonly fix: string };
export const refused = (why: string, fix: string): Refusal => ({ kind: 'refused', why, fix });

export type ClientFile =
  | { readonly kind: 'absent' }
  | { readonly kind: 'text'; readonly text: string; readonly isLink: boolean }
  | Refusal;

/** What the operating system or a boundary refuses, in words; anything else is thrown on. */
export function refusalOf(error: unknown, file: string): Refusal {
  if (Failure.is(error)) return refused(error.message, error.error.suggestion);
  const errno = errnoOf(error);
  if (errno === '') throw error;
  const { meaning, fix } = osFault(errno);
  return refused(`${shownFile(file)}: ${meaning} (${errno})`, `${fix}: ${shownFile(file)}`);
}

/** Null if it is not UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Only the owner may write: a program that replaces a file would make it its own. */
function notWritable(file: string): Refusal | null {
  const { mode, uid } = statSync(file);
  const shown = shownFile(file);
  const user = process.getuid?.();
  // Only the owner may change the mode of a file.
  if (user !== undefined && uid !== user)
    return refused(`${shown} belongs to another user`, 'Run the command as the owner of the file');
  if ((mode & 0o200) === 0)
    return refused(`${shown} is read-only`, `Make the file writable, for example: chmod u+w ${shellPath(shown)}`);
  return null;
}

/** Of a configuration of a client, by who may have written it and what parsing it costs. */
export function configBytesMax(file: string, writer: 'user' | 'anyone'): number {
  if (writer === 'user') return clientConfigBytesMax;
  return extname(file) === '.toml' ? projectTomlBytesMax : projectClientConfigBytesMax;
}

export function readClientFile(file: string, boundary: Boundary): ClientFile {
  try {
    requireInside(boundary, file);
    const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
    if (isLink === undefined) return { kind: 'absent' };
    if (isLink && statSync(file, { throwIfNoEntry: false }) === undefined)
      return refused(`${shownFile(file)} is a broken symbolic link`, `Remove the link ${shownFile(file)}`);
    const bytesMax = configBytesMax(file, boundary.isOwn === true ? 'user' : 'anyone');
    const text = textOf(readRegular(file, bytesMax, 'followed'));
    if (text === null) return refused(`${shownFile(file)} is not UTF-8`, 'Save it as UTF-8');
    return { kind: 'text', text, isLink };
  } catch (error) {
    if (errnoOf(error) === 'ENOTDIR') return { kind: 'absent' };
    return refusalOf(error, file);
  }
}

export type Replacement = {
  readonly file: string;
  readonly boundary: Boundary;
  /** Null if there is no file; a null `after` means that the file is deleted. */
  readonly before: string | null;
  readonly after: string | null;
  /** Of a file that is new. */
  readonly mode: number;
  /** Of a file that was new and is deleted: the folders above it that were made for it, at most. */
  readonly folders?: number;
};

/**
 * The end of a new file encodes which folders a removal must leave, because an empty folder that existed before looks like one that
 * was created for the file. One blank line means the empty folder, and one more each folder that is created in it.
 */
export function newFileEnd(file: string, { folder: top }: Boundary): string {
  let made = 0;
  for (let folder = dirname(file); folder !== top && dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(folder)) return isEmpty(folder) ? '\n'.repeat(made + 1) : '';
    made += 1;
  }
  return '';
}

/** What `newFileEnd` wrote: without blank lines, every folder that is left empty was made for the file. */
export const foldersMade = (blankLines: number): number =>
  blankLines === 0 ? Number.POSITIVE_INFINITY : blankLines - 1;

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    return false;
  }
}

/** Null when it is done. Else no folder that was created for the file stays: the next removal would take it for an earlier one. */
function writeNew({ file, mode }: Replacement, text: string): Refusal | null {
  const top = nearestExisting(dirname(file));
  try {
    mkdirSync(dirname(file), { recursive: true });
    const created = newFile(file, mode);
    try {
      created.write(new TextEncoder().encode(text));
      created.commit();
    } catch (error) {
      created.discard();
      throw error;
    }
    return null;
  } catch (error) {
    removeMade(dirname(file), top);
    if (Failure.is(error) || errnoOf(error) === 'EEXIST') return refusalOf(error, file);
    const { why, fix } = refusalOf(error, top);
    return refused(`${shownFile(file)} cannot be created in ${why}`, fix);
  }
}

function removeMade(folder: string, top: string): void {
  try {
    for (let at = folder; at !== top; at = dirname(at)) if (existsSync(at)) rmdirSync(at);
  } catch {
    // Something else is in it, or nothing may be removed: the error of the file is the one that counts.
  }
}

/** The folders above a file that is gone, as long as nothing else is in them; never the project or the home directory. */
function removeEmpty({ file, boundary: { folder: top }, folders = Number.POSITIVE_INFINITY }: Replacement): void {
  let folder = dirname(file);
  try {
    for (let left = folders; left > 0 && folder !== top && isEmpty(folder); left -= 1, folder = dirname(folder))
      rmdirSync(folder);
  } catch {
    // The file itself is gone: an empty folder that cannot be removed does no harm.
  }
}

/** Null when it is done. */
export function replaceClientFile(replacement: Replacement): Refusal | null {
  const { file, boundary, before, after } = replacement;
  const now = readClientFile(file, boundary);
  if (now.kind === 'refused') return now;
  if ((now.kind === 'absent' ? null : now.text) !== before)
    return refused(`${shownFile(file)} changed while the command ran`, 'Run the command again');
  try {
    if (before === null) return after === null ? null : writeNew(replacement, after);
    const closed = notWritable(file);
    if (closed !== null) return closed;
    if (after !== null) replaceText(boundary, file, after);
    else {
      unlinkSync(file);
      // A directory with a temporary file is not empty.
      removeLeftovers(boundary, [file]);
      removeEmpty(replacement);
    }
    return null;
  } catch (error) {
    return refusalOf(error, file);
  }
}
