/** The bytes below a data directory, read and replaced behind the back of the runtime: what a person, a disk or a crash does to them. */
import path from 'node:path';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import { objectKinds, segmentName, type Layout } from '../../runtime/storage/file/layout.ts';
import type { ObjectKind } from '../../runtime/core/stored-log.ts';

/** A disk without the ports: synchronous, and seen by every process at once. */
export type BareDisk = {
  /** Null where nothing is. */
  read(at: string): Uint8Array | null;
  /** Null removes it. */
  write(at: string, bytes: Uint8Array | null): void;
  /** Empty where nothing is. */
  list(at: string): readonly string[];
};

export type StoredBytes = ReturnType<typeof storedBytes>;

export function storedBytes(layout: Layout, disk: BareDisk) {
  const read = (at: string) => {
    const bytes = disk.read(at);
    if (bytes === null) throw new Error(`${layout.placeOf(at)} is not there`);
    return bytes;
  };
  const segments = (id: SessionId) =>
    [...disk.list(layout.events(id))]
      .filter((name) => segmentName.test(name))
      .sort()
      .map((name) => `events/${name}`);
  const sessionIds = () => [...disk.list(layout.sessions)].sort() as SessionId[];
  const objects = () =>
    objectKinds.flatMap((kind) =>
      disk.list(layout.objects(kind)).map((name) => ({ kind, name, at: path.join(layout.objects(kind), name) })),
    );
  return {
    sessionIds,
    manifest: (id: SessionId) => read(layout.manifest(id)),
    setManifest: (id: SessionId, bytes: Uint8Array | null) => disk.write(layout.manifest(id), bytes),
    segments,
    segment: (id: SessionId, relPath: string) => read(path.join(layout.session(id), relPath)),
    setSegment: (id: SessionId, relPath: string, bytes: Uint8Array | null) =>
      disk.write(path.join(layout.session(id), relPath), bytes),
    objects,
    object: (kind: ObjectKind, ref: string) => disk.read(layout.object(kind, ref)),
    setObject: (kind: ObjectKind, ref: Sha256Digest, bytes: Uint8Array | null) =>
      disk.write(layout.object(kind, ref), bytes),
    /** What is kept of the bundle that a session was imported from. */
    setOrigin: (id: SessionId, bytes: Uint8Array | null) => disk.write(layout.origin(id), bytes),
    /** What the owner noted about the runs of a session. */
    setMarks: (id: SessionId, bytes: Uint8Array | null) => disk.write(layout.marks(id), bytes),
    marks: (id: SessionId) => disk.read(layout.marks(id)),
    dropKeyring: () => disk.write(layout.keyring, null),
    /** Everything that lasts, to compare before and after. */
    text(): string {
      const textAt = (at: string) => Buffer.from(disk.read(at) ?? []).toString('utf8');
      return JSON.stringify({
        sessions: sessionIds().map((id) => ({
          id,
          manifest: textAt(layout.manifest(id)),
          events: disk.list(layout.events(id)).map((name) => [name, textAt(path.join(layout.events(id), name))]),
        })),
        objects: objects().map(({ kind, name, at }) => [kind, name, textAt(at)]),
        keyring: textAt(layout.keyring),
      });
    },
  };
}
