/**
 * What was recorded with a node beside its outputs: why the run came to it, how it was blocked, where the agent diverged, which
 * preferences were changed. A pure fold.
 */
import type { Blocker, EventOf, SessionEvent, TraceEntry } from '../../schemas/events.ts';
import type { NodeId } from '../../schemas/ids.ts';
import type { Divergence, NodeState } from '../core/state.ts';

export type PreferenceRecord = Pick<EventOf<'preferences_changed'>['data'], 'source' | 'delta' | 'effective'>;
export type NodeRecords = {
  readonly trace: readonly TraceEntry[];
  /** Of the attempt that it is the record of; empty unless that was blocked. */
  readonly blockers: readonly Blocker[];
  readonly divergences: readonly Divergence[];
  readonly preferences: readonly PreferenceRecord[];
};

/** @param events of the session that the nodes belong to */
export function nodeRecords(events: readonly SessionEvent[]): (node: NodeState) => NodeRecords {
  const traces = new Map<NodeId, TraceEntry[]>();
  const changes = new Map<NodeId, PreferenceRecord[]>();
  const add = <T>(to: Map<NodeId, T[]>, nodeId: NodeId, ...more: readonly T[]) => {
    const there = to.get(nodeId);
    if (there === undefined) to.set(nodeId, [...more]);
    else there.push(...more);
  };
  for (const event of events) {
    if (event.kind === 'decision_trace_appended') add(traces, event.scope.nodeId, ...event.data.entries);
    else if (event.kind === 'preferences_changed') {
      const { source, delta, effective } = event.data;
      add(changes, event.scope.nodeId, { source, delta, effective });
    }
  }
  return ({ nodeId, createdBy, divergences }) => ({
    trace: traces.get(nodeId) ?? [],
    blockers: createdBy?.outcome.kind === 'blocked' ? createdBy.outcome.blockers : [],
    divergences,
    preferences: changes.get(nodeId) ?? [],
  });
}

/** What of the preferences a person or an agent chose here; a run's baseline is nobody's choice. */
export const chosenPreferences = ({ preferences }: Pick<NodeRecords, 'preferences'>): PreferenceRecord['delta'] =>
  preferences.filter(({ source }) => source === 'user').flatMap(({ delta }) => delta);
