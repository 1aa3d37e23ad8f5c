/** The catalogs of compiled workflows on this machine. Alone, where nothing of a run is needed: loads no runtime. */
import type { Host } from '../../runtime/ports.ts';
import { type CatalogFolders, fileCatalogs } from '../../runtime/storage/file/catalogs.ts';
import type { CatalogsPort, LocalCompilePort } from '../../runtime/storage/ports.ts';
import { bundledFolder, isUserHome, noWorkspace, servedProject, userFolder } from '../../project/places.ts';

export type OpenedFolders = {
  readonly project: string | null;
  readonly user: string;
  readonly current?: CatalogFolders['current'];
};

export function openCatalogsIn(host: Host, opened: OpenedFolders, compiledHere: LocalCompilePort): CatalogsPort {
  const { user, current } = opened;
  const project = opened.project === null || isUserHome(opened.project) ? null : opened.project;
  const served = { project, user, bundled: bundledFolder(), projectAbove: servedProject, refused: noWorkspace };
  return fileCatalogs(host, current === undefined ? served : { ...served, current }, compiledHere);
}

export const openCatalogs = (host: Host, project: string | null, compiledHere: LocalCompilePort): CatalogsPort =>
  openCatalogsIn(host, { project, user: userFolder() }, compiledHere);
