/** How many events one sender may send in a minute. In memory: a restart resets the counts. Pure but for its own table. */
import { sendersKeptMax, eventsPerSenderMinuteMax } from '../../schemas/daemon/limits.ts';

const minuteMs = 60_000;

export class RateLimit {
  readonly #windows = new Map<string, { startMs: number; events: number }>();

  /** Whether this event may pass. */
  admits(sender: string, nowMs: number): boolean {
    const window = this.#windows.get(sender);
    // A clock that was set back starts a new window.
    if (window === undefined || nowMs - window.startMs >= minuteMs || nowMs < window.startMs) {
      this.#windows.delete(sender);
      this.#windows.set(sender, { startMs: nowMs, events: 1 });
      const [oldest] = this.#windows.keys();
      if (this.#windows.size > sendersKeptMax && oldest !== undefined) this.#windows.delete(oldest);
      return true;
    }
    window.events += 1;
    return window.events <= eventsPerSenderMinuteMax;
  }
}
