/**
 * Lists files. Below a git repository, ignored files are left out, as git lists them; elsewhere, everything but `.git` and
 * `node_modules`. Links are listed, never followed.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import { listedFilesMax } from '../../../schemas/daemon/limits.ts';
import type { FoundFiles } from '../protocol.ts';
import { globPattern } from '../../glob.ts';

const skipped: ReadonlySet<string> = new Set(['.git', 'node_modules']);

function listedByGit(folder: string): readonly string[] | null {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
    timeout: 20_000,
  });
  if (status !== 0) return null;
  return stdout
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && !path.endsWith('/'));
}

function listedByWalk(folder: string): readonly string[] {
  const found: string[] = [];
  const folders = [folder];
  for (let i = 0; i < folders.length && found.length < listedFilesMax; i++) {
    const each = folders[i] ?? folder;
    for (const entry of entriesOf(each)) {
      if (skipped.has(entry.name)) continue;
      const path = join(each, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else found.push(relative(folder, path));
    }
  }
  return found;
}

const entriesOf = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

/** Paths relative to `folder`, sorted. */
export const filesBelow = (folder: string): readonly string[] =>
  [...(listedByGit(folder) ?? listedByWalk(folder))].sort(byCodeUnit);

export function find(base: string, folder: string, pattern: string, pathsMax: number): FoundFiles {
  const matches = globPattern(pattern);
  const paths = filesBelow(resolve(base, folder)).filter((path) => matches.test(path));
  const shown = folder === '.' ? paths : paths.map((path) => join(folder, path));
  return { paths: shown.slice(0, pathsMax), more: Math.max(0, shown.length - pathsMax) };
}
