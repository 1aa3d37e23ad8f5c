/** A user's checkout with a bare remote, a session that changed files in its worktree, and a forge in front of the remote. */
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type Delivery,
  type DeliveryEnvironment,
  deliverSession,
  requestDelivery,
} from '../../../daemon/delivery/deliver.ts';
import { GithubForgeClient } from '../../../daemon/delivery/github-forge.ts';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import type { OutboxState } from '../../../daemon/delivery/outbox-state.ts';
import type { SessionEnd } from '../../../daemon/delivery/plan.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { hostGit } from '../../../daemon/worktrees/host-git.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { createHost } from '../../../runtime/host.ts';
import type { DeliveryTarget } from '../../../schemas/daemon/delivery.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { madeOnce } from '../../support/files.ts';
import { git } from '../../support/git.ts';
import { FakeForge, forgeToken } from '../forge/server.ts';
import { temporaryFolder } from '../sandbox/sandbox-world.ts';

export const never = new AbortController().signal;
export const branch = 'worktrain/amber-otter-42';
export const sessionId = 'sess_01hzz0000000000000000000aa' as SessionId;
const session = { sessionId, runName: 'amber-otter-42', workflowId: 'project.fix', goal: 'Fix the login' };

export const done: SessionEnd = {
  kind: 'success',
  handoff: {
    outcome: 'complete',
    summary: 'The login works again.',
    done: ['a.txt has three lines.'],
    open: [],
    next: 'Review the change.',
  },
};

/** The base on the branch `main` of the checkout and of its remote, which has no name there yet. */
const writeRepositories = madeOnce((folder) => {
  const [checkout, remote] = [path.join(folder, 'checkout'), path.join(folder, 'remote.git')];
  git(folder, 'init', '-q', '--bare', '-b', 'main', remote);
  git(remote, 'config', 'receive.autogc', 'false');
  git(folder, 'init', '-q', '-b', 'main', checkout);
  for (const name of ['a.txt', 'b.txt']) fs.writeFileSync(path.join(checkout, name), 'one\n');
  git(checkout, 'add', '.');
  git(checkout, 'commit', '-qm', 'first');
  git(checkout, 'push', '-q', remote, 'main');
  git(checkout, 'update-ref', 'refs/remotes/origin/main', 'main');
});

const ref = `refs/worktrain/${sessionId}`;
const readMain = (checkout: string): string =>
  fs.readFileSync(path.join(checkout, '.git/refs/heads/main'), 'utf8').trim();

/** Stores the changed files as a checkpoint does, in a commit on top of HEAD; the checkout of the user stays as it was. */
function storeChanges(checkout: string): void {
  git(checkout, 'add', '-A');
  git(checkout, 'commit', '-q', '--allow-empty', '-m', 'WorkTrain checkpoint');
  const file = path.join(checkout, '.git', ref);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${readMain(checkout)}\n`);
  git(checkout, 'reset', '-q', '--hard', 'HEAD^');
}

/** The same repositories, with the work of a session that added two lines to a.txt. */
const writeChanged = madeOnce((folder) => {
  writeRepositories(folder);
  const checkout = path.join(folder, 'checkout');
  fs.writeFileSync(path.join(checkout, 'a.txt'), 'one\ntwo\nthree\n');
  storeChanges(checkout);
});

export class DeliveryWorld {
  readonly folder = temporaryFolder();
  readonly remote = path.join(this.folder, 'remote.git');
  readonly checkout = path.join(this.folder, 'checkout');
  readonly repository = path.join(this.checkout, '.git');
  readonly layout = new DaemonLayout(path.join(this.folder, 'data'));
  readonly forge = new FakeForge(this.remote);
  readonly host = createHost();
  readonly base: string;
  readonly session = { ...session, workspacePath: this.checkout };
  baseUrl = '';

  /** @param more names of files that the base has as well */
  constructor(more: readonly string[] = [], write = writeRepositories) {
    write(this.folder);
    const fetch = '+refs/heads/*:refs/remotes/origin/*';
    fs.appendFileSync(
      path.join(this.repository, 'config'),
      `[remote "origin"]\n\turl = ${this.remote}\n\tfetch = ${fetch}\n`,
    );
    if (more.length > 0) {
      for (const name of more) this.write(name, 'one\n');
      git(this.checkout, 'add', '.');
      git(this.checkout, 'commit', '-q', '--amend', '-m', 'first');
      git(this.checkout, 'push', '-q', '--force', 'origin', 'main');
    }
    this.base = readMain(this.checkout);
  }

  /** With the work of a session that added two lines to a.txt. */
  static changed(): DeliveryWorld {
    const world = new DeliveryWorld([], writeChanged);
    world.#recordWorktree(world.base);
    return world;
  }

  async listen(): Promise<this> {
    const { baseUrl, close } = await this.forge.listen();
    onTestFinished(close);
    this.baseUrl = baseUrl;
    return this;
  }

  write(name: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.checkout, name)), { recursive: true });
    fs.writeFileSync(path.join(this.checkout, name), text);
  }

  /** A commit on top of the base, as a checkpoint stores it; the checkout of the user stays as it was. */
  work(files: Readonly<Record<string, string | null>>): void {
    for (const [name, text] of Object.entries(files)) {
      if (text === null) fs.rmSync(path.join(this.checkout, name));
      else this.write(name, text);
    }
    storeChanges(this.checkout);
    this.#recordWorktree(this.base);
  }

  /** What a session that started from the base has stored. */
  store(work: string, base: string): void {
    git(this.checkout, 'update-ref', ref, work);
    this.#recordWorktree(base);
  }

  #recordWorktree(base: string): void {
    const ledger = new WorktreeLedger(this.layout.worktreeLedger);
    const folder = path.join(this.layout.worktrees, sessionId);
    ledger.append({ kind: 'adding', worktreeId: sessionId, repository: this.repository, folder, base, ref });
    ledger.append({ kind: 'added', worktreeId: sessionId });
  }

  /** A commit of somebody else on the branch of the remote. */
  pushOther(name: string, text: string): void {
    const other = path.join(this.folder, `other-${name}`);
    git(this.folder, 'clone', '-q', this.remote, other);
    fs.writeFileSync(path.join(other, name), text);
    git(other, 'add', '.');
    git(other, 'commit', '-qm', 'of somebody else');
    git(other, 'push', '-q', 'origin', 'HEAD:main');
  }

  target(more: Partial<DeliveryTarget> = {}): DeliveryTarget {
    const forge = { kind: 'github' as const, owner: 'acme', repo: 'app', baseUrl: this.baseUrl, tokenVariable: 'T' };
    return { remote: 'origin', baseBranch: 'main', ...(this.baseUrl === '' ? {} : { forge }), issue: null, ...more };
  }

  environment(more: Partial<DeliveryEnvironment> = {}): DeliveryEnvironment {
    return {
      host: this.host,
      layout: this.layout,
      adapter: null,
      token: async () => ({ kind: 'found', token: forgeToken }),
      forge: async (forge, token, signal) => new GithubForgeClient(forge, token, () => 1_000_000, signal),
      cost: async () => ({ calls: 3, tokens: 1200, microUsd: 4500, unpricedCalls: 0, unreportedCalls: 0 }),
      confirmations: 'ask',
      targets: (_, issue) => this.target({ issue }),
      known: ['a-key-of-the-model'],
      pause: async () => undefined,
      ...more,
    };
  }

  /** As a session does: the request comes first. */
  async deliver(target = this.target(), end: SessionEnd = done, environment = this.environment()): Promise<Delivery> {
    await requestDelivery(environment, sessionId, target);
    return deliverSession(environment, this.session, end, never);
  }

  continue(end: SessionEnd = done, environment = this.environment()): Promise<Delivery> {
    return deliverSession(environment, this.session, end, never);
  }

  async outbox(): Promise<OutboxState> {
    return (await Outbox.open(this.host, this.layout, sessionId)).state;
  }

  outboxText(): string {
    return fs.readFileSync(this.layout.outbox(sessionId), 'utf8');
  }

  inRemote(...args: readonly string[]): Promise<string> {
    return hostGit(this.remote, args);
  }

  branches(): string[] {
    return git(this.remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');
  }
}
