/** An operator over the data directory of this machine, as `sessions`, `keys`, `token` and `doctor` use it. */
import { createHost } from '../../runtime/host.ts';
import { createAdminApi, type AdminApi } from '../../runtime/admin-api.ts';
import { fileCatalogs } from '../../runtime/storage/file/catalogs.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { looksHere } from './local-compile.ts';
import { bundledFolder, dataFolder, noWorkspace, servedProject, userFolder } from '../../project/places.ts';

/** Catalogs are opened too: a lost pinned workflow is made again from what is compiled here. */
export function openOperator(): AdminApi {
  const host = createHost();
  const project = servedProject(process.cwd());
  const folders = {
    project,
    user: userFolder(),
    bundled: bundledFolder(),
    projectAbove: servedProject,
    refused: noWorkspace,
  };
  const catalogs = fileCatalogs(host, folders, looksHere());
  return createAdminApi(host, fileStorage(host, dataFolder()), catalogs);
}
