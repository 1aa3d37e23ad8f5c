/**
 * The sandbox of a session, which outlives its end. A command that uses too much, or that ends the first process by mistake, ends everything
 * inside; the files stay, so a new sandbox takes its place, and the result of the call says what happened [model-learns-of-limits].
 */
import { sandboxRestartsMax } from '../../schemas/daemon/limits.ts';
import { OperationRefused } from '../sandbox/protocol.ts';
import { type Sandbox, SandboxEnded, type SandboxEnding, type SandboxLimits } from '../sandbox/sandbox.ts';
import type { WorkspaceOpening, WorkspaceSandbox } from './workspace-sandbox.ts';

const mebibytes = (bytes: number): string => `${Math.round(bytes / (1024 * 1024))} MiB`;

function reasonOf(ending: SandboxEnding, { memoryBytes, diskBytes }: SandboxLimits): string {
  if (ending.kind !== 'limit') return 'its main process was ended; end only processes that you started, by their id';
  return ending.limit === 'memory'
    ? `its processes together exceeded the memory limit of ${mebibytes(memoryBytes)}; run fewer at a time`
    : `its files exceeded the disk limit of ${mebibytes(diskBytes)}; delete large files first, or the sandbox ends again`;
}

export class RestartingSandbox implements Pick<Sandbox, 'call' | 'folder'> {
  #current: WorkspaceSandbox;
  #restarts = 0;

  constructor(
    first: WorkspaceSandbox,
    readonly limits: SandboxLimits,
    readonly reopen: () => Promise<WorkspaceOpening>,
  ) {
    this.#current = first;
  }

  get folder(): string {
    return this.#current.sandbox.folder;
  }

  call: Sandbox['call'] = async (name, request, signal) => {
    try {
      return await this.#current.sandbox.call(name, request, signal);
    } catch (error) {
      throw error instanceof SandboxEnded ? await this.#replace(error) : error;
    }
  };

  async checkpoint(): Promise<string | null> {
    try {
      return await this.#current.checkpoint();
    } catch (error) {
      if (!(error instanceof SandboxEnded)) throw error;
      const replaced = await this.#replace(error);
      if (replaced instanceof SandboxEnded) throw replaced;
      return this.#current.checkpoint();
    }
  }

  close(): Promise<void> {
    return this.#current.close();
  }

  /** What the call throws: for the model if there is a new sandbox, and for the user if there is none. */
  async #replace(error: SandboxEnded): Promise<OperationRefused | SandboxEnded> {
    const { ending } = error;
    if (ending.kind === 'closed') return error;
    const reason = reasonOf(ending, this.limits);
    if (this.#restarts >= sandboxRestartsMax) return new SandboxEnded(ending, reason);
    this.#restarts += 1;
    await this.#current.close();
    const opening = await this.reopen();
    if (opening.kind === 'refused') return new SandboxEnded(ending, reason);
    this.#current = opening;
    return new OperationRefused(
      'restarted',
      `The sandbox and all its processes were ended: ${reason}. A new sandbox was started with the files of the working directory. Background commands and files elsewhere, such as in /tmp, are lost.`,
    );
  }
}
