/** Git outside of a sandbox ends in time, with the programs that it starts. */
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GitFault, hostGit } from '../../../daemon/worktrees/host-git.ts';
import { repositoryOf } from '../../../daemon/worktrees/workspace-repository.ts';
import { git } from '../../support/git.ts';
import { temporaryFolder } from '../sandbox/sandbox-world.ts';

/** Accepts connections and never answers; resolves when a client has left. */
async function silentServer(): Promise<{ readonly url: string; readonly left: Promise<void> }> {
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.resume().once('close', leave);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.git`, left };
}

it('a remote that never answers does not keep the daemon waiting, and no program of git stays connected to it', async () => {
  const repository = temporaryFolder();
  git(repository, 'init', '-q', '--bare', '.');
  const { url, left } = await silentServer();
  const call = { environment: { GIT_ALLOW_PROTOCOL: 'http' } };
  await expect(hostGit(repository, ['ls-remote', url], call, 2000)).rejects.toThrow(GitFault);
  await left;
});

it('a stop ends a call to a remote with all its programs, and a limit is named as the cause', async () => {
  const repository = temporaryFolder();
  git(repository, 'init', '-q', '--bare', '.');
  const { url, left } = await silentServer();
  const stopping = new AbortController();
  const environment = { GIT_ALLOW_PROTOCOL: 'http' };
  const call = hostGit(repository, ['ls-remote', url], { environment, signal: stopping.signal });
  setTimeout(() => stopping.abort(), 500);
  await expect(call).rejects.toThrow('git ls-remote failed: it was stopped');
  await left;
  await expect(hostGit(repository, ['ls-remote', url], { environment }, 1000)).rejects.toThrow(
    'git ls-remote failed: it did not end within 1 second',
  );
  await expect(hostGit(repository, ['ls-remote', url], { signal: AbortSignal.abort() })).rejects.toThrow('stopped');
});

it('a repository that was removed is named as the reason, not git', async () => {
  const missing = path.join(temporaryFolder(), 'missing');
  await expect(hostGit(missing, ['rev-parse', 'HEAD'])).rejects.toThrow('the repository is not there any more');
});

it.each([
  [
    "fatal: '/gone.git' does not appear to be a git repository\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.\n",
    "fatal: '/gone.git' does not appear to be a git repository",
  ],
  [
    'git@host: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure\nand the repository exists.\n',
    'git@host: Permission denied (publickey).',
  ],
  [
    "remote: error: cannot lock ref\nTo /remote.git\n ! [remote rejected] 117ac87 -> worktrain/a (failed to update ref)\nerror: failed to push some refs to '/remote.git'\n",
    '! [remote rejected] 117ac87 -> worktrain/a (failed to update ref); the remote printed: error: cannot lock ref',
  ],
  [
    "remote: Permission to acme/app.git denied to bot.\nfatal: unable to access 'https://h/': The requested URL returned error: 403\n",
    "fatal: unable to access 'https://h/': The requested URL returned error: 403; the remote printed: Permission to acme/app.git denied to bot.",
  ],
  [
    "fatal: cannot lock ref 'a': Unable to create 'a.lock': File exists.\n\nAnother git process seems to be running,\nremove the file manually to continue.\n",
    "fatal: cannot lock ref 'a': Unable to create 'a.lock': File exists.",
  ],
  ['hint: only advice\n', 'hint: only advice'],
])('a fault of git gives the cause, not the advice that git prints after it: %s', (output, cause) => {
  expect(new GitFault('push', output).message).toBe(`git push failed: ${cause}`);
});

it('the repository of a workspace is that of its folder, also if a hook of another repository starts the daemon', async () => {
  const [own, other] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [own, other]) {
    git(folder, 'init', '-q', '.');
    git(folder, 'commit', '-q', '--allow-empty', '-m', folder);
  }
  vi.stubEnv('GIT_DIR', `${other}/.git`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await repositoryOf(own)).toMatchObject({ kind: 'found', repository: `${own}/.git` });
});

/** @verifies repository-is-read-only */
it('the path of a repository may contain line breaks, also before a line that looks like a commit', async () => {
  const folder = path.join(temporaryFolder(), `a\n${'1'.repeat(40)}\nb`);
  fs.mkdirSync(folder);
  git(folder, 'init', '-q', '-b', 'main', '.');
  expect(await repositoryOf(folder)).toEqual({ kind: 'none' });
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'first');
  expect(await repositoryOf(folder)).toMatchObject({ kind: 'found', repository: `${folder}/.git` });
  fs.writeFileSync(`${folder}/.git/refs/heads/main`, '');
  expect(await repositoryOf(folder)).toMatchObject({ kind: 'refused' });
});

/** @verifies repository-is-read-only */
it.each<[string, string, (folder: string) => void]>([
  [
    'has a configuration that git cannot read',
    'refused',
    (folder) => fs.appendFileSync(`${folder}/.git/config`, '[bad'),
  ],
  ['has a HEAD that git cannot read', 'refused', (folder) => fs.writeFileSync(`${folder}/.git/HEAD`, 'bad')],
  ['is linked to one that is missing', 'refused', linkToNothing],
  [
    'has an empty file for the branch that is checked out',
    'refused',
    (folder) => fs.writeFileSync(`${folder}/.git/refs/heads/main`, ''),
  ],
  ['has damaged packed refs', 'refused', damagePackedRefs],
  ['has a branch without a commit whose directory exists', 'none', unbornBesideOthers],
  ['has no commit', 'none', (folder) => git(folder, 'symbolic-ref', 'HEAD', 'refs/heads/unborn')],
  ['is an empty directory', 'none', emptyGit],
])('a workspace whose repository %s: %s', async (_, kind, change) => {
  const folder = temporaryFolder();
  git(folder, 'init', '-q', '-b', 'main', '.');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'first');
  change(folder);
  const below = path.join(folder, 'below');
  fs.mkdirSync(below);
  for (const workspace of [folder, below]) expect(await repositoryOf(workspace)).toMatchObject({ kind });
});

function linkToNothing(folder: string): void {
  fs.rmSync(`${folder}/.git`, { recursive: true });
  fs.writeFileSync(`${folder}/.git`, 'gitdir: ../missing\n');
}

function damagePackedRefs(folder: string): void {
  git(folder, 'pack-refs', '--all');
  fs.appendFileSync(`${folder}/.git/packed-refs`, 'not a ref\n');
}

function unbornBesideOthers(folder: string): void {
  git(folder, 'branch', 'work/one');
  git(folder, 'symbolic-ref', 'HEAD', 'refs/heads/work/two');
}

function emptyGit(folder: string): void {
  fs.rmSync(`${folder}/.git`, { recursive: true });
  fs.mkdirSync(`${folder}/.git`);
}
