/**
 * Creates the directories of files that commands write. Those in a project and in the places that a user names are created as far as
 * the umask allows, as by every other tool: several users may share a project. The user's own folder is private (ADR-0012).
 */
import { makeFolders } from '../../runtime/host/files.ts';
import { userFolder } from '../places.ts';
import { isBelow } from './boundary.ts';

const ownerOnly = 0o700;
const asUmaskAllows = 0o777;

/** Creates missing parents, too. */
export function createFolders(folder: string): void {
  const own = userFolder();
  makeFolders(folder, folder === own || isBelow(folder, own) ? ownerOnly : asUmaskAllows);
}
