/** The network of a session in a sandbox of the real kernel: the clients that agents use, what is refused, and whom it is told. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { type TestContext, describe, expect, it, onTestFinished } from 'vitest';
import { hasNetwork, openNetwork, readsStrangers } from '../../../daemon/network/session-network.ts';
import { noSandbox } from '../../../daemon/sandbox/none.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { sandboxTools } from '../../../daemon/tools/sandbox-tools.ts';
import type { WorkflowPolicy } from '../../../schemas/daemon/permissions.ts';
import { planFor, writableFolder } from '../sandbox/plan.ts';
import { bundledInside, opened, printedBy, shell, temporaryFolder } from '../sandbox/sandbox-world.ts';
import { hosts, TestNetwork } from './network-world.ts';
import { skipWithout } from '../../support/skip.ts';

const address = '93.184.215.14';

/** A sandbox with the network `packages.example`, a server of files. */
async function world(context: TestContext, ...allowed: readonly string[]) {
  const folder = temporaryFolder();
  const served = path.join(folder, 'served');
  fs.mkdirSync(served);
  const network = new TestNetwork({ 'packages.example': [[address]] });
  const files = http.createServer((request, response) => {
    const file = path.join(served, decodeURIComponent((request.url ?? '').replace(/\?.*/, '')));
    const found = fs.existsSync(file) && fs.statSync(file).isFile();
    response.writeHead(found ? 200 : 404).end(found ? fs.readFileSync(file) : '');
  });
  await network.serve(`${address}:80`, files);
  const open = await openNetwork(() => hosts(...allowed), network);
  onTestFinished(() => open.close());
  const adapter = unshareAdapter(await bundledInside(folder));
  const tree = writableFolder(adapter, path.join(folder, 'tree'));
  const sandbox = await opened(context, adapter, planFor(tree, { proxySocket: open.socket }));
  const run = async (command: string) => printedBy(await shell(sandbox, `${command} 2>&1`, { timeoutMs: 60_000 }));
  const tools = open.reportingRefusals(sandboxTools(sandbox, open.note));
  const bash = async (command: string) => {
    const result = await tools
      .find(({ name }) => name === 'bash')
      ?.run({ command }, new AbortController().signal, '1-1');
    if (result == null) throw new Error('the call was stopped');
    return result;
  };
  return { folder, served, network, open, run, tools, bash };
}

describe('the clients that agents use', () => {
  it('curl reads an allowed host, and shows what is refused', async (context) => {
    skipWithout(context, 'curl', 'curl');
    const { served, run } = await world(context, 'packages.example');
    fs.writeFileSync(path.join(served, 'a.txt'), 'a package\n');
    expect(await run('curl -sS http://packages.example/a.txt')).toBe('a package\n');
    expect(await run('curl -sS http://evil.example/')).toContain('Allowed: packages.example');
    expect(await run('curl -sS https://evil.example/')).toMatch(/403/);
  });

  it('git clones', async (context) => {
    const { folder, served, run } = await world(context, 'packages.example');
    const work = path.join(folder, 'work');
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { stdio: 'pipe' });
    git('init', '-q', '-b', 'main', work);
    git('-C', work, 'commit', '-q', '--allow-empty', '-m', 'first');
    git('clone', '-q', '--bare', work, path.join(served, 'a.git'));
    git('--git-dir', path.join(served, 'a.git'), 'update-server-info');
    expect(await run('git clone -q http://packages.example/a.git && git -C a log --format=%s')).toBe('first\n');
    expect(await run('git ls-remote https://evil.example/a.git')).toMatch(/403|CONNECT/);
  });

  it('node uses it, where its fetch reads the environment', async (context) => {
    const { served, run } = await world(context, 'packages.example');
    fs.writeFileSync(path.join(served, 'a.txt'), 'a package');
    const raw = `require("http").get({ host: "127.0.0.1", port: new URL(process.env.http_proxy).port, path: "http://packages.example/a.txt" }, (answer) => answer.pipe(process.stdout))`;
    expect(await run(`/workrail/node -e '${raw}'`)).toBe('a package');
  });

  it('servers of their own on localhost need no proxy', async (context) => {
    const { run } = await world(context, 'packages.example');
    const own = `const server = require("http").createServer((_, answer) => answer.end("own")).listen(0, "127.0.0.1", () => require("http").get(server.address(), (answer) => { answer.pipe(process.stdout); server.close() }))`;
    expect(await run(`/workrail/node -e '${own}'; echo; echo $NO_PROXY $no_proxy`)).toBe(
      'own\nlocalhost,127.0.0.1,::1 localhost,127.0.0.1,::1\n',
    );
  });
});

const request = (target: string) =>
  `exec 3<>/dev/tcp/127.0.0.1/3128; printf 'CONNECT ${target} HTTP/1.1\\r\\n\\r\\n' >&3; head -1 <&3`;

/** @verifies refused-hosts-are-recorded */
describe('a refused attempt', () => {
  it('is told to the model and kept for the log, once', async (context) => {
    const { bash, open } = await world(context, 'packages.example');
    let first = 0;
    open.onRefused(() => {
      first += 1;
    });
    const failed = await bash(`${request('evil.example:443')}; ${request('evil.example:443')}; exit 1`);
    expect(failed).toMatchObject({ ending: 'failed', denied: 'network: evil.example:443' });
    expect(failed.text).toContain(
      '[The network proxy refused evil.example:443 (2 times): the policy of this workflow does not allow this host and port. Allowed: packages.example.]',
    );
    expect(open.unrecorded()).toEqual([{ target: 'evil.example:443', why: 'host', times: 2 }]);
    expect(open.unrecorded()).toEqual([]);
    // Only what the log does not name yet is recorded before the end of the call.
    await bash(`${request('evil.example:443')}; ${request('other.example:443')}`);
    expect(first).toBe(2);
    expect((await bash('exit 1')).text).toBe('[exit status 1]');
  });

  it.for([
    ['that succeeds', '', 'done'],
    ['that fails for another reason', ' >/dev/null; echo 3 tests failed; exit 1', 'failed'],
  ])('of a command %s is no denial', async ([, more, ending], context) => {
    const { bash } = await world(context, 'packages.example');
    const result = await bash(`${request('evil.example:443')}${more}`);
    expect(result).toMatchObject({
      ending,
      text: expect.stringContaining('The network proxy refused evil.example:443'),
    });
    expect(result.denied).toBeUndefined();
  });
});

const policy = (match: string, ...list: readonly string[]): WorkflowPolicy => ({
  match,
  policy: { read: 'any', write: 'any', commands: 'any', spawn: [], network: { hosts: [...list] } },
  steps: {},
});

/** @verifies strangers-have-no-network */
describe('a session', () => {
  const environment = {
    canOpenNetwork: true,
    permissions: [policy('test.open', 'packages.example'), policy('test.closed')],
  };
  const queued = { jobId: 'job_1', trigger: 'issues', trust: 'user' as const };
  const parent = { parentSessionId: 'a', callId: '1-1', rootSessionId: 'a', depth: 1, trigger: 'issues' } as never as {
    trigger: string | null;
  };

  it('has a network if its policy lists a host, and none without a policy', () => {
    expect(hasNetwork(environment, { workflowId: 'test.open' })).toBe(true);
    expect(hasNetwork(environment, { workflowId: 'test.open', queued })).toBe(true);
    expect(hasNetwork(environment, { workflowId: 'test.closed' })).toBe(false);
    expect(hasNetwork(environment, { workflowId: 'test.other' })).toBe(false);
  });

  it('that contains texts of strangers has none, whatever its policy says, and so have those that it starts', () => {
    const stranger = { ...queued, trust: 'stranger' as const };
    expect(hasNetwork(environment, { workflowId: 'test.open', queued: stranger })).toBe(false);
    for (const [changes, isStranger] of [
      [{ trust: 'stranger' }, true],
      [{ trust: 'user' }, false],
      [{}, true],
      [{ trigger: null }, false],
    ] as const)
      expect(readsStrangers({ parent: { ...parent, ...changes } as never })).toBe(isStranger);
  });
});

it('the sandbox `none` refuses to pretend a limit', async () => {
  const folder = temporaryFolder();
  const adapter = noSandbox(await bundledInside(folder));
  const result = await adapter.open(planFor(folder, { proxySocket: path.join(folder, 'p') }));
  expect(result).toMatchObject({
    kind: 'refused',
    fault: { reason: expect.stringContaining('cannot limit the network') },
  });
});

it('the socket of a proxy is in a directory that only the user of the daemon enters, and goes with the session', async () => {
  const open = await openNetwork(() => hosts('packages.example'));
  const place = path.dirname(open.socket);
  expect(fs.statSync(place).mode & 0o777).toBe(0o700);
  await new Promise((settle) => net.connect(open.socket).on('connect', settle));
  await open.close();
  expect(fs.existsSync(place)).toBe(false);
});
