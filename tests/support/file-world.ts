/** A runtime over files in a temporary folder, and others over the same folder. */
import path from 'node:path';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { FilePort, Host } from '../../runtime/ports.ts';
import { createRuntime, type Runtime } from '../../runtime/runtime.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { temporaryFolder } from './files.ts';
import { catalogsAt, testHost } from './world.ts';

export type FileWorld = {
  readonly host: Host;
  readonly layout: Layout;
  readonly runtime: Runtime;
  /** Another process over the same folder, with its own view of the files when one is given. */
  another(files?: FilePort): Runtime;
};

export function fileWorld(workflows: readonly CompiledSnapshot[], files?: FilePort): FileWorld {
  const host = testHost(files === undefined ? {} : { files });
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  const catalogs = catalogsAt(null, workflows);
  const over = (seen: FilePort) => {
    const process = { ...host, files: seen };
    return createRuntime(process, fileStorage(process, layout.root), catalogs);
  };
  return { host, layout, runtime: over(host.files), another: (seen) => over(seen ?? testHost().files) };
}
