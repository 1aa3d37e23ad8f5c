/** The attempts of commands to reach what they may not. Kept until the session records them; a command that makes very many is counted. */
import type { NetworkRefusal } from '../../schemas/daemon/turn-record.ts';
import { networkRefusalsKept } from '../../schemas/daemon/limits.ts';

export type RefusedAttempt = {
  /** `host:port`; `others` for targets beyond the first `networkRefusalsKept`. */
  readonly target: string;
  readonly why: NetworkRefusal;
  readonly times: number;
};

/** For the command, the model and the log. */
export const refusalReasons: Readonly<Record<NetworkRefusal, string>> = {
  host: 'the policy of this workflow does not allow this host and port',
  address: 'the name resolves to an address that is not public, and the policy does not list this address',
  limit: 'the session reached its limit of open connections or transferred bytes',
  malformed: 'the proxy accepts only CONNECT host:port and requests with an absolute http:// URL',
};

const others = 'others';

export class Refusals {
  #attempts = new Map<string, RefusedAttempt>();

  add({ target, why }: Omit<RefusedAttempt, 'times'>): void {
    const isNew = !this.#attempts.has(`${why} ${target}`);
    const named = isNew && this.#attempts.size >= networkRefusalsKept ? others : target;
    const key = `${why} ${named}`;
    const times = (this.#attempts.get(key)?.times ?? 0) + 1;
    this.#attempts.set(key, { target: named, why, times });
  }

  /** Each once. */
  take(): readonly RefusedAttempt[] {
    const taken = [...this.#attempts.values()];
    this.#attempts = new Map();
    return taken;
  }
}
