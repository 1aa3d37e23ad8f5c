/**
 * The cost of evaluating the conditions of a workflow. Each part of the condition of a step or loop is evaluated once for this
 * step or loop, so a small workflow with nested conditions could need hours. Compiler and runtime refuse it by the same count.
 * Pure.
 */
import { conditionWorkMax } from './limits.ts';

type Condition = { readonly kind: string; readonly of?: string | readonly string[] | undefined };

/** The ids of the parts of a condition. */
export const conditionParts = ({ of = [] }: Condition): readonly string[] => (typeof of === 'string' ? [of] : of);

/**
 * @param gates the condition of each step and loop that has one, in order
 * @returns the position of the first one at which the count exceeds `conditionWorkMax`; -1 if it does not
 */
export function firstGateOverWork(gates: readonly string[], conditions: ReadonlyMap<string, Condition>): number {
  const known = new Map<string, number>();
  let work = 0;
  return gates.findIndex((gate) => {
    const cost = known.get(gate) ?? partsBelow(gate, conditions, conditionWorkMax - work);
    known.set(gate, cost);
    work += cost;
    return work > conditionWorkMax;
  });
}

/** The total cost of all conditions, each evaluated once. */
export function gatesWork(gates: readonly string[], conditions: ReadonlyMap<string, Condition>): number {
  const known = new Map<string, number>();
  return gates.reduce((sum, gate) => {
    const cost = known.get(gate) ?? partsBelow(gate, conditions, conditionWorkMax);
    known.set(gate, cost);
    return sum + cost;
  }, 0);
}

/** The number of conditions in a condition, each counted once; stops counting after `most`. */
function partsBelow(gate: string, conditions: ReadonlyMap<string, Condition>, most: number): number {
  const seen = new Set<string>();
  let count = 1;
  const open = [gate];
  for (let id = open.pop(); id !== undefined && count <= most; id = open.pop()) {
    const condition = conditions.get(id);
    if (seen.has(id) || condition === undefined) continue;
    seen.add(id);
    const parts = conditionParts(condition);
    count += parts.length;
    for (const part of parts) if (!seen.has(part)) open.push(part);
  }
  return count;
}
