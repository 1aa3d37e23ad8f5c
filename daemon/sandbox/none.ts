/**
 * No sandbox: commands run as the user of the daemon, in the worktree. For machines that can make none, and only if the user asks for it by name.
 * What runs can read and change everything that the user can; only time, output, and memory and disk as a whole have limits.
 */
import { rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { shippedInsideProgram } from './inside-program.ts';
import { openSandbox } from './open-sandbox.ts';
import { makePlace } from './place.ts';
import { baseEnvironment } from './root-layout.ts';
import type { Opened, SandboxAdapter, SandboxPlan } from './sandbox.ts';

/** The directory of this machine that the plan shows as the working directory. */
const workingFolder = ({ mounts, folder }: SandboxPlan): string =>
  mounts.find(({ target }) => target === folder)?.source ?? folder;

export const noSandbox = (insideProgram = shippedInsideProgram()): SandboxAdapter => ({
  name: 'none',
  owner: () => null,
  open: (plan) => openNone(plan, insideProgram),
});

/** Commands use the network of this machine: a proxy that they need not use would look like a limit and be none. */
const unlimited: Opened = {
  kind: 'refused',
  fault: {
    reason: 'the sandbox `none` cannot limit the network to the hosts of a policy',
    remedy: 'Choose the sandbox `unshare` or `bwrap`, or remove `network` from the policy',
  },
};

async function openNone(plan: SandboxPlan, insideProgram: string): Promise<Opened> {
  if (plan.proxySocket !== null) return unlimited;
  const outputs = makePlace();
  const folder = workingFolder(plan);
  const own = { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir(), WORKRAIL_OUTPUTS: outputs };
  return openSandbox(plan, {
    adapter: 'none',
    argv: [process.execPath, insideProgram],
    environment: { ...baseEnvironment(plan, homedir()), ...own },
    cwd: folder,
    folder,
    isInChild: false,
    faultOf: (printed) => ({
      reason: printed === '' ? 'the process that runs commands ended' : printed,
      remedy: 'Reinstall WorkRail',
    }),
    onEnded: () => rmSync(outputs, { recursive: true, force: true }),
  });
}
