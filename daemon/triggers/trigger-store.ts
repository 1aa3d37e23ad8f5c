/** The port to the state of triggers, and the file of one machine: replaced as a whole, by one process at a time. */
import { dirname } from 'node:path';
import { canonicalBytes, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import { parseJsonBytes } from '../../schemas/json-object.ts';
import { triggerStateBytesMax } from '../../schemas/daemon/limits.ts';
import type { TriggerState } from '../../schemas/daemon/trigger-state.ts';
import { validateTriggerState } from '../../generated/validators/trigger-state.v1.js';
import { inOneWave, readWhole, writeSynced } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import { withFileLock } from '../storage/file-lock.ts';
import { emptyState } from './state.ts';

/** The content of the file is invalid: another program changed it. */
export class TriggerStateFault extends Error {
  constructor() {
    super('triggers.json does not contain valid trigger state; for a fix, run: workrail daemon triggers check');
  }
}

/** Several machines need another adapter than the file. */
export interface TriggerStore {
  read(): Promise<TriggerState>;
  /** No other process changes the state while the body runs. The new state is durable when it resolves. */
  change<T>(body: (state: TriggerState) => Promise<readonly [TriggerState, T]>): Promise<T>;
}

export class FileTriggerStore implements TriggerStore {
  readonly #host: Pick<Host, 'files' | 'locks' | 'ids'>;
  readonly #path: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(host: Pick<Host, 'files' | 'locks' | 'ids'>, path: string) {
    this.#host = host;
    this.#path = path;
  }

  async read(): Promise<TriggerState> {
    const bytes = await readWhole(this.#host.files, this.#path, triggerStateBytesMax);
    if (bytes === null) return emptyState;
    const value = parseJsonBytes(bytes);
    if (!validateTriggerState(value)) throw new TriggerStateFault();
    return value;
  }

  change<T>(body: (state: TriggerState) => Promise<readonly [TriggerState, T]>): Promise<T> {
    const run = this.#last.then(() => withFileLock(this.#host, this.#path, () => this.#replace(body)));
    this.#last = run.catch(() => undefined);
    return run;
  }

  async #replace<T>(body: (state: TriggerState) => Promise<readonly [TriggerState, T]>): Promise<T> {
    const state = await this.read();
    const [next, value] = await body(state);
    if (next === state) return value;
    // A state that no reader accepts would stop all triggers.
    if (!validateTriggerState(next)) throw new Error('what was to be stored is not trigger state');
    const bytes = canonicalBytes(canonicalText(next as JsonObject));
    await inOneWave(this.#host, (wave) => writeSynced(this.#host, dirname(this.#path), this.#path, bytes, wave));
    return value;
  }
}
