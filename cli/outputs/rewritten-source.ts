/** Replaces a source by what a command made of it. One file that cannot be replaced does not keep the others from it. */
import { Failure } from '../../project/failure.ts';
import { replaceUnchanged } from '../../project/files/atomic-write.ts';
import type { SourceRoot } from '../../project/sources/source-root.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';

/**
 * Why a file was not written.
 *
 * @throws every error that is not a refusal of the file system or of WorkRail
 */
export function whyNotWritten(error: unknown): string {
  if (Failure.is(error)) return error.message;
  const errno = errnoOf(error);
  if (errno === '') throw error;
  return `${osFault(errno).meaning} (${errno})`;
}

/**
 * @param before the text that the command read; a file that has another one now is left as it is
 * @returns null if the file was replaced, otherwise the reason
 */
export function rewriteSource(root: SourceRoot, path: string, before: string, text: string): string | null {
  try {
    replaceUnchanged(root, path, before, text);
    return null;
  } catch (error) {
    return whyNotWritten(error);
  }
}
