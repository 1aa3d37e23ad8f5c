/**
 * A data directory in memory: the file adapter over a simulated disk, so that it is what ships that is tested. Several storages over
 * one disk behave like several processes over one data directory.
 */
import type { ClockPort, Host } from '../../runtime/ports.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import type { Storage } from '../../runtime/storage/ports.ts';
import { SimulatedDisk } from './simulated-disk.ts';
import { storedBytes } from './stored-bytes.ts';

export class MemoryDisk {
  readonly layout = new Layout('/data');
  readonly disk: SimulatedDisk;
  readonly stored: ReturnType<typeof storedBytes>;

  constructor(clock: ClockPort) {
    this.disk = new SimulatedDisk('/', () => clock.nowMs());
    this.stored = storedBytes(this.layout, this.disk.bare);
  }

  /** A process over this disk. */
  storage(host: Host): Storage {
    return fileStorage({ ...host, files: this.disk.files, locks: this.disk.locks }, this.layout.root);
  }
}
