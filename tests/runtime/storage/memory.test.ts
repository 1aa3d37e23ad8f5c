import { MemoryDisk, memoryStorage } from '../../../runtime/storage/memory/storage.ts';
import { testHost } from '../../support/world.ts';
import { type Bench, conformance } from './conformance.ts';
import { indexConformance } from './indexing.ts';
import { operatingConformance } from './operating.ts';

const bench = (): Bench => {
  const host = testHost();
  const disk = new MemoryDisk();
  const session = (id: Parameters<typeof disk.sessions.get>[0]) => {
    const found = disk.sessions.get(id);
    if (found === undefined) throw new Error('no such session');
    return found;
  };
  return {
    host,
    storage: memoryStorage(host, disk),
    another: () => memoryStorage(host, disk),
    raw: {
      manifest: (id) => session(id).manifest,
      setManifest: (id, bytes) => {
        session(id).manifest = bytes;
      },
      segment: (id, path) => session(id).segments.get(path) ?? new Uint8Array(),
      setSegment: (id, path, bytes) => {
        if (bytes === null) session(id).segments.delete(path);
        else session(id).segments.set(path, bytes);
      },
      setObject: (kind, ref, bytes) => {
        if (bytes === null) disk.objects.delete(`${kind}/${ref}`);
        else disk.objects.set(`${kind}/${ref}`, bytes);
      },
    },
  };
};

conformance('memory', bench);
operatingConformance('memory', bench);
indexConformance('memory', bench);
