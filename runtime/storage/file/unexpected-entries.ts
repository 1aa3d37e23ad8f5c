/**
 * Entries that WorkRail makes itself, where something else stands in their place: a folder where a lock file belongs, a file where
 * objects do. Nothing of it is damage to a session, and all of it stops or slows what goes through it, so it is named for people.
 * It is never moved by the program: a lock file that was replaced while somebody holds it would exclude nobody.
 */
import type { SessionId } from '../../../schemas/ids.ts';
import type { FilePort } from '../../ports.ts';
import type { UnexpectedEntry } from '../ports.ts';
import type { Layout } from './layout.ts';
import { entriesOf } from './layout-entries.ts';
import { isLink, fileStatus, directoryStatus } from './path-status.ts';

export async function unexpectedEntriesIn(
  files: FilePort,
  layout: Layout,
  sessions: readonly SessionId[],
): Promise<readonly UnexpectedEntry[]> {
  const found: UnexpectedEntry[] = [];
  const checked = entriesOf(layout, (folder) => (folder === layout.sessions ? sessions : []));
  for (const { path, kind, use, stops, hides, isDerived } of checked) {
    if (stops === null && !isDerived) continue;
    const place = layout.placeOf(path);
    if (found.some((above) => place.startsWith(`${above.place}/`))) continue;
    // A lock file is not opened through a link, whatever the link leads to.
    if ((isDerived || use === 'change') && (await isLink(files, path))) {
      found.push({
        place,
        why: 'is a symbolic link, which WorkRail does not follow here',
        stops,
        hides,
        fix: `Remove the link ${place}`,
      });
      continue;
    }
    const look = kind === 'file' ? await fileStatus(files, path) : await directoryStatus(files, path);
    if (look?.kind === 'hidden') found.push({ place, why: look.why, stops, hides, fix: look.fix(place) });
  }
  return found;
}
