/** Which sandbox is used, what it bounds, and what a machine that makes none is told. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adapterNamed } from '../../../daemon/sandbox/adapters.ts';
import { defaultLimits } from '../../../daemon/sandbox/limits.ts';
import { namespaceFault } from '../../../daemon/sandbox/namespace-fault.ts';
import { noSandbox } from '../../../daemon/sandbox/none.ts';
import { probe } from '../../../daemon/sandbox/probe.ts';
import { livenessOf, processTree } from '../../../daemon/sandbox/process-identity.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { naiveAdapter } from './naive-sandbox.ts';
import { planFor, writableFolder } from './plan.ts';
import { bundledInside, opened, printedBy, shell, temporaryFolder } from './sandbox-world.ts';
import { skipRefused } from './skip.ts';

describe('the sandbox `none`', () => {
  /** @verifies no-weaker-sandbox */
  it('is refused to a session that reads texts of others', () => {
    expect(adapterNamed('none', 'others')).toMatchObject({ kind: 'refused' });
    expect(adapterNamed('none', 'user')).toMatchObject({ kind: 'adapter', adapter: { name: 'none' } });
    expect(adapterNamed('unshare', 'others')).toMatchObject({ kind: 'adapter', adapter: { name: 'unshare' } });
  });

  it('runs commands in the directory of this machine, without the variables of the daemon, and ends them', async (context) => {
    const folder = temporaryFolder();
    const adapter = noSandbox(await bundledInside(folder));
    const tree = writableFolder(adapter, path.join(folder, 'tree'));
    process.env['WORKRAIL_TEST_SECRET'] = 'not for agents';
    const sandbox = await opened(context, adapter, planFor(tree));
    const text = printedBy(await shell(sandbox, 'pwd; env; echo x > made'));
    delete process.env['WORKRAIL_TEST_SECRET'];
    expect(text).toContain(`${tree}\n`);
    expect(text).not.toContain('not for agents');
    expect(fs.existsSync(path.join(tree, 'made'))).toBe(true);
    await sandbox.call('start', { argv: ['sleep', '1000'] });
    const inside = processTree(sandbox.identity.pid);
    expect(inside.length).toBeGreaterThan(1);
    await sandbox.close();
    for (const { pid, startTime } of inside)
      await expect.poll(() => livenessOf({ pid, startTime, bootId: sandbox.identity.bootId })).toBe('dead');
  });
});

describe('a machine', () => {
  /** @verifies no-weaker-sandbox */
  it('that makes no sandbox gets the reason and the remedy, and no other sandbox', async () => {
    const folder = temporaryFolder();
    const broken = unshareAdapter(await bundledInside(folder));
    const tree = writableFolder(broken, path.join(folder, 'tree'));
    const missing = planFor(tree, {
      mounts: [...planFor(tree).mounts, { source: path.join(folder, 'gone'), target: '/gone', access: 'read' }],
    });
    const result = await broken.open(missing);
    expect(result).toMatchObject({ kind: 'refused' });
    if (result.kind === 'refused') {
      expect(result.fault.reason).toContain('gone');
      expect(result.fault.remedy).not.toBe('');
    }
    expect(namespaceFault('unshare: unshare failed: Operation not permitted').reason).toContain(
      'Operation not permitted',
    );
  });

  it('is probed by attacks: the sandbox of util-linux holds, and the naive recipes do not', async (context) => {
    const inside = await bundledInside(temporaryFolder());
    const fault = await probe(unshareAdapter(inside));
    if (fault !== null && !fault.reason.startsWith('a command in the sandbox')) skipRefused(context, 'unshare', fault);
    expect(fault).toBeNull();
    expect(await probe(naiveAdapter('without-privileges', inside))).toMatchObject({
      reason: 'a command in the sandbox can read a file of the user',
    });
  });
});

/** @verifies sandbox-is-bounded */
describe('the limits of a sandbox', () => {
  const bounded = async (
    context: Parameters<typeof opened>[0],
    limits: Partial<typeof defaultLimits>,
    text: string,
  ) => {
    const folder = temporaryFolder();
    const adapter = unshareAdapter(await bundledInside(folder));
    const tree = writableFolder(adapter, path.join(folder, 'tree'));
    const sandbox = await opened(context, adapter, planFor(tree, { limits: { ...defaultLimits, ...limits } }));
    const result = await shell(sandbox, text, { timeoutMs: 20_000 });
    return { sandbox, tree, result, processes: processTree(sandbox.identity.pid).length };
  };

  it('stop a fork bomb at the number of processes, and the sandbox still answers', async (context) => {
    const bomb = `perl -e 'for (1..300) { my $child = fork; if (!defined $child) { print "refused: $!\\n"; last } if (!$child) { sleep 1000; exit } }'`;
    const { sandbox, result } = await bounded(context, { processes: 60 }, bomb);
    expect(printedBy(result)).toContain('refused: Resource temporarily unavailable');
    expect(printedBy(await shell(sandbox, 'echo still here'))).toBe('still here\n');
  });

  it('stop a file at its size, and the temporary directory at its own', async (context) => {
    const write =
      'head -c 5000000 /dev/zero > big; ls -l big | cut -d" " -f5; for i in 1 2 3 4 5; do head -c 1000000 /dev/zero > /tmp/f$i || echo full; done';
    const { tree, result } = await bounded(context, { fileBytes: 2_000_000, temporaryBytes: 3 * 1024 * 1024 }, write);
    expect(fs.statSync(path.join(tree, 'big')).size).toBe(2_000_000);
    expect(printedBy(result)).toContain('full');
  });

  it('stop a process at its memory', async (context) => {
    const { result } = await bounded(
      context,
      { memoryPerProcessBytes: 300 * 1024 * 1024 },
      `perl -e 'my $x = "a" x (400 << 20); print length $x'`,
    );
    expect(result.ending).not.toEqual({ kind: 'exited', status: 0 });
  });
});
