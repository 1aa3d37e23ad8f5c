/**
 * Runs git without a shell, for data that only git can read: the index, and files of a revision. The git facts of a run are
 * observed without this module (runtime/host/git.ts). Blobs are read as stored, so no filter of a repository runs.
 */
import { dirname, resolve } from 'node:path';
import { Failure, usageError } from '../failure.ts';
import { realPath } from '../files/boundary.ts';
import { gitCallMsMax } from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { runGit } from './git-process.ts';

type Answer = { readonly ok: boolean; readonly bytes: Buffer };

async function git(
  folder: string,
  args: readonly string[],
  input?: string,
  index: string | null = null,
): Promise<Answer> {
  const ran = await runGit(folder, args, input, index);
  if (ran.kind === 'ended') return ran;
  if (ran.kind === 'not_installed')
    throw usageError('git is not installed or not on the PATH', 'Install git, or add it to the PATH');
  const command = args.find((arg) => !arg.startsWith('-')) ?? '';
  throw ran.kind === 'timed_out' ? timedOut(command) : notRun(command, ran.reason);
}

const gitFailure = (message: string, suggestion: string): Failure =>
  new Failure({ code: 'STORE_IO_FAILED', message, retry: { kind: 'not_retryable' }, suggestion });

const notRun = (command: string, reason: string): Failure =>
  gitFailure(
    `\`git ${command}\` could not be run (${reason || 'unknown error'})`,
    'Run `git status` in this directory and fix the reported problem',
  );

const timedOut = (command: string): Failure =>
  gitFailure(
    `\`git ${command}\` did not finish within ${gitCallMsMax / 1000} seconds and was stopped`,
    'Run `git status` in this directory. If it does not finish, look for named pipes in .git: find .git -type p',
  );

const lineOf = ({ bytes }: Answer) => bytes.toString('utf8').replace(/\r?\n$/, '');

/** For data that every repository has: an empty answer would read a damaged index as one without files. */
async function gitData(folder: string, args: readonly string[], index: string | null = null): Promise<Buffer> {
  const { ok, bytes } = await git(folder, args, undefined, index);
  if (ok) return bytes;
  throw gitFailure(
    `\`git ${args.find((arg) => !arg.startsWith('-')) ?? ''}\` failed, so the git repository of this project could not be read`,
    'Run `git status` in this directory and fix the reported problem',
  );
}

/** The top folder of the work tree; null outside of one. */
export async function workTreeOf(folder: string): Promise<string | null> {
  const answer = await git(folder, ['rev-parse', '--show-toplevel']);
  return answer.ok ? lineOf(answer) : null;
}

/** The commit that a revision names; null if it names none. */
export async function commitOf(folder: string, revision: string): Promise<string | null> {
  // An option is not a revision; older versions of git lack `--end-of-options`.
  if (revision === '' || revision.startsWith('-')) return null;
  const answer = await git(folder, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  const commit = lineOf(answer);
  // For an excluded revision such as `^HEAD`, the answer is a hash after `^`.
  return answer.ok && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null;
}

/**
 * The index of the commit whose hook started this process: `git commit -a` and `git commit FILE` prepare another file than the index
 * of the repository. Null if git named none, or the one of another repository.
 */
async function indexOfCommit(folder: string): Promise<string | null> {
  const named = process.env['GIT_INDEX_FILE'];
  if (named === undefined || named === '') return null;
  const index = resolve(named);
  const repository = await git(folder, ['rev-parse', '--absolute-git-dir']);
  const holder = realPath(dirname(index));
  return repository.ok && holder !== null && holder === realPath(lineOf(repository)) ? index : null;
}

const indexData = async (folder: string, args: readonly string[]): Promise<Buffer> =>
  gitData(folder, args, await indexOfCommit(folder));

/** `<mode> <object> <stage>`, a tab and the path. */
const indexPattern = /^[0-7]+ ([0-9a-f]{40,64}) [0-3]\t(.+)$/s;

/** By the object of an empty file: the object of an empty tree, with SHA-1 and with SHA-256. */
const emptyTrees: ReadonlyMap<string, string> = new Map([
  ['e69de29bb2d1d6434b8b29ae775ad8c2e48c5391', '4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
  [
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
    '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
  ],
]);

/**
 * The entries of `git add --intent-to-add`, which look like empty files: a commit leaves them out. The index is compared with an empty
 * tree and not with the work tree: for that, git would run the filter of a file [git-runs-nothing].
 */
async function leftOut(
  folder: string,
  listed: readonly { readonly object: string; readonly path: string }[],
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const empty = listed.filter(({ object }) => emptyTrees.has(object));
  const tree = emptyTrees.get(empty[0]?.object ?? '');
  if (tree === undefined) return new Set();
  const comparing = ['diff-index', '--cached', '--ita-invisible-in-index', '--relative', '--name-only', '-z', tree];
  const staged = await indexData(folder, ['--literal-pathspecs', ...comparing, '--', ...paths]);
  const kept = new Set(staged.toString('utf8').split('\0'));
  return new Set(empty.flatMap(({ path }) => (kept.has(path) ? [] : path)));
}

/** Every path of the index, including links and submodules, relative to the top folder of the work tree. */
export async function listedPaths(top: string): Promise<readonly string[]> {
  const listed = (await indexData(top, ['ls-files', '-s', '-z']))
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, object, path] = indexPattern.exec(line) ?? [];
      return object === undefined || path === undefined ? [] : [{ path, object }];
    });
  const left = await leftOut(top, listed, []);
  return listed.flatMap(({ path }) => (left.has(path) ? [] : path));
}

/**
 * Paths of the index below `folder`, relative to it, that have merge conflicts: git refuses to commit while there is one. Empty
 * outside of a working tree.
 */
export async function unmergedPaths(folder: string): Promise<readonly string[]> {
  if ((await workTreeOf(folder)) === null) return [];
  // `<mode> <object> <stage>`, a tab and the path, once for each side.
  const paths = (await indexData(folder, ['ls-files', '-u', '-z']))
    .toString('utf8')
    .split('\0')
    .flatMap((line) => (line.includes('\t') ? [line.slice(line.indexOf('\t') + 1)] : []));
  return [...new Set(paths)];
}

export type GitFile = { readonly path: string; readonly isLink: boolean; readonly bytes: Buffer };

/** `<mode> blob <object>` of a tree, `<mode> <object> 0` of the index, then a tab and the path. */
const entryPattern = /^(100644|100755|120000) (?:blob )?([0-9a-f]{40,64})(?: 0)?\t(.+)$/s;

/** Without these files, the others would be compiled as if their author had not written these. */
function notStored([first = '', ...more]: readonly string[]): Failure {
  const others = more.length === 0 ? '' : ` and of ${counted(more.length, 'other file')}`;
  return gitFailure(
    `the content of ${visibleName(first)}${others} is missing from this git repository, or cannot be read`,
    'If the repository is a partial clone, fetch the missing files: git fetch --refetch --no-filter. If it is not, find the damage: git fsck',
  );
}

/**
 * The files at these paths and below them, relative to `folder`.
 * @param commit null for the index
 * @throws Failure when git does not have the content of one, as in a partial clone
 */
export async function gitFiles(
  folder: string,
  commit: string | null,
  paths: readonly string[],
  isWanted: (path: string) => boolean = () => true,
): Promise<readonly GitFile[]> {
  const listing =
    commit === null
      ? await indexData(folder, ['--literal-pathspecs', 'ls-files', '-s', '-z', '--', ...paths])
      : await gitData(folder, ['--literal-pathspecs', 'ls-tree', '-r', '-z', commit, '--', ...paths]);
  const listed = listing
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode, object, path] = entryPattern.exec(line) ?? [];
      return mode === undefined || object === undefined || path === undefined || !isWanted(path)
        ? []
        : [{ path, object, isLink: mode === '120000' }];
    });
  const left = commit === null ? await leftOut(folder, listed, paths) : new Set<string>();
  const entries = listed.filter(({ path }) => !left.has(path));
  const blobs = await blobsOf(folder, [...new Set(entries.map(({ object }) => object))]);
  const missing = entries.filter(({ object }) => !blobs.has(object));
  if (missing.length > 0) throw notStored(missing.map(({ path }) => path));
  return entries.map(({ path, object, isLink }) => ({ path, isLink, bytes: blobs.get(object) ?? Buffer.alloc(0) }));
}

async function blobsOf(folder: string, objects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  if (objects.length === 0) return found;
  const { bytes } = await git(folder, ['cat-file', '--batch'], objects.map((object) => `${object}\n`).join(''));
  // Each in the order asked: `<object> <kind> <size>`, a line feed, the bytes, a line feed; or `<object> missing`. What stands in an
  // object of another kind is skipped with it, so that no text of a repository is read as an answer.
  let at = 0;
  for (const asked of objects) {
    const end = bytes.indexOf(0x0a, at);
    const [object, kind, size = ''] = end === -1 ? [] : bytes.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (object !== asked) break;
    if (kind === 'missing') continue;
    if (!/^[0-9]{1,15}$/.test(size)) break;
    if (kind === 'blob') found.set(object, bytes.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}
