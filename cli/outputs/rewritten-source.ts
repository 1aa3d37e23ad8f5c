/** Replaces a source by what a command made of it. One file that cannot be replaced does not keep the others from it. */
import { Failure } from '../../project/failure.ts';
import { replaceUnchanged } from '../../project/files/atomic-write.ts';
import { removeLeftovers } from '../../project/files/leftovers.ts';
import { placeOfNamed } from '../../project/files/named-place.ts';
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

/** As `replaceUnchanged`, for a source of the root or a file that the user named. */
export function replaceNamed(root: SourceRoot, path: string, before: string, text: string): void {
  const place = placeOfNamed(root, path);
  replaceUnchanged(place.boundary, place.path, before, text);
}

/** Beside sources of the root and files that the user named. */
export function removeNamedLeftovers(root: SourceRoot, paths: readonly string[]): void {
  const places = paths.map((path) => placeOfNamed(root, path));
  const byFolder = new Map(places.map(({ boundary }) => [boundary.folder, boundary]));
  for (const boundary of byFolder.values()) {
    const own = places.filter((place) => place.boundary.folder === boundary.folder);
    removeLeftovers(
      boundary,
      own.map(({ path }) => path),
    );
  }
}

/**
 * @param before the text that the command read; a file that has another one now is left as it is
 * @returns null if the file was replaced, otherwise the reason
 */
export function rewriteSource(root: SourceRoot, path: string, before: string, text: string): string | null {
  try {
    replaceNamed(root, path, before, text);
    return null;
  } catch (error) {
    return whyNotWritten(error);
  }
}
