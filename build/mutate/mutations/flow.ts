/** Conditions, loops and the next step. */
import type { Mutation } from '../mutation.ts';

export const flow: readonly Mutation[] = [
  {
    lock: 'loop-iteration-zero-based',
    file: 'runtime/core/flow/walk.ts',
    search: 'this.#frames.push({ loopId, iteration: 0,',
    replacement: 'this.#frames.push({ loopId, iteration: 1,',
    breaks: 'iterations count from 1',
  },
  {
    lock: 'loop-control-never-implicit',
    file: 'runtime/core/flow/walk.ts',
    search: "if (control === undefined) this.#concerns.push({ kind: 'undecided', ...at });",
    replacement: '',
    breaks: 'a loop that nobody decided goes on without a word',
  },
  {
    lock: 'unknown-condition-runs',
    file: 'runtime/core/flow/walk.ts',
    search: "return evaluation.truth !== 'false';",
    replacement: "return evaluation.truth === 'true';",
    breaks: 'a step whose key is absent is skipped',
  },
  {
    lock: 'for-each-cap',
    file: 'runtime/core/flow/walk.ts',
    search: 'const items = list.slice(0, maxIterations) as JsonValue[];',
    replacement: 'const items = list as JsonValue[];',
    breaks: 'a for_each takes more items than its cap',
  },
];
