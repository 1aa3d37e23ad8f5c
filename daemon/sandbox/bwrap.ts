/**
 * A sandbox by bubblewrap, with the same root as that of util-linux. Not for root: bubblewrap would keep the user id of root inside,
 * which the kernel exempts from limits.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFacts, planOnThisHost } from './host-facts.ts';
import { shippedInsideProgram } from './inside-program.ts';
import { limitArguments } from './limits.ts';
import { namespaceFault } from './namespace-fault.ts';
import { openSandbox } from './open-sandbox.ts';
import { makePlace, removePlace } from './place.ts';
import {
  type RootLayout,
  baseEnvironment,
  insideHome,
  insideHostname,
  insideNode,
  insideProgram as insideProgramPath,
  insideUser,
  rootLayout,
} from './root-layout.ts';
import type { Mount, Opened, SandboxAdapter, SandboxFault, SandboxPlan } from './sandbox.ts';

const bwrapFault = (printed: string): SandboxFault =>
  /ENOENT/.test(printed)
    ? {
        reason: 'bubblewrap is not installed',
        remedy: 'Install it (on Debian and Ubuntu: sudo apt-get install bubblewrap), or choose the sandbox `unshare`',
      }
    : namespaceFault(printed);

function options(plan: SandboxPlan, layout: RootLayout, files: readonly Mount[]): readonly string[] {
  const bind = { read: '--ro-bind', write: '--bind' } as const;
  const scratch = (path: string) => ['--size', String(plan.limits.temporaryBytes), '--tmpfs', path];
  return [
    ...['--unshare-all', '--unshare-user', '--disable-userns', '--die-with-parent', '--new-session'],
    ...['--cap-drop', 'ALL', '--uid', String(insideUser), '--gid', String(insideUser), '--hostname', insideHostname],
    ...layout.directories.flatMap((path) => ['--dir', path]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['/tmp', '/dev/shm', insideHome].flatMap(scratch),
    ...layout.links
      .filter(({ path }) => !path.startsWith('/dev/'))
      .flatMap(({ path, target }) => ['--symlink', target, path]),
    ...[...layout.mounts, ...files].flatMap(({ source, target, access }) => [bind[access], source, target]),
    ...['--remount-ro', '/', '--chdir', plan.folder],
  ];
}

export const bwrapAdapter = (insideProgram = shippedInsideProgram()): SandboxAdapter => ({
  name: 'bwrap',
  owner: () => null,
  open: (plan) => openBwrap(planOnThisHost(plan), insideProgram),
});

async function openBwrap(plan: SandboxPlan, insideProgram: string): Promise<Opened> {
  if (process.getuid?.() === 0)
    return {
      kind: 'refused',
      fault: {
        reason: 'bubblewrap would run commands as root, which the kernel exempts from limits',
        remedy: 'Run the daemon as an ordinary user, or choose the sandbox `unshare`',
      },
    };
  const layout = rootLayout(plan, hostFacts(insideProgram, insideUser));
  const place = makePlace();
  const files = layout.files.map(({ path, text }, i): Mount => {
    const source = join(place, String(i));
    writeFileSync(source, text);
    return { source, target: path, access: 'read' };
  });
  const first = ['prlimit', ...limitArguments(plan.limits), insideNode, insideProgramPath];
  return openSandbox(plan, {
    adapter: 'bwrap',
    argv: ['bwrap', ...options(plan, layout, files), '--', ...first],
    environment: baseEnvironment(plan),
    cwd: '/',
    folder: plan.folder,
    isInChild: true,
    faultOf: bwrapFault,
    onEnded: () => removePlace(place),
  });
}
