/** Plans of sandboxes for tests. Without Vitest: programs that tests start use them too. */
import fs from 'node:fs';
import { defaultLimits } from '../../../daemon/sandbox/limits.ts';
import type { SandboxAdapter, SandboxPlan } from '../../../daemon/sandbox/sandbox.ts';

/** A directory that a sandbox of the adapter may write. */
export function writableFolder(adapter: SandboxAdapter, folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  const owner = adapter.owner(folder);
  if (owner !== null) fs.chownSync(folder, owner.uid, owner.gid);
  return folder;
}

export const planFor = (tree: string, changes: Partial<SandboxPlan> = {}): SandboxPlan => ({
  mounts: [{ source: tree, target: '/worktree', access: 'write' }],
  files: [],
  folder: '/worktree',
  environment: {},
  limits: defaultLimits,
  proxySocket: null,
  ...changes,
});
