/**
 * Files from which a process that died was about to replace another one. Nothing refers to them, so whoever holds the lock under which they
 * were written removes them [temporary-files-are-removed].
 */
import { join } from 'node:path';
import { isPassing } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import { errnoOf } from '../../schemas/os-faults.ts';

/** A passing file is removed by the process that made it, which needs no lock. */
const isTemporary = (name: string): boolean => /\.[\w-]+\.tmp$/.test(name) && !isPassing(name);

export async function temporaryFilesIn({ files }: Pick<Host, 'files'>, folder: string): Promise<readonly string[]> {
  return (await files.list(folder)).filter(isTemporary).map((name) => join(folder, name));
}

export async function removeTemporaryFiles(host: Pick<Host, 'files'>, folder: string): Promise<void> {
  for (const path of await temporaryFilesIn(host, folder))
    await host.files.remove(path).catch((error: unknown) => {
      if (errnoOf(error) !== 'ENOENT') throw error;
    });
}
