/**
 * Two recipes for a sandbox that look safe and are not; the attacks must find their escapes. Both show the whole root of the machine,
 * read-only: the first keeps its privileges and can mount the root again, the second gives them up and still reaches every file and socket.
 */
import { baseEnvironment } from '../../../daemon/sandbox/root-layout.ts';
import { openSandbox } from '../../../daemon/sandbox/open-sandbox.ts';
import type { SandboxAdapter } from '../../../daemon/sandbox/sandbox.ts';

const build = `set -eu
tree=$1; shift
mount --bind "$tree" "$tree"
mount -o remount,bind,ro /
mount -t proc proc /proc
cd "$tree"`;

const lastWords = {
  'with-privileges': 'exec "$@"',
  'without-privileges': 'exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"',
} as const;

export type NaiveRecipe = keyof typeof lastWords;

export const naiveAdapter = (recipe: NaiveRecipe, insideProgram: string): SandboxAdapter => ({
  name: 'unshare',
  owner: () => null,
  open: (plan) => {
    const tree = plan.mounts.find(({ access }) => access === 'write')?.source ?? '';
    const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
    const namespaces = ['--mount', '--pid', '--fork', '--net', '--ipc', '--kill-child'];
    return openSandbox(plan, {
      adapter: 'unshare',
      argv: [
        'unshare',
        ...user,
        ...namespaces,
        'sh',
        '-c',
        `${build}\n${lastWords[recipe]}`,
        'sh',
        tree,
        process.execPath,
        insideProgram,
      ],
      environment: baseEnvironment(plan),
      cwd: '/',
      folder: tree,
      isInChild: true,
      faultOf: (printed) => ({ reason: printed, remedy: '' }),
      onEnded: () => {},
    });
  },
});
