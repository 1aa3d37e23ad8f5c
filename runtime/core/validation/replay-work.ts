/**
 * What the replay of a whole bundle may still cost [replay-work-bounded]. Each attempt has a budget of its own; a bundle could repeat it as
 * often as it has plans. Counted, never timed: another machine decides the same (ADR-0023).
 */
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { gatesWork } from '../../../schemas/condition-work.ts';
import { checkWork, flowPartWork, replayWorkMax } from '../../../schemas/limits.ts';

export class ReplayWork {
  #left = replayWorkMax;
  readonly #walks = new WeakMap<CompiledSnapshot, number>();

  /** False from the first search on that does not fit. */
  search(units: number): boolean {
    return this.#spend(units);
  }

  /** False from the first check on that does not fit. */
  check(count: number): boolean {
    return this.#spend(count * checkWork);
  }

  /** One way through a workflow at most: its steps, its loops, and the conditions of both. */
  walk(workflow: CompiledSnapshot): boolean {
    const known = this.#walks.get(workflow);
    const parts = known ?? walkParts(workflow);
    if (known === undefined) this.#walks.set(workflow, parts);
    return this.#spend(parts * flowPartWork);
  }

  get isOver(): boolean {
    return this.#left < 0;
  }

  #spend(units: number): boolean {
    this.#left -= units;
    return this.#left >= 0;
  }
}

function walkParts({ steps, loops, conditions }: CompiledSnapshot): number {
  const gates = [...steps, ...loops].flatMap(({ when }) => when ?? []);
  const byId = new Map(conditions.map((condition) => [condition.conditionId as string, condition]));
  return steps.length + loops.length + gatesWork(gates, byId);
}
