/** The data directory: whether it exists, is writable, and supports locks. */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { nearestExisting } from '../../project/files/nearest-existing.ts';
import { nodeLocks } from '../../runtime/host/locks.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { osFault } from '../../schemas/os-faults.ts';
import { closedAbove, doctorCommand, errnoOf, type Fix, fine, problem, thenLook } from './check.ts';
import { permissionsCheck } from './permissions.ts';

const another = 'set WORKRAIL_DATA_DIR to a writable directory on a local disk';
const useAnother = (): Fix =>
  `Set WORKRAIL_DATA_DIR to a writable directory on a local disk; then run: ${doctorCommand()}`;

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const userWords = () => (process.getuid === undefined ? 'you' : `user ${process.getuid()}`);

/** What its user runs, where that user is asking; else who can change it. */
export function writableBy(folder: string): string {
  const user = process.getuid?.() ?? null;
  const { uid } = statSync(folder);
  if (user === null) return `Make ${folder} writable`;
  if (user === uid || user === 0) return `Run: chmod u+rwx ${shellWord(folder)}`;
  return `Ask user ${uid} or root to make ${folder} writable for user ${user}`;
}

/** A unique name, so that only the file created here is removed afterwards. */
const probeIn = (folder: string) => join(folder, `.doctor.${randomUUID()}.tmp`);

/** Access rights are not the whole truth: a full or read-only disk shows when something is written. */
function written(folder: string): string | null {
  const probe = probeIn(folder);
  let made: number | null = null;
  try {
    made = openSync(probe, 'wx');
    writeSync(made, 'x');
    return null;
  } catch (error) {
    return errnoOf(error);
  } finally {
    removeProbe(probe, made === null ? [] : [made]);
  }
}

function removeProbe(probe: string, descriptors: readonly number[]): void {
  for (const descriptor of descriptors) closeSync(descriptor);
  if (descriptors.length > 0) rmSync(probe, { force: true });
}

/** A device belongs to the system: moved away, it would be missing everywhere. A link to one is only a link. */
function isDevice(path: string): boolean {
  const stat = lstatSync(path);
  return stat.isCharacterDevice() || stat.isBlockDevice();
}

export function dataDirectoryCheck(folder: string): DoctorCheck {
  const name = 'data_directory';
  const closed = closedAbove(folder);
  if (closed !== null)
    return problem(
      name,
      `${userWords()} cannot access ${closed}, so it is unknown whether ${folder} exists`,
      thenLook(`${writableBy(closed)}, or ${another}`),
    );
  if (!existsSync(folder)) {
    const nearest = nearestExisting(folder);
    if (!statSync(nearest).isDirectory())
      return problem(
        name,
        `${nearest} is a file, so ${folder} cannot exist below it`,
        isDevice(nearest) ? useAnother() : thenLook(`Move ${shellWord(nearest)} elsewhere, or ${another}`),
      );
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      return problem(
        name,
        `${folder} is a broken symbolic link`,
        thenLook(`Restore the target of the link, or remove the link, or ${another}`),
      );
    }
    return isWritable(nearest)
      ? fine(name, `${folder} does not exist yet; the first run creates it`)
      : problem(
          name,
          `${folder} does not exist, and ${nearest} is not writable`,
          thenLook(`${writableBy(nearest)}, or ${another}`),
        );
  }
  if (!statSync(folder).isDirectory())
    return problem(
      name,
      `${folder} is not a directory`,
      isDevice(folder) ? useAnother() : `Run: mv ${shellWord(folder)} ${shellWord(`${folder}.old`)}, or ${another}`,
    );
  const errno = written(folder);
  if (errno === null) return fine(name, folder);
  // On a read-only disk no entry grants anything, whatever its permissions are.
  const rights = ['EACCES', 'EPERM'].includes(errno) ? permissionsCheck(folder) : null;
  return rights?.state === 'problem' && rights.fix !== undefined
    ? problem(name, `${folder} is not writable (${errno}): ${rights.message}`, thenLook(rights.fix))
    : problem(
        name,
        `${folder} is not writable (${errno})`,
        thenLook(`Free up space on the disk, or make the disk writable, or ${another}`),
      );
}

function lockFix(error: unknown): Fix {
  const errno = errnoOf(error);
  if (errno === 'EMFILE' || errno === 'ENFILE') return thenLook(osFault(errno).fix);
  const isAddon = errno === 'ENOLCK' && error instanceof Error && error.cause !== undefined;
  return isAddon ? `Reinstall WorkRail for this platform: npm ci; then run: ${doctorCommand()}` : useAnother();
}

/** A lock that does not exclude would let two processes write one session. */
export function locksCheck(folder: string): DoctorCheck {
  const name = 'locks';
  if (!existsSync(folder)) return fine(name, 'not checked: the data directory does not exist');
  const probe = probeIn(folder);
  const descriptors: number[] = [];
  try {
    const locks = nodeLocks();
    for (const flags of ['wx+', 'r+']) descriptors.push(openSync(probe, flags));
    const [first = -1, second = -1] = descriptors;
    if (!locks.tryLock(first, 'exclusive'))
      return problem(name, 'a file in the data directory cannot be locked', useAnother());
    const isShared = locks.tryLock(second, 'exclusive');
    locks.unlock(first);
    return isShared
      ? problem(
          name,
          'file locks have no effect on this disk (some network file systems ignore them): sessions could be damaged',
          useAnother(),
        )
      : fine(name, 'file locks work');
  } catch (error) {
    return problem(name, `file locks cannot be used (${errnoOf(error)})`, lockFix(error));
  } finally {
    removeProbe(probe, descriptors);
  }
}
