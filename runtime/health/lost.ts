/**
 * What a repair gives up, read for people: the events behind a validated prefix, where their bytes can still be read. Pure.
 * Nothing here is truth, and nothing of it comes back into a log; it says which acknowledged work has to be done again.
 */
import { parseJson } from '../../schemas/json-object.ts';
import type { EventOf, SessionEvent } from '../../schemas/events.ts';
import type { NodeId, RunId, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import { validateSessionEvent } from '../../generated/validators/session-event.v1.js';
import type { SessionState } from '../core/state.ts';
import type { Damage, LogCursor } from '../core/stored-log.ts';

const boundsPattern = /(\d{8,})-(\d{8,})\.jsonl/;

/** The indexes that a segment claims in its name. */
export function boundsOf(name: string): { readonly first: number; readonly last: number } | null {
  const [, first, last] = boundsPattern.exec(name) ?? [];
  return first === undefined || last === undefined ? null : { first: Number(first), last: Number(last) };
}

/** Every line of a segment that is an event; what is none is left out. */
export function readableEvents(bytes: Uint8Array): SessionEvent[] {
  const found: SessionEvent[] = [];
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    const value = parseJson(line);
    // What cannot be read is counted by whoever knows how many events there were.
    if (validateSessionEvent(value)) found.push(value);
  }
  return found;
}

/** How many events stood behind the prefix, as far as names of segments tell. */
export function eventsBehind(damage: Damage, cursor: LogCursor): number {
  const named = [...damage.unattestedSegments, damage.at].map(boundsOf);
  const last = Math.max(-1, ...named.map((bounds) => bounds?.last ?? -1));
  return Math.max(0, last + 1 - cursor.nextEventIndex);
}

export type LostAdvance = {
  readonly event: EventOf<'advance_recorded'>;
  readonly runId: RunId;
  /** Where the step was pending, to tell its title; null when nothing readable says so. */
  readonly at: { readonly workflowHash: WorkflowHash; readonly snapshotRef: SnapshotRef } | null;
};

/** The steps that were acknowledged behind the prefix, in their order. */
export function lostAdvances(state: SessionState, events: readonly SessionEvent[]): LostAdvance[] {
  const hashes = new Map<RunId, WorkflowHash>([...state.runs.values()].map((run) => [run.runId, run.workflowHash]));
  const snapshots = new Map<NodeId, SnapshotRef>(
    [...state.nodes.values()].map((node) => [node.nodeId, node.snapshotRef]),
  );
  for (const event of events) {
    if (event.kind === 'run_started') hashes.set(event.scope.runId, event.data.workflowHash);
    if (event.kind === 'node_created') snapshots.set(event.scope.nodeId, event.data.snapshotRef);
  }
  return events.flatMap((event) => {
    if (event.kind !== 'advance_recorded' || event.data.outcome.kind !== 'advanced') return [];
    const { runId, nodeId } = event.scope;
    const [workflowHash, snapshotRef] = [hashes.get(runId), snapshots.get(nodeId)];
    const at = workflowHash === undefined || snapshotRef === undefined ? null : { workflowHash, snapshotRef };
    return [{ event, runId, at }];
  });
}
