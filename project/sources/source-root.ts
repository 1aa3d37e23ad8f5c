/**
 * Lists the workflow sources of a root: `.workrail/workflows/**` and the directories in `workrail.json` for a project, and
 * `workflows/**` in the user's folder. Nothing outside the root is read. A link that is not followed is listed as such, so that
 * it is never omitted silently. Hidden directories and `node_modules` contain no sources.
 */
import { byField } from '../../schemas/code-unit-order.ts';
import { existsSync, lstatSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { UnreadReason } from '../../compiler/host.ts';
import { type Boundary, isBelow, realPath, requireInside } from '../files/boundary.ts';
import { Failure } from '../failure.ts';
import { type NamedEntry, namesBelow } from './folder-names.ts';
import { isMisnamedSource } from './misnamed-source.ts';
import { isUserHome, userFolder } from '../places.ts';
import { isInWritten, isWritten, trueName } from './written-folders.ts';
import { configFailure, projectConfig } from '../configuration/project-config.ts';
import { configName, nulInPath } from '../configuration/project-config-file.ts';
import { bundledSourcePrefix, userSourcePrefix } from '../../schemas/ids.ts';
import { sourceFolderDepthMax } from '../../schemas/limits.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';

/** The folder to which displayed paths are relative. */
export type SourceRoot = Boundary & {
  readonly sourceKind: 'project' | 'user';
  readonly compiledFolder: string;
  /** Null for the user's folder, which has none. */
  readonly lockFile: string | null;
};
export type SourceFile = {
  readonly file: string;
  readonly path: string;
  readonly bytes: number;
  readonly mtimeMs: number;
  /**
   * Changes with its modification time, with its status time, so that a file whose `mtimeMs` was set back counts as changed, and with
   * its inode, because a link or a renamed folder can lead to another file that was written in the same moment.
   */
  readonly changedMs: number;
  /**
   * The regular file to read, without following a link: another program may have replaced the source by a link since its target was
   * checked. Absent for a bundled source.
   */
  readonly readFrom?: string;
  /** A link that is not followed; size and time are then those of the link. */
  readonly unread?: UnreadReason;
  /** A bundled source that the project binds; absent: a source of the root. */
  readonly sourceKind?: 'bundled';
};

export const projectRoot = (folder: string): SourceRoot => ({
  sourceKind: 'project',
  title: 'the project',
  folder,
  compiledFolder: join(folder, '.workrail', 'compiled'),
  lockFile: join(folder, 'workrail.lock'),
});
export const userRoot = (folder: string): SourceRoot => ({
  sourceKind: 'user',
  title: 'the user directory of WorkRail',
  folder,
  compiledFolder: join(folder, 'compiled'),
  lockFile: null,
});

/** The root for a folder: a project, or the user's own workflows for the home directory. */
export const rootOf = (folder: string): SourceRoot =>
  isUserHome(folder) ? userRoot(userFolder()) : projectRoot(folder);

function configured(root: SourceRoot): string[] {
  if (root.sourceKind === 'user') return [];
  return (projectConfig(root.folder).sources ?? []).map((folder) => {
    if (folder.includes('\0')) throw configFailure(root.folder, `"${visibleName(folder)}" ${nulInPath}`);
    const inside = resolve(root.folder, folder);
    if (isAbsolute(folder) || !(inside + sep).startsWith(root.folder + sep))
      throw configFailure(root.folder, `"${folder}" is outside the project`);
    return inside;
  });
}

/** Searched in every root, whatever its configuration names. */
const standardFolder = (root: SourceRoot): string =>
  root.sourceKind === 'project' ? join(root.folder, '.workrail', 'workflows') : join(root.folder, 'workflows');

/** The directories with the sources of a root, whether they exist or not. */
export const sourceFolders = (root: SourceRoot): readonly string[] => [
  ...new Set([standardFolder(root), ...configured(root)]),
];

function notFolder(root: SourceRoot, folder: string): Failure {
  const shown = visibleName(displayedIn(root, folder));
  if (!isBelow(standardFolder(root), folder) && folder !== standardFolder(root))
    return configFailure(root.folder, `"${shown}" is not a directory`);
  const named = shownSource(root, shown);
  return new Failure({
    code: 'COMPILE_FAILED',
    message: `${named} is not a directory, so it cannot contain workflow sources`,
    retry: { kind: 'not_retryable' },
    suggestion: `Move ${named} elsewhere; WorkRail reads the workflow sources in the directory of this name`,
  });
}

const displayedIn = (root: SourceRoot, path: string) => relative(root.folder, path).split(sep).join('/');

/** The source directories in `workrail.json` that do not exist. */
export const missingFolders = (root: SourceRoot): readonly string[] =>
  sourceFolders(root)
    .slice(1)
    .filter((folder) => !existsSync(folder));

/** The name of a source for a message: a source of the user's folder is not relative to the project. */
export const shownSource = (root: Pick<SourceRoot, 'sourceKind'>, file: string): string =>
  root.sourceKind === 'user' && !file.startsWith(bundledSourcePrefix) ? `${userSourcePrefix}${file}` : file;

/** Entries that can be a source or contain sources; hidden files are lock files and backups of editors. */
const isHidden = (name: string) => name.startsWith('.') || name === 'node_modules';

/** Whether a directory below a source directory is searched. */
export const isSourceFolder = (path: string): boolean => !isHidden(basename(path)) && !isWritten(path);

const notUtf8: UnreadReason = { kind: 'name', why: 'not_utf8' };
const tooDeep: UnreadReason = { kind: 'name', why: 'too_deep' };

type Entry = {
  readonly path: string;
  /** The displayed name. */
  readonly file: string;
  readonly isLink: boolean;
  /** Why it is not read: its name is not UTF-8, so no path leads to it, or it is a directory that is nested too deep or cannot be listed. */
  readonly unread?: UnreadReason;
};

/** Why a file or directory was not read. @throws every error that is not one of the operating system */
export function unreadReasonOf(error: unknown): UnreadReason {
  const errno = errnoOf(error);
  if (errno === '') throw error;
  return { kind: 'fault', errno };
}

/** The names in a directory below a source directory. If it cannot be listed, the reason; none if it disappeared meanwhile. */
function listed(folder: string): readonly NamedEntry[] | UnreadReason {
  try {
    return namesBelow(folder);
  } catch (error) {
    const errno = errnoOf(error);
    return errno === 'ENOENT' || errno === 'ENOTDIR' ? [] : unreadReasonOf(error);
  }
}

/**
 * Files and links in a directory and below it, and the directories that cannot be listed. Links to directories are not followed, so
 * there is no cycle. Iterative, because a repository determines the depth.
 * @throws the error of the file system if `folder` itself cannot be listed
 */
function entriesBelow(folder: string, displayed: string): readonly Entry[] {
  const entries: Entry[] = [];
  if (isInWritten(folder)) return entries;
  // The directory itself may be reached through a link.
  const open = [{ path: folder, real: trueName(folder), file: displayed, depth: 0 }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const names = at.path === folder ? namesBelow(folder) : listed(at.path);
    if ('kind' in names) {
      entries.push({ path: at.path, file: at.file, isLink: false, unread: names });
      continue;
    }
    for (const entry of names) {
      const { name } = entry;
      const path = at.path + sep + name;
      const real = at.real + sep + name;
      if (isHidden(name) || isWritten(real)) continue;
      const file = at.file === '' ? name : `${at.file}/${name}`;
      const isFolder = entry.isDirectory();
      if (!entry.isUtf8) {
        if (isFolder || name.endsWith('.json')) entries.push({ path, file, isLink: false, unread: notUtf8 });
      } else if (!isFolder) entries.push({ path, file, isLink: entry.isSymbolicLink() });
      else if (at.depth === sourceFolderDepthMax) entries.push({ path, file, isLink: false, unread: tooDeep });
      else open.push({ path, real, file, depth: at.depth + 1 });
    }
  }
  return entries;
}

/** The target of a link; null if it does not exist, or if the link leads to itself. */
function targetOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** How a link is read: as its target, or not at all. Null if it is not a source. */
function linkReason(path: string, isInside: (path: string) => boolean): UnreadReason | 'followed' | null {
  const target = targetOf(path);
  if (target?.isDirectory()) return { kind: 'link', leadsTo: 'a_folder' };
  if (!path.endsWith('.json')) return null;
  if (target === null) return { kind: 'link', leadsTo: 'nowhere' };
  if (!isInside(path)) return { kind: 'link', leadsTo: 'outside' };
  return target.isFile() ? 'followed' : null;
}

/** How a file is read, by its name; null if it is not a source. */
function fileReason(path: string): UnreadReason | 'followed' | null {
  if (path.endsWith('.json')) return 'followed';
  return isMisnamedSource(path) ? { kind: 'extension', extension: extname(path) } : null;
}

/** Undefined if the file disappeared meanwhile; the reason if it cannot be examined, as in a directory that can only be listed. */
function statOf(path: string, examine: typeof statSync): Stats | UnreadReason | undefined {
  try {
    return examine(path, { throwIfNoEntry: false });
  } catch (error) {
    return unreadReasonOf(error);
  }
}

const unreadSource = ({ path, file }: Entry, unread: UnreadReason): SourceFile => ({
  file: visibleName(file),
  path,
  bytes: 0,
  mtimeMs: 0,
  changedMs: 0,
  unread,
});

/** Null for an entry that is not a source, or that disappeared while the directory was listed. */
function sourceAt(entry: Entry, isInside: (path: string) => boolean): SourceFile | null {
  const { path, file, isLink } = entry;
  if (entry.unread !== undefined) return unreadSource(entry, entry.unread);
  const reason = isLink ? linkReason(path, isInside) : fileReason(path);
  if (reason === null) return null;
  const isFollowed = reason === 'followed';
  const stat = statOf(path, isFollowed ? statSync : lstatSync);
  if (stat !== undefined && 'kind' in stat) return unreadSource(entry, stat);
  const readFrom = isLink && isFollowed ? realPath(path) : path;
  if (stat === undefined || readFrom === null) return null;
  if (readFrom !== path && (!isInside(readFrom) || isInWritten(dirname(readFrom)))) return null;
  const unread = isFollowed ? oddity(stat) : reason;
  const shown = visibleName(file);
  const reasonShown: UnreadReason | null = shown === file ? unread : { kind: 'name', why: 'steers' };
  return {
    file: shown,
    path,
    bytes: stat.size,
    ...timesOf(stat),
    readFrom,
    ...(reasonShown === null ? {} : { unread: reasonShown }),
  };
}

/** The mean of both times where a file claims to be from the future: the later one alone would hide every other change. */
export const timesOf = ({ mtimeMs, ctimeMs, ino }: Pick<Stats, 'mtimeMs' | 'ctimeMs' | 'ino'>) => ({
  mtimeMs,
  // Only a part of the inode: a large sum could not hold the fraction of the time.
  changedMs: (mtimeMs > ctimeMs ? (mtimeMs + ctimeMs) / 2 : ctimeMs) + (ino % 4096),
});

/** A pipe or a device with the name of a source. */
const oddity = (stat: Stats): UnreadReason | null => (stat.isFile() ? null : { kind: 'fault', errno: 'EFTYPE' });

/**
 * All sources of a root, sorted by their displayed path.
 * @throws Failure if a directory of the root leads out of it
 */
export function sourcesOf(root: SourceRoot): SourceFile[] {
  const folders = sourceFolders(root);
  // Called only for links, because it examines every folder above the project.
  const isInside = (path: string) => (realPath(path) ?? '').startsWith((realPath(root.folder) ?? root.folder) + sep);
  const found = new Map<string, SourceFile>();
  for (const folder of folders) requireInside(root, folder);
  for (const folder of folders) {
    if (!existsSync(folder)) {
      const above = dirname(folder);
      // `.workrail` itself: a directory cannot be created below a file.
      if (
        root.sourceKind === 'project' &&
        folder === standardFolder(root) &&
        existsSync(above) &&
        !statSync(above).isDirectory()
      )
        throw notFolder(root, above);
      continue;
    }
    if (!statSync(folder).isDirectory()) throw notFolder(root, folder);
    for (const entry of entriesBelow(folder, displayedIn(root, folder))) {
      const source = entry.file === configName ? null : sourceAt(entry, isInside);
      if (source !== null) found.set(source.file, source);
    }
  }
  return [...found.values()].sort(byField('file'));
}

/**
 * The sources in a directory that the user named and below it, displayed as paths in this directory. Links that lead out of it
 * are not followed.
 */
export function sourcesBelow(folder: string): SourceFile[] {
  const real = realPath(folder) ?? folder;
  const isInside = (path: string) => (realPath(path) ?? '').startsWith(real + sep);
  return entriesBelow(folder, '')
    .flatMap((entry) => sourceAt(entry, isInside) ?? [])
    .sort(byField('file'));
}
