/**
 * A session as what it holds: its plans and every object that they name. The form between a data directory and a bundle, which
 * export, import, redaction and reports share. Pure.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { SessionId, Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';

export type ContentPlan = {
  readonly events: readonly SessionEvent[];
  /** Informational. */
  readonly closedAt: string | null;
};
export type SessionContent = {
  readonly sessionId: SessionId;
  readonly plans: readonly ContentPlan[];
  readonly snapshots: ReadonlyMap<SnapshotRef, ExecutionSnapshot>;
  readonly pinnedWorkflows: ReadonlyMap<WorkflowHash, CompiledSnapshot>;
  readonly artifacts: ReadonlyMap<Sha256Digest, JsonValue>;
  /** Only what stands before something was damaged or lost, here or where its bundle was made; or nobody knows that it is not. */
  readonly salvaged: boolean;
  /** Texts were changed before they left. */
  readonly redacted: boolean;
};

export const eventsIn = (content: SessionContent): SessionEvent[] => content.plans.flatMap(({ events }) => events);

/** What the events of a session name: it must all be there for the session to be whole. */
export type NamedObjects = {
  readonly snapshots: ReadonlySet<SnapshotRef>;
  readonly pinnedWorkflows: ReadonlySet<WorkflowHash>;
  readonly artifacts: ReadonlySet<Sha256Digest>;
};

export function namedObjects(events: readonly SessionEvent[]): NamedObjects {
  const snapshots = new Set<SnapshotRef>();
  const pinnedWorkflows = new Set<WorkflowHash>();
  const artifacts = new Set<Sha256Digest>();
  for (const event of events) {
    if (event.kind === 'node_created') snapshots.add(event.data.snapshotRef);
    else if (event.kind === 'run_started') pinnedWorkflows.add(event.data.workflowHash);
    else if (event.kind === 'node_output_appended' && event.data.payload.payloadKind === 'artifact_ref') {
      artifacts.add(event.data.payload.sha256);
    }
  }
  return { snapshots, pinnedWorkflows, artifacts };
}
