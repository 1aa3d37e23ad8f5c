/** A daemon whose start fails leaves nothing behind: no process, no server, no lock. */
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test as anywhere, vi } from 'vitest';
import { withControl } from '../../../cli/daemon/with-control.ts';
import { controlAddress } from '../../../daemon/control/address.ts';
import { openControl } from '../../../daemon/control/control-server.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { DaemonLock } from '../../../daemon/service/daemon-lock.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { createHost } from '../../../runtime/host.ts';
import { allRuns, status } from '../../daemon/control/api-world.ts';
import { completing, configureModel } from '../../daemon/llm/completing.ts';
import { ScriptedModel } from '../../daemon/llm/server.ts';
import { temporaryPlace } from '../../e2e/support.ts';
import { inProcess } from '../../support/command-line.ts';
import { temporaryFolder } from '../../support/files.ts';
import { modelKey } from './place.ts';

// A signal ends a process of Windows at once, and its pipes have no file.
const test = anywhere.skipIf(process.platform === 'win32');
/** `start` waits for half a minute. */
const timeout = 120_000;
const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

function portsOf(host = createHost()) {
  const layout = new DaemonLayout(path.join(temporaryFolder(), 'data'));
  fs.mkdirSync(layout.root, { recursive: true });
  const queue = new FileJobQueue(host, layout.queue);
  return { host, layout, runs: allRuns, queue, status: async () => status, stop: () => undefined };
}

async function isOpen(to: net.NetConnectOpts): Promise<boolean> {
  const client = net.connect(to);
  const isConnected = await once(client, 'connect').then(
    () => true,
    () => false,
  );
  client.destroy();
  return isConnected;
}

test('a daemon that cannot write where it listens closes its socket and its port', async () => {
  const ports = portsOf();
  const address = controlAddress(ports.layout.root);
  const socket = { path: 'path' in address ? address.path : '' };
  let port = 0;
  const announce: DaemonLock['announce'] = async (_, api) => {
    port = api?.port ?? 0;
    expect([await isOpen(socket), await isOpen({ port, host: '127.0.0.1' })]).toEqual([true, true]);
    throw full();
  };
  await expect(withControl({ announce }, ports, 0, async () => undefined)).rejects.toThrow('ENOSPC');
  expect(await isOpen(socket)).toBe(false);
  expect(await isOpen({ port, host: '127.0.0.1' })).toBe(false);
});

test('a control socket whose mode cannot be set is closed', async () => {
  const ports = portsOf();
  const address = controlAddress(ports.layout.root);
  vi.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw full();
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const control = await openControl(ports, null);
  onTestFinished(() => control.close());
  expect(control.address).toEqual({ fault: expect.stringContaining('cannot be created') });
  expect(await isOpen({ path: 'path' in address ? address.path : '' })).toBe(false);
});

test('a daemon that cannot write its identity releases its lock', async () => {
  const host = createHost();
  const { layout } = portsOf();
  const rename = async () => Promise.reject(full());
  await expect(DaemonLock.take({ ...host, files: { ...host.files, rename } }, layout)).rejects.toThrow('ENOSPC');
  const lock = await DaemonLock.take(host, layout);
  expect(lock).toBeInstanceOf(DaemonLock);
  if (lock instanceof DaemonLock) await lock.release();
});

test('start stops a daemon that is not ready in time, prints the end of its log and exits with 1', {
  timeout,
}, async () => {
  const place = temporaryPlace();
  const model = new ScriptedModel(completing);
  onTestFinished(() => model.close());
  configureModel(place.home, await model.listen());
  const [stuck, pidFile] = ['stuck.cjs', 'pid'].map((name) => path.join(place.folder, name)) as [string, string];
  fs.writeFileSync(
    stuck,
    `if (process.argv.includes('run')) {
      require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
      console.error('waiting for a lock');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }`,
  );
  const env = { ...modelKey, NODE_OPTIONS: `--require ${stuck}` };
  const ran = await inProcess(place, ['daemon', 'start'], { env });
  const pid = Number(fs.readFileSync(pidFile, 'utf8'));
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => void (isAlive() && process.kill(pid, 'SIGKILL')));
  expect(ran.code).toBe(1);
  expect(ran.stderr).toMatch(
    /^waiting for a lock\n[\s\S]*the daemon was not ready 30 seconds after its start, and was stopped/,
  );
  expect(isAlive()).toBe(false);
});
