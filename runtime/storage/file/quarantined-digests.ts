/**
 * The digests that quarantined files name, and those in sessions that were never committed or are too large to be read. A collection keeps the objects that they
 * name, so an entry that cannot be read is returned with its place, and stops the collection. An entry that is neither a file nor a
 * directory names nothing: a repair may have set a pipe aside.
 */
import { join } from 'node:path';
import { type SessionId, type Sha256Digest, sessionIdPattern } from '../../../schemas/ids.ts';
import { searchedAtOnceBytes, searchedBytesMax } from '../../../schemas/limits.ts';
import { errnoOf, osError } from '../../../schemas/os-faults.ts';
import type { FilePort, FileStat } from '../../ports.ts';
import { openExisting } from '../../host/durable-files.ts';
import type { InaccessibleEntry, QuarantinedDigests } from '../ports.ts';
import { type Layout, segmentName } from './layout.ts';
import { quarantinedName } from './listing.ts';

const digestPattern = /sha256:[0-9a-f]{64}/g;
const digestLength = 'sha256:'.length + 64;

type Reading = {
  readonly files: FilePort;
  readonly layout: Layout;
  readonly digests: Set<Sha256Digest>;
  readonly unread: InaccessibleEntry[];
  /** Directories by identity, because a link can lead to a directory above it. */
  readonly seen: Set<string>;
};

/**
 * @param unread sessions of which every file is searched
 * @param attested the segments of the sessions that stay, by their path in the session
 */
export async function quarantinedDigestsIn(
  files: FilePort,
  layout: Layout,
  unread: readonly SessionId[],
  attested: ReadonlyMap<SessionId, ReadonlySet<string>>,
): Promise<QuarantinedDigests> {
  const reading: Reading = { files, layout, digests: new Set(), unread: [], seen: new Set() };
  const whole: ReadonlySet<string> = new Set(unread);
  const isAside = (name: string) => quarantinedName.test(name);
  await readEntries(reading, layout.sessions, (name) => isAside(name) || whole.has(name));
  for (const name of await files.list(layout.sessions)) {
    if (!sessionIdPattern.test(name) || whole.has(name)) continue;
    const sessionId = name as SessionId;
    const known = attested.get(sessionId);
    const isUnattested = (segment: string) =>
      known !== undefined && segmentName.test(segment) && !known.has(`events/${segment}`);
    await readEntries(reading, layout.session(sessionId), isAside);
    await readEntries(reading, layout.events(sessionId), (segment) => isAside(segment) || isUnattested(segment));
  }
  return reading;
}

/** Other entries are not opened, so that a broken link among them does not stop the collection. */
async function readEntries(reading: Reading, folder: string, isWanted: (name: string) => boolean): Promise<void> {
  await orUnread(reading, folder, async () => {
    for (const name of await reading.files.list(folder)) {
      if (isWanted(name)) await readEntry(reading, join(folder, name));
    }
  });
}

async function readEntry(reading: Reading, path: string): Promise<void> {
  await orUnread(reading, path, async () => {
    const stat = await statOf(reading.files, path);
    if (stat?.isFile === true) return readFile(reading, path);
    if (stat?.isFolder !== true || reading.seen.has(stat.identity)) return;
    reading.seen.add(stat.identity);
    await readEntries(reading, path, () => true);
  });
}

/** In parts, because the log of a session can be larger than what fits into memory. Neighbours share what may be a cut digest. */
async function readFile({ files, digests }: Reading, path: string): Promise<void> {
  const file = await openExisting(files, path);
  if (file === null) return;
  try {
    if (file.opened.bytes > searchedBytesMax) throw osError('EFBIG', 'read', path);
    for (let from = 0; from < file.opened.bytes; from += searchedAtOnceBytes) {
      const text = new TextDecoder('latin1').decode(await file.read(from, searchedAtOnceBytes + digestLength - 1));
      for (const digest of text.match(digestPattern) ?? []) digests.add(digest as Sha256Digest);
    }
  } finally {
    await file.close();
  }
}

/** Null where a path leads nowhere. */
async function statOf(files: FilePort, path: string): Promise<FileStat | null> {
  return files.stat(path).catch((error: unknown) => {
    if (errnoOf(error) === 'ELOOP') return null;
    throw error;
  });
}

async function orUnread({ layout, unread }: Reading, path: string, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    const place = layout.placeOf(path);
    const fix =
      errno === 'EFBIG'
        ? `Move ${place} out of the data directory`
        : `Make ${place} readable for the user who runs WorkRail`;
    const problem = `${place} cannot be read (${errno}), and it may refer to objects`;
    unread.push({ sessionId: null, problem, fix });
  }
}
