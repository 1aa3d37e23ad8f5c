/** The adapter that the user configured. There is no fallback: if this machine refuses the adapter, the user must configure another one. */
import { bwrapAdapter } from './bwrap.ts';
import { noSandbox } from './none.ts';
import type { AdapterName, SandboxAdapter, SandboxFault } from './sandbox.ts';
import { unshareAdapter } from './unshare.ts';

/** Who can write what the agent reads: the user of the daemon only, or others as well, such as everyone who can open an issue. */
export type Trust = 'user' | 'others';

export type Choice =
  | { readonly kind: 'adapter'; readonly adapter: SandboxAdapter }
  | { readonly kind: 'refused'; readonly fault: SandboxFault };

const makers = { unshare: unshareAdapter, bwrap: bwrapAdapter, none: noSandbox } as const;

/** @param insideProgram for tests; by default the program that is shipped */
export const sandboxAdapter = (name: AdapterName, insideProgram?: string): SandboxAdapter =>
  makers[name](insideProgram);

export function adapterNamed(name: AdapterName, trust: Trust, insideProgram?: string): Choice {
  if (name === 'none' && trust === 'others')
    return {
      kind: 'refused',
      fault: {
        reason: 'a session that reads text written by strangers needs a sandbox, and `none` isolates nothing',
        remedy: 'Choose the sandbox `unshare` or `bwrap`',
      },
    };
  return { kind: 'adapter', adapter: sandboxAdapter(name, insideProgram) };
}
