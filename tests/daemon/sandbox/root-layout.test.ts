/** What the root of a sandbox holds, computed from what a machine has. */
import { describe, expect, it } from 'vitest';
import { flagsAt, mountPoints } from '../../../daemon/sandbox/mount-flags.ts';
import { globPattern } from '../../../daemon/glob.ts';
import { parseStat } from '../../../daemon/sandbox/process-identity.ts';
import { type HostFacts, baseEnvironment, rootLayout } from '../../../daemon/sandbox/root-layout.ts';
import { setupScript } from '../../../daemon/sandbox/setup-script.ts';
import { planFor } from './plan.ts';

const debian: HostFacts = {
  kindOf: (path) => (['/usr', '/etc/ssl/certs', '/host/tree'].includes(path) ? 'directory' : 'file'),
  linkOf: (path) => (path === '/bin' || path === '/lib' ? `usr${path}` : null),
  user: 1000,
  node: '/home/me/.nvm/node',
  insideProgram: '/opt/workrail/inside.cjs',
};

describe('the root of a sandbox', () => {
  /** @verifies sandbox-root-is-built */
  it('mounts system directories read-only, and only what the plan names writable', () => {
    const { mounts } = rootLayout(planFor('/host/tree'), debian);
    expect(mounts.filter(({ access }) => access === 'write')).toEqual([
      { source: '/host/tree', target: '/worktree', access: 'write' },
    ]);
    const allowed = /^\/(usr|sbin|lib\w*|etc\/[\w./-]+|home\/me\/\.nvm\/node|opt\/workrail\/inside\.cjs|host\/tree)$/;
    expect(mounts.map(({ source }) => source).filter((source) => !allowed.test(source))).toEqual([]);
    expect(mounts.map(({ source }) => source)).not.toContain('/etc/shadow');
  });

  it('has the links of the machine as links, so that a merged /usr is mounted once', () => {
    const { links, mounts } = rootLayout(planFor('/host/tree'), debian);
    expect(links).toContainEqual({ path: '/bin', target: 'usr/bin' });
    expect(mounts.map(({ target }) => target)).not.toContain('/bin');
  });

  it('makes each directory after the one that holds it', () => {
    const { directories } = rootLayout(planFor('/host/tree', { files: [{ path: '/a/b/c', text: '' }] }), debian);
    for (const path of directories) {
      const parent = path.slice(0, path.lastIndexOf('/'));
      if (parent !== '') expect(directories.indexOf(parent)).toBeLessThan(directories.indexOf(path));
    }
    expect(directories).toContain('/a/b');
    expect(directories).not.toContain('/a/b/c');
  });

  /** @verifies sandbox-environment-is-built */
  it('has an environment without a variable of the daemon', () => {
    const names = Object.keys(baseEnvironment(planFor('/host/tree', { environment: { CI: '1' } })));
    const allowed = ['CI', 'GIT_TERMINAL_PROMPT', 'HOME', 'LANG', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'TMPDIR', 'USER'];
    expect(names.sort()).toEqual(allowed);
  });
});

it('quotes every path and every text in the script that builds a root', () => {
  const plan = planFor("/host/a b'; rm -rf x #", { files: [{ path: '/note', text: '$(touch /tmp/x)\n`id`' }] });
  const layout = rootLayout(plan, { ...debian, kindOf: () => 'directory' });
  const facts = {
    layout,
    limits: plan.limits,
    place: '/tmp/p q',
    folder: '/worktree',
    fileTargets: [],
    procEntries: [],
  };
  const script = setupScript({ ...facts, becomes: null, isProxied: false, flagsOf: () => [] });
  expect(script).toContain("/host/a\\040b'\\'';\\040rm\\040-rf\\040x\\040\\043 /tmp/p\\040q/root/worktree none bind");
  expect(script).toContain("printf '%s\\n' '$(touch /tmp/x)\n`id`' > ");
});

describe('the flags of a mount', () => {
  const points = mountPoints(
    [
      '20 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw',
      '21 20 8:2 / /mnt/a\\040b rw,nosuid,nodev,noexec,noatime shared:1 - ext4 /dev/sdb1 rw',
    ].join('\n'),
  );
  it('are those of the innermost mount that holds the path', () => {
    expect(flagsAt(points, '/mnt/a b/c')).toEqual(['nosuid', 'nodev', 'noexec', 'noatime']);
    expect(flagsAt(points, '/mnt/a bc')).toEqual(['relatime']);
  });
});

describe('the identity of a process', () => {
  it('is read from a line whose program name has spaces and parentheses', () => {
    const fields = 'S 7 1 1 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 8675309 4096 123 0';
    expect(parseStat(`42 (a) b (c)) ${fields}`)).toMatchObject({
      pid: 42,
      parent: 7,
      startTime: '8675309',
      residentPages: 123,
    });
  });
});

describe('a pattern of file names', () => {
  it.each([
    ['*.ts', 'deep/a.ts', true],
    ['src/*.ts', 'src/a.ts', true],
    ['src/*.ts', 'src/deep/a.ts', false],
    ['src/**/*.ts', 'src/a.ts', true],
    ['src/**/*.ts', 'src/x/y/a.ts', true],
    ['src/**', 'src/x/y', true],
    ['*.{ts,md}', 'README.md', true],
    ['a[0-9].txt', 'a7.txt', true],
    ['a[!0-9].txt', 'a7.txt', false],
    ['a+(b).txt', 'a+(b).txt', true],
    ['*.{ts', 'a.ts', true],
  ])('%s against %s: %s', (pattern, path, expected) => {
    expect(globPattern(pattern).test(path)).toBe(expected);
  });
});
