/** A `.git` from an archive that leads elsewhere: nothing of this machine is shown inside or written, and the daemon does not wait. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openWorktree } from '../../../daemon/worktrees/session-worktree.ts';
import { git } from '../../support/git.ts';
import { openedIn, printed, requestIn, type WorktreeWorld, worktreeWorld } from './worktree-world.ts';

type Planted = { readonly name: string; readonly plant: (repository: string, home: string) => void };

function replaceByLink(place: string, target: string): void {
  fs.rmSync(place, { recursive: true, force: true });
  fs.symlinkSync(target, place);
}

const listAlternate = (repository: string, target: string) =>
  fs.writeFileSync(path.join(repository, 'objects/info/alternates'), `${target}\n`);

const planted: readonly Planted[] = [
  { name: 'borrows objects from a home directory', plant: listAlternate },
  {
    name: 'borrows objects by a link',
    plant: (repository, home) => {
      fs.symlinkSync(home, path.join(repository, 'lent'));
      listAlternate(repository, '../lent');
    },
  },
  {
    name: 'has its refs in a home directory',
    plant: (repository, home) => replaceByLink(path.join(repository, 'refs'), home),
  },
  {
    name: 'has the refs of the daemon in a home directory',
    plant: (repository, home) => fs.symlinkSync(home, path.join(repository, 'refs/worktrain')),
  },
  ...['refs/heads', 'refs/heads/worktrain', 'logs/refs/worktrain', 'logs/refs/heads', 'objects/a0'].map((part) => ({
    name: `has ${part} in a home directory`,
    plant: (repository: string, home: string) => {
      fs.mkdirSync(path.dirname(path.join(repository, part)), { recursive: true });
      replaceByLink(path.join(repository, part), home);
    },
  })),
  {
    name: 'has its worktrees in a home directory',
    plant: (repository, home) => fs.symlinkSync(home, path.join(repository, 'worktrees')),
  },
  {
    name: 'has its packed refs elsewhere',
    plant: (repository, home) => replaceByLink(path.join(repository, 'packed-refs'), path.join(home, 'key')),
  },
  {
    name: 'has a pipe as the list of its alternates',
    plant: (repository) => void execFileSync('mkfifo', [path.join(repository, 'objects/info/alternates')]),
  },
];

function homeIn({ folder }: WorktreeWorld): string {
  const home = path.join(folder, 'home');
  fs.mkdirSync(home);
  fs.writeFileSync(path.join(home, 'key'), 'a key of the user\n');
  return home;
}

/** @verifies only-repositories-are-shown */
it.for(planted)('a repository that $name is refused', async ({ plant }, context) => {
  const world = await worktreeWorld(context);
  const home = homeIn(world);
  plant(world.repository, home);
  const opening = await openWorktree(world.ledger, world.adapter, requestIn(world), false);
  expect(opening).toMatchObject({
    kind: 'refused',
    fault: { remedy: expect.stringContaining('Clone the repository') },
  });
  expect(fs.readdirSync(home)).toEqual(['key']);
  expect(world.ledger.records()).toEqual([]);
});

/** @verifies only-repositories-are-shown */
it('repositories that share refs and objects with another one are shown', async (context) => {
  const world = await worktreeWorld(context);
  const lent = path.join(world.folder, 'lent');
  fs.renameSync(path.join(world.repository, 'objects'), lent);
  fs.mkdirSync(path.join(world.repository, 'objects/info'), { recursive: true });
  listAlternate(world.repository, lent);
  const shared = path.join(world.folder, 'shared/.git');
  fs.mkdirSync(shared, { recursive: true });
  for (const name of ['refs', 'objects', 'packed-refs'])
    fs.symlinkSync(path.join(world.repository, name), path.join(shared, name));
  for (const name of ['HEAD', 'config']) fs.copyFileSync(path.join(world.repository, name), path.join(shared, name));
  const open = await openedIn({ ...world, repository: shared });
  expect(await printed(open, 'git log --format=%s')).toBe('second\nfirst\n');
});

it('a replaced object is no change of the agent', async (context) => {
  const world = await worktreeWorld(context);
  const other = git(world.checkout, 'commit-tree', '-m', 'other', 'HEAD~1^{tree}');
  git(world.checkout, 'replace', 'HEAD', other);
  const open = await openedIn(world);
  expect(await printed(open, 'cat a.txt; echo new > new.txt')).toBe('one\ntwo\n');
  const commit = await open.checkpoint();
  expect(git(world.checkout, '--no-replace-objects', 'diff', '--name-only', world.base, commit)).toBe('new.txt');
});

it('another repository in the place of the repository of a session is refused, and its worktree is kept', async (context) => {
  const world = await worktreeWorld(context);
  const { checkpoint, close, worktree } = await openedIn(world);
  await checkpoint();
  await close();
  fs.rmSync(world.repository, { recursive: true });
  git(world.checkout, 'init', '-q', '-b', 'main', '--template=');
  git(world.checkout, 'commit', '-q', '--allow-empty', '-m', 'another');
  expect(await openWorktree(world.ledger, world.adapter, requestIn(world), true)).toMatchObject({
    kind: 'refused',
    fault: {
      reason: `the repository does not contain the commit ${world.base.slice(0, 12)}, on which the session is based`,
      remedy: expect.stringContaining('start a new session'),
    },
  });
  expect(fs.existsSync(path.join(worktree.folder, 'tree', 'a.txt'))).toBe(true);
});
