/** A stored session with every object that it names, as it leaves a data directory. What cannot be read stops it: a bundle that lacks something is no bundle. */
import { err, ok, type Result } from 'neverthrow';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import { eventsOf } from '../health/prefix.ts';
import { namedObjects, type SessionContent } from '../portability/content.ts';
import type { ObjectKind, ObjectStorePort } from '../storage/ports.ts';
import { operationError } from './errors.ts';
import type { StoredSession } from './stored-session.ts';

export async function contentOf(
  objects: ObjectStorePort,
  session: StoredSession,
): Promise<Result<SessionContent, ErrorEnvelope>> {
  const { sessionId, groups, events, damage } = session;
  const named = namedObjects(events);
  const snapshots = await allOf<SnapshotRef, ExecutionSnapshot>(objects, session, 'snapshot', named.snapshots);
  if (snapshots.isErr()) return err(snapshots.error);
  const workflows = await allOf<WorkflowHash, CompiledSnapshot>(
    objects,
    session,
    'pinned_workflow',
    named.pinnedWorkflows,
  );
  if (workflows.isErr()) return err(workflows.error);
  const artifacts = await allOf<Sha256Digest, JsonValue>(objects, session, 'artifact', named.artifacts);
  if (artifacts.isErr()) return err(artifacts.error);
  return ok({
    sessionId,
    plans: groups.map((group) => ({ events: eventsOf(group, events), closedAt: group.segment.closedAt ?? null })),
    snapshots: snapshots.value,
    pinnedWorkflows: workflows.value,
    artifacts: artifacts.value,
    salvaged: damage !== null,
    redacted: false,
  });
}

/** Parsed only: the digest held, and whoever takes the content in checks its shape again. */
async function allOf<K extends string, V>(
  objects: ObjectStorePort,
  { sessionId }: StoredSession,
  kind: ObjectKind,
  refs: ReadonlySet<K>,
): Promise<Result<Map<K, V>, ErrorEnvelope>> {
  const found = new Map<K, V>();
  for (const ref of refs) {
    const text = await objects.get(kind, ref as string as Sha256Digest);
    if (text.isErr()) {
      const { code, message } = text.error;
      const lost = `${sessionId} is not whole: ${message}`;
      return err(operationError(code, lost, `Run: workrail sessions repair ${sessionId}`));
    }
    found.set(ref, JSON.parse(text.value) as V);
  }
  return ok(found);
}
