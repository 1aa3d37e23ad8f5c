/** `workrail demo --daemon`, as a stranger runs it: it tells a whole job, and leaves nothing behind however it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DaemonStatus } from '../../../schemas/daemon/reports.ts';
import { environmentOf, type Place, program, root, temporaryPlace, workrail } from '../../e2e/support.ts';

type Stage = Place & { readonly temporary: string; readonly env: Record<string, string> };

/** A temporary directory of its own shows what the demo leaves there. */
function stage(): Stage {
  const place = temporaryPlace();
  const temporary = path.join(place.folder, 'tmp');
  fs.mkdirSync(temporary);
  for (const each of [place.folder, temporary]) fs.chmodSync(each, 0o755);
  return { ...place, temporary, env: { TMPDIR: temporary } };
}

const demo = (place: Stage, ...more: readonly string[]) =>
  workrail(place, ['demo', '--daemon', ...more], { env: place.env });

/** Starts the demo, and returns once it has started its daemon. */
async function started(place: Stage): Promise<{ readonly child: ChildProcess; readonly daemonPid: number }> {
  const child = spawn(process.execPath, [program(), 'demo', '--daemon'], {
    cwd: place.project,
    env: environmentOf(place, place.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  await expect.poll(() => said).toMatch(/3\. Work through/);
  return { child, daemonPid: Number(/pid (\d+)/.exec(said)?.[1]) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function expectNothingLeft({ temporary }: Stage, daemonPid: number): Promise<void> {
  await expect.poll(() => isAlive(daemonPid)).toBe(false);
  await expect.poll(() => fs.readdirSync(temporary)).toEqual([]);
}

/** An installation that lacks the program inside the sandbox, so that none opens. */
function withoutSandboxProgram({ folder }: Place): string {
  const installed = path.join(folder, 'installed');
  fs.cpSync(path.join(root, 'dist'), path.join(installed, 'dist'), {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('sandbox-inside'),
  });
  for (const name of ['generated', 'workflows', 'node_modules', 'package.json'])
    fs.symlinkSync(path.join(root, name), path.join(installed, name));
  return path.join(installed, 'dist/workrail.cjs');
}

const onUnix = describe.skipIf(process.platform === 'win32');

onUnix('workrail demo --daemon', () => {
  // @verifies demo-leaves-nothing
  test('tells a whole job up to the pull request, or says what a missing sandbox means, and leaves nothing', async () => {
    const place = stage();
    const { code, stdout, stderr } = await demo(place);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('A message approves nothing: the session is still waiting.');
    expect(stdout).toMatch(/adds\s+no\s+second\s+job/);
    if (stdout.includes('cannot open a sandbox')) expect(stdout).toContain('No pull request');
    else {
      expect(stdout).toContain('Kill the daemon with SIGKILL in the middle of a tool call');
      expect(stdout).toMatch(/On the forge: 1 pull request, and 2 comments/);
      expect(stdout).toMatch(/Cost: \$0\.\d{4}, 22 model calls/);
      expect(stdout).toContain('- greet.sh:3 has a default for the name.');
    }
    expect(stdout).toMatch(/project\.review: \d+ model calls/);
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect(stdout).not.toContain('\u001b');
    expect(fs.readdirSync(place.temporary)).toEqual([]);
    expect(fs.readdirSync(place.home)).toEqual([]);
    expect(fs.existsSync(place.data)).toBe(false);
  });

  test('without a sandbox says so, and shows the gate and the crash without a pull request; with --keep leaves everything in the directory, which has to be empty', async () => {
    const installed = stage();
    const place = { ...installed, program: withoutSandboxProgram(installed) };
    const kept = path.join(place.folder, 'kept');
    const { code, stdout, stderr } = await demo(place, '--keep', kept);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('This machine cannot open a sandbox');
    expect(stdout).toContain('Kill the daemon with SIGKILL while the session waits for you');
    expect(stdout).toContain('No pull request');
    expect(fs.readdirSync(place.temporary)).toEqual([]);
    expect(stdout).toContain('workrail daemon status');
    const env = { HOME: path.join(kept, 'home'), WORKRAIL_DATA_DIR: path.join(kept, 'data') };
    const status = await workrail(place, ['daemon', 'status', '--json'], { env });
    const { daemon, sessions } = JSON.parse(status.stdout) as DaemonStatus;
    expect({ daemon, ended: sessions.map(({ status: one }) => one) }).toEqual({
      daemon: null,
      ended: ['success', 'success'],
    });
    const again = await demo(place, '--keep', kept);
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('is not empty') });
    expect(await workrail(place, ['demo', '--keep', kept])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--keep needs --daemon'),
    });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('ends its daemon and removes its files on %s', async (signal) => {
    const place = stage();
    const { child, daemonPid } = await started(place);
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(130);
    await expectNothingLeft(place, daemonPid);
  });

  test('ends its daemon and removes its files when the reader of its output goes away', async () => {
    const place = stage();
    const { child, daemonPid } = await started(place);
    child.stdout?.destroy();
    await once(child, 'exit');
    await expectNothingLeft(place, daemonPid);
  });
});
