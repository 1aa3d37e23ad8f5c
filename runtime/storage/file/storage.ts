/** The file adapter, wired: everything below one data directory. */
import { type LogLimits, logLimits } from '../../core/stored-log.ts';
import type { Host } from '../../ports.ts';
import type { Storage } from '../ports.ts';
import { FileCollector } from './collector.ts';
import { FilePins } from './pins.ts';
import { FileKeyring } from './keyring.ts';
import { Layout } from './layout.ts';
import { FileLocks } from './locks.ts';
import { FileLog } from './log.ts';
import { FileMarks } from './marks.ts';
import { FileObjects } from './objects.ts';
import { FileOrigins } from './origins.ts';
import { filesOf } from './permissions.ts';
import { FileSessionIndex } from './session-index.ts';

/** @param limits of a log; a test sets smaller ones */
export function fileStorage(world: Host, dataFolder: string, limits: LogLimits = logLimits): Storage {
  const host: Host = { ...world, files: filesOf(dataFolder, world.files) };
  const layout = new Layout(dataFolder);
  const objects = new FileObjects(host, layout);
  const locks = new FileLocks(host, layout);
  const index = new FileSessionIndex(host, layout);
  return {
    log: new FileLog(host, layout, objects, locks, index, limits),
    objects,
    keyring: new FileKeyring(host, layout, locks),
    locks,
    pins: new FilePins(host, layout),
    marks: new FileMarks(host, layout),
    origins: new FileOrigins(host, layout),
    collector: new FileCollector(host, layout, locks, index),
    index,
  };
}
