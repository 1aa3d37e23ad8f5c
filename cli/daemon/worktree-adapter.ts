/** The sandbox in which the files of a worktree are stored. Sessions without tools have none, but an earlier configuration may have made some. */
import { sandboxAdapter } from '../../daemon/sandbox/adapters.ts';
import type { SandboxAdapter } from '../../daemon/sandbox/sandbox.ts';
import { sandboxSetting } from '../../project/configuration/daemon-config.ts';

export function worktreeAdapter(): SandboxAdapter {
  const sandbox = sandboxSetting();
  return sandboxAdapter(sandbox === 'no_tools' ? 'unshare' : sandbox);
}
