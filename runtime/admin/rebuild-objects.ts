/**
 * Regenerates lost objects for `sessions repair`: a snapshot by replaying its plan, a pinned workflow from any catalog that still
 * has it. The result counts only if its digest is the lost one. An artifact cannot be regenerated: it is the agent's text.
 */
import { err, ok, type Result } from 'neverthrow';
import type { SessionEvent } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import type { RepairReport } from '../../schemas/admin-reports.ts';
import { replay } from '../health/replay.ts';
import { namedObjects } from '../portability/content.ts';
import type { Environment } from '../session/environment.ts';
import type { CommittedGroup, ObjectKind, StoredObject } from '../core/stored-log.ts';
import type { ObjectStorePort, StoreFault } from '../storage/ports.ts';
import { decidersOf, replayObjects } from './verify-session.ts';

export type Rebuilt = {
  readonly objects: readonly StoredObject[];
  readonly notRebuilt: RepairReport['notRebuilt'];
};
type Lost = { readonly kind: ObjectKind; readonly ref: StoredObject['ref']; readonly problem: string };
type Sound = {
  readonly sessionId: Parameters<typeof replay>[0];
  readonly groups: readonly CommittedGroup[];
  readonly events: readonly SessionEvent[];
};

/** @param session the validated prefix */
export async function rebuiltObjects(environment: Environment, session: Sound): Promise<Result<Rebuilt, StoreFault>> {
  const looked = await lostObjects(environment.storage.objects, session.events);
  if (looked.isErr()) return err(looked.error);
  const lost = looked.value;
  if (lost.length === 0) return ok({ objects: [], notRebuilt: [] });
  const made = new Map<string, StoredObject>();
  const keep = (object: StoredObject) => {
    if (lost.some(({ kind, ref }) => kind === object.kind && ref === object.ref)) {
      made.set(`${object.kind} ${object.ref}`, object);
    }
  };
  for (const { kind, ref } of lost) {
    if (kind !== 'pinned_workflow') continue;
    const text = await compiledSomewhere(environment, ref as string as WorkflowHash);
    if (text !== null) keep({ kind, ref, text });
  }
  const { digest } = environment.host.crypto;
  const decided = new Map<SnapshotRef, ExecutionSnapshot>();
  const stored = replayObjects(withMade(environment.storage.objects, made));
  const objects = {
    ...stored,
    // A state that is lost is the one that was decided before.
    snapshot: async (ref: SnapshotRef, workflowHash: WorkflowHash) => {
      const found = await stored.snapshot(ref, workflowHash);
      const snapshot = decided.get(ref);
      return found.kind === 'found' || snapshot === undefined ? found : { kind: 'found' as const, value: snapshot };
    },
  };
  await replay(session.sessionId, session.groups, session.events, objects, decidersOf(environment), digest, {
    salvages: true,
    onDecision: ({ snapshot }) => {
      if (snapshot === null) return;
      decided.set(snapshot.ref, snapshot.snapshot);
      keep(snapshot.object);
    },
  });
  return ok({
    objects: [...made.values()],
    notRebuilt: lost.filter(({ kind, ref }) => !made.has(`${kind} ${ref}`)).map((each) => ({ ...each })),
  });
}

/** What cannot be read may be there, whole: the user fixes the directory, and nothing is regenerated in its place. */
async function lostObjects(
  store: ObjectStorePort,
  events: readonly SessionEvent[],
): Promise<Result<readonly Lost[], StoreFault>> {
  const { snapshots, pinnedWorkflows, artifacts } = namedObjects(events);
  const named: readonly (readonly [ObjectKind, Iterable<string>])[] = [
    ['pinned_workflow', pinnedWorkflows],
    ['snapshot', snapshots],
    ['artifact', artifacts],
  ];
  const lost: Lost[] = [];
  for (const [kind, refs] of named) {
    for (const each of refs) {
      const ref = each as StoredObject['ref'];
      const text = await store.get(kind, ref);
      if (text.isOk()) continue;
      if (text.error.code === 'STORE_IO_FAILED') return err(text.error);
      lost.push({ kind, ref, problem: text.error.message });
    }
  }
  return ok(lost);
}

/** The compiled workflow of that hash, from the project, the user or the bundled library. */
async function compiledSomewhere({ catalogs }: Environment, hash: WorkflowHash): Promise<StoredObject['text'] | null> {
  const workspace = await catalogs.workspace(undefined);
  if (workspace.isErr()) return null;
  for (const catalog of workspace.value.catalogs) {
    const text = await catalog.snapshot(hash);
    if (text.isOk()) return text.value;
  }
  return null;
}

/** The store as it will be: regenerated objects replace lost ones. */
function withMade(store: ObjectStorePort, made: ReadonlyMap<string, StoredObject>): ObjectStorePort {
  return {
    get: async (kind, ref) => {
      const again = made.get(`${kind} ${ref}`);
      return again === undefined ? store.get(kind, ref) : ok(again.text);
    },
    put: (objects) => store.put(objects),
  };
}
