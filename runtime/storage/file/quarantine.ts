/**
 * What a repair sets aside in the folder of a session [repair-keeps-the-validated-prefix]: a copy of the manifest, then the segments
 * behind the validated prefix, all under one suffix. Only then is the shortened manifest put in place, so a repair that was
 * interrupted leaves the damaged manifest beside an equal copy. By that copy the next repair finds what is already set aside, names
 * it, and finishes under the same suffix [interrupted-repair-is-finished].
 *
 * A session without a valid prefix goes as a whole. Its folder is not renamed, because Windows renames no folder in which a file is
 * open, and the lock of the session is [whole-session-set-aside-while-locked]: its entries move to a new folder, and what shows that
 * a session was here moves last. Until then the session stays damaged, and the next repair goes on in the same folder.
 */
import { basename, join } from 'node:path';
import type { SessionId } from '../../../schemas/ids.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import type { LogCursor } from '../../core/stored-log.ts';
import type { Host } from '../../ports.ts';
import { inOneWave, writeSynced } from '../../host/durable-files.ts';
import type { Layout } from './layout.ts';
import { manifestBytes } from './manifest-bytes.ts';

type RepairHost = Pick<Host, 'files' | 'ids'>;

const manifestCopy = /^manifest\.jsonl\.([a-z0-9]+)\.damaged$/;
const manifestCopyName = (suffix: string) => `manifest.jsonl.${suffix}.damaged`;
export const asideName = (segment: string, suffix: string): string => `${segment}.${suffix}.unattested`;

export type InterruptedRepair = {
  readonly suffix: string;
  /** Names in the folder of segments. */
  readonly setAside: readonly string[];
};

/**
 * The repair of the manifest as it stands that was interrupted, or null. Where a segment stands under its own name beside one that was
 * set aside, that repair had ended, and the session went on.
 *
 * @param names in the folder of segments
 */
export async function interruptedRepair(
  { files }: Pick<Host, 'files'>,
  layout: Layout,
  sessionId: SessionId,
  names: readonly string[],
): Promise<InterruptedRepair | null> {
  const session = layout.session(sessionId);
  const suffixes = (await files.list(session)).flatMap((name) => manifestCopy.exec(name)?.[1] ?? []);
  if (suffixes.length === 0) return null;
  const manifest = await manifestBytes(files, layout.manifest(sessionId));
  if (manifest === null) return null;
  for (const suffix of suffixes) {
    const path = join(session, manifestCopyName(suffix));
    const setAside = names.filter((name) => name.endsWith(asideName('', suffix)));
    const isEnded = names.some((name) => setAside.includes(asideName(name, suffix)));
    if (isEnded || (await files.stat(path))?.bytes !== manifest.length) continue;
    const copy = await manifestBytes(files, path);
    if (copy !== null && Buffer.compare(copy, manifest) === 0) return { suffix, setAside };
  }
  return null;
}

/** The segments that a repair sets aside now. Those in front of the cursor stay. */
const behind = (segments: readonly string[], keep: LogCursor) =>
  segments.filter((name) => Number.parseInt(name, 10) >= keep.nextEventIndex);

/** Reads only. @returns the present names of everything that `setTailAside` moves or has moved, inside the session folder */
export async function tailToSetAside(
  { files }: Pick<Host, 'files'>,
  layout: Layout,
  sessionId: SessionId,
  keep: LogCursor,
  segments: readonly string[],
): Promise<readonly string[]> {
  const names = await files.list(layout.events(sessionId));
  const interrupted = await interruptedRepair({ files }, layout, sessionId, names);
  const moved = [...(interrupted?.setAside ?? []), ...behind(segments, keep)].sort();
  return ['manifest.jsonl', ...moved.map((name) => `events/${name}`)];
}

/** @returns the manifest, whole, and the names of what is set aside, inside the session folder */
export async function setTailAside(
  host: RepairHost,
  layout: Layout,
  sessionId: SessionId,
  keep: LogCursor,
  segments: readonly string[],
): Promise<{ readonly manifest: Uint8Array; readonly files: readonly string[] }> {
  const { files, ids } = host;
  const [session, events] = [layout.session(sessionId), layout.events(sessionId)];
  const interrupted = await interruptedRepair(host, layout, sessionId, await files.list(events));
  const suffix = interrupted?.suffix ?? ids.suffix();
  const setAside = [...(interrupted?.setAside ?? [])];
  const manifest = (await manifestBytes(files, layout.manifest(sessionId))) ?? new Uint8Array();
  const copy = manifestCopyName(suffix);
  // In a wave of its own: it is durable before anything that can be found only by it.
  await inOneWave(host, (wave) => writeSynced(host, session, join(session, copy), manifest, wave));
  await inOneWave(host, async (wave) => {
    if (setAside.length > 0) await wave.changeAnew(events);
    for (const name of behind(segments, keep)) {
      const aside = asideName(name, suffix);
      await files.rename(join(events, name), join(events, aside));
      wave.changed(events);
      setAside.push(aside);
    }
  });
  return { manifest, files: [copy, ...setAside.sort().map((name) => `events/${name}`)] };
}

/** @returns the name of the folder in `sessions/` that now has the session */
export async function setSessionAside(host: RepairHost, layout: Layout, sessionId: SessionId): Promise<string> {
  const { files, ids } = host;
  const { sessions } = layout;
  const session = layout.session(sessionId);
  const unused = `${sessionId}.${ids.suffix()}.damaged`;
  // What a link leads to may be on another disk. The link itself can be renamed.
  if ((await files.entry(session)) === 'link') {
    await inOneWave(host, async (wave) => {
      await files.rename(session, join(sessions, unused));
      wave.changed(sessions);
    });
    return unused;
  }
  const lock = layout.sessionLock(sessionId);
  const names = (await files.list(session)).filter((name) => name !== basename(lock));
  const aside = (await interruptedMove(host, layout, sessionId, names)) ?? unused;
  const folder = join(sessions, aside);
  await inOneWave(host, async (wave) => {
    await files.makeFolder(folder);
    await wave.changeAnew(sessions);
  });
  const shown = [layout.pinFile(sessionId), layout.events(sessionId), layout.manifest(sessionId)].map((at) =>
    basename(at),
  );
  const rest = names.filter((name) => !shown.includes(name));
  // Each in a wave of its own, so that none of them is gone while one before it is not there yet.
  for (const group of [rest, ...shown.filter((name) => names.includes(name)).map((name) => [name])]) {
    await inOneWave(host, async (wave) => {
      for (const name of group) await files.rename(join(session, name), join(folder, name));
      wave.changed(folder);
    });
  }
  await removeEmptied(host, layout, sessionId);
  return aside;
}

/**
 * Where an interrupted repair was moving the session to: a folder without a manifest, which moves last, and without any name that is
 * still in the session. Null where there is none.
 *
 * @param names in the folder of the session
 */
async function interruptedMove(
  { files }: RepairHost,
  layout: Layout,
  sessionId: SessionId,
  names: readonly string[],
): Promise<string | null> {
  const isAside = (name: string) => name.startsWith(`${sessionId}.`) && name.endsWith('.damaged');
  for (const aside of (await files.list(layout.sessions)).filter(isAside)) {
    const folder = join(layout.sessions, aside);
    if ((await files.entry(folder)) !== 'folder') continue;
    const moved = await files.list(folder);
    if (!moved.some((name) => name === basename(layout.manifest(sessionId)) || names.includes(name))) return aside;
  }
  return null;
}

/** The lock goes with its folder. Where the system keeps either, the rest looks like a session that was never born: a collection removes it. */
async function removeEmptied(host: RepairHost, layout: Layout, sessionId: SessionId): Promise<void> {
  const { files } = host;
  const session = layout.session(sessionId);
  await inOneWave(host, async (wave) => {
    try {
      await files.remove(layout.sessionLock(sessionId));
      await files.removeFolder(session);
    } catch (error) {
      if (errnoOf(error) === '') throw error;
      return wave.changeAnew(session);
    }
    wave.changed(layout.sessions);
  });
}
