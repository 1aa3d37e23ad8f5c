/**
 * What validation cannot do by itself: a JSON Schema validator and RE2 patterns. Both are loaded when a step first needs them
 * [lazy-checks-are-shipped], so validation takes what was loaded as an argument and stays synchronous.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledContract } from '../../../schemas/compiled-snapshot.ts';
import { attemptSchemaChecksMax, attemptSearchMax } from '../../../schemas/limits.ts';
import type { ProblemTexts } from '../recorded-texts/current.ts';
import type { ReplayWork } from './replay-work.ts';

export interface Checks {
  /**
   * What keeps an artifact from satisfying a contract, one short sentence each; empty when it does.
   *
   * @param texts of the rules of the run, where the sentences are recorded
   */
  problems(contract: CompiledContract, artifact: JsonValue, texts?: ProblemTexts): readonly string[];
  /** Whether a pattern is found in a text. */
  matches(pattern: string, flags: string, text: string): Match;
}

/** `invalid`: not an RE2 pattern, or larger than a step may have. `over`: the searches of this attempt would take too long. */
export type Match = 'found' | 'absent' | 'invalid' | 'over';

/** What the checks of one attempt may still cost [attempt-checks-bounded]. Counted, never timed: a replay decides the same. */
export class AttemptWork {
  readonly #shared: ReplayWork | undefined;
  #searchLeft = attemptSearchMax;
  #checksLeft = attemptSchemaChecksMax;

  /** @param shared with the other attempts of a replay */
  constructor(shared?: ReplayWork) {
    this.#shared = shared;
  }

  /** False from the first search on that does not fit. */
  search(instructions: number, text: string): boolean {
    const units = instructions * text.length;
    this.#searchLeft -= units;
    return this.#searchLeft >= 0 && this.#shared?.search(units) !== false;
  }

  /** False from the first check on that does not fit. */
  check(count: number): boolean {
    this.#checksLeft -= count;
    return this.#checksLeft >= 0 && this.#shared?.check(count) !== false;
  }

  get isOver(): boolean {
    return this.#searchLeft < 0 || this.#checksLeft < 0 || this.#shared?.isOver === true;
  }
}

/** For attempts that need neither. Asking it is a bug of ours. */
export const noChecks: Checks = {
  problems: () => {
    throw new Error('no JSON Schema validator was loaded');
  },
  matches: () => {
    throw new Error('no RE2 patterns were loaded');
  },
};
