/**
 * The cost of evaluating the gates of a workflow. Each condition that a gate is made of is asked once for that gate, and every
 * step and loop with a gate asks anew, so a small workflow of nested conditions could ask for hours. Compiler and runtime refuse
 * it by the same count. Pure.
 */
import { conditionWorkMax } from './limits.ts';

type Condition = { readonly kind: string; readonly of?: string | readonly string[] | undefined };

/** The ids of the conditions that a condition is made of. */
export const conditionParts = ({ of = [] }: Condition): readonly string[] => (typeof of === 'string' ? [of] : of);

/**
 * @param gates the condition of each step and loop that has one, in order
 * @returns the position of the first gate with which the count is over `conditionWorkMax`; -1 where it stays below
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

/** What all gates cost together, each asked once. */
export function gatesWork(gates: readonly string[], conditions: ReadonlyMap<string, Condition>): number {
  const known = new Map<string, number>();
  return gates.reduce((sum, gate) => {
    const cost = known.get(gate) ?? partsBelow(gate, conditions, conditionWorkMax);
    known.set(gate, cost);
    return sum + cost;
  }, 0);
}

/** Names of conditions in a condition and below it, each condition looked into once; more than `most` are not counted. */
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
