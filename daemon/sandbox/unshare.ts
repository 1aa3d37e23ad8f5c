/**
 * A sandbox from util-linux alone: `unshare` makes the namespaces, a shell script builds the root, `setpriv` gives up every privilege.
 *
 * An ordinary user does this in a user namespace. Root needs none, and must not keep its user id inside: the kernel exempts it from
 * limits and lets it write to files of /proc/sys. A daemon of root gives each sandbox a user of its own, which owns nothing else.
 */
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { sandboxUserFirst, sandboxUsers } from '../../schemas/daemon/limits.ts';
import { hostFacts, planOnThisHost } from './host-facts.ts';
import { shippedInsideProgram } from './inside-program.ts';
import { flagsAt, mountPoints } from './mount-flags.ts';
import { namespaceFault } from './namespace-fault.ts';
import { openSandbox } from './open-sandbox.ts';
import { makePlace, removePlace } from './place.ts';
import { baseEnvironment, fileTargets, insideUser, rootLayout } from './root-layout.ts';
import type { Opened, SandboxAdapter, SandboxFault, SandboxPlan } from './sandbox.ts';
import { setupScript } from './setup-script.ts';
import { textOfFile } from './text-of-file.ts';

const isRoot = (): boolean => process.getuid?.() === 0;

/** The same one for the same sandbox: it owns the files that a later sandbox for them must write. */
function userOf(sandboxId: string): number {
  let hash = 0;
  for (const char of sandboxId) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % sandboxUsers;
  return sandboxUserFirst + hash;
}

/** The owner of the first writable mount, for a daemon of root. */
function becomes(plan: SandboxPlan): { readonly uid: number; readonly gid: number } | null | SandboxFault {
  if (!isRoot()) return null;
  const first = plan.mounts.find(({ access }) => access === 'write');
  const owner = first === undefined ? { uid: userOf(''), gid: userOf('') } : statSync(first.source);
  if (owner.uid === 0)
    return {
      reason: 'the daemon runs as root, and root owns the files that the sandbox may change',
      remedy: 'Run the daemon as an ordinary user, or use chown to make an ordinary user the owner of these files',
    };
  return { uid: owner.uid, gid: owner.gid };
}

/** Only names are read at once: the kind of a process that ends meanwhile is unknown, and node would fail to look it up. */
const procEntries = () =>
  readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? undefined : lstatSync(`/proc/${name}`, { throwIfNoEntry: false });
    return stat === undefined ? [] : [{ name, isDirectory: stat.isDirectory(), isFile: stat.isFile() }];
  });

const unshareFault = (printed: string): SandboxFault =>
  /\bip: (?:.*: )?not found/.test(printed)
    ? {
        reason: 'a policy with `network` needs the program `ip`, which is not installed',
        remedy:
          'Install iproute2 (on Debian and Ubuntu: sudo apt-get install iproute2), or remove `network` from the policy',
      }
    : missingOrNamespace(printed);

const missingOrNamespace = (printed: string): SandboxFault =>
  /ENOENT|not found/.test(printed)
    ? {
        reason: printed.split('\n').at(-1) ?? printed,
        remedy: 'Install util-linux 2.38 or newer; on Debian and Ubuntu: sudo apt-get install util-linux',
      }
    : namespaceFault(printed);

/** The kernel ends it with the daemon, however that ends: the program inside may be too busy to notice the end of its input. */
const endsWithDaemon = ['setpriv', '--pdeathsig=KILL'];
const namespaces = ['--mount', '--pid', '--fork', '--net', '--ipc', '--uts', '--cgroup', '--kill-child=KILL'];

export function unshareAdapter(insideProgram = shippedInsideProgram()): SandboxAdapter {
  return {
    name: 'unshare',
    owner: (sandboxId) => (isRoot() ? { uid: userOf(sandboxId), gid: userOf(sandboxId) } : null),
    open: (plan) => openUnshare(planOnThisHost(plan), insideProgram),
  };
}

async function openUnshare(plan: SandboxPlan, insideProgram: string): Promise<Opened> {
  if (process.platform !== 'linux')
    return {
      kind: 'refused',
      fault: {
        reason: `sandboxes need Linux namespaces, which ${process.platform} does not have`,
        remedy: 'Run the daemon on Linux, or set "sandbox" to "no_tools"',
      },
    };
  const user = becomes(plan);
  if (user !== null && 'reason' in user) return { kind: 'refused', fault: user };
  const host = hostFacts(insideProgram, user?.uid ?? insideUser);
  const layout = rootLayout(plan, host);
  const points = mountPoints(textOfFile('/proc/self/mountinfo') ?? '');
  const place = makePlace();
  const script = setupScript({
    layout,
    limits: plan.limits,
    place,
    flagsOf: (source) => flagsAt(points, source),
    fileTargets: fileTargets(layout, host),
    procEntries: procEntries(),
    folder: plan.folder,
    becomes: user,
    isProxied: plan.proxySocket !== null,
  });
  const inUserNamespace = user === null ? ['--user', '--map-root-user'] : [];
  return openSandbox(plan, {
    adapter: 'unshare',
    argv: [...endsWithDaemon, 'unshare', ...inUserNamespace, ...namespaces, '--', 'sh', '-c', script, 'sh'],
    environment: baseEnvironment(plan),
    cwd: '/',
    folder: plan.folder,
    isInChild: true,
    faultOf: unshareFault,
    onEnded: () => removePlace(place),
  });
}
