/**
 * Computes the longest path through a workflow, weighted by step. If the values of one key select one of several groups of steps,
 * only the heaviest group counts. Steps that several keys select count only in `most`.
 */
import type { FlowItem } from '../../schemas/compiled-snapshot.ts';
import type { KeyValue, RunsByState } from './conditions.ts';
import { type FlowNode, type FlowReport, isNeverReached } from './explore.ts';
import type { FlowLoop, FlowShape } from './shape.ts';

export type LongestPath = {
  /** The weight of a path that some run takes, considering one key at a time. */
  readonly weight: number;
  /** No run has a larger weight. */
  readonly most: number;
  /** False if the budget was used up, so that `most` counts steps that may exclude each other. */
  readonly isChecked: boolean;
  /** For each key that selects steps: the value with the longest path. */
  readonly values: readonly KeyValue[];
  /** The loops whose iterations make the path long, outermost first. */
  readonly loops: readonly { readonly loopId: string; readonly times: number }[];
};

export type PathWeights = {
  readonly ofStep: (stepId: string) => number;
  /** The number of iterations to count for a loop. */
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

type Deciding = { readonly key: string; readonly gates: readonly string[] };

/** The only key that the conditions of a step and its loops read; null if there is no condition. */
function decidingKey(
  { search, byId }: FlowReport,
  { when, loops }: FlowNode,
): Deciding | 'several' | 'unchecked' | null {
  const gates = [when, ...loops.map((id) => byId.get(id)?.when ?? null)].filter((id) => id !== null);
  if (gates.length === 0) return null;
  if (search.isUsedUp) return 'unchecked';
  const [key, ...others] = search.keysOf(gates);
  if (others.length > 0) return 'several';
  return key === undefined ? null : { key, gates };
}

type Group = { readonly gates: readonly string[]; readonly weight: number };

/** Groups steps by their conditions. */
function groupsByKey(all: readonly Weighed[], report: FlowReport) {
  const byKey = new Map<string, Map<string, Group>>();
  let always = 0;
  const open = { several: 0, unchecked: 0 };
  for (const one of all) {
    const deciding = decidingKey(report, one.node);
    if (deciding === null) always += one.weight;
    else if (typeof deciding === 'string') open[deciding] += one.weight;
    else {
      const groups = byKey.get(deciding.key) ?? new Map<string, Group>();
      byKey.set(deciding.key, groups);
      const name = deciding.gates.join(' ');
      groups.set(name, { gates: deciding.gates, weight: (groups.get(name)?.weight ?? 0) + one.weight });
    }
  }
  return { byKey, always, open };
}

/** The state of a key with the largest weight; null if it was not checked. */
function heaviestState(groups: Iterable<Group>, key: string, { search }: FlowReport) {
  const changes = new Map<number, number>();
  let found: RunsByState | null = null;
  for (const { gates, weight } of groups) {
    found = search.runsByState(gates, key);
    if (found === null) return null;
    for (const { from, to } of found.intervals) {
      changes.set(from, (changes.get(from) ?? 0) + weight);
      changes.set(to, (changes.get(to) ?? 0) - weight);
    }
  }
  const borders = [...changes].sort(([a], [b]) => a - b);
  const totals = borders.map(
    (
      (sum) =>
      ([from, by], index) => {
        sum += by;
        return { weight: sum, from, to: borders[index + 1]?.[0] ?? from };
      }
    )(0),
  );
  const most = totals.reduce((max, { weight }) => Math.max(max, weight), 0);
  const state = found?.answers.firstIn(totals.filter(({ weight }) => weight === most));
  return { most, state };
}

export function longestPath(shape: FlowShape, report: FlowReport, weights: PathWeights): LongestPath {
  const all = weighed(shape, report, weights);
  const { byKey, always, open } = groupsByKey(all, report);
  let weight = always;
  let { unchecked } = open;
  const values: KeyValue[] = [];
  for (const [key, groups] of byKey) {
    const heaviest = heaviestState(groups.values(), key, report);
    if (heaviest === null) for (const group of groups.values()) unchecked += group.weight;
    else {
      weight += heaviest.most;
      if (heaviest.state !== undefined) values.push({ key: report.search.nameOf(key), words: heaviest.state.words });
    }
  }
  return {
    weight,
    most: weight + open.several + unchecked,
    isChecked: unchecked === 0,
    values,
    loops: heaviestLoops(shape, all, weights),
  };
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
