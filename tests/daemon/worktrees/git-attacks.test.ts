/**
 * Attacks on the repository and on the git of the daemon. After each, the daemon does all that it does with a worktree: checkpoint,
 * archive, removal. No planted program runs, and nothing of the repository changes but the ref of the session.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { collectWorktree, presentWorktrees } from '../../../daemon/worktrees/collect.ts';
import { git } from '../../support/git.ts';
import { gitAttacks } from './git-attacks.ts';
import { openedIn, printed, type WorktreeWorld, worktreeWorld } from './worktree-world.ts';

/** All of the repository that a user relies on, but the ref of the session, its worktree and new packs. */
function stateOf({ checkout, repository }: WorktreeWorld): string {
  const kept = ['HEAD', 'config', 'packed-refs', 'hooks', 'info', 'description', 'index'].map((name) => {
    const file = path.join(repository, name);
    if (!fs.existsSync(file)) return `${name} -`;
    return fs.statSync(file).isDirectory()
      ? `${name} ${fs.readdirSync(file).sort().join(' ')}`
      : `${name} ${fs.readFileSync(file, 'base64')}`;
  });
  const refs = git(checkout, 'for-each-ref')
    .split('\n')
    .filter((line) => !line.endsWith('refs/worktrain/sess_one'));
  return [...kept, ...refs, fs.readFileSync(path.join(checkout, 'a.txt'), 'utf8')].join('\n');
}

/** @verifies repository-is-read-only, git-is-told-its-repository */
it.for(gitAttacks)('nothing comes of it when an agent tries to $name', async ({ script }, context) => {
  const world = await worktreeWorld(context);
  const marker = path.join(world.folder, 'fired');
  const open = await openedIn(world);
  const before = stateOf(world);
  const others = fs.readdirSync(world.folder).filter((name) => name !== 'archives');
  await printed(open, script(marker));
  await open.checkpoint().catch(() => {});
  await open.close();
  for (const worktree of presentWorktrees(world.ledger))
    await collectWorktree(world.ledger, world.adapter, worktree, world.archives, 1);
  expect(fs.existsSync(marker)).toBe(false);
  expect(stateOf(world)).toBe(before);
  expect(git(world.checkout, 'fsck', '--no-dangling')).toBe('');
  expect(fs.readdirSync(world.folder).filter((name) => name !== 'archives')).toEqual(others);
});

it.for(gitAttacks.filter(({ firesOnStatus }) => firesOnStatus === true))(
  'the attack can succeed: a daemon that runs git in a plain checkout runs what an agent planted to $name',
  async ({ script }, context) => {
    const world = await worktreeWorld(context);
    const marker = path.join(world.folder, 'fired');
    execFileSync('bash', ['-c', `${script(marker)}; true`], { cwd: world.checkout, stdio: 'ignore' });
    fs.rmSync(marker, { force: true });
    // A planted monitor need not answer as git expects: it has run by then.
    execFileSync('bash', ['-c', 'git status >/dev/null 2>&1; true'], { cwd: world.checkout, stdio: 'ignore' });
    expect(fs.existsSync(marker)).toBe(true);
  },
);

it.for([
  {
    name: 'directories too deep for any call',
    script: `n=$(printf 'd%.0s' $(seq 1 200)); for i in $(seq 1 30); do mkdir $n; cd $n; done; touch f`,
  },
  {
    name: 'directories that nobody may search',
    script: 'mkdir -p closed/d; chmod 000 closed/d closed . /git/objects /git-out',
  },
  {
    name: 'other directories where git keeps its objects',
    script: 'mv /git/objects/info /git/objects/i2; ln -s /etc /git/objects/info',
  },
  { name: 'directories in place of files for the daemon', script: 'mkdir -p /git-out/work.pack/d /git-out/ignored/d' },
])('a worktree in which an agent made $name is archived and removed', async ({ script }, context) => {
  const world = await worktreeWorld(context);
  const open = await openedIn(world);
  await printed(open, `echo new > new.txt; ${script}`);
  await open.close();
  const [worktree] = presentWorktrees(world.ledger);
  if (worktree === undefined) throw new Error('no worktree');
  expect(await collectWorktree(world.ledger, world.adapter, worktree, world.archives, 1)).toMatchObject({
    kind: 'removed',
  });
  expect(git(world.checkout, 'show', 'refs/worktrain/sess_one:new.txt')).toBe('new');
  expect(fs.existsSync(worktree.folder)).toBe(false);
});
