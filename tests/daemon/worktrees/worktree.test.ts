/** The worktree of a session, in a real sandbox with real git. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endProcess, livenessOf } from '../../../daemon/sandbox/process-identity.ts';
import type { Sandbox, SandboxAdapter } from '../../../daemon/sandbox/sandbox.ts';
import { copyFor, removeCopy } from '../../../daemon/worktrees/copy.ts';
import { adoptWorktree, archiveWorktree, removeWorktree } from '../../../daemon/worktrees/archive.ts';
import { checkpoint } from '../../../daemon/worktrees/checkpoint.ts';
import { collectWorktree, presentWorktrees } from '../../../daemon/worktrees/collect.ts';
import { GitFault } from '../../../daemon/worktrees/host-git.ts';
import { WorktreeLedger, type WorktreeRecord } from '../../../daemon/worktrees/ledger.ts';
import { type OpenWorktree, openWorktree } from '../../../daemon/worktrees/session-worktree.ts';
import { MissingWork } from '../../../daemon/worktrees/stored-work.ts';
import { type StoredWorktree, storedWorktrees } from '../../../daemon/worktrees/stored-worktrees.ts';
import { removeTree } from '../../../daemon/worktrees/remove-tree.ts';
import { placesOf } from '../../../daemon/worktrees/worktree.ts';
import { git } from '../../support/git.ts';
import { skip } from '../../support/skip.ts';
import { temporaryFolder } from '../sandbox/sandbox-world.ts';
import { openedIn, password, printed, requestIn, type WorktreeWorld, worktreeWorld } from './worktree-world.ts';

const ref = 'refs/worktrain/sess_one';
const only = (world: WorktreeWorld) => {
  const [worktree] = presentWorktrees(world.ledger);
  if (worktree === undefined) throw new Error('no worktree');
  return worktree;
};
/** What the newest checkpoint does not contain. */
const omittedOf = ({ worktree }: OpenWorktree): string[] => {
  const list = fs.readFileSync(path.join(placesOf(worktree.folder).out, 'ignored'), 'utf8');
  return [...new Set(list.split('\0').slice(0, -1))].sort();
};
const kindsOf = (world: WorktreeWorld) => world.ledger.records().map(({ kind }) => kind);

describe('the worktree of a session', () => {
  it('has the files and the history of the base commit, and is clean', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    expect(await printed(open, 'cat a.txt; git status --porcelain; git log --format=%s; git describe --tags')).toBe(
      `one\ntwo\nsecond\nfirst\nv1-1-g${git(world.checkout, 'rev-parse', '--short', 'HEAD')}\n`,
    );
    expect(await printed(open, 'git rev-parse HEAD; git symbolic-ref -q HEAD || echo detached')).toBe(
      `${world.base}\ndetached\n`,
    );
  });

  it('is checkpointed with the files of nested repositories, also of one that the agent committed or whose name starts with a dash', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    const nested = (name: string) => `git init -q ./${name}; echo new > ./${name}/file`;
    const commit = (name: string) => `git -C ./${name} add . && git -C ./${name} commit -qm nested`;
    await printed(open, `${nested('committed')}; ${commit('committed')}; git add committed; git commit -qm all`);
    await printed(
      open,
      `echo later > committed/later; ${nested('-delete')}; rm a.txt; mkdir -p a.txt/ignored; echo no > a.txt/ignored/x`,
    );
    const stored = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '-r', '--name-only', stored).split('\n')).toEqual([
      '-delete/file',
      '.gitignore',
      'committed/file',
      'committed/later',
    ]);
  });

  it('is checkpointed with the files of a nested repository that the agent committed and damaged', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    const damages = [
      "echo '[' > .git/config",
      'rm .git/config; mkfifo .git/config',
      'rm .git/HEAD; mkfifo .git/HEAD',
      'rm .git/config; ln -s /dev/zero .git/config',
      'echo garbage > .git/HEAD',
      'rm -r .git/objects',
      'chmod 0 .git',
    ];
    const make = (_: string, i: number) =>
      `git init -q n${i}; echo x > n${i}/x; git -C n${i} add .; git -C n${i} commit -qm n; git add n${i}`;
    const damaged = [...damages.map(make), 'git commit -qm nested', ...damages.map((each, i) => `(cd n${i}; ${each})`)];
    await printed(open, damaged.join('\n'));
    const stored = await open.checkpoint();
    const files = git(world.checkout, 'ls-tree', '-r', '--name-only', stored).split('\n');
    expect(files).toEqual(['.gitignore', 'a.txt', ...damages.map((_, i) => `n${i}/x`)]);
    expect(omittedOf(open)).toEqual(damages.map((_, i) => `n${i}/.git`));
    expect(git(world.checkout, 'log', '-1', '--format=%s', `${stored}^`)).toBe('nested');
  }, 60_000);

  it('keeps an empty submodule that is not in the base, such as one of a merged branch', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      'git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),lib; git commit -qm lib; mkdir -p lib; echo x > x',
    );
    expect(git(world.checkout, 'ls-tree', await open.checkpoint(), 'lib')).toContain('160000 commit');
  });

  it('keeps a submodule of the base whose repository git cannot read', async (context) => {
    const world = await worktreeWorld(context);
    for (const name of ['lib', 'piped'])
      git(world.checkout, 'update-index', '--add', '--cacheinfo', `160000,${world.base},${name}`);
    git(world.checkout, 'commit', '-qm', 'with submodules');
    const open = await openedIn({ ...world, base: git(world.checkout, 'rev-parse', 'HEAD') });
    const clone = (name: string) => `git init -q ${name}; git -C ${name} commit -q --allow-empty -m s`;
    await printed(
      open,
      `${clone('lib')}; ${clone('piped')}; echo '[' > lib/.git/config; rm piped/.git/HEAD; mkfifo piped/.git/HEAD; echo x > x`,
    );
    const stored = await open.checkpoint();
    const files = git(world.checkout, 'ls-tree', '-r', '--format=%(objectmode) %(path)', stored).split('\n');
    expect(files).toEqual(['100644 .gitignore', '100644 a.txt', '160000 lib', '160000 piped', '100644 x']);
  }, 60_000);

  it('is checkpointed although the agent closed /tmp, without what an earlier checkpoint left', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo new > new; mkdir /git-out/checkpoint.killed; chmod 0 /tmp');
    expect(await printed(open, 'mktemp -d || echo closed')).toContain('closed');
    const stored = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '--name-only', stored)).toContain('new');
    expect(fs.readdirSync(placesOf(open.worktree.folder).out).sort()).toEqual(['ignored', 'work.pack']);
  });

  it('is checkpointed although a small core.bigFileThreshold of the user counts each file with rules as a big one', async (context) => {
    const world = await worktreeWorld(context);
    git(world.checkout, 'config', 'core.bigFileThreshold', '20');
    const open = await openedIn(world);
    await printed(open, "printf '%s text\\n' '*.one' '*.two' '*.three' > .gitattributes");
    const stored = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '--name-only', stored)).toContain('.gitattributes');
  });

  it('is checkpointed although git prints a long list of warnings', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      'for i in $(seq 1500); do echo "*.$i !=an-invalid-name-of-an-attribute"; done > .gitattributes',
    );
    const stored = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '--name-only', stored)).toContain('.gitattributes');
  });

  it('keeps a submodule of the base as a submodule, and lists it with the ignored files if the agent wrote into it', async (context) => {
    const world = await worktreeWorld(context);
    for (const name of ['lib', 'empty'])
      git(world.checkout, 'update-index', '--add', '--cacheinfo', `160000,${world.base},${name}`);
    git(world.checkout, 'commit', '-qm', 'with a submodule');
    const base = git(world.checkout, 'rev-parse', 'HEAD');
    const open = await openedIn({ ...world, base });
    await printed(open, 'echo changed > a.txt; echo file > lib/file');
    expect(git(world.checkout, 'ls-tree', await open.checkpoint(), 'lib')).toContain('160000 commit');
    expect(fs.readFileSync(path.join(placesOf(only(world).folder).out, 'ignored'), 'utf8')).toBe('lib/\0');
  });

  it('is checkpointed with the files in the place of a submodule that the agent removed, and without a submodule that it removed', async (context) => {
    const world = await worktreeWorld(context);
    for (const name of ['lib', 'kept', 'gone'])
      git(world.checkout, 'update-index', '--add', '--cacheinfo', `160000,${world.base},${name}`);
    git(world.checkout, 'commit', '-qm', 'with submodules');
    const open = await openedIn({ ...world, base: git(world.checkout, 'rev-parse', 'HEAD') });
    await printed(open, 'git rm -q lib gone; mkdir -p lib; echo vendored > lib/l.js; echo x > other');
    const files = git(world.checkout, 'ls-tree', '-r', '--format=%(objectmode) %(path)', await open.checkpoint());
    expect(files.split('\n')).toEqual([
      ...['100644 .gitignore', '100644 a.txt', '160000 kept', '100644 lib/l.js', '100644 other'],
    ]);
    expect(omittedOf(open)).toEqual([]);
  });

  it('is checkpointed with links and directories in the place of each other and of files, and without what is a pipe now', async (context) => {
    const world = await worktreeWorld(context);
    for (const folder of ['d', 'e']) {
      fs.mkdirSync(path.join(world.checkout, folder));
      fs.writeFileSync(path.join(world.checkout, folder, 'x'), 'x\n');
    }
    for (const name of ['pipe', 'repository']) fs.writeFileSync(path.join(world.checkout, name), 'x\n');
    git(world.checkout, 'add', '.');
    git(world.checkout, 'commit', '-qm', 'more');
    const open = await openedIn({ ...world, base: git(world.checkout, 'rev-parse', 'HEAD') });
    await printed(
      open,
      `rm a.txt pipe repository; mkdir a.txt; echo n > a.txt/x; mv d real; ln -s real d; rm -r e; ln -s /nothing e; mkfifo pipe
git init -q repository && cd repository && echo n > n && git add n && git commit -qm n`,
    );
    const commit = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '-r', '--format=%(objectmode) %(path)', commit).split('\n')).toEqual([
      '100644 .gitignore',
      '100644 a.txt/x',
      '120000 d',
      '120000 e',
      '100644 real/x',
      '100644 repository/n',
    ]);
  });

  it('is checkpointed with another commit of a submodule of the base', async (context) => {
    const world = await worktreeWorld(context);
    git(world.checkout, 'update-index', '--add', '--cacheinfo', `160000,${world.base},lib`);
    git(world.checkout, 'commit', '-qm', 'with a submodule');
    const open = await openedIn({ ...world, base: git(world.checkout, 'rev-parse', 'HEAD') });
    const commit = 'git init -q lib && cd lib && echo n > n && git add n && git commit -qm n && git rev-parse HEAD';
    const inside = (await printed(open, commit)).trim();
    expect(git(world.checkout, 'ls-tree', await open.checkpoint(), 'lib')).toContain(`160000 commit ${inside}`);
  });

  it('is checkpointed with changed files alone, whatever their names are', async (context) => {
    const world = await worktreeWorld(context);
    const names = ['Icon\r', '"q', 'a "b', 'l\nm', ' blank ', '-dash', 'back\\', 't\tb'];
    for (const name of names) fs.writeFileSync(path.join(world.checkout, name), 'one\r\n');
    git(world.checkout, 'add', '.');
    git(world.checkout, 'commit', '-qm', 'with CRLF');
    fs.writeFileSync(path.join(world.checkout, '.gitattributes'), '* text\n');
    git(world.checkout, 'add', '.gitattributes');
    git(world.checkout, 'commit', '-qm', 'with attributes');
    const base = git(world.checkout, 'rev-parse', 'HEAD');
    const open = await openedIn({ ...world, base });
    expect(await open.checkpoint()).toBe(base);
    await printed(open, "printf 'one\\r\\n' > Icon; printf 'two\\n' > $'Icon\\r'; chmod +x ./-dash");
    const changed = git(world.checkout, 'diff', '-z', '--name-only', base, await open.checkpoint());
    expect(changed.split('\0')).toEqual(['-dash', 'Icon', 'Icon\r', '']);
  });

  it('is checkpointed with a file of a nested repository that git cannot convert', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      "echo '*.u working-tree-encoding=UTF-16' > .gitattributes; git init -q sub; echo n > sub/n.u; echo o > sub/o",
    );
    expect(git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint(), 'sub').split('\n')).toEqual([
      'sub/n.u',
      'sub/o',
    ]);
  });

  it('lets the agent commit; the commit is in the repository of the user only after a checkpoint', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    const commit = (await printed(open, 'echo three >> a.txt && git commit -qam third && git rev-parse HEAD')).trim();
    expect(() => git(world.checkout, 'cat-file', '-t', commit)).toThrow();
    expect(await open.checkpoint()).toBe(commit);
    expect(git(world.checkout, 'show', `${ref}:a.txt`)).toBe('one\ntwo\nthree');
    expect(git(world.checkout, 'status', '--porcelain')).toBe('');
    expect(git(world.checkout, 'log', '-1', '--format=%s')).toBe('second');
  });

  it('is checkpointed with changed, new, deleted, linked, executable and oddly named files, without ignored ones', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      `rm .gitignore a.txt; printf 'ignored/\\n' > .gitignore; mkdir -p d ignored; echo n > "d/a b
ü"; ln -s /etc/passwd link; echo x > run; chmod +x run; echo no > ignored/x`,
    );
    const commit = await open.checkpoint();
    const files = git(
      world.checkout,
      '-c',
      'core.quotePath=false',
      'ls-tree',
      '-rz',
      '--format=%(objectmode) %(path)',
      commit,
    );
    expect(files.split('\0').filter((line) => line !== '')).toEqual([
      '100644 .gitignore',
      '100644 "d/a b\\nü"',
      '120000 link',
      '100755 run',
    ]);
    expect(git(world.checkout, 'rev-parse', `${commit}^`)).toBe(world.base);
  });

  it('is checkpointed with files and directories that nobody may read', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      `mkdir -p new/deeper searched; for at in new/deeper searched; do echo x > $at/f; git add $at/f; done
git -c user.name=a -c user.email=a@b commit -qm more; echo secret > unread; echo x > new/deeper/g; echo run > run
chmod 000 a.txt unread new/deeper/g new/deeper new; chmod 600 searched; chmod 111 run`,
    );
    const commit = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '-r', '--format=%(objectmode) %(path)', commit).split('\n')).toEqual([
      '100644 .gitignore',
      '100644 a.txt',
      '100644 new/deeper/f',
      '100644 new/deeper/g',
      '100755 run',
      '100644 searched/f',
      '100644 unread',
    ]);
  });

  it('is checkpointed with hundreds of directories that nobody may read, and leaves ignored ones closed', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      `mkdir -p many/{1..200}/below ignored/closed 'ign*[\\?' deep/1/2/3; echo 'ign*' >> .gitignore
for at in many/* many/*/below deep/1/2/3 'ign*[\\?'; do echo x > "$at/f"; done
chmod 000 deep/1/2/3 deep/1/2 deep/1 deep many/*/below many/* ignored/closed 'ign*[\\?'`,
    );
    const commit = await open.checkpoint();
    const files = git(world.checkout, 'ls-tree', '-r', '--name-only', commit).split('\n');
    expect(files).toHaveLength(403);
    expect(files).toContain('deep/1/2/3/f');
    expect(await printed(open, 'stat -c %a ignored/closed')).toBe('0\n');
  });

  it('with a file in a directory of another user is not checkpointed without it', async (context) => {
    const world = await worktreeWorld(context);
    if (world.adapter.owner('sess_one') === null)
      return skip(context, 'only root can give a directory to another user');
    const open = await openedIn(world);
    await printed(open, 'mkdir d; echo x > d/f; git add d; git -c user.name=a -c user.email=a@b commit -qm more');
    const theirs = path.join(placesOf(open.worktree.folder).tree, 'd');
    fs.chownSync(theirs, 0, 0);
    fs.chmodSync(theirs, 0o700);
    await expect(open.checkpoint()).rejects.toThrow('the directory of d/f cannot be read; give');
    fs.chmodSync(theirs, 0o755);
    expect(git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint())).toContain('d/f');
  });

  it('lists a directory beside the checkpoint if its path is too long for git', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    const name = 'd'.repeat(200);
    context.onTestFinished(() => removeTree(path.join(placesOf(open.worktree.folder).tree, name)));
    await printed(open, `echo x > kept; for at in {1..25}; do mkdir ${name}; cd ${name}; done; echo x > lost`);
    expect(git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint())).toContain('kept');
    expect(omittedOf(open).filter((each) => each.startsWith(`${name}/${name}/`))).toHaveLength(1);
  });

  it('lists a file beside the checkpoint if its path is too long for the system, or if git refuses its name', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    const name = 'd'.repeat(200);
    context.onTestFinished(() => removeTree(path.join(placesOf(open.worktree.folder).tree, name)));
    await printed(
      open,
      `echo y > git~1; mkdir -p b/.GIT; echo 1 > b/.GIT/c; ln -s a.txt .gitmodules; echo x > kept
for at in {1..20}; do mkdir ${name}; cd ${name}; done; echo x > ${'f'.repeat(150)}`,
    );
    const stored = git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint()).split('\n');
    expect(stored).toEqual(['.gitignore', 'a.txt', 'kept']);
    expect(omittedOf(open).filter((each) => !each.startsWith('dd'))).toEqual(['.gitmodules', 'b/.GIT/c', 'git~1']);
    expect(omittedOf(open).filter((each) => each.startsWith('dd'))).toHaveLength(1);
  });

  it('lists the histories of nested repositories beside the checkpoint', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      `git init -q -b main n; git -C n commit -q --allow-empty -m c; echo 1 > n/f; mkdir -p t/fixture/.git t/wt
echo ref > t/fixture/.git/HEAD; echo gitdir > t/wt/.git; ln -s a.txt t/.git`,
    );
    await open.checkpoint();
    expect(omittedOf(open)).toEqual(['n/.git', 't/.git', 't/fixture/.git', 't/wt/.git']);
  });

  it('is checkpointed although files with rules for git are pipes, in the worktree or in its git directory', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      `mkdir -p src closed /git/info; echo work > src/w; mkfifo src/.gitattributes src/.gitignore closed/.gitignore /git/info/exclude
chmod 000 closed; chmod 555 src; rm /git/worktrees/session/HEAD; mkfifo /git/worktrees/session/HEAD`,
    );
    expect(git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint())).toBe(
      '.gitignore\na.txt\nsrc/w',
    );
    await printed(open, "echo '*' > /git/info/exclude; echo '* text eol=crlf' > /git/info/attributes; echo new > new");
    expect(git(world.checkout, 'cat-file', '-s', `${await open.checkpoint()}:new`)).toBe('4');
  });

  it('is checkpointed although its index is a pipe, with files in the place of a submodule', async (context) => {
    const world = await worktreeWorld(context);
    git(world.checkout, 'update-index', '--add', '--cacheinfo', `160000,${world.base},lib`);
    git(world.checkout, 'commit', '-qm', 'with a submodule');
    const open = await openedIn({ ...world, base: git(world.checkout, 'rev-parse', 'HEAD') });
    await printed(open, 'cd /git/worktrees/session; rm index; mkfifo index; cd -; mkdir -p lib; echo v > lib/v');
    expect(git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint())).toContain('lib/v');
  });

  it('can be used by the agent if the umask of the daemon lets nobody else read its files', async (context) => {
    const world = await worktreeWorld(context);
    await openedIn(world);
    const mask = process.umask(0o077);
    try {
      const open = await openedIn(world, 'sess_two');
      expect(await printed(open, 'git log -1 --format=%s main; echo x > x; cat a.txt')).toBe('second\none\ntwo\n');
      expect(git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint())).toContain('x');
    } finally {
      process.umask(mask);
    }
  });

  it('is checkpointed although objects of the agent are empty after a power cut, or its directories of objects are closed', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      'echo two > two.txt; git add two.txt; find /git/objects -path "*/??/*" -type f -exec sh -c \'chmod u+w "$1"; : > "$1"\' sh {} \\;',
    );
    const stored = await open.checkpoint();
    expect(git(world.checkout, 'show', `${stored}:two.txt`)).toBe('two');
    await printed(
      open,
      'echo 3 > 3.txt; git add 3.txt; chmod 000 /git/objects/??; mkdir -p /git-out/work.pack/d; chmod 000 /git-out/work.pack',
    );
    expect(git(world.checkout, 'show', `${await open.checkpoint()}:3.txt`)).toBe('3');
  });

  it('is checkpointed with commits of another branch whose format git would refuse today', async (context) => {
    const world = await worktreeWorld(context);
    const old = git(world.checkout, 'cat-file', 'commit', 'HEAD').replace(/ [+-]\d{4}$/gm, ' +051800');
    const file = path.join(world.folder, 'commit');
    fs.writeFileSync(file, `${old}\n`);
    const commit = git(world.checkout, 'hash-object', '-t', 'commit', '-w', '--literally', file);
    git(world.checkout, 'update-ref', 'refs/heads/legacy', commit);
    const open = await openedIn(world);
    await printed(open, 'git merge -q --no-ff --allow-unrelated-histories -m m legacy; echo x > x');
    const stored = await open.checkpoint();
    expect(git(world.checkout, 'merge-base', '--is-ancestor', commit, stored)).toBe('');
  });

  it('that git refuses because of a file is not stored, and the path of the file is named', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'mkdir d; printf \'[submodule "s"]\\n\\tpath = s\\n\\turl = -u./foo\\n\' > .gitmodules');
    await expect(open.checkpoint()).rejects.toThrow('git refuses the file ".gitmodules"');
    await printed(open, 'rm .gitmodules; echo ok > ok; echo x > "$(printf \'.g\\342\\200\\214it\')"');
    expect(git(world.checkout, 'show', `${await open.checkpoint()}:ok`)).toBe('ok');
    expect(omittedOf(open)).toEqual(['.g\u200cit']);
  });

  // @verifies repository-is-read-only
  it('does not undo a commit of the user to the branch that the agent checked out', async (context) => {
    const world = await worktreeWorld(context);
    const first = await openedIn(world);
    await printed(first, 'git checkout -q main; echo agent > agent.txt');
    const commitOfUser = (name: string) => {
      fs.writeFileSync(path.join(world.checkout, name), 'of the user');
      git(world.checkout, 'add', name);
      git(world.checkout, 'commit', '-qm', name);
    };
    commitOfUser('during.txt');
    const stored = await first.checkpoint();
    expect(git(world.checkout, 'diff', '--name-status', `${stored}^`, stored)).toBe('A\tagent.txt');
    expect(git(world.checkout, 'rev-parse', `${stored}^`)).toBe(world.base);
    await first.close();
    commitOfUser('between.txt');
    const second = await openedIn(world);
    // The new commits can be seen, and the work stays on the commit that the agent had checked out.
    expect(await printed(second, 'git log -1 --format=%s main; git rev-parse HEAD; echo more >> agent.txt')).toBe(
      `between.txt\n${world.base}\n`,
    );
    const again = await second.checkpoint();
    expect(git(world.checkout, 'diff', '--name-status', world.base, again)).toBe('A\tagent.txt');
  });

  it.for([
    { what: 'a branch that does not exist yet', command: 'git checkout -q --orphan feature' },
    { what: 'it through a link', command: 'rm $HEAD; ln -s refs/heads/feature $HEAD' },
    { what: 'nothing, as a pipe', command: 'rm $HEAD; mkfifo $HEAD' },
    { what: 'nothing, as it is missing', command: 'rm $HEAD' },
  ])(
    'does not undo the first commit of a branch of the user, if HEAD of the agent names $what',
    async ({ command }, context) => {
      const world = await worktreeWorld(context);
      const first = await openedIn(world);
      await printed(first, `HEAD=/git/worktrees/session/HEAD; ${command}; echo agent > agent.txt`);
      await first.close();
      git(world.checkout, 'checkout', '-q', '-b', 'feature');
      git(world.checkout, 'rm', '-q', 'a.txt');
      git(world.checkout, 'commit', '-qm', 'of the user');
      const second = await openedIn(world);
      expect(await printed(second, 'git rev-parse HEAD')).toBe(`${world.base}\n`);
      const stored = await second.checkpoint();
      expect(git(world.checkout, 'diff', '--name-status', world.base, stored)).toBe('A\tagent.txt');
      expect(git(world.checkout, 'rev-parse', `${stored}^`)).toBe(world.base);
    },
  );

  it('is checkpointed without the ignored files of repositories that the agent made in it', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      `printf '*.log\nnode_modules/\n.env\n' >> .gitignore; git init -q sub; git init -q sub/deep
mkdir sub/node_modules; printf 'own.tmp\n!kept.log\n' > sub/.gitignore
touch sub/.env sub/node_modules/i.js sub/b.log sub/own.tmp sub/keep sub/kept.log 'sub/a
b.log' sub/deep/.env sub/deep/keep
git init -q done; touch done/.env done/keep; (cd done; git add keep; git -c user.name=a -c user.email=a@b commit -qm x); git add done`,
    );
    const stored = git(world.checkout, 'ls-tree', '-r', '--name-only', await open.checkpoint(), 'sub', 'done');
    expect(stored.split('\n')).toEqual(['done/keep', 'sub/.gitignore', 'sub/deep/keep', 'sub/keep', 'sub/kept.log']);
    expect(omittedOf(open)).toEqual(
      [
        'done/.env',
        'done/.git',
        'sub/.env',
        'sub/.git',
        'sub/a\nb.log',
        'sub/b.log',
        'sub/deep/.env',
        'sub/deep/.git',
        'sub/node_modules/',
        'sub/node_modules/i.js',
        'sub/own.tmp',
      ].sort(),
    );
  });

  it('is checkpointed as it is, whatever the agent wrote into its home directory and its configuration of git', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      `mkdir -p d .config/git; echo n > d/new; echo n > run; chmod +x run; echo n > A.TXT; printf '#!/bin/sh\r\n' > dos
cat > ~/.bashrc <<'END'
git() { exit 0; }
cd /worktree/d
END
cp ~/.bashrc ~/.profile; mkdir -p ~/.config/git; echo '*' | tee ~/.config/git/ignore > ~/ignore; echo '* text eol=lf' > ~/.config/git/attributes
for scope in --global --local; do
  git config $scope core.fileMode false; git config $scope core.ignoreCase true; git config $scope core.excludesFile ~/ignore
  git config $scope core.autocrlf input; git config $scope core.symlinks false
done`,
    );
    const commit = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '-r', '--format=%(objectmode) %(path)', commit).split('\n')).toEqual([
      '100644 .gitignore',
      '100644 A.TXT',
      '100644 a.txt',
      '100644 d/new',
      '100644 dos',
      '100755 run',
    ]);
    expect(git(world.checkout, 'cat-file', '-s', `${commit}:dos`)).toBe('11');
  });

  it('whose root the agent closed can be opened by it, and is checkpointed', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo new > new; chmod -R 644 .');
    await printed(open, 'chmod 755 .; echo more > more; chmod 000 .');
    expect(git(world.checkout, 'ls-tree', '--name-only', await open.checkpoint())).toContain('more\nnew');
  });

  it('is checkpointed with the files of repositories that the agent made in it', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      'git init -q sub; echo a > sub/a; git init -q sub/deep; echo b > sub/deep/b; cd sub && git add a && git commit -qm x',
    );
    const commit = await open.checkpoint();
    expect(git(world.checkout, 'ls-tree', '-r', '--name-only', commit, 'sub').split('\n')).toEqual([
      'sub/a',
      'sub/deep/b',
    ]);
  });

  it('is checkpointed with the files that the agent changed alone, also where the attributes would convert others', async (context) => {
    const world = await worktreeWorld(context);
    fs.writeFileSync(path.join(world.checkout, 'dos.txt'), 'one\r\ntwo\r\n');
    fs.writeFileSync(path.join(world.checkout, 'changed.txt'), 'one\r\n');
    git(world.checkout, 'add', '.');
    git(world.checkout, 'commit', '-qm', 'with CRLF');
    fs.writeFileSync(path.join(world.checkout, '.gitattributes'), '*.txt text\n');
    git(world.checkout, 'add', '.gitattributes');
    git(world.checkout, 'commit', '-qm', 'with attributes');
    const base = git(world.checkout, 'rev-parse', 'HEAD');
    const open = await openedIn({ ...world, base });
    expect(await open.checkpoint()).toBe(base);
    await printed(open, 'printf "two\\r\\n" > changed.txt; echo new > new.txt');
    const changed = await open.checkpoint();
    expect(git(world.checkout, 'diff', '--name-only', base, changed).split('\n')).toEqual(['changed.txt', 'new.txt']);
    await printed(open, 'git add new.txt && git commit -qm later && echo more > more');
    expect(git(world.checkout, 'diff', '--name-only', base, await open.checkpoint()).split('\n')).toEqual([
      'changed.txt',
      'more',
      'new.txt',
    ]);
  });

  it('is checkpointed with the bytes of a file that git cannot convert as the attributes ask', async (context) => {
    const world = await worktreeWorld(context);
    fs.writeFileSync(path.join(world.checkout, '.gitattributes'), '*.utf16 working-tree-encoding=UTF-16\n');
    git(world.checkout, 'add', '.gitattributes');
    git(world.checkout, 'commit', '-qm', 'with an encoding');
    const base = git(world.checkout, 'rev-parse', 'HEAD');
    const open = await openedIn({ ...world, base });
    await printed(open, 'echo ascii > ./-new.utf16; chmod +x ./-new.utf16; echo new > new.txt; rm a.txt');
    const commit = await open.checkpoint();
    expect(git(world.checkout, 'diff', '--name-status', base, commit).split('\n')).toEqual([
      'A\t-new.utf16',
      'D\ta.txt',
      'A\tnew.txt',
    ]);
    expect(git(world.checkout, 'ls-tree', commit, '--', '-new.utf16')).toContain('100755 blob');
    expect(git(world.checkout, 'show', `${commit}:-new.utf16`)).toBe('ascii');
  });

  it('does not change the index or HEAD of the agent by a checkpoint, and an unchanged one makes no commit', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    expect(await open.checkpoint()).toBe(world.base);
    await printed(open, 'echo new > new; echo staged > staged; git add staged');
    const before = await printed(open, 'git status --porcelain; git rev-parse HEAD');
    const first = await open.checkpoint();
    expect(await printed(open, 'git status --porcelain; git rev-parse HEAD')).toBe(before);
    expect(first).not.toBe(world.base);
    expect(await printed(open, 'git status --porcelain')).toBe('A  staged\n?? new\n');
    // As a checkpoint of an earlier second: its id contains the time.
    const earlier = git(world.checkout, 'commit-tree', `${first}^{tree}`, '-p', world.base, '-m', 'earlier');
    git(world.checkout, 'update-ref', ref, earlier);
    expect(await open.checkpoint()).toBe(earlier);
    await printed(open, 'echo newer > new');
    const second = await open.checkpoint();
    expect(git(world.checkout, 'diff', '--name-only', first, second)).toBe('new');
    expect(git(world.checkout, 'rev-parse', `${second}^`)).toBe(world.base);
  });

  it.for([
    ['deletes its HEAD', 'rm /git/worktrees/session/HEAD'],
    ['deletes everything that it can', 'rm -rf /git/* /git-out/* 2>&1 | cat > /dev/null'],
    ['deletes the objects of its commits', 'rm -rf /git/objects/??'],
    ['deletes a file of its commit', 'rm -f $(git rev-parse HEAD:b.txt | sed "s,^..,/git/objects/&/,")'],
    ['writes a HEAD that git cannot read', 'echo nonsense > /git/worktrees/session/HEAD'],
    [
      'locks HEAD and sets it to a missing branch',
      'git symbolic-ref HEAD refs/heads/gone; touch /git/worktrees/session/HEAD.lock',
    ],
  ])(
    'is checkpointed on its last stored commit, and has a working git again, if the agent %s',
    async ([, damage], context) => {
      const world = await worktreeWorld(context);
      const open = await openedIn(world);
      await printed(open, 'echo b > b.txt; git add b.txt; git commit -qm stored');
      const stored = await open.checkpoint();
      await printed(open, `echo c > b.txt; git commit -qam lost; echo d > d.txt; ${damage}`);
      const commit = await open.checkpoint();
      expect(git(world.checkout, 'rev-parse', `${ref}^`)).toBe(stored);
      expect(git(world.checkout, 'grep', '', commit, '--', 'b.txt', 'd.txt')).toBe(
        `${commit}:b.txt:c\n${commit}:d.txt:d`,
      );
      expect(await printed(open, 'git log -2 --format=%s HEAD && cat a.txt')).toBe('stored\nsecond\none\ntwo\n');
      expect(await open.checkpoint()).not.toBe(stored);
    },
  );

  it('leaves `git gc`, `git fsck` and `git worktree list` of the user working while the agent has commits of its own', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo x > x && git add x && git commit -qm x');
    git(world.checkout, 'gc', '-q', '--prune=now');
    expect(git(world.checkout, 'fsck', '--no-dangling')).toBe('');
    expect(git(world.checkout, 'worktree', 'list', '--porcelain')).toContain('locked WorkTrain session sess_one');
    expect(await printed(open, 'git log -2 --format=%s')).toBe('x\nsecond\n');
  });

  it('works for a repository that borrows objects from another', async (context) => {
    const world = await worktreeWorld(context);
    const borrower = path.join(world.folder, 'borrower');
    git(world.folder, 'clone', '-q', '--shared', world.checkout, borrower);
    const borrowing = { ...world, repository: path.join(borrower, '.git') };
    const open = await openedIn(borrowing);
    expect(await printed(open, 'git log --format=%s; git status --porcelain 2>&1')).toBe('second\nfirst\n');
  });

  /** @verifies repository-is-read-only */
  it('shows no configuration of the user', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    expect(
      await printed(
        open,
        `grep -rs ${password} / --exclude-dir=proc --exclude-dir=usr; git config --list; git remote -v`,
      ),
    ).not.toContain(password);
  });
});

/** A ledger that calls back before each record of a kind. */
function interrupting(world: WorktreeWorld, kind: string, before: (occurrence: number) => void): WorktreeLedger {
  const ledger = new WorktreeLedger(world.ledger.path);
  let occurrences = 0;
  ledger.append = (record) => {
    if (record.kind === kind) before(++occurrences);
    world.ledger.append(record);
  };
  return ledger;
}
const keepFiles = ({ repository }: WorktreeWorld) =>
  fs.readdirSync(path.join(repository, 'objects/pack')).filter((name) => name.endsWith('.keep'));

describe('a checkpoint during housekeeping of the user', () => {
  it('is stored although git repacks before the ref names the commit, and leaves no .keep file', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo kept > kept');
    const ledger = interrupting(world, 'checkpointing', () => git(world.checkout, 'gc', '-q', '--prune=now'));
    const commit = await checkpoint(ledger, open.worktree, open.sandbox);
    expect(git(world.checkout, 'show', `${ref}:kept`)).toBe('kept');
    expect(git(world.checkout, 'rev-parse', ref)).toBe(commit);
    expect(keepFiles(world)).toEqual([]);
    git(world.checkout, 'repack', '-adq');
    expect(git(world.checkout, 'fsck', '--no-dangling')).toBe('');
  });

  it('is taken in again after one fault of git; after two, it fails, and leaves no .keep file', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo kept > kept');
    const lock = path.join(world.repository, `${ref}.lock`);
    const locking = (times: number) =>
      interrupting(world, 'checkpointing', (occurrence) => {
        fs.rmSync(lock, { force: true });
        if (occurrence <= times) fs.writeFileSync(lock, '');
      });
    await expect(checkpoint(locking(2), open.worktree, open.sandbox)).rejects.toThrow('git update-ref failed');
    expect(keepFiles(world)).toEqual([]);
    const commit = await checkpoint(locking(1), open.worktree, open.sandbox);
    expect(git(world.checkout, 'rev-parse', ref)).toBe(commit);
  });

  it('removes the .keep file that a crash left, and none of the user', async (context) => {
    const world = await worktreeWorld(context);
    const keep = (name: string, text: string) =>
      fs.writeFileSync(path.join(world.repository, 'objects/pack', `pack-${name}.keep`), text);
    keep('user', 'WorkTrain session of mine\n');
    keep('other', 'WorkTrain session sess_two\n');
    const open = await openedIn(world);
    keep('crash', 'WorkTrain session sess_one\n');
    await open.checkpoint();
    expect(keepFiles(world)).toEqual(['pack-other.keep', 'pack-user.keep']);
    await open.close();
    keep('crash', 'WorkTrain session sess_one\n');
    await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1);
    expect(keepFiles(world)).toEqual(['pack-other.keep', 'pack-user.keep']);
  });
});

describe('a worktree after a crash', () => {
  /** @verifies worktrees-are-written-first */
  it('is known to the ledger before it exists', async (context) => {
    const world = await worktreeWorld(context);
    const before = new Set(fs.readdirSync(world.folder));
    // A file where the directory of the worktrees must be: nothing can be made.
    fs.writeFileSync(path.join(world.folder, 'worktrees'), '');
    await expect(openWorktree(world.ledger, world.adapter, requestIn(world), true)).rejects.toThrow();
    expect(kindsOf(world)).toEqual(['adding']);
    expect(before.has('worktrees')).toBe(false);
  });

  it('that was being added is made anew', async (context) => {
    const world = await worktreeWorld(context);
    const { repository, folder, base, worktreeId } = requestIn(world);
    world.ledger.append({ worktreeId, kind: 'adding', repository, folder, base, ref });
    fs.mkdirSync(folder, { recursive: true });
    git(world.checkout, 'worktree', 'add', '-q', '--detach', '--no-checkout', '--lock', placesOf(folder).tree, base);
    const open = await openedIn(world);
    expect(await printed(open, 'cat a.txt')).toBe('one\ntwo\n');
  });

  it('that was being made again from its stored work is made anew, also on a checkpoint that was only announced', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo stored > stored');
    const stored = await open.checkpoint();
    await printed(open, 'echo announced > announced');
    const announced = await open.checkpoint();
    await open.close();
    git(world.checkout, 'update-ref', ref, stored);
    // Of an earlier base and of the newest checkpoint, the ref may name neither yet.
    const { repository, folder, base, worktreeId } = requestIn(world);
    world.ledger.append({ worktreeId, kind: 'adding', repository, folder, base, ref });
    const again = await openedIn(world);
    expect(await printed(again, 'cat stored announced')).toBe('stored\nannounced\n');
    expect(git(world.checkout, 'rev-parse', ref)).toBe(announced);
  });

  it('keeps what was not committed, and the sandbox of the dead process is ended', async (context) => {
    const world = await worktreeWorld(context);
    const first = await openedIn(world);
    await printed(first, 'echo kept > kept; echo three >> a.txt; git commit -qam third');
    const second = await openedIn(world, 'sess_one', true);
    expect(livenessOf(first.sandbox.identity)).toBe('dead');
    expect(await printed(second, 'cat kept; git log -1 --format=%s')).toBe('kept\nthird\n');
  });

  it('is refused to another session while a process works in it', async (context) => {
    const world = await worktreeWorld(context);
    await openedIn(world);
    const opening = await openWorktree(world.ledger, world.adapter, requestIn(world), false);
    expect(opening).toMatchObject({
      kind: 'refused',
      fault: { reason: 'another process is working in this worktree' },
    });
  });

  it('whose ledger ends in a cut line is known by the lines before', async (context) => {
    const world = await worktreeWorld(context);
    await openedIn(world);
    const kinds = kindsOf(world);
    fs.appendFileSync(world.ledger.path, '{"v":1,"kind":"rem');
    world.ledger.append({ worktreeId: 'sess_one', kind: 'released' });
    expect(kindsOf(world)).toEqual([...kinds, 'released']);
  });
});

/** Another program, or the disk, changed the line that has its `added`. */
function damageAdded(world: WorktreeWorld): void {
  const text = fs.readFileSync(world.ledger.path, 'utf8');
  fs.writeFileSync(world.ledger.path, text.replace(/^.*"kind":"added".*$/m, '{"damaged'));
  expect(kindsOf(world)).not.toContain('added');
}

describe('a worktree that a damaged line of the ledger had added', () => {
  /** @verifies work-is-archived-first */
  it.for(['it stored work', 'its session was closed'])(
    'keeps its files for its session, and is archived before it is removed, if %s',
    async (since, context) => {
      const world = await worktreeWorld(context);
      const first = await openedIn(world);
      if (since === 'it stored work') {
        await printed(first, 'echo stored > stored');
        await first.checkpoint();
      }
      await printed(first, 'echo later > later');
      // A sandbox that is ended by somebody else leaves no record.
      await (since === 'it stored work' ? first.sandbox.close() : first.close());
      damageAdded(world);
      const second = await openedIn(world, 'sess_one', true);
      expect(await printed(second, 'cat later')).toBe('later\n');
      await second.close();
      expect(await removeWorktree(world.ledger, only(world))).toEqual({ kind: 'not_archived' });
      const collected = await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1);
      expect(collected).toMatchObject({ kind: 'removed', archive: path.join(world.archives, 'sess_one-1') });
      expect(git(world.checkout, 'show', `${ref}:later`)).toBe('later');
    },
  );

  /** @verifies work-is-archived-first */
  it('has no archive of the work of its second use, also if the line of `held` is damaged', () => {
    const places = { repository: '/r', folder: '/f', base: 'b', ref };
    const archived = { kind: 'archived', archive: '/a', commit: 'c' };
    const holder = { pid: 1, startTime: '1', bootId: 'boot' };
    const records = [
      ...[{ kind: 'adding', ...places }, { kind: 'held', holder }, { kind: 'added' }, { kind: 'released' }],
      ...[archived, { kind: 'removing' }, { kind: 'removed' }],
      ...[{ kind: 'adding', ...places }, { kind: 'added' }, { kind: 'released' }],
    ].map((record) => ({ v: 1, atMs: 1, worktreeId: 'sess_one', ...record }) as WorktreeRecord);
    expect(storedWorktrees(records)).toMatchObject([{ state: 'present', archive: null, commit: 'c' }]);
    expect(storedWorktrees(records.slice(0, 5))).toMatchObject([{ archive: '/a' }]);
  });

  it('is not proved by a second close, which can follow a check-out that failed', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await open.close();
    await open.close();
    expect(kindsOf(world)).toEqual(['adding', 'held', 'added', 'released']);
  });
});

describe('a record of the ledger that lacks a field, or has a field of another type', () => {
  const commit = '1'.repeat(40);
  const places = { repository: '/r', folder: '/f', base: commit, ref };
  const holder = { pid: 1, startTime: '1', bootId: 'boot' };
  const incomplete: readonly (readonly [string, object])[] = [
    ['held', {}],
    ['held', { holder: null }],
    ['held', { holder: { pid: '1', startTime: '1', bootId: 'boot' } }],
    ['held', { holder: { ...holder, bootId: undefined } }],
    ['checkpointing', {}],
    ['checkpointing', { commit: 7 }],
    ['checkpointing', { commit: '--help' }],
    ['archived', { commit }],
    ['archived', { archive: '/a' }],
    ['archived', { archive: true, commit }],
    ['adopted', {}],
    ['adopted', { branch: ['a'] }],
    ['removed', { v: 2 }],
    ['removing', { atMs: 'now' }],
    ['removed', { worktreeId: '' }],
    ['constructor', {}],
    ...Object.keys(places).flatMap((field) => [
      ['adding', { ...places, [field]: undefined }] as const,
      ['adding', { ...places, [field]: 7 }] as const,
    ]),
    ['adding', { ...places, folder: 'relative' }],
  ];

  it.for(incomplete)('is left out: %s %j', ([kind, fields]) => {
    const ledger = new WorktreeLedger(path.join(temporaryFolder(), 'worktrees.jsonl'), () => 1);
    ledger.append({ worktreeId: 'sess_one', kind: 'adding', ...places });
    ledger.append({ worktreeId: 'sess_one', kind: 'held', holder });
    ledger.append({ worktreeId: 'sess_one', kind: 'checkpointing', commit });
    const [before, sound] = [storedWorktrees(ledger.records()), ledger.records()];
    const record = { v: 1, atMs: 1, worktreeId: 'sess_one', kind, ...fields };
    fs.appendFileSync(ledger.path, `${JSON.stringify(record)}\n`);
    expect(ledger.records()).toEqual(sound);
    expect(storedWorktrees(ledger.records())).toEqual(before);
  });

  it('cannot be appended', () => {
    const ledger = new WorktreeLedger(path.join(temporaryFolder(), 'worktrees.jsonl'));
    expect(() => ledger.append({ worktreeId: 'sess_one', kind: 'checkpointing', commit: '' })).toThrow('checkpointing');
    expect(fs.existsSync(ledger.path)).toBe(false);
  });

  /** @verifies work-is-archived-first */
  it('that would say that the work is archived lets nothing be removed', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo work > work');
    await open.close();
    const record = { v: 1, atMs: 1, worktreeId: 'sess_one', kind: 'archived' };
    fs.appendFileSync(world.ledger.path, `${JSON.stringify(record)}\n`);
    expect(await removeWorktree(world.ledger, only(world))).toEqual({ kind: 'not_archived' });
    expect(fs.readFileSync(path.join(only(world).folder, 'tree', 'work'), 'utf8')).toBe('work\n');
  });
});

describe('a worktree without work that was removed', () => {
  it('is made anew on another commit, after git removed the earlier one', async (context) => {
    const world = await worktreeWorld(context);
    const tree = git(world.checkout, 'rev-parse', 'HEAD^{tree}');
    const commit = (message: string) => git(world.checkout, 'commit-tree', tree, '-p', world.base, '-m', message);
    const copy = copyFor('sess_one');
    const open = await openedIn({ ...world, base: commit('first candidate') }, copy);
    await open.close();
    await removeCopy(world.ledger, copy);
    git(world.checkout, 'gc', '-q', '--prune=now');
    const again = await openedIn({ ...world, base: commit('second candidate') }, copy);
    expect(await printed(again, 'git log -1 --format=%s')).toBe('second candidate\n');
  });
});

describe('a repository that git cannot use', () => {
  it.for<[string, RegExp, (world: WorktreeWorld) => void]>([
    [
      'a ref has the name of the directory of the refs of sessions',
      /update-ref failed/,
      ({ checkout }) => {
        git(checkout, 'update-ref', '-d', 'refs/worktrain/sess_two');
        git(checkout, 'update-ref', 'refs/worktrain', 'HEAD');
      },
    ],
    [
      'a file of the commit is missing',
      /did not check out the files/,
      ({ checkout, repository }) => {
        fs.writeFileSync(path.join(checkout, 'a.txt'), 'three\n');
        git(checkout, 'commit', '-qam', 'third');
        const blob = git(checkout, 'rev-parse', 'HEAD:a.txt');
        fs.rmSync(path.join(repository, 'objects', blob.slice(0, 2), blob.slice(2)));
      },
    ],
  ])(
    'is refused with the reason, and neither a sandbox nor a worktree is left: %s',
    async ([, reason, damage], context) => {
      const world = await worktreeWorld(context);
      await (await openedIn(world, 'sess_two')).close();
      damage(world);
      const base = git(world.checkout, 'rev-parse', 'HEAD');
      const sandboxes: Sandbox[] = [];
      const adapter: SandboxAdapter = {
        ...world.adapter,
        open: async (plan) => {
          const opened = await world.adapter.open(plan);
          if (opened.kind === 'open') sandboxes.push(opened.sandbox);
          return opened;
        },
      };
      const opening = await openWorktree(world.ledger, adapter, { ...requestIn(world), base }, true);
      expect(opening).toMatchObject({ kind: 'refused', fault: { reason: expect.stringMatching(reason) } });
      for (const { identity } of sandboxes) expect(livenessOf(identity)).toBe('dead');
      expect(git(world.checkout, 'worktree', 'list')).not.toContain('sess_one');
      expect(fs.existsSync(requestIn(world).folder)).toBe(false);
    },
  );
});

/** The user amends the last commit, and nothing of the user keeps the earlier one. */
function amendAndPrune({ checkout }: WorktreeWorld): void {
  git(checkout, 'commit', '-q', '--amend', '-m', 'amended by the user');
  git(checkout, 'reflog', 'expire', '--expire=now', '--all');
  git(checkout, 'gc', '-q', '--prune=now');
}

describe('the end of a worktree', () => {
  /** @verifies work-is-archived-first */
  it('comes only after its work is archived; a clone of the repository with the bundle has all of it', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(
      open,
      'echo three >> a.txt; git commit -qam third; echo untracked > untracked; mkdir ignored; echo i > ignored/i; mkdir closed; echo c > closed/c; chmod 0 closed; chmod 700 closed',
    );
    await open.close();
    expect(await removeWorktree(world.ledger, only(world))).toEqual({ kind: 'not_archived' });
    expect(fs.existsSync(placesOf(only(world).folder).tree)).toBe(true);
    const collected = await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 5);
    expect(collected).toEqual({
      worktreeId: 'sess_one',
      kind: 'removed',
      archive: path.join(world.archives, 'sess_one-5'),
    });
    expect(fs.existsSync(requestIn(world).folder)).toBe(false);
    expect(git(world.checkout, 'worktree', 'list').split('\n')).toHaveLength(1);

    const clone = path.join(world.folder, 'clone');
    git(world.folder, 'clone', '-q', world.checkout, clone);
    git(clone, 'fetch', '-q', path.join(world.archives, 'sess_one-5', 'work.bundle'), ref);
    expect(git(clone, 'show', 'FETCH_HEAD:untracked')).toBe('untracked');
    expect(git(clone, 'show', 'FETCH_HEAD:closed/c')).toBe('c');
    expect(git(clone, 'log', '--format=%s', 'FETCH_HEAD')).toContain('third');
    git(clone, 'apply', path.join(world.archives, 'sess_one-5', 'work.patch'));
    expect(fs.readFileSync(path.join(clone, 'untracked'), 'utf8')).toBe('untracked\n');
    expect(fs.readFileSync(path.join(world.archives, 'sess_one-5', 'ignored-files'), 'utf8')).toBe('ignored/\0');
  });

  /** @verifies unknown-counts-as-alive */
  it('does not come while a process works in it, or while that is unknown', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    expect(await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1)).toMatchObject({
      kind: 'kept',
    });
    endProcess(open.sandbox.identity);
    await open.sandbox.ended;
    world.ledger.append({
      worktreeId: 'sess_one',
      kind: 'held',
      holder: { pid: process.pid, startTime: '', bootId: '' },
    });
    expect(await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1)).toMatchObject({
      kind: 'kept',
    });
    expect(fs.existsSync(placesOf(only(world).folder).tree)).toBe(true);
  });

  it('needs a new archive after a session worked in it again', async (context) => {
    const world = await worktreeWorld(context);
    const first = await openedIn(world);
    await first.checkpoint();
    await first.close();
    await archiveWorktree(world.ledger, only(world), world.archives, 1);
    const second = await openedIn(world);
    await printed(second, 'echo later > later');
    await second.close();
    expect(await removeWorktree(world.ledger, only(world))).toEqual({ kind: 'not_archived' });
  });

  it('comes back with the work of its session, on the base that it had', async (context) => {
    const world = await worktreeWorld(context);
    const first = await openedIn(world);
    await printed(first, 'echo three >> a.txt; git commit -qam third; echo later > later');
    await first.close();
    await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1);
    git(world.checkout, 'commit', '-q', '--allow-empty', '-m', 'of the user');
    const request = { ...requestIn(world), base: git(world.checkout, 'rev-parse', 'HEAD') };
    const refusing = {
      ...world.adapter,
      open: async () => ({ kind: 'refused' as const, fault: { reason: '', remedy: '' } }),
    };
    expect(await openWorktree(world.ledger, refusing, request, true)).toMatchObject({ kind: 'refused' });
    const again = await openWorktree(world.ledger, world.adapter, request, true);
    if (again.kind === 'refused') throw new Error(again.fault.reason);
    onTestFinished(() => again.open.sandbox.close());
    expect(await printed(again.open, 'cat later; tail -1 a.txt; git status --porcelain')).toBe('later\nthree\n');
    expect(only(world)).toMatchObject({ base: world.base, state: 'present', archive: null });
    const commit = git(world.checkout, 'rev-parse', ref);
    expect(await again.open.checkpoint()).toBe(commit);
    expect(git(world.checkout, 'log', '--format=%s', `${world.base}..${commit}`)).toBe('WorkTrain checkpoint\nthird');
  });

  it('comes back with the work of its session, although the agent and the user amended the base commit', async (context) => {
    const world = await worktreeWorld(context);
    const first = await openedIn(world);
    await printed(first, 'echo fixed > a.txt; git commit -q --amend -am "amended by the agent"');
    await first.close();
    await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1);
    amendAndPrune(world);
    const again = await openedIn(world);
    expect(await printed(again, 'cat a.txt; git status --porcelain')).toBe('fixed\n');
    await printed(again, 'echo later > later');
    const commit = await again.checkpoint();
    expect(git(world.checkout, 'diff', '--name-only', world.base, commit).split('\n')).toEqual(['a.txt', 'later']);
    await again.close();
    await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 2);
    expect(git(world.checkout, 'for-each-ref', '--format=%(objectname)', 'refs/worktrain-start')).toBe(world.base);
  });

  it('comes back on the newest commit of the user in its history if the base is gone, and is refused only without its work', async (context) => {
    const world = await worktreeWorld(context);
    const first = await openedIn(world);
    await printed(first, 'git checkout -q v1; echo new > new; git add new; git commit -qm work');
    await first.close();
    await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1);
    git(world.checkout, 'update-ref', '-d', 'refs/worktrain-start/sess_one');
    amendAndPrune(world);
    const again = await openedIn(world);
    expect(await printed(again, 'cat new; git log -1 --format=%s')).toBe('new\nwork\n');
    expect(only(world).base).toBe(git(world.checkout, 'rev-parse', 'v1'));
    await again.close();
    await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 2);
    git(world.checkout, 'update-ref', '-d', ref);
    git(world.checkout, 'tag', '-d', 'v1');
    git(world.checkout, 'checkout', '-q', '--orphan', 'other');
    git(world.checkout, 'commit', '-qm', 'other');
    git(world.checkout, 'branch', '-D', 'main');
    amendAndPrune(world);
    expect(await openWorktree(world.ledger, world.adapter, requestIn(world), true)).toMatchObject({
      kind: 'refused',
      fault: { reason: 'the repository does not contain the stored work of the session any more' },
    });
  });

  const remedyIn = async (world: WorktreeWorld) => {
    const opening = await openWorktree(world.ledger, world.adapter, requestIn(world), true);
    return opening.kind === 'refused' ? opening.fault.remedy : 'opened';
  };

  // @verifies lost-work-is-named
  it('without its repository, is refused with a remedy that does not offer to delete what is already deleted', async (context) => {
    const world = await worktreeWorld(context);
    await (await openedIn(world)).close();
    fs.rmSync(world.checkout, { recursive: true });
    expect(await remedyIn(world)).toMatch(/^Move the repository back, or start a new session: .*delete the directory/);
    fs.rmSync(only(world).folder, { recursive: true });
    expect(await remedyIn(world)).toBe(
      'Move the repository back, or start a new session: workrail daemon dispatch <workflow>',
    );
  });

  // @verifies lost-work-is-named
  it('without its base, is refused until its directory is deleted, and then continues from its stored work', async (context) => {
    const world = await worktreeWorld(context);
    const first = await openedIn(world);
    await printed(first, 'git checkout -q v1; echo new > new; git add new; git commit -qm work');
    await first.checkpoint();
    await first.close();
    fs.rmSync(path.join(world.repository, 'worktrees'), { recursive: true });
    amendAndPrune(world);
    expect(await remedyIn(world)).toMatch(/To continue from the stored work instead.*delete the directory/);
    fs.rmSync(only(world).folder, { recursive: true });
    const again = await openedIn(world);
    expect(await printed(again, 'cat new')).toBe('new\n');
    await again.close();
  });

  // @verifies lost-work-is-named
  it('is refused if its files were deleted and a new clone of the repository lacks its work', async (context) => {
    const world = await worktreeWorld(context);
    const clone = path.join(world.folder, 'clone');
    git(world.folder, 'clone', '-q', '--no-local', world.checkout, clone);
    const open = await openedIn(world);
    await printed(open, 'echo kept > kept');
    await open.checkpoint();
    await open.close();
    fs.rmSync(only(world).folder, { recursive: true });
    fs.rmSync(world.checkout, { recursive: true });
    fs.renameSync(clone, world.checkout);
    expect(await openWorktree(world.ledger, world.adapter, requestIn(world), true)).toMatchObject({
      kind: 'refused',
      fault: { reason: 'the repository does not contain the stored work of the session any more' },
    });
  });

  it('comes back with its stored work if its files were deleted', async (context) => {
    const world = await worktreeWorld(context);
    for (const part of ['', 'tree']) {
      const open = await openedIn(world);
      await printed(open, `echo kept >> kept${part}`);
      await open.checkpoint();
      await open.close();
      fs.rmSync(path.join(only(world).folder, part), { recursive: true });
      const again = await openedIn(world);
      expect(await printed(again, `cat kept${part}; git status --porcelain`)).toBe('kept\n');
      await again.close();
    }
  });

  it('stores, archives and adopts work whose ref was deleted', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo kept > kept');
    const commit = await open.checkpoint();
    git(world.checkout, 'update-ref', '-d', ref);
    expect(await adoptWorktree(world.ledger, only(world), 'from-agent')).toBe(commit);
    // In another second, the same work is another commit.
    const again = await open.checkpoint();
    expect(git(world.checkout, 'rev-parse', ref)).toBe(again);
    expect(git(world.checkout, 'diff', commit, again)).toBe('');
    await open.close();
    git(world.checkout, 'update-ref', '-d', ref);
    expect(await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1)).toMatchObject({
      kind: 'removed',
      archive: path.join(world.archives, 'sess_one-1'),
    });
  });

  it('archives its work into a repository that was cloned again; without the repository, it waits until its directory is deleted', async (context) => {
    const world = await worktreeWorld(context);
    const clone = path.join(world.folder, 'clone');
    git(world.folder, 'clone', '-q', '--no-local', world.checkout, clone);
    for (const id of ['sess_one', 'sess_two']) {
      const open = await openedIn(world, id);
      await printed(open, 'echo kept > kept');
      await open.checkpoint();
      await open.close();
    }
    const [first, second] = storedWorktrees(world.ledger.records());
    if (first === undefined || second === undefined) throw new Error('no worktree was stored');
    const collect = (worktree: StoredWorktree) =>
      collectWorktree(world.ledger, world.adapter, worktree, world.archives, 1);
    fs.rmSync(world.checkout, { recursive: true });
    expect(await collect(second)).toMatchObject({
      kind: 'kept',
      because: expect.stringMatching(/does not exist any more.*delete the directory/),
    });
    await expect(adoptWorktree(world.ledger, second, 'from-agent')).rejects.toBeInstanceOf(MissingWork);
    fs.rmSync(second.folder, { recursive: true });
    expect(await collect(second)).toMatchObject({ kind: 'removed', archive: null });

    fs.renameSync(clone, world.checkout);
    await expect(adoptWorktree(world.ledger, first, 'from-agent')).rejects.toBeInstanceOf(MissingWork);
    expect(await collect(first)).toMatchObject({ kind: 'removed', archive: expect.any(String) });
    expect(fs.existsSync(path.join(world.archives, 'sess_one-1', 'work.bundle'))).toBe(true);
  });

  it('removes links, not what they lead to, and directories that cannot be searched', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    const target = path.join(world.folder, 'precious');
    fs.mkdirSync(target);
    fs.writeFileSync(path.join(target, 'file'), 'kept');
    await printed(open, `ln -s ${target} link; mkdir -p ignored/shut/deep; chmod 0 ignored/shut`);
    await open.close();
    expect(await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1)).toMatchObject({
      kind: 'removed',
    });
    expect(fs.readFileSync(path.join(target, 'file'), 'utf8')).toBe('kept');
  });

  it('removes files and directories whose names are not UTF-8', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, "mkdir $'\\xff'; echo a > $'\\xff/\\xfe.txt'; mkdir ignored; echo b > $'ignored/\\xc3'");
    await open.close();
    expect(await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1)).toMatchObject({
      kind: 'removed',
    });
    expect(fs.existsSync(requestIn(world).folder)).toBe(false);
    expect(git(world.checkout, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('comes although the agent left its HEAD on an older commit; the archive has the patch', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'git checkout -q v1');
    expect(await open.checkpoint()).toBe(git(world.checkout, 'rev-parse', 'v1'));
    await open.close();
    expect(await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1)).toMatchObject({
      kind: 'removed',
    });
    expect(fs.readdirSync(path.join(world.archives, 'sess_one-1')).sort()).toEqual(['ignored-files', 'work.patch']);
    git(world.checkout, 'apply', path.join(world.archives, 'sess_one-1', 'work.patch'));
    expect(git(world.checkout, 'diff', 'v1')).toBe('');
  });

  it('leaves a patch that git accepts, although the repository sets diff.noprefix, diff.context and diff.orderFile', async (context) => {
    const world = await worktreeWorld(context);
    fs.appendFileSync(
      path.join(world.repository, 'config'),
      '[diff]\n\tnoprefix = true\n\tcontext = 0\n\torderFile = missing\n',
    );
    const open = await openedIn(world);
    await printed(open, 'echo zero | cat - a.txt > b.txt; mv b.txt a.txt; mkdir d; echo new > d/new');
    await open.close();
    await collectWorktree(world.ledger, world.adapter, only(world), world.archives, 1);
    git(world.checkout, 'apply', path.join(world.archives, 'sess_one-1', 'work.patch'));
    expect(fs.readFileSync(path.join(world.checkout, 'a.txt'), 'utf8')).toBe('zero\none\ntwo\n');
  });

  it('can leave a branch of the user; a branch that exists is not moved', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    await printed(open, 'echo x > x');
    const commit = await open.checkpoint();
    await adoptWorktree(world.ledger, only(world), 'from-agent');
    expect(git(world.checkout, 'rev-parse', 'from-agent')).toBe(commit);
    await expect(adoptWorktree(world.ledger, only(world), 'main')).rejects.toBeInstanceOf(GitFault);
    expect(git(world.checkout, 'rev-parse', 'main')).toBe(world.base);
    for (const name of ['../x', '@{-1}', '-x'])
      await expect(adoptWorktree(world.ledger, only(world), name)).rejects.toBeInstanceOf(GitFault);
    // A name that was refused is not the branch of the worktree.
    expect(only(world).branch).toBe('from-agent');
  });
});

/** A program inside that an agent took over: it answers every command with a commit of its choice. */
const forging = (real: Sandbox, commit: string): Sandbox => ({
  adapter: real.adapter,
  folder: real.folder,
  identity: real.identity,
  ended: real.ended,
  close: () => real.close(),
  call: async () => {
    const output = {
      bytes: 41,
      head: Buffer.from(`${commit}\n`).toString('base64'),
      tail: '',
      file: null,
      droppedBytes: 0,
    };
    return { ending: { kind: 'exited', status: 0 }, output } as never;
  },
});

/** A pack with one tree of so many mebibytes of zeros, which compress to a thousandth. */
function expandingPack(mebibytes: number): Buffer {
  const size = mebibytes * 1024 * 1024;
  const header = [(2 << 4) | (size & 15)];
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    header.push((header.pop() ?? 0) | 0x80, rest & 0x7f);
  }
  const options = { finishFlush: zlib.constants.Z_FULL_FLUSH };
  const part = zlib.deflateRawSync(Buffer.alloc(1024 * 1024), options);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((size % 65_521) * 65_536 + 1);
  const start = Buffer.from([...Buffer.from('PACK'), 0, 0, 0, 2, 0, 0, 0, 1, ...header, 0x78, 0x9c]);
  const parts = Array.from({ length: mebibytes }, () => part);
  const body = Buffer.concat([start, ...parts, zlib.deflateRawSync(Buffer.alloc(0)), checksum]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

describe('what an agent leaves for the daemon', () => {
  /** @verifies agent-objects-are-checked */
  it('takes no more memory than its limit to be checked', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    fs.writeFileSync(path.join(placesOf(open.worktree.folder).out, 'work.pack'), expandingPack(1100));
    const stored = checkpoint(world.ledger, open.worktree, forging(open.sandbox, invented));
    await expect(stored).rejects.toThrow(/attempting to allocate \d+ over limit/);
  });

  const invented = '1'.repeat(40);
  const plants: readonly (readonly [name: string, script: (world: WorktreeWorld) => string])[] = [
    ['a link to a file of this machine', ({ repository }) => `ln -sf ${repository}/config /git-out/work.pack`],
    ['a pipe', () => 'rm -f /git-out/work.pack; mkfifo /git-out/work.pack'],
    ['a file that is not a pack', () => 'echo text > /git-out/work.pack'],
    ['missing', () => 'rm -f /git-out/work.pack'],
    [
      'a pack without the commit',
      ({ base }) => `echo ${base} | git pack-objects --revs --stdout -q > /git-out/work.pack`,
    ],
    [
      'a pack with a tree that writes into .git',
      () => `blob=$(echo evil | git hash-object -w --stdin)
        hooks=$(printf '100755 blob %s\\tpost-checkout\\n' $blob | git mktree)
        tree=$(printf '040000 tree %s\\thooks\\n' $hooks | git mktree)
        top=$(printf '040000 tree %s\\t.git\\n' $tree | git mktree)
        echo x | git commit-tree $top -p HEAD > c; echo "$(cat c)" | git pack-objects --revs --stdout -q > /git-out/work.pack; cat c`,
    ],
  ];

  /** @verifies agent-objects-are-checked */
  it('is not stored if the pack is a link, a pipe, missing, not a pack, without the commit, or writes into .git', async (context) => {
    const world = await worktreeWorld(context);
    const open = await openedIn(world);
    for (const [name, script] of plants) {
      const last = (await printed(open, `rm -f /git-out/work.pack\n${script(world)}`)).trim().split('\n').at(-1) ?? '';
      const commit = /^[0-9a-f]{40}$/.test(last) ? last : invented;
      const stored = checkpoint(world.ledger, open.worktree, forging(open.sandbox, commit));
      await expect(stored, name).rejects.toThrow();
      expect(git(world.checkout, 'rev-parse', ref), name).toBe(world.base);
      expect(git(world.checkout, 'fsck', '--no-dangling'), name).toBe('');
    }
  });
});
