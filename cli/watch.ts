/**
 * `compile --watch`: compiles again when a source or the bindings file changed. Watches the folders of sources, and their nearest existing parent
 * while they are missing; several changes at once are one rebuild. Ctrl-C ends it.
 */
import { existsSync, type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { bindingsDigestOf } from './bindings-file.ts';
import { type SourceRoot, sourceFolders, sourcesOf } from './sources.ts';

/** An editor that saves writes more than once. */
const settleMs = 60;
/** Where a file system reports nothing, a look at the stats still does. */
const lookAgainMs = 1000;

function signatureOf(root: SourceRoot): string {
  try {
    return JSON.stringify([sourceFolders(root), sourcesOf(root), bindingsDigestOf(root)]);
  } catch {
    // A file that goes away while it is listed, or a workrail.json that is half written: look again.
    return 'unsettled';
  }
}

function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

function foldersToWatch(root: SourceRoot): readonly string[] {
  try {
    return [...new Set(sourceFolders(root).filter((folder) => existsSync(folder)))];
  } catch {
    return [];
  }
}

/** @param rebuild is called once at once, and after every change; resolves when the person ends it */
export function watchSources(root: SourceRoot, rebuild: () => void): Promise<void> {
  return new Promise((resolve) => {
    let watchers: readonly FSWatcher[] = [];
    let timer: NodeJS.Timeout | null = null;
    let built = '';
    const close = () => {
      for (const watcher of watchers) watcher.close();
    };
    const look = () => {
      timer = null;
      const now = signatureOf(root);
      if (now !== built && now !== 'unsettled') {
        built = now;
        rebuild();
        arm();
      }
    };
    const wake = () => {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(look, settleMs);
    };
    const arm = () => {
      close();
      const trees = foldersToWatch(root).map((folder) => watch(folder, { recursive: true }, wake));
      const parents = [root.folder, nearest(join(root.folder, '.workrail'))];
      const tops = [...new Set(parents)].map((folder) => watch(folder, wake));
      watchers = [...trees, ...tops];
      for (const watcher of watchers) watcher.on('error', wake);
    };
    const poll = setInterval(wake, lookAgainMs);
    const end = () => {
      close();
      clearInterval(poll);
      if (timer !== null) clearTimeout(timer);
      resolve();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    look();
  });
}
