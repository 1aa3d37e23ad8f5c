/**
 * What lies below a data directory, by name, for collectors and doctors (design-locks §2.2). Nothing is read to list it.
 *
 * A folder that is not there and one that cannot be seen look alike to whoever only asks for names. A session on a disk that is
 * not mounted needs its objects all the same, so here the two are told apart: what cannot be seen is named, with what to do.
 */
import { basename, join } from 'node:path';
import { type SessionId, sessionIdPattern, type Sha256Digest } from '../../../schemas/ids.ts';
import type { FilePort } from '../../ports.ts';
import type { Misplaced, ObjectKind, StoreListing, Unseen } from '../ports.ts';
import { isPassing, type Layout, objectKinds, objectName, segmentName } from './layout.ts';
import { isLink, isNowhere, leadsNowhere, type Look, lookAtFile, lookInto } from './looking.ts';
import { misplacedIn } from './misplaced.ts';
import { announcementBytesMax } from './session-index.ts';

/** What a repair or an append moved out of the way keeps the objects that it names alive. */
export const setAsideName = /\.(damaged|unattested)$/;
const removedName = /^\.sess_[a-z0-9_]+\.[a-z0-9]+\.removed$/;
/** Everything else in a session folder is not ours. `cache` is rebuilt whenever it is missed. */
const sessionNames: ReadonlySet<string> = new Set(['events', 'manifest.jsonl', '.lock', '.keep', '.origin', 'cache']);
const rootNames: ReadonlySet<string> = new Set([
  'sessions',
  'snapshots',
  'workflows',
  'artifacts',
  'keys',
  'cache',
  '.store.lock',
]);

type Found = {
  readonly sessions: SessionId[];
  readonly objects: { kind: ObjectKind; ref: Sha256Digest }[];
  readonly leftovers: string[];
  readonly foreign: string[];
  readonly unseen: Unseen[];
  readonly misplaced: Misplaced[];
};

export async function listStore(files: FilePort, layout: Layout): Promise<StoreListing> {
  const found: Found = { sessions: [], objects: [], leftovers: [], foreign: [], unseen: [], misplaced: [] };
  for (const name of await files.list(layout.root)) {
    if (isPassing(name)) found.leftovers.push(name);
    else if (!rootNames.has(name)) found.foreign.push(name);
  }
  for (const folder of [layout.workflows, layout.keys]) {
    const passing = (await namesIn(files, folder)).filter(isPassing);
    found.leftovers.push(...passing.map((name) => `${layout.placeOf(folder)}/${name}`));
  }
  const missed = await listSessions(files, layout, found);
  for (const kind of objectKinds) await listObjects(files, layout, kind, found);
  if (missed !== null && found.objects.length > 0) found.unseen.push(withoutSessions(missed, found.objects.length));
  await listCache(files, layout, found);
  found.misplaced.push(...(await misplacedIn(files, layout, found.sessions)));
  return found;
}

// Sessions ------------------------------------------------------------------------------------------------------------

const withoutSessions = (missed: string, objects: number): Unseen => ({
  sessionId: null,
  problem: `sessions ${missed}, while ${objects} ${objects === 1 ? 'object is' : 'objects are'} stored that only sessions need`,
  fix: 'Bring the sessions back; when they are gone for good, remove snapshots, workflows/pinned and artifacts yourself',
});

/** How sessions are missed where neither one nor anything that is left of one is there; else null. */
async function listSessions(files: FilePort, layout: Layout, found: Found): Promise<string | null> {
  const look = await lookInto(files, layout.sessions);
  if (look.kind === 'hidden') {
    found.unseen.push({ sessionId: null, problem: `sessions ${look.why}`, fix: look.fix('sessions') });
    return null;
  }
  const names = look.kind === 'absent' ? [] : look.names;
  let isWitnessed = false;
  for (const name of names) {
    if (sessionIdPattern.test(name)) {
      found.sessions.push(name as SessionId);
      await listSession(files, layout, name as SessionId, found);
    } else if (isPassing(name)) {
      found.leftovers.push(`sessions/${name}`);
      continue;
    } else if (removedName.test(name)) found.leftovers.push(`sessions/${name}`);
    else if (!setAsideName.test(name)) {
      found.foreign.push(`sessions/${name}`);
      continue;
    }
    isWitnessed = true;
  }
  if (isWitnessed) return null;
  return look.kind === 'absent' ? 'is not there' : 'holds no session';
}

async function listSession(files: FilePort, layout: Layout, sessionId: SessionId, found: Found): Promise<void> {
  const folder = `sessions/${sessionId}`;
  const hide = (place: string, look: Look) => {
    if (look.kind !== 'hidden') return;
    found.unseen.push({ sessionId, problem: `${place} ${look.why}`, fix: look.fix(place) });
  };
  const place = (name: string, isKnown: boolean, isLeft = name.endsWith('.tmp')) => {
    if (isLeft) found.leftovers.push(`${folder}/${name}`);
    else if (!isKnown && !setAsideName.test(name)) found.foreign.push(`${folder}/${name}`);
  };
  const look = await lookInto(files, layout.session(sessionId));
  if (look.kind !== 'names') return hide(folder, look);
  const manifest = basename(layout.manifest(sessionId));
  if (look.names.includes(manifest)) {
    if (await isNowhere(files, layout.manifest(sessionId))) hide(`${folder}/${manifest}`, leadsNowhere);
  } else if (look.isLink) {
    const why = 'is a link to a folder that holds no session';
    hide(folder, { ...leadsNowhere, why });
  }
  const incoming = basename(layout.incoming(sessionId));
  for (const name of look.names) {
    // Beside a manifest the mark of an install says nothing; without one it says that nothing here was ever born.
    if (name === incoming) place(name, true, look.names.includes(manifest));
    else place(name, sessionNames.has(name));
  }
  const events = await lookInto(files, layout.events(sessionId));
  if (events.kind !== 'names') return hide(`${folder}/events`, events);
  for (const name of events.names) place(`events/${name}`, segmentName.test(name));
}

// Objects and cache -----------------------------------------------------------------------------------------------------

/** Another data directory may need what it leads to, and nobody here knows which of it. */
const sharedFolder = (place: string): Unseen => ({
  sessionId: null,
  problem: `${place} is a link out of the data directory, and others may need what is stored there`,
  fix: `Move what ${place} leads to into the data directory`,
});

/** None where the folder cannot be looked into: it is among what is misplaced. */
async function namesIn(files: FilePort, folder: string): Promise<readonly string[]> {
  const look = await lookInto(files, folder);
  return look.kind === 'names' ? look.names : [];
}

async function listObjects(files: FilePort, layout: Layout, kind: ObjectKind, found: Found): Promise<void> {
  const folder = layout.placeOf(layout.objects(kind));
  for (const path of [...layout.foldersAbove(kind).slice(1), layout.objects(kind)]) {
    if (await isLink(files, path)) found.unseen.push(sharedFolder(layout.placeOf(path)));
  }
  for (const name of await namesIn(files, layout.objects(kind))) {
    const hex = objectName.exec(name)?.[1];
    const isOurs = hex !== undefined && (await lookAtFile(files, join(layout.objects(kind), name))) === null;
    if (isOurs) found.objects.push({ kind, ref: `sha256:${hex}` as Sha256Digest });
    else if (name.endsWith('.tmp')) found.leftovers.push(`${folder}/${name}`);
    else if (!setAsideName.test(name)) found.foreign.push(`${folder}/${name}`);
  }
}

async function listCache(files: FilePort, layout: Layout, found: Found): Promise<void> {
  if (await isLink(files, layout.cache)) return;
  for (const name of await namesIn(files, layout.cache)) {
    if (name.endsWith('.tmp')) found.leftovers.push(`cache/${name}`);
    if (name !== basename(layout.announcements)) continue;
    // Nobody is between an announcement and its commit while the store is held, so a long list may begin anew.
    const bytes = (await isNowhere(files, layout.announcements)) ? 0 : (await files.stat(layout.announcements))?.bytes;
    if ((bytes ?? 0) > announcementBytesMax) found.leftovers.push('cache/announcements');
  }
}
