/** Which files a delivery may change: only what the rules allow, and of what runs by itself only what they name [protected-paths-need-a-rule]. Pure. */
import { counted } from '../../schemas/text/counted.ts';
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { deliveryBytesDefault, deliveryFilesDefault } from '../../schemas/daemon/limits.ts';
import { protectedFiles } from '../../schemas/daemon/protected-files.ts';
import { globPattern } from '../glob.ts';

export type ChangedFile = {
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly kind: 'file' | 'link' | 'submodule';
  /** Blobs; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Of the new content. */
  readonly bytes: number;
};

export type GateFault = { readonly reason: string; readonly allowed: string };

/** For a gate at which the work itself may have to change: that is over for the session, so only the user can do it. */
export const takingOver = (sessionId: string): string =>
  `take the work over: workrail daemon worktrees adopt ${sessionId} makes a branch of it, which you change and push yourself; to end this delivery then, run: workrail daemon deliver ${sessionId} --dismiss`;

/** Also folds letters such as `ſ`, as the file systems of macOS and Windows do. */
const folded = (glob: string): RegExp => {
  const inAnyFolder = glob.includes('/') ? [globPattern(glob), globPattern(`**/${glob}`)] : [globPattern(glob)];
  return new RegExp(inAnyFolder.map(({ source }) => source).join('|'), 'isu');
};
const protectedKinds = protectedFiles.map(({ what, globs }) => ({ what, patterns: globs.map(folded) }));

const matches = (globs: readonly string[], path: string): boolean => globs.some((glob) => globPattern(glob).test(path));
/** What protects the file; null if nothing does. */
function protectedAs({ path, kind }: ChangedFile): string | null {
  if (kind !== 'file') return kind === 'link' ? 'symbolic links' : 'submodules';
  return protectedKinds.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)))?.what ?? null;
}

const shown = (paths: readonly string[]): string =>
  `${paths
    .slice(0, 5)
    .map((path) => JSON.stringify(path))
    .join(', ')}${paths.length > 5 ? ` and ${paths.length - 5} more` : ''}`;

export function pathFault(
  files: readonly ChangedFile[],
  { paths, protectedPaths = [] }: DeliveryTarget,
): GateFault | null {
  const outside = paths === undefined ? [] : files.filter(({ path }) => !matches(paths, path));
  if (outside.length > 0)
    return {
      reason: `files outside the allowed paths changed: ${shown(outside.map(({ path }) => path))}`,
      allowed: `Allowed paths: ${(paths ?? []).join(', ')}. To change them, edit "paths" of the repository in ~/.workrail/workrail.json`,
    };
  const guarded = files.filter((file) => protectedAs(file) !== null && !matches(protectedPaths, file.path));
  if (guarded.length === 0) return null;
  const kinds = [...new Set(guarded.map(protectedAs))].join(', ');
  return {
    reason: `protected files changed (${kinds}): ${shown(guarded.map(({ path }) => path))}`,
    allowed: 'Review them, then add them to "protectedPaths" of the repository in ~/.workrail/workrail.json',
  };
}

/** @param isCut whether more files changed than those */
export function sizeFault(
  files: readonly ChangedFile[],
  { filesMax = deliveryFilesDefault, bytesMax = deliveryBytesDefault }: DeliveryTarget,
  isCut = false,
): GateFault | null {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (isCut || files.length > filesMax)
    return {
      reason: `${isCut ? 'more than ' : ''}${counted(files.length, 'file')} changed`,
      allowed: `The limit is ${counted(filesMax, 'file')}. To raise it, edit "filesMax" of the repository in ~/.workrail/workrail.json`,
    };
  if (bytes <= bytesMax) return null;
  return {
    reason: `the size of the changed files is ${counted(bytes, 'byte')}`,
    allowed: `The limit is ${counted(bytesMax, 'byte')}. To raise it, edit "bytesMax" of the repository in ~/.workrail/workrail.json`,
  };
}
