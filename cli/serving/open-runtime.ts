/** A runtime over the files of this machine, as `serve`, `start` and `inspect` use it. */
import { createHost } from '../../runtime/host.ts';
import type { TracePort } from '../../runtime/ports.ts';
import { createRuntime, type Runtime, type RuntimeOptions } from '../../runtime/runtime.ts';
import type { CatalogPort, CatalogsPort, LocalCompilePort } from '../../runtime/storage/ports.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { compilingPort } from './local-compile.ts';
import { openCatalogsIn, type OpenedFolders } from './open-catalogs.ts';
import { unattendedIn } from './unattended-sessions.ts';
import { dataFolder, userFolder } from '../../project/places.ts';

export function openRuntimeIn(
  folders: OpenedFolders & { readonly data: string },
  trace?: TracePort,
  first?: CatalogPort,
  compiledHere: LocalCompilePort = compilingPort(),
  options: RuntimeOptions = {},
): Runtime {
  const host = createHost(trace);
  const catalogs = openCatalogsIn(host, folders, compiledHere);
  const storage = fileStorage(host, folders.data);
  return createRuntime(host, storage, first === undefined ? catalogs : after(first, catalogs), options);
}

function after(first: CatalogPort, catalogs: CatalogsPort): CatalogsPort {
  return {
    workspace: async (path) =>
      (await catalogs.workspace(path)).map((workspace) => ({ ...workspace, catalogs: [first, ...workspace.catalogs] })),
  };
}

/** @param first a catalog that takes precedence over those of the files: the workflow that was compiled for one run */
export const openRuntime = (
  project: string,
  trace?: TracePort,
  first?: CatalogPort,
  compiledHere?: LocalCompilePort,
  options?: RuntimeOptions,
): Runtime => openRuntimeIn({ project, user: userFolder(), data: dataFolder() }, trace, first, compiledHere, options);

/** For agents of clients, from whom the runs of the daemon are withheld. */
export const openRuntimeForAgents = (project: string): Runtime =>
  openRuntime(project, undefined, undefined, undefined, { unattended: unattendedIn(dataFolder()) });
