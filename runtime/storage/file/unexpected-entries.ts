/**
 * Entries that WorkRail makes itself, where something else stands in their place: a folder where a lock file belongs, a file where
 * objects do. Nothing of it is damage to a session, and all of it stops or slows what goes through it, so it is named for people.
 * It is never moved by the program: a lock file that was replaced while somebody holds it would exclude nobody.
 */
import type { SessionId } from '../../../schemas/ids.ts';
import type { FilePort } from '../../ports.ts';
import type { ObjectKind } from '../../core/stored-log.ts';
import type { UnexpectedEntry } from '../ports.ts';
import { type Layout, objectKinds } from './layout.ts';
import { isLink, fileStatus, directoryStatus } from './path-status.ts';

type WellKnown = {
  readonly path: string;
  readonly belongs: 'file' | 'folder';
  /** What it keeps from working; null where it only costs time. */
  readonly stops: string | null;
  readonly hides?: readonly ObjectKind[];
  /** Nothing is written, read or removed through a link there. */
  readonly isNoLink?: boolean;
};

/** The folders below the root on the way to the objects of a kind, and theirs. */
const objectFolders = (layout: Layout): readonly WellKnown[] =>
  objectKinds.flatMap((kind) =>
    [...layout.foldersAbove(kind).slice(1), layout.objects(kind)].map((path) => ({
      path,
      belongs: 'folder' as const,
      stops: 'no run can be started or continued',
      hides: [kind],
    })),
  );

/** Parents before what stands in them. */
const wellKnown = (layout: Layout, sessions: readonly SessionId[]): readonly WellKnown[] => [
  { path: layout.storeLock, belongs: 'file', stops: 'nothing can be written in this data directory' },
  { path: layout.keys, belongs: 'folder', stops: 'no token can be signed or verified' },
  { path: layout.keyringLock, belongs: 'file', stops: 'keys cannot be rotated' },
  ...objectFolders(layout),
  ...sessions.map((sessionId) => ({
    path: layout.sessionLock(sessionId),
    belongs: 'file' as const,
    stops: 'this session cannot be continued',
  })),
  { path: layout.cache, belongs: 'folder', stops: null, isNoLink: true },
  { path: layout.resumeIndex, belongs: 'file', stops: null, isNoLink: true },
  { path: layout.dirtySessions, belongs: 'file', stops: null, isNoLink: true },
  { path: layout.runNames, belongs: 'folder', stops: null, isNoLink: true },
];

export async function misplacedIn(
  files: FilePort,
  layout: Layout,
  sessions: readonly SessionId[],
): Promise<readonly UnexpectedEntry[]> {
  const found: UnexpectedEntry[] = [];
  for (const { path, belongs, stops, hides = [], isNoLink = false } of wellKnown(layout, sessions)) {
    const place = layout.placeOf(path);
    if (found.some((above) => place.startsWith(`${above.place}/`))) continue;
    if (isNoLink && (await isLink(files, path))) {
      found.push({
        place,
        why: 'is a symbolic link, which WorkRail does not follow here',
        stops,
        hides,
        fix: `Remove the link ${place}`,
      });
      continue;
    }
    const look = belongs === 'file' ? await fileStatus(files, path) : await directoryStatus(files, path);
    if (look?.kind === 'hidden') found.push({ place, why: look.why, stops, hides, fix: look.fix(place) });
  }
  return found;
}
