/**
 * What lies below a data directory, by name, for collectors and doctors. Nothing is read to list it.
 *
 * A folder that is not there and one that cannot be seen look alike to whoever only asks for names. A session on a disk that is
 * not mounted needs its objects all the same, so here the two are told apart: what cannot be seen is named, with what to do.
 */
import { counted, isOrAre } from '../../../schemas/text/counted.ts';
import { basename, dirname, join } from 'node:path';
import { type SessionId, sessionIdPattern, type Sha256Digest } from '../../../schemas/ids.ts';
import type { FilePort } from '../../ports.ts';
import type { ObjectKind } from '../../core/stored-log.ts';
import type { UnexpectedEntry, StoreListing, InaccessibleEntry } from '../ports.ts';
import { isPassing } from '../../host/durable-files.ts';
import { type Layout, objectKinds, objectName, segmentName } from './layout.ts';
import { entriesOf, type LayoutEntry, sessionEntries } from './layout-entries.ts';
import { isLink, isDanglingLink, danglingLink, type PathStatus, fileStatus, directoryStatus } from './path-status.ts';
import { unexpectedEntriesIn } from './unexpected-entries.ts';
import { runNamesBytesMax } from '../../../schemas/limits.ts';
import { dirtySessionsBytesMax } from './session-index.ts';

/** What a repair or an append moved out of the way keeps the objects that it names alive. */
export const quarantinedName = /\.(damaged|unattested)$/;
/** The folder of a session that a collection removed, and has not emptied yet. */
export const removedName = /^\.sess_[a-z0-9_]+\.[a-z0-9]+\.removed$/;
/** Directories of WorkRail that are not among the entries of the layout: that of the daemon, and a cache in a session. */
const [daemonFolder, sessionCache] = ['daemon', 'cache'] as const;

type Found = {
  readonly sessions: SessionId[];
  readonly objects: { kind: ObjectKind; ref: Sha256Digest }[];
  readonly tempFiles: string[];
  readonly unknownEntries: string[];
  readonly inaccessible: InaccessibleEntry[];
  readonly unexpected: UnexpectedEntry[];
};

/** The names of the entries that are directly in one directory. */
const namesOf = (entries: Iterable<LayoutEntry>, folder: string): Set<string> =>
  new Set([...entries].filter(({ path }) => dirname(path) === folder).map(({ path }) => basename(path)));

export async function listStore(files: FilePort, layout: Layout): Promise<StoreListing> {
  const found: Found = {
    sessions: [],
    objects: [],
    tempFiles: [],
    unknownEntries: [],
    inaccessible: [],
    unexpected: [],
  };
  const known = namesOf(
    entriesOf(layout, () => []),
    layout.root,
  ).add(daemonFolder);
  for (const name of await files.list(layout.root)) {
    if (isPassing(name)) found.tempFiles.push(name);
    else if (!known.has(name)) found.unknownEntries.push(name);
  }
  for (const folder of [layout.workflows, layout.keys]) {
    const passing = (await namesIn(files, folder)).filter(isPassing);
    found.tempFiles.push(...passing.map((name) => `${layout.placeOf(folder)}/${name}`));
  }
  const missed = await listSessions(files, layout, found);
  for (const kind of objectKinds) await listObjects(files, layout, kind, found);
  if (missed !== null && found.objects.length > 0)
    found.inaccessible.push(withoutSessions(missed, found.objects.length));
  await listCache(files, layout, found);
  found.unexpected.push(...(await unexpectedEntriesIn(files, layout, found.sessions)));
  return found;
}

// Sessions ------------------------------------------------------------------------------------------------------------

const withoutSessions = (missed: string, objects: number): InaccessibleEntry => ({
  sessionId: null,
  problem: `the sessions directory ${missed}, but ${counted(objects, 'object')} that sessions refer to ${isOrAre(objects)} stored`,
  fix: 'Restore the sessions from a backup. If there is none, remove the directories snapshots, workflows/pinned and artifacts',
});

/** How sessions are missed where neither one nor anything that is left of one is there; else null. */
async function listSessions(files: FilePort, layout: Layout, found: Found): Promise<string | null> {
  const look = await directoryStatus(files, layout.sessions);
  if (look.kind === 'hidden') {
    found.inaccessible.push({ sessionId: null, problem: `sessions ${look.why}`, fix: look.fix('sessions') });
    return null;
  }
  const names = look.kind === 'absent' ? [] : look.names;
  let isWitnessed = false;
  for (const name of names) {
    if (sessionIdPattern.test(name)) {
      found.sessions.push(name as SessionId);
      await listSession(files, layout, name as SessionId, found);
    } else if (isPassing(name)) {
      found.tempFiles.push(`sessions/${name}`);
      continue;
    } else if (removedName.test(name)) found.tempFiles.push(`sessions/${name}`);
    else if (!quarantinedName.test(name)) {
      found.unknownEntries.push(`sessions/${name}`);
      continue;
    }
    isWitnessed = true;
  }
  if (isWitnessed) return null;
  return look.kind === 'absent' ? 'does not exist' : 'contains no session';
}

async function listSession(files: FilePort, layout: Layout, sessionId: SessionId, found: Found): Promise<void> {
  const folder = `sessions/${sessionId}`;
  const hide = (place: string, look: PathStatus) => {
    if (look.kind !== 'hidden') return;
    found.inaccessible.push({ sessionId, problem: `${place} ${look.why}`, fix: look.fix(place) });
  };
  const place = (name: string, isKnown: boolean, isLeft = name.endsWith('.tmp')) => {
    if (isLeft) found.tempFiles.push(`${folder}/${name}`);
    else if (!isKnown && !quarantinedName.test(name)) found.unknownEntries.push(`${folder}/${name}`);
  };
  const look = await directoryStatus(files, layout.session(sessionId));
  if (look.kind !== 'names') return hide(folder, look);
  const manifest = basename(layout.manifest(sessionId));
  if (look.names.includes(manifest)) {
    if (await isDanglingLink(files, layout.manifest(sessionId))) hide(`${folder}/${manifest}`, danglingLink);
  } else if (look.isLink) {
    const why = 'is a symbolic link to a directory that contains no session';
    hide(folder, { ...danglingLink, why });
  }
  const incoming = basename(layout.incoming(sessionId));
  const known = namesOf(sessionEntries(layout, sessionId), layout.session(sessionId)).add(sessionCache);
  for (const name of look.names) {
    // Beside a manifest the mark of an install says nothing; without one it says that nothing here was ever born.
    if (name === incoming) place(name, true, look.names.includes(manifest));
    else place(name, known.has(name));
  }
  const events = await directoryStatus(files, layout.events(sessionId));
  if (events.kind !== 'names') return hide(`${folder}/events`, events);
  for (const name of events.names) place(`events/${name}`, segmentName.test(name));
}

// Objects and cache -----------------------------------------------------------------------------------------------------

/** Another data directory may need what it leads to, and nobody here knows which of it. */
const sharedFolder = (place: string): InaccessibleEntry => ({
  sessionId: null,
  problem: `${place} is a symbolic link out of the data directory; another data directory may need its content`,
  fix: `Move the target of ${place} into the data directory`,
});

/** None where the folder cannot be looked into: it is among what is unexpected. */
async function namesIn(files: FilePort, folder: string): Promise<readonly string[]> {
  const look = await directoryStatus(files, folder);
  return look.kind === 'names' ? look.names : [];
}

async function listObjects(files: FilePort, layout: Layout, kind: ObjectKind, found: Found): Promise<void> {
  const folder = layout.placeOf(layout.objects(kind));
  for (const path of [...layout.foldersAbove(kind).slice(1), layout.objects(kind)]) {
    if (await isLink(files, path)) found.inaccessible.push(sharedFolder(layout.placeOf(path)));
  }
  for (const name of await namesIn(files, layout.objects(kind))) {
    const hex = objectName.exec(name)?.[1];
    const isOurs = hex !== undefined && (await fileStatus(files, join(layout.objects(kind), name))) === null;
    if (isOurs) found.objects.push({ kind, ref: `sha256:${hex}` as Sha256Digest });
    else if (name.endsWith('.tmp')) found.tempFiles.push(`${folder}/${name}`);
    else if (!quarantinedName.test(name)) found.unknownEntries.push(`${folder}/${name}`);
  }
}

/** Long lists may begin anew: a name that is missed is looked for among all sessions. */
async function listRunNames(files: FilePort, layout: Layout, found: Found): Promise<void> {
  if (await isLink(files, layout.runNames)) return;
  for (const name of await namesIn(files, layout.runNames)) {
    const path = join(layout.runNames, name);
    const bytes = (await fileStatus(files, path)) === null ? ((await files.stat(path))?.bytes ?? 0) : 0;
    if (bytes > runNamesBytesMax) found.tempFiles.push(layout.placeOf(path));
  }
}

async function listCache(files: FilePort, layout: Layout, found: Found): Promise<void> {
  if (await isLink(files, layout.cache)) return;
  for (const name of await namesIn(files, layout.cache)) {
    if (name.endsWith('.tmp')) found.tempFiles.push(`cache/${name}`);
    if (name === basename(layout.runNames)) await listRunNames(files, layout, found);
    if (name !== basename(layout.dirtySessions)) continue;
    // Nobody is between an announcement and its commit while the store is held, so a long list may begin anew.
    const bytes = (await isDanglingLink(files, layout.dirtySessions))
      ? 0
      : (await files.stat(layout.dirtySessions))?.bytes;
    if ((bytes ?? 0) > dirtySessionsBytesMax) found.tempFiles.push('cache/announcements');
  }
}
