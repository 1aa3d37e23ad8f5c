/**
 * What stands at a name below a data directory, as far as it can be seen. Asking for names tells a folder that is not there from
 * one that is hidden as little as a read does: here they are told apart, and what is hidden is said with what mends it.
 */
import { errnoOf } from '../../../schemas/os-faults.ts';
import type { FilePort } from '../../ports.ts';

/** `why` goes behind the place. */
export type Inaccessible = { readonly kind: 'hidden'; readonly why: string; readonly fix: (place: string) => string };
export type PathStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'names'; readonly names: readonly string[]; readonly isLink: boolean }
  | Inaccessible;

export const danglingLink: Inaccessible = {
  kind: 'hidden',
  why: 'is a broken symbolic link',
  fix: (place) => `Restore the target of ${place}. If it no longer exists, remove the link`,
};

const moveAway = (place: string) => `Move ${place} out of the data directory`;
const noFile: Inaccessible = { kind: 'hidden', why: 'is not a file', fix: moveAway };
const noFolder: Inaccessible = { kind: 'hidden', why: 'is not a directory', fix: moveAway };
const unreadable = (errno: string): Inaccessible => ({
  kind: 'hidden',
  why: `cannot be read (${errno})`,
  fix: (place) => `Make ${place} readable for the user who runs WorkRail`,
});

/** The names in a folder, or why they cannot be seen. */
export async function directoryStatus(files: FilePort, path: string): Promise<PathStatus> {
  try {
    const entry = await files.entry(path);
    if (entry === null) return { kind: 'absent' };
    if (entry === 'link' && (await files.stat(path)) === null) return danglingLink;
    return { kind: 'names', names: await files.list(path), isLink: entry === 'link' };
  } catch (error) {
    return hiddenBy(error, noFolder);
  }
}

/** Null where a file stands, or nothing can; otherwise why it is none. Links are followed. */
export async function fileStatus(files: FilePort, path: string): Promise<Inaccessible | null> {
  try {
    const entry = await files.entry(path);
    if (entry === null || entry === 'file') return null;
    const stat = await files.stat(path);
    if (stat === null) return danglingLink;
    return stat.isFile ? null : noFile;
  } catch (error) {
    return hiddenBy(error, null);
  }
}

/** Whatever it leads to, and also where that cannot be seen. */
export async function isLink(files: FilePort, path: string): Promise<boolean> {
  try {
    return (await files.entry(path)) === 'link';
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    return false;
  }
}

export async function isDanglingLink(files: FilePort, path: string): Promise<boolean> {
  return (await fileStatus(files, path)) === danglingLink;
}

/** @param below what it means that no folder stands above */
function hiddenBy<T>(error: unknown, below: T): Inaccessible | T {
  const errno = errnoOf(error);
  if (errno === '') throw error;
  if (errno === 'ELOOP') return danglingLink;
  return errno === 'ENOTDIR' ? below : unreadable(errno);
}
