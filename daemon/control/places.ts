/** Lets a number of tasks run at once; the others wait in their order. */
export class Places {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #used = 0;

  constructor(max: number) {
    this.#max = max;
  }

  async use<T>(task: () => Promise<T>): Promise<T> {
    if (this.#used < this.#max) this.#used += 1;
    // Who ends gives its place to the first that waits.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#used -= 1;
      else next();
    }
  }
}
