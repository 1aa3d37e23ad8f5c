/**
 * Errors of the operating system by errno: the meaning, whether a retry can help, and what the user can do. The one table for
 * replies, commands and logs; a code outside it is still a fault of the operating system, and is named.
 */
export type OsFault = {
  /** Goes behind "failed with CODE: ". */
  readonly meaning: string;
  /** A sentence for the user, without a final period. */
  readonly fix: string;
  /** The same call fails again until somebody acts. */
  readonly isLasting: boolean;
};

const lasting = (meaning: string, fix: string): OsFault => ({ meaning, fix, isLasting: true });
const passing = (meaning: string, fix: string): OsFault => ({ meaning, fix, isLasting: false });

const moveAway = 'Move what stands there out of the way';
const space = 'Free some space on that disk';
const rights = 'Give the user who runs WorkRail the right to read and write there';
const disk = 'Check the disk, and the connection to it if it is a network disk';
const descriptors = 'Close other programs, or raise the limit of open files (ulimit -n)';
const another = 'Use a directory on a local disk';

const table = {
  ENOSPC: passing('the disk is full', space),
  EDQUOT: passing('the disk quota is used up', space),
  EROFS: lasting('the file system is read-only', 'Mount it writable, or use another directory'),
  EIO: passing('the disk reported an error', disk),
  EMFILE: passing('this process has too many open files', descriptors),
  ENFILE: passing('the system has too many open files', descriptors),
  ENOMEM: passing('the system is out of memory', 'Close other programs'),
  EACCES: lasting('permission denied', rights),
  EPERM: passing('the operation is not permitted', rights),
  EISDIR: lasting('a directory stands where a file belongs', moveAway),
  ENOTDIR: lasting('a file stands where a directory belongs', moveAway),
  ELOOP: lasting('a symbolic link stands where a file or directory belongs', 'Replace the link by what it leads to'),
  EFTYPE: lasting('it is not a regular file', moveAway),
  EFBIG: lasting('the file is too large', 'Check that it is the file that was meant'),
  ENXIO: lasting('a pipe or device stands where a file belongs', moveAway),
  ENODEV: lasting('a device stands where a file belongs', moveAway),
  ESPIPE: lasting('a pipe stands where a file belongs', moveAway),
  ENOENT: passing('a file or directory is missing', 'Restore it, or check the path'),
  EEXIST: lasting('the name is taken', moveAway),
  ENOTEMPTY: passing('the directory is not empty', 'Look for another program that writes there'),
  ENAMETOOLONG: lasting('the path is too long', 'Use a directory with a shorter path'),
  EBUSY: passing('another program uses the file', 'Close the program that uses it'),
  ETXTBSY: passing('another program uses the file', 'Close the program that uses it'),
  EAGAIN: passing('another program uses the file', 'Close the program that uses it'),
  EINTR: passing('the operation was interrupted', 'Repeat it'),
  ETIMEDOUT: passing('the disk did not answer in time', disk),
  ESTALE: passing('the network disk lost the file', disk),
  EHOSTDOWN: passing('the network disk cannot be reached', disk),
  ENOTCONN: passing('the network disk cannot be reached', disk),
  ENOLCK: lasting('files cannot be locked here', `${another}; if it is one, install WorkRail again for this platform`),
  ENOTSUP: lasting('the file system does not support the operation', another),
  EOPNOTSUPP: lasting('the file system does not support the operation', another),
  ENOSYS: lasting('the file system does not support the operation', another),
  EINVAL: lasting('the file system refused the operation', another),
  EXDEV: lasting('two directories that belong together stand on two disks', 'Move them to one disk'),
  EMLINK: lasting('the file has too many links', another),
  EBADF: passing('the file was closed', 'Repeat it'),
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

/** The errno of what the operating system refused; an empty string for anything else, such as a bug of ours. */
export function errnoOf(error: unknown): string {
  const code = error instanceof Error ? (error as { readonly code?: unknown }).code : undefined;
  if (typeof code !== 'string') return '';
  const errno = aliases[code] ?? code;
  return errnoPattern.test(errno) ? errno : '';
}

const unnamed = passing('the operating system refused it', disk);

export const osFault = (errno: string): OsFault =>
  Object.hasOwn(table, errno) ? table[errno as keyof typeof table] : unnamed;

/** An error of the same form as those of the operating system, for what is refused before or instead of asking it. */
export function osError(errno: keyof typeof table, syscall: string, path: string): Error {
  const message = `${errno}: ${table[errno].meaning}, ${syscall} '${path}'`;
  return Object.assign(new Error(message), { code: errno, syscall, path });
}
