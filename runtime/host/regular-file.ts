/**
 * Opens what may stand at the place of a file in a data directory or a project, and reads it: regular files only, at most so many
 * bytes, never waiting. A pipe would keep its opener waiting for ever, and a device such as /dev/zero never ends; both are refused,
 * as is a link where links are not followed. Throws what the file system throws, and EFTYPE, EISDIR, ELOOP and EFBIG in its form.
 */
import fs from 'node:fs';
import { osError } from '../../schemas/os-faults.ts';

/** Windows has neither flag. There a name in a directory leads to no pipe, and links are looked for by name. */
const withoutWaiting = fs.constants.O_NONBLOCK ?? 0;
const withoutLinks = fs.constants.O_NOFOLLOW ?? 0;
/** Files of which nobody says how long they are, such as those of /proc, are read in pieces of this. */
const pieceBytes = 64 * 1024;

/** `refused`: the last name of the path must be no link, so the file is in the directory that names it. */
export type Links = 'followed' | 'refused';

/** A regular file that was opened, and what it was then. */
export type OpenedFile = { readonly descriptor: number; readonly stat: fs.BigIntStats };

/** The descriptor of a regular file; parameters as of `openFile`. */
export const openRegular = (...parameters: Parameters<typeof openFile>): number => openFile(...parameters).descriptor;

/** @param flags as of `fs.open` */
export function openFile(
  path: string,
  links: Links,
  flags: number = fs.constants.O_RDONLY,
  permissions?: number,
): OpenedFile {
  if (links === 'refused' && withoutLinks === 0) refuseLink(path);
  const more = withoutWaiting | (links === 'refused' ? withoutLinks : 0);
  const descriptor = fs.openSync(path, flags | more, permissions);
  try {
    const stat = fs.fstatSync(descriptor, { bigint: true });
    if (!stat.isFile()) throw osError(stat.isDirectory() ? 'EISDIR' : 'EFTYPE', 'open', path);
    return { descriptor, stat };
  } catch (error) {
    fs.closeSync(descriptor);
    throw error;
  }
}

function refuseLink(path: string): void {
  if (fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw osError('ELOOP', 'open', path);
}

/** The whole file; EFBIG where it is longer than `bytesMax`, before more than that is read. */
export function readRegular(path: string, bytesMax: number, links: Links): Uint8Array {
  const { descriptor, stat } = openFile(path, links);
  try {
    return readAll({ descriptor, size: Number(stat.size) }, path, bytesMax);
  } finally {
    fs.closeSync(descriptor);
  }
}

type SizedFile = { readonly descriptor: number; readonly size: number };

function readAll({ descriptor, size }: SizedFile, path: string, bytesMax: number): Uint8Array {
  if (size > bytesMax) throw osError('EFBIG', 'read', path);
  const pieces: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    // A byte more than there should be tells the end, and too much from just enough.
    const piece = new Uint8Array(Math.min(total === 0 && size > 0 ? size + 1 : pieceBytes, bytesMax + 1 - total));
    const got = fs.readSync(descriptor, piece, 0, piece.length, null);
    if (got === 0) break;
    pieces.push(piece.subarray(0, got));
    total += got;
    if (total > bytesMax) throw osError('EFBIG', 'read', path);
    // Fewer bytes than asked for, up to where the file ended when it was opened: it still ends there.
    if (got < piece.length && total === size) break;
  }
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? first : new Uint8Array(Buffer.concat(pieces));
}
