/** A semaphore with a bounded queue: a number of tasks run at once, and a number of others wait in their order [control-is-bounded]. */

/** `full`: too many tasks wait; `left`: nobody waits for the task any more. The task did not run. */
export class NotAcquired extends Error {
  readonly why: 'full' | 'left';

  constructor(why: 'full' | 'left') {
    super(why === 'full' ? 'too many requests wait' : 'the client has left');
    this.why = why;
  }
}

type Waiting = { readonly hasLeft: () => boolean; start(): void; leave(): void };

export class Semaphore {
  readonly #max: number;
  readonly #waitingMax: number;
  #waiting: readonly Waiting[] = [];
  #used = 0;

  constructor(max: number, waitingMax: number) {
    this.#max = max;
    this.#waitingMax = waitingMax;
  }

  /** @throws NotAcquired */
  async use<T>(task: () => Promise<T>, hasLeft: () => boolean): Promise<T> {
    if (this.#used < this.#max) this.#used += 1;
    else await this.#turn(hasLeft);
    try {
      return await task();
    } finally {
      this.#pass();
    }
  }

  #turn(hasLeft: () => boolean): Promise<void> {
    this.#dropLeft();
    if (this.#waiting.length >= this.#waitingMax) throw new NotAcquired('full');
    return new Promise<void>((start, reject) => {
      this.#waiting = [...this.#waiting, { hasLeft, start, leave: () => reject(new NotAcquired('left')) }];
    });
  }

  #dropLeft(): void {
    const left = new Set(this.#waiting.filter((one) => one.hasLeft()));
    this.#waiting = this.#waiting.filter((one) => !left.has(one));
    for (const one of left) one.leave();
  }

  /** A task that ends passes its permit to the first that still waits. */
  #pass(): void {
    this.#dropLeft();
    const [next, ...others] = this.#waiting;
    this.#waiting = others;
    if (next === undefined) this.#used -= 1;
    else next.start();
  }
}
