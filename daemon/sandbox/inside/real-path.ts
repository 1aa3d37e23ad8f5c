/** Where a path leads inside the sandbox, links resolved: what a rule about paths is compared with. */
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { OperationRefused } from '../protocol.ts';

/** The longest existing part is resolved. A link that leads nowhere is refused: a file would be created at its target. */
export function realPath(folder: string, path: string): string {
  const absolute = resolve(folder, path);
  const missing: string[] = [];
  for (let at = absolute; ; at = dirname(at)) {
    try {
      return join(realpathSync(at), ...missing);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || at === dirname(at) || exists(at))
        throw new OperationRefused('unresolved', `${path} cannot be resolved`);
      missing.unshift(basename(at));
    }
  }
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}
