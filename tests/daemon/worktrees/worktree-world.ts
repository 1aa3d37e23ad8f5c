/** A repository of a user, a ledger, and worktrees of sessions in a real sandbox, for tests. */
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { defaultLimits } from '../../../daemon/sandbox/limits.ts';
import type { SandboxAdapter } from '../../../daemon/sandbox/sandbox.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { type OpenWorktree, openWorktree, type WorktreeRequest } from '../../../daemon/worktrees/session-worktree.ts';
import { madeOnce } from '../../support/files.ts';
import { git } from '../../support/git.ts';
import { bundledInside, printedBy, shell, temporaryFolder } from '../sandbox/sandbox-world.ts';
import { skipRefused } from '../sandbox/skip.ts';

export const password = 'a-password-of-the-user';

export type WorktreeWorld = {
  readonly context: TestContext;
  readonly adapter: SandboxAdapter;
  readonly ledger: WorktreeLedger;
  readonly checkout: string;
  /** The `.git` of the checkout. */
  readonly repository: string;
  readonly archives: string;
  readonly folder: string;
  readonly base: string;
};

/** A repository with packed and loose objects and refs, a tag, an ignore file, and a password in its configuration. */
function makeCheckout(checkout: string): void {
  git(path.dirname(checkout), 'init', '-q', '-b', 'main', '--template=', checkout);
  fs.writeFileSync(path.join(checkout, 'a.txt'), 'one\n');
  fs.writeFileSync(path.join(checkout, '.gitignore'), 'ignored/\n');
  git(checkout, 'add', '.');
  git(checkout, 'commit', '-qm', 'first');
  git(checkout, 'tag', 'v1');
  git(checkout, 'gc', '-q');
  fs.writeFileSync(path.join(checkout, 'a.txt'), 'one\ntwo\n');
  git(checkout, 'commit', '-qam', 'second');
  git(checkout, 'remote', 'add', 'origin', `https://user:${password}@example.com/repo.git`);
}

const writeCheckout = madeOnce(makeCheckout);

export async function worktreeWorld(context: TestContext): Promise<WorktreeWorld> {
  const folder = temporaryFolder();
  const adapter = unshareAdapter(await bundledInside(folder));
  const checkout = path.join(folder, 'checkout');
  writeCheckout(checkout);
  const repository = path.join(checkout, '.git');
  return {
    context,
    adapter,
    ledger: new WorktreeLedger(path.join(folder, 'daemon', 'worktrees.jsonl')),
    checkout,
    repository,
    archives: path.join(folder, 'archives'),
    folder,
    base: fs.readFileSync(path.join(repository, 'refs/heads/main'), 'utf8').trim(),
  };
}

export const requestIn = (world: WorktreeWorld, worktreeId = 'sess_one'): WorktreeRequest => ({
  worktreeId,
  repository: world.repository,
  folder: path.join(world.folder, 'worktrees', worktreeId),
  base: world.base,
  environment: {},
  limits: defaultLimits,
  proxySocket: null,
});

/** Where a worktree was opened: this machine allows it, so a later refusal is a failure and skips no test. */
const usable = new WeakSet<WorktreeLedger>();

export async function openedIn(world: WorktreeWorld, worktreeId?: string, isOurs = false): Promise<OpenWorktree> {
  const opening = await openWorktree(world.ledger, world.adapter, requestIn(world, worktreeId), isOurs);
  if (opening.kind === 'refused') {
    if (usable.has(world.ledger)) throw new Error(opening.fault.reason);
    return skipRefused(world.context, world.adapter.name, opening.fault);
  }
  usable.add(world.ledger);
  onTestFinished(() => opening.open.sandbox.close());
  return opening.open;
}

export const printed = async ({ sandbox }: OpenWorktree, text: string): Promise<string> =>
  printedBy(await shell(sandbox, text));
