/**
 * Packs that no ref names yet. Until then, a `git gc` or `git repack` of the user would remove them, unless a `.keep` file is beside the pack. The
 * file names its session, so that one that a crash left is found and removed: git would never repack such a pack again.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepFileBytesMax } from '../../schemas/daemon/limits.ts';
import { readRegular } from '../../runtime/host/regular-file.ts';

/** The text of the `.keep` files of a session; git adds a line break. */
export const keepTextOf = (worktreeId: string): string => `WorkTrain session ${worktreeId}`;

/** Another process of the user may remove its file meanwhile, and a file that cannot be read is not ours. */
function isKeptBy(path: string, text: string): boolean {
  try {
    return new TextDecoder().decode(readRegular(path, keepFileBytesMax, 'refused')).trimEnd() === text;
  } catch {
    return false;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Removes the `.keep` files of a session, and no other. */
export function releasePacks(repository: string, worktreeId: string): void {
  const packs = join(repository, 'objects', 'pack');
  for (const name of namesIn(packs)) {
    const path = join(packs, name);
    if (name.endsWith('.keep') && isKeptBy(path, keepTextOf(worktreeId))) rmSync(path, { force: true });
  }
}
