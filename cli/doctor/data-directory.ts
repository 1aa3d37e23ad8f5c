/** The data directory as a place: whether it is there, can be written, belongs to its user alone, and supports locks. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeLocks } from '../../runtime/host/locks.ts';
import type { DoctorCheck } from '../../schemas/operation-reports.ts';
import { errnoOf, fine, problem, warning } from './check.ts';

const another = 'set WORKRAIL_DATA_DIR to a folder on a local disk that you can write';

function nearestExisting(folder: string): string {
  for (let at = folder; ; at = dirname(at)) if (existsSync(at) || dirname(at) === at) return at;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Access rights are not the whole truth: a full or read-only disk shows when something is written. */
function written(folder: string): string | null {
  const probe = join(folder, `.doctor.${process.pid}.tmp`);
  try {
    writeFileSync(probe, 'x', { flag: 'wx' });
    return null;
  } catch (error) {
    return errnoOf(error);
  } finally {
    rmSync(probe, { force: true });
  }
}

export function dataDirectoryCheck(folder: string): DoctorCheck {
  const name = 'data_directory';
  if (!existsSync(folder)) {
    const parent = nearestExisting(folder);
    return isWritable(parent)
      ? fine(name, `${folder} is not there yet; the first run makes it`)
      : problem(name, `${folder} is not there, and ${parent} cannot be written`, `Make it writable, or ${another}`);
  }
  if (!statSync(folder).isDirectory()) return problem(name, `${folder} is not a folder`, `Move it away, or ${another}`);
  const errno = written(folder);
  return errno === null
    ? fine(name, folder)
    : problem(name, `${folder} cannot be written (${errno})`, `Free space or correct its rights, or ${another}`);
}

/** Who may look at what: notes and keys are nobody else's business. On Windows the rights of the home folder hold. */
export function permissionsCheck(folder: string): DoctorCheck {
  const name = 'permissions';
  if (process.platform === 'win32') return fine(name, 'as the folder above grants them');
  const keys = join(folder, 'keys');
  const ours = process.getuid?.();
  const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const keyring = join(keys, 'keyring.json');
  const places: readonly (readonly [path: string, allowed: number])[] = [
    ...(isFolder(keys) && !isFolder(keyring) ? [[keyring, 0o600] as const] : []),
    ...(isFolder(keys) ? [[keys, 0o700] as const] : []),
    [folder, 0o700],
  ];
  for (const [path, allowed] of places) {
    const stat: Stats | undefined = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    if (ours !== undefined && stat.uid !== ours) {
      return warning(
        name,
        `${path} belongs to another user`,
        `Run WorkRail as one user, or: sudo chown -R "$USER" ${folder}`,
      );
    }
    const open = stat.mode & 0o777 & ~allowed;
    if (open === 0) continue;
    const mode = (stat.mode & 0o777).toString(8);
    const isKey = path !== folder;
    const message = `${path} is open to other users (mode ${mode})${isKey ? ': whoever reads a key can make tokens' : ''}`;
    return (isKey ? problem : warning)(name, message, `chmod ${allowed.toString(8)} ${path}`);
  }
  return fine(name, 'only you can read keys and sessions');
}

/** A lock that does not exclude would let two processes write one session. */
export function locksCheck(folder: string): DoctorCheck {
  const name = 'locks';
  if (!existsSync(folder)) return fine(name, 'looked at when the data directory is there');
  const probe = join(folder, `.doctor-lock.${process.pid}.tmp`);
  const descriptors: number[] = [];
  try {
    const locks = nodeLocks();
    for (const flags of ['wx+', 'r+']) descriptors.push(openSync(probe, flags));
    const [first = -1, second = -1] = descriptors;
    if (!locks.tryLock(first, 'exclusive'))
      return problem(name, 'a file in the data directory cannot be locked', another);
    const isShared = locks.tryLock(second, 'exclusive');
    locks.unlock(first);
    return isShared
      ? problem(name, 'file locks do not exclude here, as on some network disks: sessions could be damaged', another)
      : fine(name, 'file locks work');
  } catch (error) {
    const isAddon = errnoOf(error) === 'MODULE_NOT_FOUND' || /prebuil|addon|\.node/i.test(String(error));
    return problem(
      name,
      `file locks cannot be used (${errnoOf(error)})`,
      isAddon ? 'Install WorkRail again for this platform: npm ci' : another,
    );
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor);
    rmSync(probe, { force: true });
  }
}
