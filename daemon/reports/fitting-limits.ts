/** Sessions that wait for a limit which allows their next call by now: the user raised it for another session, a call of another session ended, or its day is over. */
import type { SessionPlace } from '../children/waiting-child.ts';
import type { Balance } from '../ledger/balance.ts';
import { readCurrentBalance } from '../ledger/current-balance.ts';
import { spendingPlace } from '../ledger/session-spending.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';

/** For one report, which reads the ledger at most once. */
export class FittingLimits {
  readonly #place: SessionPlace;
  #balance: Promise<Balance | null> | null = null;

  constructor(place: SessionPlace) {
    this.#place = place;
  }

  /** False if that is unknown: an earlier version parked the session, or the ledger is damaged. */
  async allow({ state }: Pick<StoredSession, 'state'>): Promise<boolean> {
    if (state?.parkedFor !== 'limit') return false;
    const { host, layout } = this.#place;
    if (state.child !== null) return this.allow(await storedSession(host, layout, state.child));
    const { opened, limit, exceeded, step } = state;
    if (opened === null || limit === null || exceeded === null) return false;
    this.#balance ??= this.#read();
    const balance = await this.#balance;
    const place = { ...spendingPlace(opened), step: { number: step?.opened.number ?? 0 } };
    return balance?.fits(limit, exceeded, place, host.clock.nowMs()) === true;
  }

  async #read(): Promise<Balance | null> {
    const { host, layout } = this.#place;
    return readCurrentBalance(host, layout).catch((error: unknown) => {
      if (error instanceof SharedLogFault) return null;
      throw error;
    });
  }
}
