/**
 * The entries that WorkRail creates in a data directory, stated once. The listing of gc and the checks of `doctor` go through them.
 *
 * Segments are not among them, because the log of a session names its own. Neither is what the daemon stores in its folder.
 */
import { join } from 'node:path';
import { type SessionId, sessionIdPattern } from '../../../schemas/ids.ts';
import type { ObjectKind } from '../../core/stored-log.ts';
import { type Layout, objectKinds, objectName, runNamesFile } from './layout.ts';

export type LayoutEntry = {
  readonly path: string;
  readonly kind: 'file' | 'folder';
  /** What a run does with the entry: it adds entries to directories, and changes files or only reads them. */
  readonly use: 'fill' | 'change' | 'read';
  /** Rebuilt if it is missing, which costs only time. Nothing is written, read or removed through a link in its place. */
  readonly isDerived: boolean;
  /** What does not work if something else has its name; null if only time is lost, or if the session counts as damaged then. */
  readonly stops: string | null;
  /** The objects that cannot be read if something else has its name. */
  readonly hides: readonly ObjectKind[];
};

const plain = { isDerived: false, stops: null, hides: [] } as const;
const folder = (path: string, also: Partial<LayoutEntry> = {}): LayoutEntry => ({
  ...plain,
  ...also,
  path,
  kind: 'folder',
  use: 'fill',
});
const file = (path: string, use: 'change' | 'read', also: Partial<LayoutEntry> = {}): LayoutEntry => ({
  ...plain,
  ...also,
  path,
  kind: 'file',
  use,
});

/**
 * Every entry. A directory comes before its entries.
 *
 * @param namesIn the names in a directory, called only after the directory itself was yielded; empty if its entries are not needed
 */
export function* entriesOf(layout: Layout, namesIn: (folder: string) => readonly string[]): Generator<LayoutEntry> {
  yield folder(layout.root);
  yield file(layout.storeLock, 'change', { stops: 'nothing can be written in this data directory' });
  yield folder(layout.keys, { stops: 'no token can be signed or verified' });
  yield file(layout.keyringLock, 'change', { stops: 'keys cannot be rotated' });
  // A rotation replaces the file and never writes to it.
  yield file(layout.keyring, 'read');
  for (const kind of objectKinds) yield* objectEntries(layout, kind, namesIn);
  yield folder(layout.sessions);
  for (const name of namesIn(layout.sessions)) {
    if (sessionIdPattern.test(name)) yield* sessionEntries(layout, name as SessionId);
  }
  yield* cacheEntries(layout, namesIn);
}

function* objectEntries(
  layout: Layout,
  kind: ObjectKind,
  namesIn: (folder: string) => readonly string[],
): Generator<LayoutEntry> {
  const objects = layout.objects(kind);
  for (const path of [...layout.foldersAbove(kind).slice(1), objects]) {
    yield folder(path, { stops: 'no run can be started or continued', hides: [kind] });
  }
  for (const name of namesIn(objects)) if (objectName.test(name)) yield file(join(objects, name), 'read');
}

export function* sessionEntries(layout: Layout, sessionId: SessionId): Generator<LayoutEntry> {
  yield folder(layout.session(sessionId));
  yield file(layout.manifest(sessionId), 'change');
  yield file(layout.sessionLock(sessionId), 'change', { stops: 'this session cannot be continued' });
  yield folder(layout.events(sessionId));
  yield file(layout.origin(sessionId), 'read');
  yield file(layout.pinFile(sessionId), 'read');
  yield file(layout.marks(sessionId), 'read');
}

function* cacheEntries(layout: Layout, namesIn: (folder: string) => readonly string[]): Generator<LayoutEntry> {
  const derived = { isDerived: true };
  yield folder(layout.cache, derived);
  yield file(layout.resumeIndex, 'read', derived);
  yield file(layout.dirtySessions, 'change', derived);
  yield folder(layout.runNames, derived);
  for (const name of namesIn(layout.runNames)) {
    if (runNamesFile.test(name)) yield file(join(layout.runNames, name), 'change', derived);
  }
}
