/** Writes real plans to one session's log, below the use-cases: what storage tests append and damage. */
import { err, type Result } from 'neverthrow';
import { type Decision, decideAdvance, decideStart, type Minting } from '../../runtime/core/decide.ts';
import { parseExecutionSnapshot } from '../../runtime/core/execution-state.ts';
import { freshAttempt } from '../../runtime/core/identity.ts';
import { currentRulesVersion } from '../../runtime/core/validation/rules.ts';
import { defaultPreferences } from '../../runtime/core/preferences.ts';
import { fold } from '../../runtime/core/fold.ts';
import { emptySession, type NodeState } from '../../runtime/core/state.ts';
import type { Host } from '../../runtime/ports.ts';
import { type LogCursor, logStart, type StoredObject } from '../../runtime/core/stored-log.ts';
import type {
  Appended,
  AppendPlan,
  InstallPlan,
  Quarantined,
  Storage,
  StoreFault,
} from '../../runtime/storage/ports.ts';
import { AppendWitness, RepairWitness } from '../../runtime/storage/witness.ts';
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import { sha256 } from '../../schemas/canonical/sha256.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { EventId, EventIndex, NodeId, RunId, SessionId } from '../../schemas/ids.ts';
import { compiledWorkflow, hashOf, stepIds } from './workflows.ts';
import { must } from './world.ts';

export class LogWriter {
  readonly workflow = compiledWorkflow('test.log', stepIds(50));
  readonly workflowHash = hashOf(this.workflow);
  readonly state;
  cursor: LogCursor = logStart;
  readonly sessionId: SessionId;
  readonly #host: Pick<Host, 'ids' | 'crypto'>;
  readonly #snapshots = new Map<string, ExecutionSnapshot>();
  tip: NodeState | null = null;

  constructor(host: Pick<Host, 'ids' | 'crypto'>, sessionId = 'sess_one') {
    this.#host = host;
    this.sessionId = sessionId as SessionId;
    this.state = emptySession(this.sessionId);
  }

  get minting(): Minting {
    return { digest: this.#host.crypto.digest, nextEventId: () => this.#host.ids.next('evt') as EventId };
  }

  startPlan(): AppendPlan {
    const decision = decideStart(
      this.state,
      {
        sessionId: this.sessionId,
        runId: this.#host.ids.next('run') as RunId,
        nodeId: this.#host.ids.next('node') as NodeId,
        workflow: {
          snapshot: this.workflow,
          workflowHash: this.workflowHash,
          text: canonicalText(this.workflow as JsonValue),
        },
        sourceKind: 'project',
        sourceRef: 'workflows/test.log.json',
        context: {},
        preferences: {},
        defaults: defaultPreferences,
        observations: [],
        parent: null,
        rulesVersion: currentRulesVersion,
      },
      this.minting,
    );
    return { ...this.#decided(decision), createsSession: this.state.nextEventIndex === 0 };
  }

  advancePlan(more: { notes?: string; artifacts?: readonly StoredObject[]; from?: NodeState } = {}): AppendPlan {
    const node = more.from ?? this.tip;
    const snapshot = node === null ? undefined : this.#snapshots.get(node.snapshotRef);
    if (node === null || snapshot === undefined) throw new Error('start first');
    const { digest } = this.#host.crypto;
    const decision = decideAdvance(
      this.state,
      node,
      snapshot,
      { snapshot: this.workflow, workflowHash: this.workflowHash },
      {
        attemptId: freshAttempt(digest, this.sessionId, node).attemptId,
        inputDigest: sha256(digest, canonicalText({})),
        context: {},
        notes: more.notes ?? null,
        artifacts: more.artifacts ?? [],
        preferences: {},
        observations: [],
        newNodeId: this.#host.ids.next('node') as NodeId,
      },
      this.minting,
    );
    return { ...this.#decided(decision), createsSession: false };
  }

  #decided(decision: Decision | { kind: string }): Decision {
    if (!('events' in decision)) throw new Error(`refused: ${decision.kind}`);
    for (const object of decision.objects) {
      const snapshot = object.kind === 'snapshot' ? parseExecutionSnapshot(object.text) : null;
      if (snapshot !== null) this.#snapshots.set(object.ref, snapshot);
    }
    return decision;
  }

  /** Appends under a lock of its own and folds the plan in. */
  async append(storage: Storage, plan: AppendPlan): Promise<Appended> {
    const appended = must(await this.tryAppend(storage, plan));
    this.cursor = appended.cursor;
    const broken = fold(this.state, plan.events);
    if (broken !== null) throw new Error(broken.rule);
    const created = plan.events.findLast((event) => event.kind === 'node_created');
    this.tip = (created && this.state.nodes.get(created.scope.nodeId)) ?? null;
    return appended;
  }

  /** Appends under a lock of its own; folds nothing. */
  async tryAppend(storage: Storage, plan: AppendPlan): Promise<Result<Appended, StoreFault>> {
    return locked(storage, this.sessionId, plan.createsSession, () =>
      AppendWitness.during(this.sessionId, (witness) => storage.log.append(witness, this.cursor, plan)),
    );
  }

  /** A birth and `count` advances. */
  async grown(storage: Storage, count: number): Promise<this> {
    await this.append(storage, this.startPlan());
    for (let i = 0; i < count; i += 1) await this.append(storage, this.advancePlan({ notes: `notes ${i}` }));
    return this;
  }
}

/** Does something under the lock of a session, as the gate does; fails where the session cannot be locked. */
export async function locked<T>(
  storage: Storage,
  id: SessionId,
  birth: boolean,
  body: () => Promise<Result<T, StoreFault>>,
): Promise<Result<T, StoreFault>> {
  const lock = await storage.locks.session(id, birth);
  if (lock.isErr()) return err(lock.error);
  if (lock.value.kind === 'busy') throw new Error('the session is busy');
  const { release } = lock.value;
  return body().finally(release);
}

/** Sets aside what follows the cursor. */
export const setAside = (storage: Storage, id: SessionId, keep: LogCursor): Promise<Result<Quarantined, StoreFault>> =>
  locked(storage, id, false, () => RepairWitness.during(id, (witness) => storage.log.quarantine(witness, keep)));

/** Installs a whole session. */
export const install = (storage: Storage, id: SessionId, plan: InstallPlan): Promise<Result<Appended, StoreFault>> =>
  locked(storage, id, true, () => AppendWitness.during(id, (witness) => storage.log.install(witness, plan)));

/** The same events at other places: for plans that are appended behind another cursor than they were made for. */
export const renumbered = (events: readonly SessionEvent[], from: number): SessionEvent[] =>
  events.map((event, i) => ({ ...event, eventIndex: (from + i) as EventIndex }));

/** Sets a field of a JSON line and writes the line canonically again. */
export function editedLine(line: string, edit: Record<string, unknown>): string {
  return canonicalText({ ...JSON.parse(line), ...edit });
}

export const linesOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString('utf8').split('\n').slice(0, -1);
export const bytesOf = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
