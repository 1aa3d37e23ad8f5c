/**
 * Git facts from the files of a repository, without starting git: a start costs milliseconds and trusts the repository's
 * configuration. Reads `.git` (a folder, or a file that points to one, as in worktrees), HEAD, loose and packed refs.
 * What cannot be read is simply not observed.
 */
import fs from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { GitFacts, GitPort } from '../ports.ts';
import { readRegular } from './regular-file.ts';

const fileBytesMax = 4 * 1024 * 1024;
const sha1Pattern = /^[0-9a-f]{40}$/;
const refPattern = /^refs\/[^\0]+$/;
/** What HEAD holds where the refs are in a reftable, which is not read: no branch may have this name. */
const placeholderRef = 'refs/heads/.invalid';

function readText(path: string): string | null {
  try {
    // An exception costs more than all that is read here, and most repositories have not every file.
    if (fs.statSync(path, { throwIfNoEntry: false }) === undefined) return null;
    return new TextDecoder().decode(readRegular(path, fileBytesMax, 'followed'));
  } catch {
    return null;
  }
}

/** The `.git` folder of a work tree, or null. */
function gitFolder(root: string): string | null {
  const marker = join(root, '.git');
  const stat = fs.statSync(marker, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return marker;
  const pointer = stat?.isFile() ? /^gitdir: (.+)$/m.exec(readText(marker) ?? '')?.[1]?.trim() : undefined;
  return pointer === undefined ? null : isAbsolute(pointer) ? pointer : resolve(root, pointer);
}

function findRepository(from: string): { root: string; git: string } | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const git = gitFolder(folder);
    if (git !== null) return { root: folder, git };
    if (dirname(folder) === folder) return null;
  }
}

function looseRef(folder: string, ref: string): string | null {
  const sha = readText(join(folder, ref))?.trim() ?? '';
  return sha1Pattern.test(sha) ? sha : null;
}

/** A ref that names a path outside `refs/` is not followed. */
function resolveRef(git: string, ref: string): string | null {
  if (!refPattern.test(ref) || ref.split('/').includes('..')) return null;
  const own = looseRef(git, ref);
  if (own !== null) return own;
  const common = readText(join(git, 'commondir'))?.trim();
  const shared = common === undefined ? null : resolve(git, common);
  const inShared = shared === null ? null : looseRef(shared, ref);
  if (inShared !== null) return inShared;
  for (const folder of shared === null ? [git] : [git, shared]) {
    for (const line of (readText(join(folder, 'packed-refs')) ?? '').split('\n')) {
      if (line.slice(41).trimEnd() === ref && sha1Pattern.test(line.slice(0, 40))) return line.slice(0, 40);
    }
  }
  return null;
}

export function gitFromFiles(): GitPort {
  return {
    async observe(path): Promise<GitFacts | null> {
      try {
        const found = findRepository(resolve(path));
        if (found === null) return null;
        const head = readText(join(found.git, 'HEAD'))?.trim() ?? '';
        const ref = /^ref: (.+)$/.exec(head)?.[1];
        if (ref === placeholderRef) return { repoRoot: found.root };
        const headSha = ref === undefined ? (sha1Pattern.test(head) ? head : null) : resolveRef(found.git, ref);
        return {
          repoRoot: found.root,
          ...(ref?.startsWith('refs/heads/') ? { branch: ref.slice('refs/heads/'.length) } : {}),
          ...(headSha === null ? {} : { headSha }),
        };
      } catch {
        return null;
      }
    },
  };
}
