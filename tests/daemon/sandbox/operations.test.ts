/** What a tool can ask of a sandbox, on a real kernel. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { type TestContext, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OperationRefused } from '../../../daemon/sandbox/protocol.ts';
import {
  identityOf,
  livenessOf,
  endAndAwait,
  type ProcessIdentity,
  processTree,
} from '../../../daemon/sandbox/process-identity.ts';
import { type Sandbox, SandboxEnded, type SandboxPlan } from '../../../daemon/sandbox/sandbox.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { defaultLimits } from '../../../daemon/sandbox/limits.ts';
import { insideReplyMsMax } from '../../../schemas/daemon/limits.ts';
import { planFor, writableFolder } from './plan.ts';
import { bundledInside, opened, printedBy, shell, temporaryFolder } from './sandbox-world.ts';

type World = { readonly sandbox: Sandbox; readonly tree: string; readonly folder: string };

async function world(context: TestContext, changes: Partial<SandboxPlan> = {}): Promise<World> {
  const folder = temporaryFolder();
  const adapter = unshareAdapter(await bundledInside(folder));
  const tree = writableFolder(adapter, path.join(folder, 'tree'));
  return { sandbox: await opened(context, adapter, planFor(tree, changes)), tree, folder };
}

const refusal = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OperationRefused);
  return (error as OperationRefused).code;
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a command in a sandbox', () => {
  it('runs in the working directory, and what it writes is on this machine', async (context) => {
    const { sandbox, tree } = await world(context);
    const result = await shell(sandbox, 'pwd; echo written > made.txt');
    expect(result.ending).toEqual({ kind: 'exited', status: 0 });
    expect(printedBy(result)).toBe('/worktree\n');
    expect(fs.readFileSync(path.join(tree, 'made.txt'), 'utf8')).toBe('written\n');
  });

  it('returns the status, stdout and stderr in the order of their arrival', async (context) => {
    const { sandbox } = await world(context);
    const result = await shell(sandbox, 'echo one; echo two >&2; echo three; exit 7');
    expect(result.ending).toEqual({ kind: 'exited', status: 7 });
    expect(printedBy(result)).toBe('one\ntwo\nthree\n');
  });

  it('reads its standard input', async (context) => {
    const { sandbox } = await world(context);
    const result = await sandbox.call('run', { argv: ['tr', 'a-z', 'A-Z'], input: base64('quiet\n') });
    expect(printedBy(result)).toBe('QUIET\n');
  });

  it('does not learn the name of the machine', async (context) => {
    const { sandbox } = await world(context);
    expect(printedBy(await shell(sandbox, 'uname -n; cat /proc/sys/kernel/hostname'))).toBe('sandbox\nsandbox\n');
  });

  it('has only the variables that the plan and the sandbox set', async (context) => {
    process.env['WORKRAIL_TEST_SECRET'] = 'not for agents';
    const { sandbox } = await world(context, { environment: { CI: '1' } });
    const names = printedBy(await shell(sandbox, 'env'))
      .split('\n')
      .flatMap((line) => line.split('=', 1))
      .filter((name) => name !== '');
    delete process.env['WORKRAIL_TEST_SECRET'];
    const set = ['CI', 'GIT_TERMINAL_PROMPT', 'HOME', 'LANG', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'TMPDIR', 'USER'];
    const ofShells = ['OLDPWD', 'PWD', 'SHLVL', '_'];
    expect(names.filter((name) => !ofShells.includes(name)).sort()).toEqual(set);
  });

  it('ends with everything in its group when its time is over', async (context) => {
    const { sandbox } = await world(context);
    const result = await shell(sandbox, 'sleep 1000 & sleep 1000', { timeoutMs: 100 });
    expect(result.ending).toEqual({ kind: 'timed_out' });
    expect(printedBy(await shell(sandbox, 'pgrep -c sleep || true'))).toBe('0\n');
  });

  it('leaves nothing of its group behind when it ends', async (context) => {
    const { sandbox } = await world(context);
    const before = processTree(sandbox.identity.pid).length;
    const result = await shell(sandbox, 'for i in $(seq 200); do sleep 1000 & done; echo started');
    expect([printedBy(result), processTree(sandbox.identity.pid).length]).toEqual(['started\n', before]);
  });

  it('is ended by the signal of its caller', async (context) => {
    const { sandbox } = await world(context);
    const controller = new AbortController();
    const running = sandbox.call('run', { argv: ['sleep', '1000'] }, controller.signal);
    controller.abort();
    expect((await running).ending).toEqual({ kind: 'cancelled' });
  });

  it('returns the beginning and the end of a long output, and keeps the whole in a file inside', async (context) => {
    const { sandbox } = await world(context);
    const { output } = await shell(sandbox, 'seq 1 100000', { outputBytesMax: 1000 });
    const text = (part: string) => Buffer.from(part, 'base64').toString();
    expect(text(output.head)).toMatch(/^1\n2\n/);
    expect(text(output.tail)).toMatch(/\n100000\n$/);
    expect(output.head.length + output.tail.length).toBeLessThan(1400);
    expect(output.droppedBytes).toBe(0);
    const whole = await shell(sandbox, `wc -c < ${output.file}`);
    expect(Number(printedBy(whole))).toBe(output.bytes);
  });

  it('that does not exist is reported with its status, not as a fault of the sandbox', async (context) => {
    const { sandbox } = await world(context);
    const result = await sandbox.call('run', { argv: ['no-such-program'] });
    expect(result.ending).toEqual({ kind: 'exited', status: 127 });
  });
});

describe('a command in the background', () => {
  it('is waited for, shows what it printed so far, and is ended', async (context) => {
    const { sandbox } = await world(context);
    const { handle } = await sandbox.call('start', { argv: ['bash', '-c', 'echo ready; sleep 1000'] });
    let output = '';
    while (!output.includes('ready')) {
      const state = await sandbox.call('wait', { handle, waitMs: 20 });
      expect(state.ending).toBeNull();
      output = Buffer.from(state.output.head, 'base64').toString();
    }
    expect((await sandbox.call('kill', { handle })).ending).toEqual({ kind: 'cancelled' });
    expect((await sandbox.call('wait', { handle, waitMs: 0 })).ending).toEqual({ kind: 'cancelled' });
  });

  it('has a handle; another number is refused', async (context) => {
    const { sandbox } = await world(context);
    expect(await refusal(sandbox.call('wait', { handle: 99, waitMs: 0 }))).toBe('unknown_handle');
  });

  it('is one of a limited number', async (context) => {
    const { sandbox } = await world(context);
    const sleep = { argv: ['sleep', '1000'] };
    for (let i = 0; i < 16; i++) await sandbox.call('start', sleep);
    expect(await refusal(sandbox.call('start', sleep))).toBe('too_many');
  });
});

describe('a file in a sandbox', () => {
  it('is written with its directories, read in parts, and replaced in place', async (context) => {
    const { sandbox, tree } = await world(context);
    expect(await sandbox.call('write', { path: 'a/b.txt', bytes: base64('one two three') })).toEqual({
      existed: false,
    });
    const part = await sandbox.call('read', { path: 'a/b.txt', fromByte: 4, bytesMax: 3 });
    expect(Buffer.from(part.bytes, 'base64').toString()).toBe('two');
    expect(part.size).toBe(13);
    fs.chmodSync(path.join(tree, 'a/b.txt'), 0o755);
    await sandbox.call('replace', { path: '/worktree/a/b.txt', old: 'two', new: '2', every: false });
    expect(fs.readFileSync(path.join(tree, 'a/b.txt'), 'utf8')).toBe('one 2 three');
    expect(fs.statSync(path.join(tree, 'a/b.txt')).mode & 0o777).toBe(0o755);
  });

  it('is not changed by an edit whose text occurs never, or more than once', async (context) => {
    const { sandbox, tree } = await world(context);
    await sandbox.call('write', { path: 'x', bytes: base64('a a') });
    expect(await refusal(sandbox.call('replace', { path: 'x', old: 'b', new: 'c', every: false }))).toBe('no_match');
    expect(await refusal(sandbox.call('replace', { path: 'x', old: 'a', new: 'c', every: false }))).toBe(
      'several_matches',
    );
    expect(fs.readFileSync(path.join(tree, 'x'), 'utf8')).toBe('a a');
  });

  /** @verifies tools-run-inside */
  it('is never a file of this machine, by whatever link its path leads', async (context) => {
    const { sandbox, tree, folder } = await world(context);
    fs.writeFileSync(path.join(folder, 'secret'), 'a key of the user');
    for (const target of [path.join(folder, 'secret'), '../secret', '/etc/shadow', '/proc/1/root/etc/shadow']) {
      const link = path.join(tree, 'link');
      fs.rmSync(link, { force: true });
      fs.symlinkSync(target, link);
      await expect(sandbox.call('read', { path: 'link', bytesMax: 100 })).rejects.toBeInstanceOf(OperationRefused);
      await expect(sandbox.call('replace', { path: 'link', old: 'key', new: 'x', every: false })).rejects.toThrow();
      expect((await sandbox.call('search', { pattern: 'key', linesMax: 10 })).lines).toEqual([]);
    }
    await expect(sandbox.call('write', { path: '/etc/passwd', bytes: base64('x') })).rejects.toBeInstanceOf(
      OperationRefused,
    );
    expect(fs.readFileSync(path.join(folder, 'secret'), 'utf8')).toBe('a key of the user');
  });

  it('is read whole if the system states no size for it', async (context) => {
    const { sandbox } = await world(context);
    const { bytes, size } = await sandbox.call('read', { path: '/proc/meminfo', bytesMax: 8 });
    expect(Buffer.from(bytes, 'base64').toString('utf8')).toBe('MemTotal');
    expect(size).toBeGreaterThan(8);
  });

  it('is a regular file: a pipe and a device are refused without waiting for them', async (context) => {
    const { sandbox } = await world(context);
    await shell(sandbox, 'mkfifo pipe');
    for (const name of ['pipe', '/dev/zero', '.'])
      expect(['not_a_file', 'EISDIR']).toContain(await refusal(sandbox.call('read', { path: name, bytesMax: 1 })));
  });
});

describe('a search in a sandbox', () => {
  it('finds files by name and lines by pattern, without what git ignores', async (context) => {
    const { sandbox } = await world(context);
    await shell(
      sandbox,
      'git init -q . && mkdir -p src/deep out && echo out > .gitignore && echo "const a = 1;" | tee src/a.ts src/deep/b.ts out/c.ts',
    );
    expect(await sandbox.call('find', { pattern: '*.ts', pathsMax: 10 })).toEqual({
      paths: ['src/a.ts', 'src/deep/b.ts'],
      more: 0,
    });
    expect(await sandbox.call('find', { pattern: 'src/*.ts', pathsMax: 10 })).toEqual({ paths: ['src/a.ts'], more: 0 });
    const found = await sandbox.call('search', { pattern: 'const \\w+', files: '*.ts', linesMax: 1 });
    expect(found).toEqual({ lines: [{ path: 'src/a.ts', line: 1, text: 'const a = 1;' }], more: 1, unreadable: 0 });
  });

  it('reads no file by a link in the folder, only by one that the caller names', async (context) => {
    const { sandbox } = await world(context);
    await shell(sandbox, 'mkdir in out && echo key > out/a && ln -s ../out/a in/a && ln -s ../out in/out');
    expect(await sandbox.call('search', { pattern: 'key', folder: 'in', linesMax: 5 })).toEqual({
      lines: [],
      more: 0,
      unreadable: 0,
    });
    const named = await sandbox.call('search', { pattern: 'key', folder: 'in/a', linesMax: 5 });
    expect(named.lines).toEqual([{ path: 'in/a', line: 1, text: 'key' }]);
  });

  it('reads no file by a link in the place of a folder that git knows', async (context) => {
    const { sandbox } = await world(context);
    await shell(
      sandbox,
      'mkdir in out in/kept && echo key | tee in/kept/b > out/a && git init -q in && mkdir in/gone && echo key > in/gone/a && git -C in add . && rm -r in/gone && ln -s ../out in/gone',
    );
    expect(await sandbox.call('search', { pattern: 'key', folder: 'in', linesMax: 5 })).toEqual({
      lines: [{ path: 'in/kept/b', line: 1, text: 'key' }],
      more: 0,
      unreadable: 0,
    });
  });

  it.for(['find', 'search', 'search in files'])(
    'ends for a pattern that backtracks without end: %s',
    async (what, context) => {
      const { sandbox } = await world(context);
      const name = `${'a'.repeat(200)}b`;
      await sandbox.call('write', { path: name, bytes: base64(`${'a'.repeat(400)}b`) });
      const files = `${'*a'.repeat(100)}c`;
      if (what === 'find') expect((await sandbox.call('find', { pattern: files, pathsMax: 5 })).paths).toEqual([]);
      else {
        const request = what === 'search' ? { pattern: '(a*)*c$' } : { pattern: 'a', files };
        expect((await sandbox.call('search', { ...request, linesMax: 5 })).lines).toEqual([]);
      }
    },
  );

  it('refuses what is not a pattern', async (context) => {
    const { sandbox } = await world(context);
    expect(await refusal(sandbox.call('search', { pattern: '(', linesMax: 5 }))).toBe('invalid_pattern');
  });
});

describe('the end of a sandbox', () => {
  /** @verifies sandbox-ends-whole */
  it('ends every process in it, those that left their group and session as well', async (context) => {
    const { sandbox } = await world(context);
    await shell(sandbox, 'setsid -f sleep 1000; (setsid bash -c "trap : TERM HUP; sleep 1001 & wait" &)');
    const inside = processTree(sandbox.identity.pid);
    expect(inside.length).toBeGreaterThan(3);
    await sandbox.close();
    for (const { pid, startTime } of inside)
      expect(livenessOf({ pid, startTime, bootId: sandbox.identity.bootId })).toBe('dead');
    expect(await sandbox.ended).toEqual({ kind: 'closed' });
  });

  /** @verifies sandbox-ends-with-daemon */
  it('comes with the end of the process that opened it, also when the program inside is busy', async (context) => {
    await world(context);
    const folder = temporaryFolder();
    const program = path.join(import.meta.dirname, 'open-and-wait.ts');
    const args = ['--import', 'tsx', program, await bundledInside(folder), path.join(folder, 'tree')];
    const opener = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(opener.stdout, 'data')) as [Buffer];
    const identity = JSON.parse(line.toString()) as ProcessIdentity;
    for (const { pid } of processTree(identity.pid)) process.kill(pid, 'SIGSTOP');
    opener.kill('SIGKILL');
    await expect.poll(() => livenessOf(identity)).toBe('dead');
  });

  it('is awaited if another process started it: a killed process lives until the kernel has ended it', async () => {
    const sleepers = Array.from({ length: 20 }, () => spawn('sleep', ['1000'], { stdio: 'ignore' }));
    for (const { pid } of sleepers) {
      const identity = identityOf(pid ?? 0);
      if (identity === null) throw new Error('the process did not start');
      expect(livenessOf(identity)).toBe('alive');
      expect(await endAndAwait(identity)).toBe(true);
      expect(livenessOf(identity)).toBe('dead');
      expect(await endAndAwait(identity)).toBe(true);
    }
  });

  it('rejects what waits and every later call', async (context) => {
    const { sandbox } = await world(context);
    const waiting = sandbox.call('run', { argv: ['sleep', '1000'] });
    const rejected = expect(waiting).rejects.toBeInstanceOf(SandboxEnded);
    await sandbox.close();
    await rejected;
    await expect(sandbox.call('find', { pattern: '*', pathsMax: 1 })).rejects.toBeInstanceOf(SandboxEnded);
  });

  it('comes with the end of the program inside, which a command can cause', async (context) => {
    const { sandbox } = await world(context);
    const waiting = shell(sandbox, 'kill -9 -1').catch((error: unknown) => error);
    expect((await sandbox.ended).kind).toBe('lost');
    expect(await waiting).toBeInstanceOf(SandboxEnded);
    expect(livenessOf(sandbox.identity)).toBe('dead');
  });

  /** @verifies sandbox-is-bounded */
  it('is not needed for very many empty files in memory, which the kernel refuses', async (context) => {
    const { sandbox } = await world(context);
    const counts = printedBy(await shell(sandbox, 'stat -f -c %c /tmp /dev/shm ~'))
      .trim()
      .split('\n')
      .map(Number);
    expect(counts).toHaveLength(3);
    for (const count of counts) expect(count).toBeLessThanOrEqual(defaultLimits.temporaryBytes / 4096);
  });

  it('comes when a command has stopped the program inside, which then ends nothing in time', async (context) => {
    const { sandbox } = await world(context);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const waiting = shell(sandbox, 'kill -STOP -1', { timeoutMs: 1000 }).catch((error: unknown) => error);
    const [, inside] = processTree(sandbox.identity.pid);
    const state = () => fs.readFileSync(`/proc/${inside?.pid}/stat`, 'latin1').split(') ')[1]?.[0];
    await expect.poll(state).toBe('T');
    vi.advanceTimersByTime(1000 + insideReplyMsMax);
    expect(await waiting).toBeInstanceOf(SandboxEnded);
    expect(await sandbox.ended).toEqual({ kind: 'lost', reason: 'the program in the sandbox does not answer' });
    expect(livenessOf(sandbox.identity)).toBe('dead');
  });

  /** @verifies sandbox-is-bounded */
  it('comes when its processes use more memory together than the limit', async (context) => {
    const limits = { ...defaultLimits, memoryBytes: 300 * 1024 * 1024 };
    const { sandbox } = await world(context, { limits });
    const hold = 'node -e "const kept = []; setInterval(() => kept.push(Buffer.alloc(20 << 20, 1)), 30)"';
    void shell(sandbox, `${hold} & ${hold} & wait`).catch(() => {});
    expect(await sandbox.ended).toEqual({ kind: 'limit', limit: 'memory' });
  });

  /** @verifies sandbox-is-bounded */
  it('comes when its files use more of the disk together than the limit', async (context) => {
    const limits = { ...defaultLimits, diskBytes: 50 * 1024 * 1024 };
    const { sandbox } = await world(context, { limits });
    void shell(sandbox, 'for i in $(seq 1 1000); do head -c 1000000 /dev/zero > f$i; sleep 0.01; done').catch(() => {});
    expect(await sandbox.ended).toEqual({ kind: 'limit', limit: 'disk' });
  });

  /** @verifies sandbox-is-bounded */
  it.for([
    { what: 'a file that has no name any more', command: 'exec 3>f; rm f; head -c 90000000 /dev/zero >&3; sleep 60' },
    {
      what: 'a file whose path is too long for any call',
      command: `n=$(printf 'd%.0s' $(seq 1 200)); for i in $(seq 1 30); do mkdir $n; cd $n; done; head -c 90000000 /dev/zero > f; sleep 60`,
    },
    {
      what: 'a file in a directory whose name is not UTF-8',
      command: "mkdir $'\\xff'; head -c 90000000 /dev/zero > $'\\xff/f'; sleep 60",
    },
    { what: 'very many empty files', command: 'mkdir d; cd d; seq 1 14000 | xargs touch; sleep 60' },
  ])('comes when $what passes the limit of the disk', async ({ command }, context) => {
    const limits = { ...defaultLimits, diskBytes: 50 * 1024 * 1024 };
    const { sandbox, tree } = await world(context, { limits });
    onTestFinished(() => void execFileSync('rm', ['-rf', tree]));
    void shell(sandbox, command, { timeoutMs: 30_000 }).catch(() => {});
    expect(await sandbox.ended).toEqual({ kind: 'limit', limit: 'disk' });
  });

  /** @verifies sandbox-is-bounded */
  it('comes when files that exist only in memory pass the limit of the memory', async (context) => {
    const limits = { ...defaultLimits, memoryBytes: 150 * 1024 * 1024 };
    const { sandbox } = await world(context, { limits });
    // perl has no name for memfd_create; its number is the same wherever these tests run.
    const hold = `my $n = 'm'; my $fd = syscall(${process.arch === 'x64' ? 319 : 279}, $n, 0); open(F, '>&=', $fd); syswrite(F, 'x' x (1 << 20)) for 1..300; sleep 60`;
    void sandbox.call('run', { argv: ['perl', '-e', hold], timeoutMs: 30_000 }).catch(() => {});
    expect(await sandbox.ended).toEqual({ kind: 'limit', limit: 'memory' });
  });

  /** @verifies sandbox-is-bounded */
  it('is not needed for shared memory, which the kernel bounds', async (context) => {
    const { sandbox } = await world(context, { limits: { ...defaultLimits, temporaryBytes: 20 * 1024 * 1024 } });
    const take = `print defined shmget(0, 10 << 20, 0600) ? 'got ' : 'none ' for 1..4`;
    expect(printedBy(await sandbox.call('run', { argv: ['perl', '-e', take] }))).toBe('got got none none ');
  });
});

describe('the digest of the files', () => {
  it('changes with a file and back, and not when a file is written with the same content or is ignored', async (context) => {
    const { sandbox } = await world(context);
    const digestAfter = async (command: string) => {
      expect((await shell(sandbox, command)).ending).toEqual({ kind: 'exited', status: 0 });
      return (await sandbox.call('digest', {})).digest;
    };
    const first = await digestAfter('git init -q . && echo build > .gitignore && echo one > a.txt');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await digestAfter('echo one > a.txt')).toBe(first);
    expect(await digestAfter('mkdir -p build && date +%N > build/out.txt')).toBe(first);
    const second = await digestAfter('echo two > a.txt');
    expect(second).not.toBe(first);
    expect(await digestAfter('echo one > a.txt')).toBe(first);
    expect(await digestAfter('mv a.txt b.txt')).not.toBe(first);
    expect(await digestAfter('mv b.txt a.txt && chmod +x a.txt')).not.toBe(first);
  });

  it('contains files that are older than the sandbox', async (context) => {
    const { sandbox, tree } = await world(context);
    fs.writeFileSync(path.join(tree, 'old.txt'), 'old');
    fs.utimesSync(path.join(tree, 'old.txt'), 1000, 1000);
    const { digest } = await sandbox.call('digest', {});
    fs.utimesSync(path.join(tree, 'old.txt'), 2000, 2000);
    expect((await sandbox.call('digest', {})).digest).not.toBe(digest);
  });
});
