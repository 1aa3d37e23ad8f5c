/** An operator over the data directory of this machine, as `sessions`, `keys`, `token` and `doctor` use it. */
import { createHost } from '../../runtime/host.ts';
import { createAdminApi, type AdminApi } from '../../runtime/admin-api.ts';
import type { Host } from '../../runtime/ports.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import type { CatalogsPort } from '../../runtime/storage/ports.ts';
import { dataFolder, servedProject } from '../../project/places.ts';

/** A lost pinned workflow is made again from what is compiled here. Few commands look for one, so catalogs are loaded when asked. */
function catalogsWhenAsked(host: Host): CatalogsPort {
  const project = servedProject(process.cwd());
  return {
    workspace: async (path) => {
      const { openCatalogs } = await import('./open-catalogs.ts');
      const { readOnlyPort } = await import('./local-compile.ts');
      return openCatalogs(host, project, readOnlyPort()).workspace(path);
    },
  };
}

export function openAdminApi(): AdminApi {
  const host = createHost();
  return createAdminApi(host, fileStorage(host, dataFolder()), catalogsWhenAsked(host));
}
