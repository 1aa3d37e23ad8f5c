/**
 * Errors of the operating system by errno: the meaning, whether a retry can help, and what the user can do. The one table for
 * replies, commands and logs; a code outside it is still a fault of the operating system, and is named.
 */
export type OsFault = {
  /** The text after "failed with CODE: ". */
  readonly meaning: string;
  /** A sentence for the user, without a final period. */
  readonly fix: string;
  /** The same call fails again until somebody fixes the cause. */
  readonly isLasting: boolean;
};

const lasting = (meaning: string, fix: string): OsFault => ({ meaning, fix, isLasting: true });
const passing = (meaning: string, fix: string): OsFault => ({ meaning, fix, isLasting: false });

const moveAway = 'Move the file or directory at that path elsewhere';
const space = 'Free some space on that disk';
const rights = 'Give the user who runs WorkRail permission to read and write that path';
const disk = 'Check the disk, and the connection to it if it is a network disk';
const descriptors = 'Close other programs, or raise the limit of open files (ulimit -n)';
const another = 'Use a directory on a local disk';

const table = {
  ENOSPC: passing('the disk is full', space),
  EDQUOT: passing('the disk quota is used up', space),
  EROFS: lasting('the file system is read-only', 'Mount the file system writable, or use another directory'),
  EIO: passing('the disk reported an error', disk),
  EMFILE: passing('this process has too many open files', descriptors),
  ENFILE: passing('the system has too many open files', descriptors),
  ENOMEM: passing('the system is out of memory', 'Close other programs'),
  EACCES: lasting('permission denied', rights),
  EPERM: passing('the operation is not permitted', rights),
  EISDIR: lasting('the path is a directory, but must be a file', moveAway),
  ENOTDIR: lasting('a part of the path is a file, but must be a directory', 'Move that file elsewhere'),
  ELOOP: lasting(
    'the path is a symbolic link, but must be a file or directory',
    'Replace the link with the file or directory that it points to, or remove a link that points to nothing',
  ),
  EFTYPE: lasting('the path is not a regular file', moveAway),
  EFBIG: lasting('the file is too large', 'Restore the file from a backup, or use the right file'),
  ENXIO: lasting('the path is a pipe or device, but must be a file', moveAway),
  ENODEV: lasting('the path is a device, but must be a file', moveAway),
  ESPIPE: lasting('the path is a pipe, but must be a file', moveAway),
  ENOENT: passing('a file or directory is missing', 'Restore the missing file or directory, or check the path'),
  EEXIST: lasting('a file or directory with this name already exists', moveAway),
  ENOTEMPTY: passing('the directory is not empty', 'Check whether another program writes to this directory'),
  ENAMETOOLONG: lasting(
    'the path, or a name in it, is too long',
    'Use a shorter file name, or a directory with a shorter path',
  ),
  EBUSY: passing('another program is using the file', 'Close the program that is using the file'),
  ETXTBSY: passing('another program is using the file', 'Close the program that is using the file'),
  EAGAIN: passing('another program is using the file', 'Close the program that is using the file'),
  EINTR: passing('the operation was interrupted', 'Repeat the operation'),
  ETIMEDOUT: passing('the disk did not answer in time', disk),
  ESTALE: passing('the file handle on the network disk is stale', disk),
  EHOSTDOWN: passing('the network disk cannot be reached', disk),
  ENOTCONN: passing('the network disk cannot be reached', disk),
  ENOLCK: lasting(
    'files in this directory cannot be locked',
    `${another}; if the directory is local, reinstall WorkRail for this platform`,
  ),
  ENOTSUP: lasting('the file system does not support the operation', another),
  EOPNOTSUPP: lasting('the file system does not support the operation', another),
  ENOSYS: lasting('the file system does not support the operation', another),
  EINVAL: lasting('the file system refused the operation', another),
  EXDEV: lasting(
    'two directories that must be on one disk are on different disks',
    'Move these directories to one disk',
  ),
  EMLINK: lasting('the file has too many links', another),
  EBADF: passing('the file was closed', 'Repeat the operation'),
} as const satisfies Readonly<Record<string, OsFault>>;

/** The codes that have their own message. */
export const osFaultCodes: readonly string[] = Object.keys(table);

/** Node names some refusals in its own way; libuv calls what it cannot name UNKNOWN. */
const aliases: Readonly<Record<string, string>> = {
  EWOULDBLOCK: 'EAGAIN',
  ERR_FS_EISDIR: 'EISDIR',
  ERR_FS_FILE_TOO_LARGE: 'EFBIG',
};
const errnoPattern = /^(E[A-Z0-9]+|UNKNOWN)$/;

/** The errno of an error of the operating system; an empty string for any other error, such as a bug of WorkRail. */
export function errnoOf(error: unknown): string {
  const code = error instanceof Error ? (error as { readonly code?: unknown }).code : undefined;
  if (typeof code !== 'string') return '';
  const errno = aliases[code] ?? code;
  return errnoPattern.test(errno) ? errno : '';
}

const unnamed = passing('the operating system refused the operation', disk);

/** WorkRail itself refuses to read a file that is too large; only the system refuses to write one. */
const tooLargeToWrite = passing(
  'the file would exceed the largest allowed size',
  'Raise the limit of file sizes (ulimit -f), or use a directory on another file system',
);

/** @param syscall the system call that failed, if known */
export function osFault(errno: string, syscall?: string): OsFault {
  if (errno === 'EFBIG' && syscall === 'write') return tooLargeToWrite;
  return Object.hasOwn(table, errno) ? table[errno as keyof typeof table] : unnamed;
}

/**
 * What went wrong, for a record or a reply. The message of an error of the operating system contains the absolute path of a file, so it is
 * put in other words [errors-name-no-path].
 */
export function reasonOf(error: unknown): string {
  const errno = errnoOf(error);
  if (errno === '') return error instanceof Error ? error.message : String(error);
  const { syscall } = error as NodeJS.ErrnoException;
  const what = `${syscall ?? 'an operation of the system'} failed with ${errno}`;
  return Object.hasOwn(table, errno) ? `${what}: ${osFault(errno, syscall).meaning}` : what;
}

/** An error in the form of an operating system error, for an operation that WorkRail refuses itself. */
export function osError(errno: keyof typeof table, syscall: string, path: string): Error {
  const message = `${errno}: ${table[errno].meaning}, ${syscall} '${path}'`;
  return Object.assign(new Error(message), { code: errno, syscall, path });
}
