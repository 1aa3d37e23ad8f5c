/** A repository of a user, a ledger, and worktrees of sessions in a real sandbox, for tests. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type TestContext, onTestFinished } from 'vitest';
import { defaultLimits } from '../../../daemon/sandbox/limits.ts';
import type { SandboxAdapter } from '../../../daemon/sandbox/sandbox.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { type OpenWorktree, type WorktreeRequest, openWorktree } from '../../../daemon/worktrees/session-worktree.ts';
import { bundledInside, printedBy, shell, temporaryFolder } from '../sandbox/sandbox-world.ts';
import { skipRefused } from '../sandbox/skip.ts';

export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=User', '-c', 'user.email=user@example.com', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();

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

/** The files of that repository, and null for a directory: it is made once per process, because ten calls of git take long. */
let made: ReadonlyMap<string, Buffer | null> | undefined;

function filesBelow(folder: string): ReadonlyMap<string, Buffer | null> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), entry.isDirectory() ? null : fs.readFileSync(file)];
    }),
  );
}

function writeCheckout(checkout: string): void {
  if (made === undefined) {
    makeCheckout(checkout);
    made = filesBelow(checkout);
    return;
  }
  for (const [name, bytes] of made) {
    const file = path.join(checkout, name);
    fs.mkdirSync(bytes === null ? file : path.dirname(file), { recursive: true });
    if (bytes !== null) fs.writeFileSync(file, bytes);
  }
}

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
    base: git(checkout, 'rev-parse', 'HEAD'),
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

export async function openedIn(world: WorktreeWorld, worktreeId?: string, isOurs = false): Promise<OpenWorktree> {
  const opening = await openWorktree(world.ledger, world.adapter, requestIn(world, worktreeId), isOurs);
  if (opening.kind === 'refused') return skipRefused(world.context, world.adapter.name, opening.fault);
  onTestFinished(() => opening.open.sandbox.close());
  return opening.open;
}

export const printed = async ({ sandbox }: OpenWorktree, text: string): Promise<string> =>
  printedBy(await shell(sandbox, text));
