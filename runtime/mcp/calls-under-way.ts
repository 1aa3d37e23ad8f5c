/**
 * The calls that the server works on. One that waits for its user is under way, and holds up no other. Neither do calls that wait for
 * what the client was asked for: its answer may be in a line behind theirs.
 */

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
  /** Questions to the client that any call may wait for. */
  #questions = 0;
  #asked = () => {};

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

  /** The same promise; the number of busy calls is not limited until it settles. */
  async whileClientIsAsked<T>(answer: Promise<T>): Promise<T> {
    this.#questions += 1;
    this.#asked();
    try {
      return await answer;
    } finally {
      this.#questions -= 1;
    }
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
    const isReached = () =>
      most === undefined ? this.#all.size === 0 : this.#busy.size <= most || this.#questions > 0;
    await turn();
    while (!isReached()) {
      await Promise.race(most === undefined ? this.#all.keys() : [...this.#busy, this.#nextQuestion()]).catch(
        () => undefined,
      );
      await turn();
    }
  }

  #nextQuestion(): Promise<void> {
    return new Promise((resolve) => {
      this.#asked = resolve;
    });
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
