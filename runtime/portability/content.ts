/**
 * A session as what it holds: its plans and every object that they name. The form between a data directory and a bundle, which
 * export, import, redaction and reports share. Pure: objects are read one at a time, wherever they are.
 */
import type { CanonicalText } from '../../schemas/canonical/json.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId, Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import type { ObjectKind, ObjectReader } from '../core/stored-log.ts';

export type ContentPlan = {
  readonly events: readonly SessionEvent[];
  /** Informational. */
  readonly closedAt: string | null;
};
/** Objects by kind, with the bytes of their canonical text. */
export type ContentObjects = Readonly<Record<ObjectKind, ReadonlyMap<Sha256Digest, number>>>;
export type SessionContent = {
  readonly sessionId: SessionId;
  readonly plans: readonly ContentPlan[];
  readonly objects: ContentObjects;
  /** Reads one of the objects. */
  readonly read: ObjectReader['get'];
  /** Only what stands before something was damaged or lost, here or where its bundle was made; or nobody knows that it is not. */
  readonly salvaged: boolean;
  /** Texts were changed before they left. */
  readonly redacted: boolean;
};

export const eventsIn = (content: Pick<SessionContent, 'plans'>): SessionEvent[] =>
  content.plans.flatMap(({ events }) => events);

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

/** The same, by kind. */
export function namedByKind(events: readonly SessionEvent[]): Readonly<Record<ObjectKind, ReadonlySet<Sha256Digest>>> {
  const { snapshots, pinnedWorkflows, artifacts } = namedObjects(events);
  const digests = (refs: ReadonlySet<string>) => refs as ReadonlySet<Sha256Digest>;
  return { snapshot: digests(snapshots), pinned_workflow: digests(pinnedWorkflows), artifact: artifacts };
}

/** Objects that are in memory, as those of a bundle that is being imported. */
export class HeldObjects {
  readonly #bytes: Readonly<Record<ObjectKind, Map<Sha256Digest, Uint8Array>>> = {
    snapshot: new Map(),
    pinned_workflow: new Map(),
    artifact: new Map(),
  };

  add(kind: ObjectKind, ref: Sha256Digest, bytes: Uint8Array): void {
    this.#bytes[kind].set(ref, bytes);
  }
  has(kind: ObjectKind, ref: Sha256Digest): boolean {
    return this.#bytes[kind].has(ref);
  }
  text(kind: ObjectKind, ref: Sha256Digest): CanonicalText | null {
    const bytes = this.#bytes[kind].get(ref);
    return bytes === undefined ? null : (new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) as CanonicalText);
  }
  /** Those that are kept, with their lengths. */
  sizes(kind: ObjectKind, isKept: (ref: Sha256Digest) => boolean = () => true): Map<Sha256Digest, number> {
    const sizes = new Map<Sha256Digest, number>();
    for (const [ref, bytes] of this.#bytes[kind]) if (isKept(ref)) sizes.set(ref, bytes.length);
    return sizes;
  }
}
