/**
 * The longest way through a workflow, by a weight of its steps: no run takes more. Steps of which one value of a key lets only
 * some run are alternatives, and the heaviest of them counts; whatever cannot be decided counts as taken.
 */
import type { FlowItem } from '../../schemas/compiled-snapshot.ts';
import type { KeyValue } from './conditions.ts';
import { type FlowNode, type FlowReport, isNeverReached } from './explore.ts';
import type { FlowLoop, FlowShape } from './shape.ts';

export type LongestPath = {
  readonly weight: number;
  /** For each key that decides between alternatives: the value that makes the path longest. */
  readonly values: readonly KeyValue[];
  /** The loops whose iterations make it long, outermost first. */
  readonly loops: readonly { readonly loopId: string; readonly times: number }[];
};

export type PathWeights = {
  readonly ofStep: (stepId: string) => number;
  /** How often the body of a loop is counted. */
  readonly timesOf: (loop: FlowLoop) => number;
};

type Weighed = { readonly node: FlowNode; readonly weight: number };

/** Every step that some run takes, with its weight times the iterations of the loops around it. */
function weighed(shape: FlowShape, { byId }: FlowReport, { ofStep, timesOf }: PathWeights): readonly Weighed[] {
  const loops = new Map(shape.loops.map((loop) => [loop.loopId, loop]));
  const visit = (items: readonly FlowItem[], times: number): readonly Weighed[] =>
    items.flatMap((item): readonly Weighed[] => {
      const node = byId.get(item.kind === 'step' ? item.stepId : item.loopId);
      if (node === undefined || isNeverReached(node)) return [];
      if (item.kind === 'step') return [{ node, weight: times * ofStep(item.stepId) }];
      const loop = loops.get(item.loopId);
      return loop === undefined ? [] : visit(loop.body, times * timesOf(loop));
    });
  return visit(shape.flow, 1);
}

/** The one key that decides about a step and the loops around it; null when none does, or several. */
function decidingKey({ search, byId }: FlowReport, { when, loops }: FlowNode): { key: string; gates: string[] } | null {
  const gates = [when, ...loops.map((id) => byId.get(id)?.when ?? null)].filter((id) => id !== null);
  const [key, ...others] = search.keysOf(gates);
  return key === undefined || others.length > 0 ? null : { key, gates };
}

export function longestPath(shape: FlowShape, report: FlowReport, weights: PathWeights): LongestPath {
  const byKey = new Map<string, Map<string, { gates: string[]; weight: number }>>();
  let weight = 0;
  const all = weighed(shape, report, weights);
  for (const one of all) {
    const deciding = decidingKey(report, one.node);
    if (deciding === null) {
      weight += one.weight;
      continue;
    }
    const groups = byKey.get(deciding.key) ?? new Map<string, { gates: string[]; weight: number }>();
    byKey.set(deciding.key, groups);
    const name = deciding.gates.join(' ');
    const group = groups.get(name) ?? { gates: deciding.gates, weight: 0 };
    groups.set(name, { ...group, weight: group.weight + one.weight });
  }
  const values: KeyValue[] = [];
  for (const [key, groups] of byKey) {
    const states = report.search.statesOf(key);
    const totals = states.map(() => 0);
    for (const group of groups.values()) {
      const taken = report.search.runsByState(group.gates, key, states);
      for (const [index, isTaken] of taken.entries()) if (isTaken) totals[index] = (totals[index] ?? 0) + group.weight;
    }
    const most = Math.max(0, ...totals);
    const state = states[totals.indexOf(most)];
    weight += most;
    if (state !== undefined) values.push({ key: report.search.nameOf(key), words: state.words });
  }
  return { weight, values, loops: heaviestLoops(shape, all, weights) };
}

/** The loops around the heaviest step. */
function heaviestLoops({ loops }: FlowShape, all: readonly Weighed[], { timesOf }: PathWeights): LongestPath['loops'] {
  const heaviest = all.reduce<Weighed | null>(
    (most, one) => (most === null || one.weight > most.weight ? one : most),
    null,
  );
  return (heaviest?.node.loops ?? []).flatMap((loopId) => {
    const loop = loops.find((candidate) => candidate.loopId === loopId);
    return loop === undefined ? [] : { loopId, times: timesOf(loop) };
  });
}
