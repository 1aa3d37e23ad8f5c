import { MemoryDisk } from '../../support/memory-disk.ts';
import { testHost } from '../../support/world.ts';
import { type Bench, conformance } from './conformance.ts';
import { indexConformance } from './indexing.ts';
import { operatingConformance } from './operating.ts';

const bench = (): Bench => {
  const host = testHost();
  const disk = new MemoryDisk(host.clock);
  return { host, storage: disk.storage(host), another: () => disk.storage(host), raw: disk.stored };
};

conformance('memory', bench);
operatingConformance('memory', bench);
indexConformance('memory', bench);
