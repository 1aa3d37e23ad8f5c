/**
 * Tries a sandbox on this machine: opens one, and attacks it from inside in the ways that naive sandboxes do not withstand. Whether a
 * sandbox holds is decided by what happened, not by the version of a program.
 */
import { mkdirSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../project/files/temporary-folder.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { defaultLimits } from './limits.ts';
import type { Sandbox, SandboxAdapter, SandboxFault } from './sandbox.ts';

const marker = 'PROBE_ESCAPED';

/** Each prints the marker if it succeeds. */
const attacks = (keyFile: string): Readonly<Record<string, string>> => ({
  'can read a file of the user': `cat ${shellWord(keyFile)}`,
  'can mount a file system': `mount -o remount,bind,rw / && echo ${marker}; mount -t tmpfs t /tmp && echo ${marker}`,
  'can create a user namespace': `unshare --user --map-root-user true && echo ${marker}`,
  'has a Linux capability': `grep -E '^Cap[A-Z][a-z]+:.*[1-9a-f]' /proc/self/status && echo ${marker}`,
  'can write outside the worktree': `touch /usr/probe && echo ${marker}`,
  'has a network route': `tail -n +3 /proc/net/route | grep . && echo ${marker}`,
});

async function escapeFrom(sandbox: Sandbox, keyFile: string): Promise<string | null> {
  for (const [name, text] of Object.entries(attacks(keyFile))) {
    const { output } = await sandbox.call('run', { argv: ['sh', '-c', text] });
    if (Buffer.from(output.head, 'base64').includes(marker)) return name;
  }
  return null;
}

/** Null if the sandbox holds. */
export async function probe(adapter: SandboxAdapter): Promise<SandboxFault | null> {
  const folder = temporaryFolder('workrail-probe-');
  try {
    const [tree, keyFile] = [join(folder, 'tree'), join(folder, 'key')];
    mkdirSync(tree);
    writeFileSync(keyFile, marker);
    const owner = adapter.owner('probe');
    if (owner !== null) chownSync(tree, owner.uid, owner.gid);
    const mounts = [{ source: tree, target: '/worktree', access: 'write' as const }];
    const plan = { mounts, files: [], folder: '/worktree', environment: {}, limits: defaultLimits, proxySocket: null };
    const opened = await adapter.open(plan);
    if (opened.kind === 'refused') return opened.fault;
    const found = await escapeFrom(opened.sandbox, keyFile).finally(() => opened.sandbox.close());
    if (found === null) return null;
    return {
      reason: `a command in the sandbox ${found}`,
      remedy: 'Do not run unattended sessions on this machine, and report this line as a bug in WorkRail',
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
