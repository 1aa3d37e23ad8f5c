/**
 * What lies below a data directory, by name, for collectors and doctors (design-locks §2.2). Nothing is read to list it.
 *
 * A folder that is not there and one that cannot be seen look alike to whoever only asks for names. A session on a disk that is
 * not mounted needs its objects all the same, so here the two are told apart: what cannot be seen is named, with what to do.
 */
import { basename, join } from 'node:path';
import { type SessionId, sessionIdPattern, type Sha256Digest } from '../../../schemas/ids.ts';
import type { FilePort } from '../../ports.ts';
import type { ObjectKind, StoreListing, Unseen } from '../ports.ts';
import { errnoOf } from './durable-files.ts';
import type { Layout } from './layout.ts';
import { announcementBytesMax } from './session-index.ts';

const objectKinds: readonly ObjectKind[] = ['snapshot', 'pinned_workflow', 'artifact'];
const objectName = /^sha256-([0-9a-f]{64})\.json$/;
/** What a repair or an append moved out of the way keeps the objects that it names alive. */
export const setAsideName = /\.(damaged|unattested)$/;
const removedName = /^\.sess_[a-z0-9_]+\.[a-z0-9]+\.removed$/;
/** Everything else in a session folder is not ours. `cache` is rebuilt whenever it is missed. */
const sessionNames: ReadonlySet<string> = new Set(['events', 'manifest.jsonl', '.lock', '.keep', '.origin', 'cache']);
const segmentName = /^[0-9]{8,}-[0-9]{8,}\.jsonl$/;
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
};

export async function listStore(files: FilePort, layout: Layout): Promise<StoreListing> {
  const found: Found = { sessions: [], objects: [], leftovers: [], foreign: [], unseen: [] };
  for (const name of await files.list(layout.root)) if (!rootNames.has(name)) found.foreign.push(name);
  const missed = await listSessions(files, layout, found);
  for (const kind of objectKinds) await listObjects(files, layout, kind, found);
  if (missed !== null && found.objects.length > 0) found.unseen.push(withoutSessions(missed, found.objects.length));
  await listCache(files, layout, found);
  return found;
}

// Seeing --------------------------------------------------------------------------------------------------------------

/** `why` goes behind the place. */
type Hidden = { readonly kind: 'hidden'; readonly why: string; readonly fix: (place: string) => string };
type Look =
  | { readonly kind: 'absent' }
  | { readonly kind: 'names'; readonly names: readonly string[]; readonly isLink: boolean }
  | Hidden;

const leadsNowhere: Hidden = {
  kind: 'hidden',
  why: 'is a link that leads to nothing',
  fix: (place) => `Bring back what ${place} leads to; when that is gone for good, remove the link`,
};

/** The names in a folder, or why they cannot be seen. */
async function lookInto(files: FilePort, path: string): Promise<Look> {
  try {
    const entry = await files.entry(path);
    if (entry === null) return { kind: 'absent' };
    if (entry === 'link' && (await files.stat(path)) === null) return leadsNowhere;
    return { kind: 'names', names: await files.list(path), isLink: entry === 'link' };
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    if (errno === 'ELOOP') return leadsNowhere;
    return errno === 'ENOTDIR'
      ? { kind: 'hidden', why: 'is no folder', fix: (place) => `Move ${place} out of the data directory` }
      : {
          kind: 'hidden',
          why: `cannot be read (${errno})`,
          fix: (place) => `Make ${place} readable for the user who runs WorkRail`,
        };
  }
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

async function isNowhere(files: FilePort, path: string): Promise<boolean> {
  try {
    return (await files.entry(path)) === 'link' && (await files.stat(path)) === null;
  } catch (error) {
    if (errnoOf(error) === 'ELOOP') return true;
    throw error;
  }
}

// Objects and cache -----------------------------------------------------------------------------------------------------

async function listObjects(files: FilePort, layout: Layout, kind: ObjectKind, found: Found): Promise<void> {
  const folder = layout
    .objects(kind)
    .slice(layout.root.length + 1)
    .replaceAll('\\', '/');
  for (const name of await files.list(layout.objects(kind))) {
    const hex = objectName.exec(name)?.[1];
    const isOurs = hex !== undefined && (await files.entry(join(layout.objects(kind), name))) !== 'folder';
    if (isOurs) found.objects.push({ kind, ref: `sha256:${hex}` as Sha256Digest });
    else if (name.endsWith('.tmp')) found.leftovers.push(`${folder}/${name}`);
    else if (!setAsideName.test(name)) found.foreign.push(`${folder}/${name}`);
  }
}

async function listCache(files: FilePort, layout: Layout, found: Found): Promise<void> {
  for (const name of await files.list(layout.cache)) {
    if (name.endsWith('.tmp')) found.leftovers.push(`cache/${name}`);
  }
  // Nobody is between an announcement and its commit while the store is held, so a long list may begin anew.
  const announced = await files.stat(layout.announcements);
  if ((announced?.bytes ?? 0) > announcementBytesMax) found.leftovers.push('cache/announcements');
}
