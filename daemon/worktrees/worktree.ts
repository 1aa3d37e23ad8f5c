/**
 * The worktree of a session: made from a commit of a repository of the user, and what a sandbox shows of it.
 *
 * Inside, git finds a repository whose history is that of the user, read-only, with the branches and tags of the moment at which it was opened.
 * The agent can commit: new objects go to a directory of the session, and HEAD, the index and the reflog are copies that belong to the session.
 * Nothing of the user's `.git` is writable, and its configuration, which may hold a password, is not shown [repository-is-read-only].
 *
 * The repository itself knows a detached worktree, locked, at the base commit. Its files there stay as git wrote them, so that `git gc`
 * and `git worktree list` of the user never read a file that an agent wrote.
 */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fchmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Mount, PlacedFile, SandboxAdapter } from '../sandbox/sandbox.ts';
import { hostGit } from './host-git.ts';
import type { WorktreeLedger } from './ledger.ts';
import { type ObjectFormat, objectFormatOf } from './object-format.ts';
import { removeTree } from './remove-tree.ts';
import { objectDirectories } from './repository-fault.ts';
import { newWorktree, type StoredWorktree } from './stored-worktrees.ts';

/** Inside. */
export const insideWorktree = '/worktree';
const insideGit = '/git';
export const insideGitDir = `${insideGit}/worktrees/session`;
export const insideOut = '/git-out';

export type WorktreePlaces = {
  /** The files that the agent works on. */
  readonly tree: string;
  /** HEAD, index and reflog of the session. */
  readonly admin: string;
  readonly objects: string;
  /** What git inside leaves for the daemon. */
  readonly out: string;
  /** Small files that are mounted over those that an agent must not change. */
  readonly fixed: string;
};

export const placesOf = (folder: string): WorktreePlaces => ({
  tree: join(folder, 'tree'),
  admin: join(folder, 'admin'),
  objects: join(folder, 'objects'),
  out: join(folder, 'out'),
  fixed: join(folder, 'fixed'),
});

export const refOf = (worktreeId: string): string => `refs/worktrain/${worktreeId}`;

const fixedFiles: Readonly<Record<string, string>> = {
  'dot-git': `gitdir: ${insideGitDir}\n`,
  commondir: '../..\n',
  gitdir: `${insideWorktree}/.git\n`,
  'config.worktree': '',
  empty: '',
};

/** The agent, which can be another user, reads it whatever the umask is. */
function writeFixed({ fixed }: WorktreePlaces, name: string, text: string): void {
  writeFileSync(join(fixed, name), text);
  chmodSync(join(fixed, name), 0o644);
}

function makeFolders(places: WorktreePlaces, owner: ReturnType<SandboxAdapter['owner']>): void {
  const { tree, admin, objects, out, fixed } = places;
  const written = [admin, objects, join(objects, 'info'), join(objects, 'pack'), out];
  for (const path of written) mkdirSync(path, { recursive: true, mode: 0o700 });
  mkdirSync(fixed, { recursive: true });
  chmodSync(fixed, 0o755);
  for (const [name, text] of Object.entries(fixedFiles)) writeFixed(places, name, text);
  if (owner === null) return;
  for (const path of [tree, ...written]) chownSync(path, owner.uid, owner.gid);
}

/** Files that the mounts of `fixed` cover. */
function makeMountTargets(places: WorktreePlaces, head: string, owner: ReturnType<SandboxAdapter['owner']>): void {
  const covered = {
    [join(places.admin, 'HEAD')]: `${head}\n`,
    [join(places.admin, 'commondir')]: '',
    [join(places.admin, 'gitdir')]: '',
    [join(places.admin, 'config.worktree')]: '',
    [join(places.objects, 'info', 'alternates')]: '',
  };
  for (const [path, text] of Object.entries(covered)) {
    writeFileSync(path, text);
    if (owner !== null) chownSync(path, owner.uid, owner.gid);
  }
}

const refsIn = ({ fixed }: WorktreePlaces) => join(fixed, 'packed-refs');

/**
 * Writes down the refs of the user for the sandbox. It does not show the live ones: a HEAD of the agent can name a branch, the user can commit to
 * that branch meanwhile, and a checkpoint on top of the new commit would undo it.
 */
async function recordRefs({ repository, folder }: Pick<StoredWorktree, 'repository' | 'folder'>): Promise<void> {
  const places = placesOf(folder);
  mkdirSync(join(places.fixed, 'refs'), { recursive: true });
  chmodSync(join(places.fixed, 'refs'), 0o755);
  const output = openSync(refsIn(places), 'w');
  try {
    fchmodSync(output, 0o644);
    await hostGit(repository, ['for-each-ref', '--format=%(objectname) %(refname)'], { output });
  } finally {
    closeSync(output);
  }
}

/** More than any name of a branch has. */
const headBytesMax = 8192;

/** Empty if it is no file. */
function textOfHead(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isFile() !== true || stat.size > headBytesMax) return '';
  chmodSync(path, stat.mode | 0o600);
  return readFileSync(path, 'utf8');
}

/** The commit of the branch that a HEAD names, as the agent saw it; null if it names none. */
function commitOfBranch(places: WorktreePlaces, head: string): string | null {
  const name = /^ref: *(\S+)\s*$/.exec(head)?.[1];
  if (name === undefined || !existsSync(refsIn(places))) return null;
  const lines = readFileSync(refsIn(places), 'utf8').split('\n');
  return lines.find((each) => each.endsWith(` ${name}`))?.split(' ')[0] ?? null;
}

/**
 * Puts back what mounts need, for a worktree that an agent has worked in: it can move or remove the directories around them, and forbid
 * everybody to search them. Nothing of the agent runs now, so what is found here stays.
 */
export function restorePlaces(worktree: StoredWorktree, owner: ReturnType<SandboxAdapter['owner']>): void {
  const { tree, admin, objects, out } = placesOf(worktree.folder);
  const give = (path: string) => owner === null || lchownSync(path, owner.uid, owner.gid);
  for (const path of [tree, admin, objects, join(objects, 'info'), out]) {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) {
      chmodSync(path, stat.mode | 0o700);
      continue;
    }
    removeTree(path);
    mkdirSync(path, { mode: 0o700 });
    give(path);
  }
  restoreHead(worktree, give);
  for (const path of ['commondir', 'gitdir', 'config.worktree']
    .map((name) => join(admin, name))
    .concat(join(objects, 'info', 'alternates'))) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === true) continue;
    removeTree(path);
    writeFileSync(path, '', { flag: 'wx' });
    give(path);
  }
}

/**
 * The refs are recorded anew, so a HEAD that names one of them is set to the commit that the agent saw. One that names no branch, or is no file, is
 * set to the last checkpoint: the user may have created that branch meanwhile.
 */
function restoreHead({ folder, base, commit }: StoredWorktree, give: (path: string) => void): void {
  const places = placesOf(folder);
  const path = join(places.admin, 'HEAD');
  const head = textOfHead(path);
  if (/^[0-9a-f]{40,64}\s*$/.test(head)) return;
  removeTree(path);
  writeFileSync(path, `${commitOfBranch(places, head) ?? commit ?? base}\n`, { flag: 'wx' });
  give(path);
}

/** Of the configuration of the repository only what says how its objects are stored. */
function shownConfig(format: ObjectFormat): string {
  const version = format === 'sha1' ? 0 : 1;
  const extension = format === 'sha1' ? '' : `[extensions]\n\tobjectFormat = ${format}\n`;
  // As for git outside: a replaced object would appear as a change of the agent.
  const core = { repositoryformatversion: version, bare: false, logAllRefUpdates: true, useReplaceRefs: false };
  const lines = Object.entries(core).map(([name, value]) => `\t${name} = ${value}\n`);
  return `[core]\n${lines.join('')}${extension}`;
}

/** What a sandbox for a worktree mounts and places; a later mount covers an earlier one. */
export async function sandboxOf(worktree: Pick<StoredWorktree, 'repository' | 'folder' | 'base'>): Promise<{
  readonly mounts: readonly Mount[];
  readonly files: readonly PlacedFile[];
}> {
  const { repository, folder, base } = worktree;
  await recordRefs(worktree);
  const places = placesOf(folder);
  const shared = objectDirectories(join(repository, 'objects'));
  const write = (source: string, target: string): Mount => ({ source, target, access: 'write' });
  const read = (source: string, target: string): Mount => ({ source, target, access: 'read' });
  const fixed = (name: string, target: string): Mount => read(join(places.fixed, name), target);
  const lent = shared.map((path, i) => ({ path, target: `/git-objects/${i}` }));
  writeFixed(places, 'alternates', lent.map(({ target }) => `${target}\n`).join(''));
  const shallow = join(repository, 'shallow');
  return {
    mounts: [
      write(places.tree, insideWorktree),
      fixed('dot-git', `${insideWorktree}/.git`),
      write(places.admin, insideGitDir),
      ...['commondir', 'gitdir', 'config.worktree'].map((name) => fixed(name, `${insideGitDir}/${name}`)),
      write(places.objects, `${insideGit}/objects`),
      fixed('alternates', `${insideGit}/objects/info/alternates`),
      write(places.out, insideOut),
      fixed('refs', `${insideGit}/refs`),
      fixed('packed-refs', `${insideGit}/packed-refs`),
      ...(existsSync(shallow) ? [read(shallow, `${insideGit}/shallow`)] : []),
      ...lent.flatMap(({ path, target }) => [
        read(path, target),
        // It names directories of this machine; those that exist inside are in the list above.
        ...(existsSync(join(path, 'info', 'alternates')) ? [fixed('empty', `${target}/info/alternates`)] : []),
      ]),
    ],
    files: [
      { path: `${insideGit}/config`, text: shownConfig(objectFormatOf(base)) },
      { path: `${insideGit}/HEAD`, text: 'ref: refs/heads/none\n' },
    ],
  };
}

/**
 * Makes the worktree, still without its files: they are checked out inside, by the caller.
 * @param head the commit that it starts at: the base, or the work of a session whose worktree was removed
 * @param atRef the commit under its ref, which the caller allows to be replaced; null if the ref does not exist
 */
export async function addWorktree(
  ledger: WorktreeLedger,
  adapter: SandboxAdapter,
  wanted: { readonly worktreeId: string; readonly repository: string; readonly folder: string; readonly base: string },
  head: string,
  atRef: string | null,
): Promise<StoredWorktree> {
  const { worktreeId, repository, folder, base } = wanted;
  const places = placesOf(folder);
  const ref = refOf(worktreeId);
  const announced = { worktreeId, repository, folder, base, ref };
  ledger.append({ kind: 'adding', ...announced });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  await hostGit(repository, ['update-ref', ref, head, atRef ?? '0'.repeat(head.length)]);
  await hostGit(repository, [
    ...['worktree', 'add', '--detach', '--no-checkout', '--lock', '--reason', `WorkTrain session ${worktreeId}`],
    places.tree,
    head,
  ]);
  const owner = adapter.owner(worktreeId);
  makeFolders(places, owner);
  makeMountTargets(places, head, owner);
  return newWorktree(announced);
}

/** Whether the files of the worktree are there. */
export const isPresent = (folder: string): boolean => {
  try {
    return lstatSync(placesOf(folder).tree).isDirectory();
  } catch {
    return false;
  }
};
