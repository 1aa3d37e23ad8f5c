/** The delivery of sessions as a user runs it: from a dispatch to a branch on a bare remote. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DaemonDelivery } from '../../schemas/delivery-report.ts';
import { completing, configureModel, keyVariable, scriptedKey } from '../daemon/llm/completing.ts';
import { type Script, ScriptedModel } from '../daemon/llm/server.ts';
import { type Place, plainSteps, type Ran, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';

const daemon = (place: Place, ...args: readonly string[]): Promise<Ran> =>
  workrail(place, ['daemon', ...args], { env: { [keyVariable]: scriptedKey } });
const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=User', '-c', 'user.email=user@example.com', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();

/** A project in a repository with a bare remote to which sessions may push. */
async function placeWith(script: Script): Promise<Place & { readonly remote: string }> {
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(2)));
  const remote = path.join(place.folder, 'remote.git');
  git(place.folder, 'init', '-q', '--bare', '-b', 'main', remote);
  git(place.project, 'init', '-q', '-b', 'main');
  git(place.project, 'add', '.');
  git(place.project, 'commit', '-qm', 'first');
  git(place.project, 'remote', 'add', 'origin', remote);
  git(place.project, 'push', '-q', '-u', 'origin', 'main');
  const model = new ScriptedModel(script);
  onTestFinished(() => model.close());
  configureModel(place.home, await model.listen(), 'unshare');
  const file = path.join(place.home, '.workrail/workrail.json');
  const config = JSON.parse(fs.readFileSync(file, 'utf8')) as { daemon: { delivery?: object[] } };
  config.daemon.delivery = [{ path: place.project, baseBranch: 'main' }];
  fs.writeFileSync(file, JSON.stringify(config));
  for (const folder of [place.folder, place.project]) fs.chmodSync(folder, 0o755);
  return { ...place, remote };
}

const writing =
  (name: string): Script =>
  (request, number) =>
    number > 1
      ? completing(request)
      : { kind: 'reply', calls: [{ tool: 'write', arguments: { path: name, content: 'new\n' } }] };
const branchesOf = (remote: string) =>
  git(remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');
const onLinux = test.skipIf(process.platform !== 'linux');
const cannotOpen = 'the sandbox could not be opened';

onLinux('dispatch --deliver pushes the result as one branch; to deliver again changes nothing', async (context) => {
  const place = await placeWith(writing('new.txt'));
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--goal', 'Tidy up', '--deliver', '--json');
  if (ran.stdout.includes(cannotOpen)) return context.skip(ran.stdout);
  expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  const branch = `worktrain/${runName}`;
  expect(branchesOf(place.remote)).toEqual(['main', branch]);
  expect(git(place.remote, 'show', `${branch}:new.txt`)).toBe('new');
  expect(git(place.remote, 'rev-list', '--count', `main..${branch}`)).toBe('1');
  const pushed = git(place.remote, 'rev-parse', branch);
  const again = await daemon(place, 'deliver', runName, '--retry', '--json');
  expect(again.code).toBe(0);
  expect(JSON.parse(again.stdout) as DaemonDelivery).toMatchObject({ outcome: 'delivered', branch, files: 1 });
  expect(git(place.remote, 'rev-parse', branch)).toBe(pushed);
});

onLinux('deliver --dry-run pushes nothing, and a refused path is refused until the rules allow it', async (context) => {
  const place = await placeWith(writing('.github/workflows/run.yml'));
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
  if (ran.stdout.includes(cannotOpen)) return context.skip(ran.stdout);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  for (const args of [['--dry-run'], [], ['--retry']]) {
    const refused = await daemon(place, 'deliver', runName, '--json', ...args);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout) as DaemonDelivery).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('.github/workflows/run.yml'),
    });
  }
  expect(branchesOf(place.remote)).toEqual(['main']);
});

onLinux('a session that changed nothing has nothing to deliver, and that is no failure', async (context) => {
  const place = await placeWith(completing);
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--json');
  if (ran.stdout.includes(cannotOpen)) return context.skip(ran.stdout);
  expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  expect(JSON.parse(ran.stdout)).toMatchObject({ delivery: { outcome: 'nothing_to_change' } });
  expect(branchesOf(place.remote)).toEqual(['main']);
});
