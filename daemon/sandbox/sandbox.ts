/**
 * The port to sandboxes. A session has one sandbox: its root is built from a plan, commands and file operations enter it, and
 * everything in it ends with it. Every tool of an agent uses this port, those that only read as well [tools-run-inside].
 *
 * Paths in a plan's `source` are paths of this machine; all other paths are paths inside. The two are never mixed: inside, no path
 * leads to a file that the plan does not name.
 */
import type { ProcessIdentity } from './process-identity.ts';
import type { OperationName, Operations } from './protocol.ts';

export type Mount = {
  /** Absolute, on this machine. */
  readonly source: string;
  /** Absolute, inside. */
  readonly target: string;
  readonly access: 'read' | 'write';
};

/** A small file that exists only inside, read-only. */
export type PlacedFile = { readonly path: string; readonly text: string };

export type SandboxLimits = {
  /** Data segment of one process. */
  readonly memoryPerProcessBytes: number;
  /** Memory of all processes together, temporary files included. */
  readonly memoryBytes: number;
  readonly processes: number;
  readonly fileBytes: number;
  readonly openFiles: number;
  /** The private temporary directory. */
  readonly temporaryBytes: number;
  /** What the writable mounts may hold together. */
  readonly diskBytes: number;
};

export type SandboxPlan = {
  readonly mounts: readonly Mount[];
  readonly files: readonly PlacedFile[];
  /** The working directory, inside. */
  readonly folder: string;
  /** Added to the few variables that every sandbox sets. */
  readonly environment: Readonly<Record<string, string>>;
  readonly limits: SandboxLimits;
  /** A unix socket of this machine that speaks to an allow-list proxy; null for no network. */
  readonly proxySocket: string | null;
};

export type AdapterName = 'unshare' | 'bwrap' | 'none';

/** Why a sandbox cannot be opened, and what to do about it. */
export type SandboxFault = { readonly reason: string; readonly remedy: string };

export type Opened =
  | { readonly kind: 'open'; readonly sandbox: Sandbox }
  | { readonly kind: 'refused'; readonly fault: SandboxFault };

export type SandboxEnding =
  | { readonly kind: 'closed' }
  /** A limit on everything together was reached, and everything was ended. */
  | { readonly kind: 'limit'; readonly limit: 'memory' | 'disk' }
  /** The program inside ended, or sent what it never sends. */
  | { readonly kind: 'lost'; readonly reason: string };

export type SandboxAdapter = {
  readonly name: AdapterName;
  /** The owner that writable mounts need; null for the user of this process. */
  readonly owner: (sandboxId: string) => { readonly uid: number; readonly gid: number } | null;
  open(plan: SandboxPlan): Promise<Opened>;
};

export type Sandbox = {
  readonly adapter: AdapterName;
  /** The working directory, inside. */
  readonly folder: string;
  /** Ending this process ends everything inside. Recorded before the first command, for a daemon that starts after a crash. */
  readonly identity: ProcessIdentity;
  /** Settles once, when nothing runs inside any more. */
  readonly ended: Promise<SandboxEnding>;
  /**
   * Rejects with OperationRefused if the program inside refuses, and with SandboxEnded if the sandbox ended first.
   * @param signal ends the operation, with everything that it started
   */
  call<Name extends OperationName>(
    name: Name,
    request: Operations[Name]['request'],
    signal?: AbortSignal,
  ): Promise<Operations[Name]['reply']>;
  /** Ends everything inside. */
  close(): Promise<void>;
};

export class SandboxEnded extends Error {
  constructor(
    readonly ending: SandboxEnding,
    why = ending.kind === 'lost'
      ? ending.reason
      : ending.kind === 'limit'
        ? `it exceeded its ${ending.limit} limit`
        : ending.kind,
  ) {
    super(`the sandbox ended: ${why}`);
  }
}
