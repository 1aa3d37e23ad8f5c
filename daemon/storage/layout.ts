/** Where the daemon keeps its files, below the data directory. */
import { join } from 'node:path';
import type { SessionId } from '../../schemas/ids.ts';

export class DaemonLayout {
  readonly root: string;

  /** @param dataFolder the data directory, absolute */
  constructor(dataFolder: string) {
    this.root = join(dataFolder, 'daemon');
  }

  get sessions(): string {
    return join(this.root, 'sessions');
  }
  session(sessionId: SessionId): string {
    return join(this.sessions, sessionId);
  }
  turnLog(sessionId: SessionId): string {
    return join(this.session(sessionId), 'turns.jsonl');
  }
  sidecar(sessionId: SessionId): string {
    return join(this.session(sessionId), 'session.json');
  }
  inbox(sessionId: SessionId): string {
    return join(this.session(sessionId), 'inbox.jsonl');
  }
  outbox(sessionId: SessionId): string {
    return join(this.session(sessionId), 'delivery.jsonl');
  }
  lock(sessionId: SessionId): string {
    return join(this.session(sessionId), '.lock');
  }
  /** In the folder of the session at the root of a tree: the sessions that the tree started. */
  children(sessionId: SessionId): string {
    return join(this.session(sessionId), 'children.jsonl');
  }
  get worktrees(): string {
    return join(this.root, 'worktrees');
  }
  get archives(): string {
    return join(this.root, 'archives');
  }
  get worktreeLedger(): string {
    return join(this.root, 'worktrees.jsonl');
  }
  /** The process of the sandbox, for a daemon that starts after a crash. */
  sandbox(sessionId: SessionId): string {
    return join(this.session(sessionId), 'sandbox.json');
  }
  get ledger(): string {
    return join(this.root, 'ledger.jsonl');
  }
  /** Held by the daemon that runs. */
  get daemonLock(): string {
    return join(this.root, 'daemon.lock');
  }
  get daemonIdentity(): string {
    return join(this.root, 'daemon.json');
  }
  /** The keys of its control API on the loopback interface, while that is open. */
  get apiKeys(): string {
    return join(this.root, 'api-keys.json');
  }
  /** What a daemon in the background says. */
  get log(): string {
    return join(this.root, 'daemon.log');
  }
  get queue(): string {
    return join(this.root, 'queue.jsonl');
  }
  get triggers(): string {
    return join(this.root, 'triggers.json');
  }
  get statistics(): string {
    return join(this.root, 'execution-stats.jsonl');
  }
}
