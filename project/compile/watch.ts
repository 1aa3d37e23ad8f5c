/**
 * `compile --watch`: compiles again after a source or the bindings file changed. Watches the source directories, or their nearest
 * existing parent while they are missing. Several changes within a short time cause one compilation. Ctrl-C ends it.
 */
import { existsSync, type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { bindingsDigestOf } from '../configuration/bindings-file.ts';
import { isReallyInside } from '../files/boundary.ts';
import { Failure } from '../failure.ts';
import { type SourceRoot, sourceFolders, sourcesOf } from '../sources/source-root.ts';

/** An editor writes a file more than once when it saves. */
const settleMs = 60;
/**
 * While another program writes into the project all the time, the sources are looked at after this time, and compiled if they are the same
 * one `settleMs` later.
 */
const settleMsMax = 500;
/** On a file system without change events, a poll of the stats detects changes. */
const lookAgainMs = 1000;

const refusal = 'refused: ';

function signatureOf(root: SourceRoot): string {
  try {
    return JSON.stringify([sourceFolders(root), sourcesOf(root), bindingsDigestOf(root)]);
  } catch (error) {
    // Errors are reported by the build. If a file disappears while the directory is listed, it is listed again.
    return Failure.is(error) ? `${refusal}${error.message}` : 'unsettled';
  }
}

function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

function foldersToWatch(root: SourceRoot): readonly string[] {
  try {
    return [...new Set(sourceFolders(root).filter((folder) => isReallyInside(folder, root.folder)))];
  } catch {
    return [];
  }
}

/** None if the system has no more watchers, or the directory disappeared: polling the stats still works. */
function watcherOf(folder: string, recursive: boolean, wake: () => void): readonly FSWatcher[] {
  try {
    return [watch(folder, { recursive }, wake).on('error', wake)];
  } catch {
    return [];
  }
}

/** Calls `look` when nothing changed for `settleMs`, or after `settleMsMax`. */
export function looksAfterChanges(look: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let latestMs: number | null = null;
  let isForced = false;
  let forced: string | null = null;
  const lookAt = (atMs: number) => {
    clearTimeout(timer);
    const due = () => {
      latestMs = null;
      look();
    };
    timer = setTimeout(due, Math.max(0, atMs - performance.now()));
  };
  return {
    wake: () => {
      const quietMs = performance.now() + settleMs;
      latestMs ??= performance.now() + settleMsMax;
      isForced = latestMs < quietMs;
      lookAt(Math.min(quietMs, latestMs));
    },
    /** True where a file may be half written: then `look` is called again. */
    isRepeated: (signature: string): boolean => {
      const isRepeated = isForced && signature !== forced;
      forced = isRepeated ? signature : null;
      if (isRepeated) {
        latestMs = performance.now() + settleMs;
        lookAt(latestMs);
      }
      return isRepeated;
    },
    stop: () => clearTimeout(timer),
  };
}

/** @param rebuild called immediately and after every change, one call at a time; resolves when the user ends the command */
export function watchSources(root: SourceRoot, rebuild: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let watchers: readonly FSWatcher[] = [];
    let watched = '';
    let built = '';
    let refused = '';
    let isBuilding = false;
    let isEnded = false;
    const fail = (error: unknown) => {
      reject(error);
      end();
    };
    const close = () => {
      for (const watcher of watchers) watcher.close();
    };
    const look = async () => {
      if (isBuilding) return wake();
      const now = signatureOf(root);
      if (looks.isRepeated(now)) return;
      if (now === built || now === 'unsettled') return;
      // A partly written workrail.json is an error only until it is complete.
      if (now.startsWith(refusal) && now !== refused) {
        refused = now;
        return wake();
      }
      built = now;
      isBuilding = true;
      await rebuild();
      isBuilding = false;
      if (!isEnded) arm();
    };
    const wake = () => {
      if (!isEnded) looks.wake();
    };
    const arm = () => {
      const trees = foldersToWatch(root);
      const tops = [...new Set([root.folder, nearest(join(root.folder, '.workrail'))])];
      const wanted = JSON.stringify([trees, tops]);
      if (wanted === watched) return;
      close();
      watched = wanted;
      watchers = [
        ...trees.flatMap((folder) => watcherOf(folder, true, wake)),
        ...tops.flatMap((folder) => watcherOf(folder, false, wake)),
      ];
    };
    const looks = looksAfterChanges(() => void look().catch(fail));
    const poll = setInterval(wake, lookAgainMs);
    const end = () => {
      isEnded = true;
      close();
      clearInterval(poll);
      looks.stop();
      resolve();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    void look().catch(fail);
  });
}
