/**
 * Runs attacks against one adapter and prints a report. A program of its own, so that a test can run it as another user.
 * Arguments: the adapter, the program that runs inside, and the names of the attacks; without a name, all.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bwrapAdapter } from '../../../daemon/sandbox/bwrap.ts';
import { defaultLimits } from '../../../daemon/sandbox/limits.ts';
import type { Sandbox, SandboxAdapter } from '../../../daemon/sandbox/sandbox.ts';
import { openNetwork } from '../../../daemon/network/session-network.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import type { AttackReport } from './attack-report.ts';
import { type Aim, type Attack, aim, attacks } from './attacks.ts';
import { naiveAdapter } from './naive-sandbox.ts';
import { hostileNetwork, networkAttacks } from './network-attacks.ts';

const attackTimeoutMs = 120_000;

function adapterNamed(name: string, insideProgram: string): SandboxAdapter {
  if (name === 'bwrap') return bwrapAdapter(insideProgram);
  if (name === 'with-privileges' || name === 'without-privileges') return naiveAdapter(name, insideProgram);
  return unshareAdapter(insideProgram);
}

async function printedIn(sandbox: Sandbox, script: string): Promise<string> {
  try {
    const argv = ['bash', '-c', script];
    const { output } = await sandbox.call('run', { argv, timeoutMs: attackTimeoutMs, outputBytesMax: 65_536 });
    return Buffer.from(output.head + output.tail, 'base64').toString('utf8');
  } catch (error) {
    return `(${String(error)})`;
  }
}

type Attacked = { readonly name: string; readonly escaped: boolean; readonly printed: string };

async function attacked(
  adapter: SandboxAdapter,
  folder: string,
  attack: Attack,
  { targets, state }: Aim,
): Promise<Attacked | string> {
  const tree = fs.mkdtempSync(path.join(folder, 'tree-'));
  const owner = adapter.owner(tree);
  if (owner !== null) fs.chownSync(tree, owner.uid, owner.gid);
  const mounts = [{ source: tree, target: '/worktree', access: 'write' as const }];
  const hosts = attack.hosts?.({ ...targets, tree });
  const network =
    hosts === undefined ? null : await openNetwork(() => [{ network: { hosts: [...hosts] } }], hostileNetwork(targets));
  const result = await adapter.open({
    mounts,
    files: [],
    folder: '/worktree',
    environment: {},
    limits: defaultLimits,
    proxySocket: network?.socket ?? null,
  });
  if (result.kind === 'refused') {
    await network?.close();
    return `${result.fault.reason}. ${result.fault.remedy}`;
  }
  const before = state();
  const printed = await printedIn(result.sandbox, attack.script({ ...targets, tree }));
  await result.sandbox.close();
  await network?.close();
  const escaped = state() !== before || attack.escapedIf?.(printed, targets) === true;
  return { name: attack.name, escaped, printed: escaped ? printed.slice(0, 2000) : '' };
}

async function report(name: string, insideProgram: string, names: readonly string[]): Promise<AttackReport> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-attack-'));
  fs.chmodSync(folder, 0o755);
  const victim = spawn('sleep', ['1000'], { argv0: 'workrail-victim', stdio: 'ignore', detached: true });
  const world = await aim(folder, folder, victim.pid ?? 0);
  const adapter = adapterNamed(name, insideProgram);
  const found: Attacked[] = [];
  try {
    const all = [...attacks, ...networkAttacks];
    for (const attack of names.length === 0 ? all : all.filter((each) => names.includes(each.name))) {
      const result = await attacked(adapter, folder, attack, world);
      if (typeof result === 'string') return { refused: result, attacks: [] };
      found.push(result);
    }
    return { refused: null, attacks: found };
  } finally {
    victim.kill('SIGKILL');
    world.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const [name = '', insideProgram = '', ...names] = process.argv.slice(2);
void report(name, insideProgram, names).then((found) => {
  process.stdout.write(`${JSON.stringify(found)}\n`);
});
