/**
 * The attacks, run from inside each kind of sandbox on the real kernel, as the user of this process and, if that is root, as another
 * user too. A machine that refuses to make a sandbox skips a test with the reason. Two naive recipes show that an escape is found.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type TestContext, expect, it } from 'vitest';
import type { AttackReport } from './attack-report.ts';
import { attacks } from './attacks.ts';
import type { NaiveRecipe } from './naive-sandbox.ts';
import { networkAttacks } from './network-attacks.ts';
import { bundledInside, temporaryFolder } from './sandbox-world.ts';
import { skipRefused } from './skip.ts';

const root = path.join(import.meta.dirname, '../../..');
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

/** Root may have closed /dev/null to others, as some containers do: the other user gets a working one. */
const withDevNull = `set -eu
folder=$(mktemp -d); mount -t tmpfs tmpfs "$folder"; mknod -m 666 "$folder/null" c 1 3; mount --bind "$folder/null" /dev/null
umount -l "$folder"; rmdir "$folder"; exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups "$@"`;

const as = {
  self: [] as readonly string[],
  another: ['unshare', '--mount', 'sh', '-c', withDevNull, 'sh'],
} as const;

/** The root of this machine as an open descriptor: a daemon may be started with one, and Node passes on those after a gap. */
const openRoot = ['bash', '-c', 'exec 99</; exec "$@"', 'bash'];

async function reportOf(
  context: TestContext,
  adapter: string,
  user: keyof typeof as,
  names: readonly string[] = [],
): Promise<AttackReport['attacks']> {
  const folder = temporaryFolder();
  const inside = await bundledInside(folder);
  fs.chmodSync(inside, 0o644);
  const runner = path.join(import.meta.dirname, 'attack-run.ts');
  const [program = '', ...args] = [
    ...as[user],
    ...openRoot,
    process.execPath,
    '--import',
    'tsx',
    runner,
    adapter,
    inside,
    ...names,
  ];
  const env = { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', TMPDIR: '/tmp' };
  const { stdout } = await promisify(execFile)(program, args, { cwd: root, env, maxBuffer: 1 << 26 });
  const { refused, attacks: found } = JSON.parse(stdout) as AttackReport;
  return refused === null ? found : skipRefused(context, adapter, { reason: refused, remedy: '' });
}

const escapes = (found: AttackReport['attacks']) => found.filter(({ escaped }) => escaped);

/** @verifies sandbox-root-is-built, sandbox-gives-up-privileges, sandbox-has-no-network, network-is-an-allow-list */
it('no attack gets out of the sandbox of util-linux, started by this user', async (context) => {
  const found = await reportOf(context, 'unshare', 'self');
  expect(escapes(found)).toEqual([]);
  expect(found.length).toBe(attacks.length + networkAttacks.length);
});

/** @verifies sandbox-root-is-built, sandbox-gives-up-privileges, sandbox-has-no-network, network-is-an-allow-list */
it.runIf(isRoot)('no attack gets out of the sandbox of util-linux, started by an ordinary user', async (context) => {
  const found = await reportOf(context, 'unshare', 'another');
  expect(escapes(found)).toEqual([]);
  expect(found.length).toBe(attacks.length + networkAttacks.length);
});

it('no attack gets out of the sandbox of bubblewrap, started by an ordinary user', async (context) => {
  const found = await reportOf(context, 'bwrap', isRoot ? 'another' : 'self');
  expect(escapes(found)).toEqual([]);
  expect(found.length).toBe(attacks.length + networkAttacks.length);
});

const [readKey, mountRoot, connect] = [
  'read a key of the user',
  'mount the root again, writable',
  'connect to a socket of the host',
] as const;
const escapesFrom = async (context: TestContext, recipe: NaiveRecipe) =>
  escapes(await reportOf(context, recipe, 'self', [readKey, mountRoot, connect])).map(({ name }) => name);

it('the attacks find the escapes from a read-only root whose processes keep their privileges', async (context) => {
  expect((await escapesFrom(context, 'with-privileges')).sort()).toEqual([connect, mountRoot, readKey]);
});

it('the attacks find the escapes from a read-only root without privileges', async (context) => {
  expect((await escapesFrom(context, 'without-privileges')).sort()).toEqual([connect, readKey]);
});
