/** The calls that the server works on. One that waits for its user is under way, and holds up no other. */

/** What a call has of its server. */
export type CallUnderWay = {
  /** Nobody waits for the reply any more. Made when it is asked for: few calls wait for anything. */
  readonly gone: AbortSignal;
  /** The same promise; the call is not busy until it settles. */
  waitForUser<T>(answer: Promise<T>): Promise<T>;
};

export class CallsUnderWay {
  /** With what tells each that nobody waits for it. */
  readonly #all = new Map<Promise<unknown>, () => void>();
  readonly #busy = new Set<Promise<void>>();
  #isStopped = false;

  /** @param cancelled by the client */
  run<T>(cancelled: AbortSignal, work: (call: CallUnderWay) => Promise<T>): Promise<T> {
    let gone: AbortController | null = null;
    const leave = () => gone?.abort();
    const makeGone = (): AbortController => {
      gone = new AbortController();
      cancelled.addEventListener('abort', leave, { once: true });
      if (this.#isStopped || cancelled.aborted) leave();
      return gone;
    };
    let settle = this.#enter();
    const waitForUser = async <U>(answer: Promise<U>): Promise<U> => {
      settle();
      try {
        return await answer;
      } finally {
        settle = this.#enter();
      }
    };
    const underWay: CallUnderWay = {
      get gone() {
        return (gone ?? makeGone()).signal;
      },
      waitForUser,
    };
    const call = work(underWay).finally(() => {
      settle();
      if (gone !== null) cancelled.removeEventListener('abort', leave);
      this.#all.delete(call);
    });
    this.#all.set(call, leave);
    return call;
  }

  /** No further answer of the client can come: calls that wait for one go on without it. */
  stopWaiting(): void {
    this.#isStopped = true;
    for (const leave of this.#all.values()) leave();
  }

  /** Resolves once at most so many calls are busy; without a number, once every call that has come in is answered. */
  async idle(most?: number): Promise<void> {
    // The SDK begins a call, and writes its answer, within one turn.
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const size = () => (most === undefined ? this.#all.size : this.#busy.size);
    await turn();
    while (size() > (most ?? 0)) {
      await Promise.race(most === undefined ? this.#all.keys() : this.#busy).catch(() => undefined);
      await turn();
    }
  }

  /** One more is busy, until the function that is returned is called. */
  #enter(): () => void {
    let settle = () => {};
    const busy = new Promise<void>((resolve) => {
      settle = resolve;
    });
    this.#busy.add(busy);
    return () => {
      this.#busy.delete(busy);
      settle();
    };
  }
}
