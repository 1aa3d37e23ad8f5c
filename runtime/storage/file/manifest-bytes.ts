/** A manifest, or the copy of one, as a whole [session-size-bounded]. */
import { logBytesMax } from '../../../schemas/limits.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import type { FilePort } from '../../ports.ts';
import { readWhole } from '../../host/durable-files.ts';
import { LogTooLarge } from './store-faults.ts';

/** Null where there is none. */
export async function manifestBytes(files: FilePort, path: string): Promise<Uint8Array | null> {
  try {
    return await readWhole(files, path, logBytesMax);
  } catch (error) {
    throw errnoOf(error) === 'EFBIG' ? new LogTooLarge(path) : error;
  }
}
