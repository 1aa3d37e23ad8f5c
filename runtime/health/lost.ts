/**
 * What a repair gives up, read for people: the events behind a validated prefix, where their bytes can still be read. Pure.
 * Nothing here is truth, and nothing of it comes back into a log; it says which acknowledged work has to be done again.
 */
import { parseJson } from '../../schemas/json-object.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { NodeId, RunId, SnapshotRef, WorkflowHash, WorkflowId } from '../../schemas/ids.ts';
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

type Place = { readonly workflowHash: WorkflowHash; readonly snapshotRef: SnapshotRef };
export type LostWork = {
  readonly eventIndex: number;
  readonly runId: RunId;
  /** Where the step was pending, to tell its title; null when nothing readable says so. */
  readonly at: Place | null;
};
export type LostRun = {
  /** Of the first event of the run that can be read. */
  readonly eventIndex: number;
  readonly runId: RunId;
  /** Null when its start cannot be read. */
  readonly workflowId: WorkflowId | null;
};
/** What was acknowledged behind the prefix, each in its order. */
export type Lost = {
  readonly runs: readonly LostRun[];
  readonly steps: readonly LostWork[];
  readonly checkpoints: readonly LostWork[];
  readonly attempts: readonly LostWork[];
};

export function lostIn(state: SessionState, events: readonly SessionEvent[]): Lost {
  const places = placesIn(state, events);
  const at = (nodeId: NodeId | undefined): Place | null => (nodeId === undefined ? null : (places.get(nodeId) ?? null));
  const [steps, checkpoints, attempts]: [LostWork[], LostWork[], LostWork[]] = [[], [], []];
  for (const event of events) {
    const { kind, eventIndex } = event;
    if (kind === 'node_created' && event.data.nodeKind === 'checkpoint')
      checkpoints.push({ eventIndex, runId: event.scope.runId, at: at(event.scope.nodeId) });
    if (kind !== 'advance_recorded') continue;
    const { runId, nodeId } = event.scope;
    const { outcome, blockedNodeId } = event.data;
    if (outcome.kind === 'advanced') steps.push({ eventIndex, runId, at: at(nodeId) });
    // The same step is pending in the node of a blocked attempt, which may be readable where the one before is not.
    else attempts.push({ eventIndex, runId, at: at(nodeId) ?? at(blockedNodeId) });
  }
  return { runs: lostRuns(state, events), steps, checkpoints, attempts };
}

function placesIn(state: SessionState, events: readonly SessionEvent[]): ReadonlyMap<NodeId, Place> {
  const places = new Map<NodeId, Place>();
  for (const { nodeId, runId, snapshotRef } of state.nodes.values()) {
    const run = state.runs.get(runId);
    if (run !== undefined) places.set(nodeId, { workflowHash: run.workflowHash, snapshotRef });
  }
  for (const event of events) if (event.kind === 'node_created') places.set(event.scope.nodeId, event.data);
  return places;
}

/** The runs of which nothing remains, also those whose start cannot be read. */
function lostRuns(state: SessionState, events: readonly SessionEvent[]): LostRun[] {
  const found = new Map<RunId, LostRun>();
  for (const event of events) {
    const runId = 'scope' in event ? event.scope?.runId : undefined;
    if (runId === undefined || state.runs.has(runId) || found.has(runId)) continue;
    const workflowId = event.kind === 'run_started' ? event.data.workflowId : null;
    found.set(runId, { eventIndex: event.eventIndex, runId, workflowId });
  }
  return [...found.values()];
}
