/** A git that never answers, as a named pipe in `.git` makes it wait: it is stopped, with everything that it started. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  environmentOf,
  type Place,
  plainSteps,
  program,
  sourceOf,
  temporaryPlace,
  writeSource,
} from '../e2e/support.ts';

const limits = '../../schemas/limits.ts';
let git: typeof import('../../project/git/git.ts');
let tree: typeof import('../../project/git/git-tree.ts');
// Other files share the modules of this process, so the ones with another limit are loaded for this file and forgotten after it.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(limits, async (original) => ({
    ...(await original<typeof import('../../schemas/limits.ts')>()),
    gitCallMsMax: 500,
  }));
  git = await import('../../project/git/git.ts');
  tree = await import('../../project/git/git-tree.ts');
});
afterAll(() => {
  vi.doUnmock(limits);
  vi.resetModules();
});

const pidsFile = ({ folder }: Place) => path.join(folder, 'pids');

/** A `git` that starts a second program and waits for it, and a PATH that finds it first. */
function silentGit(place: Place): string {
  const folder = path.join(place.folder, 'bin');
  fs.mkdirSync(folder);
  const pids = pidsFile(place);
  fs.writeFileSync(
    path.join(folder, 'git'),
    `#!/bin/sh\nsleep 86400 &\necho "$$ $!" > "${pids}.new"\nmv "${pids}.new" "${pids}"\nwait\n`,
    { mode: 0o755 },
  );
  return [folder, process.env['PATH']].join(path.delimiter);
}

const started = (place: Place) => fs.readFileSync(pidsFile(place), 'utf8').trim().split(' ').map(Number);
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // One that has ended stays in the list until its parent asks for it.
  const status = `/proc/${pid}/status`;
  return !(fs.existsSync(status) && /^State:\s+Z/m.test(fs.readFileSync(status, 'utf8')));
};
const alive = (place: Place) => started(place).filter(isAlive);

/** Whatever a broken version leaves behind. */
function endThem(place: Place): void {
  if (!fs.existsSync(pidsFile(place))) return;
  for (const pid of alive(place)) process.kill(pid, 'SIGKILL');
}

describe.skipIf(process.platform === 'win32')('a git that never answers', () => {
  const { PATH } = process.env;
  afterEach(() => {
    process.env['PATH'] = PATH;
  });

  // @verifies git-has-a-time-limit
  test.each([
    ['rev-parse', (place: Place) => git.workTreeOf(place.project)],
    ['rev-parse', (place: Place) => git.commitOf(place.project, 'HEAD')],
    ['rev-parse', (place: Place) => tree.withGitTree(place.project, null, [], () => null)],
  ] as const)('ends the command with the name of the call and the limit (%s)', async (command, call) => {
    const place = temporaryPlace();
    process.env['PATH'] = silentGit(place);
    const listeners = process.listenerCount('SIGTERM');
    const failed = await call(place).then(
      () => null,
      (error: Error) => error.message,
    );
    try {
      expect(failed).toBe(`\`git ${command}\` did not finish within 0.5 seconds and was stopped`);
      await expect.poll(() => alive(place)).toEqual([]);
      expect(process.listenerCount('SIGTERM')).toBe(listeners);
    } finally {
      endThem(place);
    }
  });

  // @verifies git-has-a-time-limit
  test.each([
    ['SIGTERM', ['verify', '--staged']],
    ['SIGINT', ['diff', 'HEAD', 'project.review']],
    ['SIGHUP', ['diff', 'HEAD', 'project.review']],
  ] as const)('does not outlive a command that ends by %s', async (signal, args) => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', sourceOf('project.review', plainSteps(1)));
    const env = environmentOf(place, { PATH: silentGit(place) });
    const command = spawn(process.execPath, [program(), ...args], { cwd: place.project, env, stdio: 'ignore' });
    const ended = once(command, 'exit');
    try {
      await expect.poll(() => fs.existsSync(pidsFile(place))).toBe(true);
      command.kill(signal);
      expect(await ended).toEqual([null, signal]);
      await expect.poll(() => alive(place)).toEqual([]);
    } finally {
      command.kill('SIGKILL');
      endThem(place);
    }
  });

  // @verifies git-has-a-time-limit
  test('does not outlive a command that a signal ends while git starts', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', sourceOf('project.review', plainSteps(1)));
    const PATH = silentGit(place);
    const hasty = `echo "$$ $$" > "${pidsFile(place)}"\nkill -TERM $PPID\nexec sleep 86400\n`;
    fs.writeFileSync(path.join(place.folder, 'bin/git'), `#!/bin/sh\n${hasty}`);
    const env = environmentOf(place, { PATH });
    const args = [program(), 'verify', '--staged'];
    const command = spawn(process.execPath, args, { cwd: place.project, env, stdio: 'ignore' });
    try {
      expect(await once(command, 'exit')).toEqual([null, 'SIGTERM']);
      await expect.poll(() => alive(place)).toEqual([]);
    } finally {
      endThem(place);
    }
  });
});
