/**
 * Runs git without a shell, for what only git can read: the index, and files as a revision had them. Git facts of a run are
 * observed without it (runtime/host/git.ts). Blobs are read as they are stored, so no filter of a repository runs.
 */
import { Failure, usageError } from '../failure.ts';
import { runGit } from './git-process.ts';

type Answer = { readonly ok: boolean; readonly bytes: Buffer };

function git(folder: string, args: readonly string[], input?: string): Answer {
  const ran = runGit(folder, args, input);
  if (ran === null) throw notInstalled();
  if (ran.error !== undefined) throw notRun(ran.error as NodeJS.ErrnoException);
  return { ok: ran.status === 0, bytes: ran.stdout };
}

const notInstalled = (): Failure =>
  usageError('git is not installed or not on the PATH', 'Install git, or name files instead');

function notRun({ code }: NodeJS.ErrnoException): Failure {
  return new Failure({
    code: 'STORE_IO_FAILED',
    message: `git could not be run (${code ?? 'unknown error'})`,
    retry: { kind: 'not_retryable' },
    suggestion: 'Run `git status` in this folder and fix what it reports',
  });
}

const lineOf = ({ bytes }: Answer) => bytes.toString('utf8').replace(/\r?\n$/, '');

/** The top folder of the work tree, or null outside of one. */
export function workTreeOf(folder: string): string | null {
  const answer = git(folder, ['rev-parse', '--show-toplevel']);
  return answer.ok ? lineOf(answer) : null;
}

/** The commit that a revision names, or null when it names none. */
export function commitOf(folder: string, revision: string): string | null {
  // An option is no revision; `--end-of-options` is younger than the git of some systems.
  if (revision === '' || revision.startsWith('-')) return null;
  const answer = git(folder, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  return answer.ok ? lineOf(answer) : null;
}

export type GitFile = { readonly path: string; readonly isLink: boolean; readonly bytes: Buffer };

/** `<mode> blob <object>` of a tree, `<mode> <object> 0` of the index, then a tab and the path. */
const entryPattern = /^(100644|100755|120000) (?:blob )?([0-9a-f]{40,64})(?: 0)?\t(.+)$/s;

/**
 * The files at these paths and below them, relative to `folder`.
 *
 * @param commit null for the index
 */
export function gitFiles(folder: string, commit: string | null, paths: readonly string[]): readonly GitFile[] {
  const listing =
    commit === null
      ? git(folder, ['--literal-pathspecs', 'ls-files', '-s', '-z', '--', ...paths])
      : git(folder, ['--literal-pathspecs', 'ls-tree', '-r', '-z', commit, '--', ...paths]);
  if (!listing.ok) return [];
  const entries = listing.bytes
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode, object, path] = entryPattern.exec(line) ?? [];
      return mode === undefined || object === undefined || path === undefined
        ? []
        : [{ path, object, isLink: mode === '120000' }];
    });
  const blobs = blobsOf(folder, [...new Set(entries.map(({ object }) => object))]);
  return entries.flatMap(({ path, object, isLink }) => {
    const bytes = blobs.get(object);
    return bytes === undefined ? [] : [{ path, isLink, bytes }];
  });
}

function blobsOf(folder: string, objects: readonly string[]): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  if (objects.length === 0) return found;
  const { bytes } = git(folder, ['cat-file', '--batch'], objects.map((object) => `${object}\n`).join(''));
  // Each: `<object> blob <size>`, a line feed, the bytes, a line feed.
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0x0a, at);
    const [object = '', kind = '', size = '0'] = bytes.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (kind !== 'blob') continue;
    found.set(object, bytes.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}
