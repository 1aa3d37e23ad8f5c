/** To which repository an entry of the configuration applies. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliverySettings } from '../../../project/configuration/daemon-delivery.ts';
import type { DeliveryConfig } from '../../../schemas/daemon/delivery.ts';
import { git } from '../../support/git.ts';
import { temporaryFolder } from '../sandbox/sandbox-world.ts';

function repositoryIn(folder: string, ...options: readonly string[]): string {
  fs.mkdirSync(folder, { recursive: true });
  git(folder, 'init', '-q', '-b', 'main', ...options);
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'first');
  return folder;
}

const entry = (folder: string, baseBranch = 'main'): DeliveryConfig => ({ path: folder, baseBranch });
const targetOf = (workspace: string, ...entries: readonly DeliveryConfig[]) =>
  deliverySettings({ delivery: [...entries] })(workspace, null);

// @verifies deliveries-stay-in-their-repository
describe('an entry does not apply to another repository below its directory', () => {
  it.each([
    ['a clone in an ignored directory', (app: string) => repositoryIn(path.join(app, 'vendor'))],
    [
      'a clone whose .git is a file',
      (app: string) => repositoryIn(path.join(app, 'vendor'), `--separate-git-dir=${app}-git`),
    ],
    [
      'a submodule',
      (app: string) => {
        const library = repositoryIn(`${app}-library`);
        git(app, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'vendor');
        return path.join(app, 'vendor');
      },
    ],
    [
      'a directory with a .git that leads nowhere',
      (app: string) => {
        fs.mkdirSync(path.join(app, 'vendor'));
        fs.writeFileSync(path.join(app, 'vendor/.git'), 'gitdir: /nowhere\n');
        return path.join(app, 'vendor');
      },
    ],
  ])('%s', (_, nest) => {
    const app = repositoryIn(path.join(temporaryFolder(), 'app'));
    const nested = nest(app);
    const inside = path.join(nested, 'inside');
    fs.mkdirSync(inside);
    for (const workspace of [nested, inside])
      expect(targetOf(workspace, entry(app))).toEqual({
        reason: expect.stringContaining(`the entry for ${app} applies only to the repository of that directory`),
        allowed: expect.stringContaining(`[{ "path": "${nested}", "baseBranch": "main" }]`),
      });
    expect(targetOf(inside, entry(app), entry(nested, 'of-nested'))).toMatchObject({ baseBranch: 'of-nested' });
  });

  it.skipIf(process.platform === 'win32')('a clone that claims by a link to be the repository around it', () => {
    const app = repositoryIn(path.join(temporaryFolder(), 'app'));
    const evil = path.join(app, 'vendor/evil');
    repositoryIn(path.join(evil, 'x'));
    fs.mkdirSync(path.join(evil, 'x/y/z/w'), { recursive: true });
    fs.symlinkSync('x/y/z/w', path.join(evil, 'a'));
    // Without the link, this would lead to the repository around it.
    fs.writeFileSync(path.join(evil, '.git'), 'gitdir: a/../../../.git\n');
    expect(git(evil, 'rev-parse', '--absolute-git-dir')).toBe(path.join(evil, 'x/.git'));
    expect(targetOf(evil, entry(app))).toHaveProperty('allowed');
  });

  it.skipIf(process.platform === 'win32')('one whose files cannot be read, which keeps nobody waiting', () => {
    const app = repositoryIn(path.join(temporaryFolder(), 'app'));
    const [looped, waiting] = [path.join(app, 'looped'), repositoryIn(path.join(app, 'waiting'))];
    fs.mkdirSync(looped);
    fs.symlinkSync('.git', path.join(looped, '.git'));
    execFileSync('mkfifo', [path.join(waiting, '.git/commondir')]);
    for (const workspace of [looped, waiting]) expect(targetOf(workspace, entry(app))).toHaveProperty('allowed');
    fs.rmSync(path.join(waiting, '.git/commondir'));
    fs.symlinkSync('/dev/zero', path.join(waiting, '.git/commondir'));
    expect(targetOf(waiting, entry(waiting))).toMatchObject({ baseBranch: 'main' });
  });

  it('a directory that is no repository, with repositories below it', () => {
    const folder = temporaryFolder();
    const app = repositoryIn(path.join(folder, 'app'));
    expect(targetOf(app, entry(folder))).toHaveProperty('allowed', expect.stringContaining(app));
  });
});

// @verifies deliveries-stay-in-their-repository
describe('an entry applies to its repository', () => {
  it('in each directory of it, and the entry of the nearest directory counts', () => {
    const app = repositoryIn(path.join(temporaryFolder(), 'app'));
    const part = path.join(app, 'part/inside');
    fs.mkdirSync(part, { recursive: true });
    // Git skips an empty directory of that name.
    fs.mkdirSync(path.join(part, '.git'));
    for (const workspace of [app, part]) expect(targetOf(workspace, entry(app))).toMatchObject({ baseBranch: 'main' });
    const entries = [entry(app), entry(path.dirname(part), 'of-part')];
    expect(targetOf(part, ...entries)).toMatchObject({ baseBranch: 'of-part' });
    expect(targetOf(app, ...entries)).toMatchObject({ baseBranch: 'main' });
  });

  it('in its linked worktrees, wherever they are, unless they have an entry of their own', () => {
    const folder = temporaryFolder();
    const app = repositoryIn(path.join(folder, 'app'));
    for (const place of [path.join(app, 'inside'), path.join(folder, 'outside')]) {
      git(app, 'worktree', 'add', '-q', '--detach', place);
      expect(targetOf(place, entry(app))).toMatchObject({ baseBranch: 'main' });
      expect(targetOf(place, entry(app), entry(place, 'own'))).toMatchObject({ baseBranch: 'own' });
      expect(targetOf(place)).toHaveProperty('allowed', expect.stringContaining(`"path": "${app}"`));
      expect(targetOf(app, entry(place))).toHaveProperty('allowed');
    }
  });

  it('in the linked worktrees of a repository whose git directory is elsewhere', () => {
    const folder = temporaryFolder();
    const app = repositoryIn(path.join(folder, 'app'), `--separate-git-dir=${folder}/app-git`);
    const linked = path.join(folder, 'linked');
    git(app, 'worktree', 'add', '-q', '--detach', linked);
    expect(targetOf(linked, entry(app))).toMatchObject({ baseBranch: 'main' });
    expect(targetOf(app, entry(linked))).toHaveProperty('allowed');
  });

  it('in the worktrees of a bare repository, and through links', () => {
    const folder = temporaryFolder();
    const app = repositoryIn(path.join(folder, 'app'));
    const [bare, worktree] = [path.join(folder, 'bare.git'), path.join(folder, 'worktree')];
    git(folder, 'clone', '-q', '--bare', app, bare);
    git(bare, 'worktree', 'add', '-q', '--detach', worktree);
    expect(targetOf(worktree, entry(bare))).toMatchObject({ baseBranch: 'main' });
    expect(targetOf(worktree, entry(worktree))).toMatchObject({ baseBranch: 'main' });
    const link = path.join(folder, 'link');
    fs.symlinkSync(app, link);
    for (const [workspace, named] of [
      [link, app],
      [app, link],
    ] as const)
      expect(targetOf(workspace, entry(named))).toMatchObject({ baseBranch: 'main' });
  });

  it('a directory without a repository keeps the entry around it, so that the gate names what is missing', () => {
    const folder = temporaryFolder();
    expect(targetOf(folder, entry(folder))).toMatchObject({ baseBranch: 'main' });
  });
});
