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
  {
    lock: 'three-valued-conditions',
    file: 'runtime/core/flow/conditions.ts',
    search: "if (open.length > 0) return { truth: 'unknown'",
    replacement: 'if (open.length > 0) return { truth: otherwise',
    breaks: 'unknown counts as known',
  },
  {
    lock: 'for-each-frozen-list',
    file: 'runtime/core/flow/walk.ts',
    search: 'bodyIndex: -1, ...(items === undefined ? {} : { items }) });',
    replacement: 'bodyIndex: -1, ...(items === undefined ? {} : { items: items.slice(1) }) });',
    breaks: 'a for_each loses an item of its list with each iteration',
  },
  {
    lock: 'for-each-list-missing',
    file: 'runtime/core/flow/walk.ts',
    search: '      if (!isEmpty) {',
    replacement: '      if (isEmpty) {',
    breaks: 'a missing list is taken for an empty one',
  },
  {
    lock: 'loop-continues-on-control',
    file: 'runtime/core/flow/walk.ts',
    search: 'else if (iteration + 1 < maxIterations) this.#again(frame);',
    replacement: 'else if (iteration < 0) this.#again(frame);',
    breaks: 'a loop never goes round',
  },
  {
    lock: 'loop-entered-once',
    file: 'runtime/core/flow/walk.ts',
    search: 'if (decision === undefined) return false;',
    replacement: 'if (decision === undefined) return true;',
    breaks: 'a loop is entered only where somebody decided it',
  },
  {
    lock: 'step-condition-skips',
    file: 'runtime/core/flow/walk.ts',
    search: 'this.#trace.push(trace.stepCondition(stepId, when, evaluation));',
    replacement: '',
    breaks: 'the trace does not say why a step was skipped',
  },
  {
    lock: 'walk-terminates',
    file: 'runtime/core/flow/walk.ts',
    search: 'const completed = withCompleted(running.completed, stepInstanceKey(step));',
    replacement: 'const completed = running.completed;',
    breaks: 'a step that is done is not completed',
  },
  {
    lock: 'step-instance-keys',
    file: 'runtime/core/flow/walk.ts',
    search: 'const loopPath = this.#frames.map(({ loopId, iteration }) => ({ loopId, iteration }));',
    replacement: 'const loopPath = this.#frames.map(({ loopId }) => ({ loopId, iteration: 0 }));',
    breaks: 'every iteration has the same step instance',
  },
];
