/**
 * Sidecar files: small files in the folder of a session beside its log, which are its origin and the marks of its owner. A file that
 * cannot be read is reported and breaks nothing, because a run needs neither.
 */
import { errnoOf } from '../../../schemas/os-faults.ts';
import type { FilePort } from '../../ports.ts';
import { readHead } from '../../host/durable-files.ts';

export type SidecarFile =
  | { readonly kind: 'absent' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** `why` follows the name of the file, and contains no path. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** @param bytesMax more than any valid file has: the rest of a foreign one is not read */
export async function readSidecarFile(files: FilePort, path: string, bytesMax: number): Promise<SidecarFile> {
  try {
    const entry = await files.entry(path);
    if (entry === null) return { kind: 'absent' };
    if (entry === 'folder' || entry === 'other') return { kind: 'unreadable', why: 'is not a file' };
    const bytes = await readHead(files, path, bytesMax);
    return bytes === null ? { kind: 'unreadable', why: 'is a broken symbolic link' } : { kind: 'bytes', bytes };
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    return { kind: 'unreadable', why: `cannot be read (${errno})` };
  }
}
