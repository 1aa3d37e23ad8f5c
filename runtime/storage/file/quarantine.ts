/**
 * What a repair sets aside in the folder of a session [repair-keeps-the-validated-prefix]: a copy of the manifest, then the segments
 * behind the validated prefix, all under one suffix. Only then is the shortened manifest put in place, so a repair that was
 * interrupted leaves the damaged manifest beside an equal copy. By that copy the next repair finds what is already set aside, names
 * it, and finishes under the same suffix [interrupted-repair-is-finished].
 */
import { join } from 'node:path';
import type { SessionId } from '../../../schemas/ids.ts';
import { logBytesMax } from '../../../schemas/limits.ts';
import type { LogCursor } from '../../core/stored-log.ts';
import type { Host } from '../../ports.ts';
import { inOneWave, readWhole, writeSynced } from '../../host/durable-files.ts';
import type { Layout } from './layout.ts';

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
  const manifest = await readWhole(files, layout.manifest(sessionId), logBytesMax);
  if (manifest === null) return null;
  for (const suffix of suffixes) {
    const path = join(session, manifestCopyName(suffix));
    const setAside = names.filter((name) => name.endsWith(asideName('', suffix)));
    const isEnded = names.some((name) => setAside.includes(asideName(name, suffix)));
    if (isEnded || (await files.stat(path))?.bytes !== manifest.length) continue;
    const copy = await readWhole(files, path, logBytesMax);
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
  const manifest = (await readWhole(files, layout.manifest(sessionId), logBytesMax)) ?? new Uint8Array();
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
