/** Reads compiled workflows and execution snapshots through small caches by digest. Immutable, so never stale. */
import { parseJson } from '../../schemas/json-object.ts';
import { err, ok, type Result } from 'neverthrow';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import type { CanonicalText, JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import { loopListsCachedMax, pinnedWorkflowsCachedMax, snapshotsCachedMax } from '../../schemas/limits.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import { parseExecutionSnapshot, resolvedSnapshot, snapshotsWithItems } from '../core/execution-state.ts';
import { flowFault } from '../core/flow/shape.ts';
import { stateFault } from '../core/flow/state-fault.ts';
import type { NodeState, RunState } from '../core/state.ts';
import type { StoredStep } from '../projections/run-summary.ts';
import type { ObjectStorePort, StoreFault } from '../storage/ports.ts';
import { storeError } from '../replies/refusals.ts';

/** A compiled workflow and the very text that its hash covers. */
export type CompiledText = { readonly snapshot: CompiledSnapshot; readonly text: CanonicalText };

const damage = (message: string): StoreFault => ({ code: 'STORE_OBJECT_DAMAGED', message, retryable: false });
const damaged = (message: string) => err(storeError(damage(message)));

function parseWorkflow(text: CanonicalText, hash: WorkflowHash): Result<CompiledText, StoreFault> {
  const value = parseJson(text);
  if (value === undefined) return err(damage(`the compiled workflow ${hash} is not JSON`));
  if (!validateCompiledWorkflow(value))
    return err(damage(`this version of WorkRail cannot read the format of the compiled workflow ${hash}`));
  const fault = flowFault(value);
  return fault === null
    ? ok({ snapshot: value, text })
    : err(damage(`the compiled workflow ${hash} is invalid: ${fault}`));
}

export class PinnedObjects {
  readonly #objects: Pick<ObjectStorePort, 'get'>;
  readonly #workflows = new BoundedMap<WorkflowHash, CompiledText>(pinnedWorkflowsCachedMax);
  readonly #snapshots = new BoundedMap<SnapshotRef, ExecutionSnapshot>(snapshotsCachedMax);
  /** Snapshots that hold the list of a loop, as they are stored: every later state of the loop refers to one. */
  readonly #holders = new BoundedMap<SnapshotRef, ExecutionSnapshot>(loopListsCachedMax);

  constructor(objects: Pick<ObjectStorePort, 'get'>) {
    this.#objects = objects;
  }

  /** The workflow that a run is pinned to. */
  async workflow(hash: WorkflowHash): Promise<Result<CompiledSnapshot, ErrorEnvelope>> {
    const read = () => this.#objects.get('pinned_workflow', hash as string as Sha256Digest);
    return (await this.readCompiled(hash, read)).map(({ snapshot }) => snapshot).mapErr((fault) => storeError(fault));
  }

  /** A workflow that a catalog holds, before any run is pinned to it. */
  async readCompiled(
    hash: WorkflowHash,
    read: () => ReturnType<ObjectStorePort['get']>,
  ): Promise<Result<CompiledText, StoreFault>> {
    const cached = this.#workflows.get(hash);
    if (cached !== undefined) return ok(cached);
    const text = await read();
    return text.isErr() ? err(text.error) : this.#remember(text.value, hash);
  }

  /**
   * The state that a node pins, of the workflow that its run is pinned to. One that is no state of that workflow is damaged: nobody
   * can go on from it, whoever wrote it.
   */
  async snapshot(ref: SnapshotRef, workflowHash: WorkflowHash): Promise<Result<ExecutionSnapshot, ErrorEnvelope>> {
    const cached = this.#snapshots.get(ref);
    const read = cached === undefined ? await this.#readSnapshot(ref) : ok(cached);
    if (read.isErr()) return err(read.error);
    if (read.value.workflowHash === workflowHash) return read;
    return damaged(`the snapshot ${ref} belongs to the workflow ${read.value.workflowHash}, not to ${workflowHash}`);
  }

  /** What a node of a run stands for, for readers that show what they can. */
  async readStored(
    { workflowHash }: Pick<RunState, 'workflowHash'>,
    { snapshotRef }: Pick<NodeState, 'snapshotRef'>,
  ): Promise<StoredStep> {
    const workflow = await this.workflow(workflowHash);
    const snapshot = await this.snapshot(snapshotRef, workflowHash);
    return { workflow: workflow.unwrapOr(null), snapshot: snapshot.unwrapOr(null) };
  }

  async #readSnapshot(ref: SnapshotRef): Promise<Result<ExecutionSnapshot, ErrorEnvelope>> {
    const text = await this.#objects.get('snapshot', ref as string as Sha256Digest);
    if (text.isErr()) return err(storeError(text.error));
    const snapshot = parseExecutionSnapshot(text.value);
    if (snapshot === null) return damaged(`this version of WorkRail cannot read the format of the snapshot ${ref}`);
    const resolved = await this.#resolve(ref, snapshot);
    if (resolved.isErr()) return resolved;
    const workflow = await this.workflow(snapshot.workflowHash);
    // Where the workflow is lost, nobody interprets the state: it is only shown.
    const fault = workflow.isErr() ? null : stateFault(workflow.value, resolved.value.enginePayload.engineState);
    if (fault !== null) return damaged(`the snapshot ${ref} is not a valid state of its workflow: ${fault}`);
    if (workflow.isOk()) this.#snapshots.set(ref, resolved.value);
    return resolved;
  }

  /** With the lists of its loops, which the snapshots that it names hold themselves: one step, never a chain. */
  async #resolve(ref: SnapshotRef, snapshot: ExecutionSnapshot): Promise<Result<ExecutionSnapshot, ErrorEnvelope>> {
    const holders = new Map<SnapshotRef, ExecutionSnapshot>();
    for (const holder of snapshotsWithItems(snapshot)) {
      const held = await this.#holder(holder);
      if (held.isErr()) return err(held.error);
      if (held.value !== null) holders.set(holder, held.value);
    }
    const resolved = resolvedSnapshot(snapshot, holders);
    return resolved === null
      ? damaged(`the snapshot ${ref} refers to a list in another snapshot, but that snapshot does not contain the list`)
      : ok(resolved);
  }

  async #holder(ref: SnapshotRef): Promise<Result<ExecutionSnapshot | null, ErrorEnvelope>> {
    const cached = this.#holders.get(ref);
    if (cached !== undefined) return ok(cached);
    const text = await this.#objects.get('snapshot', ref as string as Sha256Digest);
    if (text.isErr()) return err(storeError(text.error));
    const parsed = parseExecutionSnapshot(text.value);
    if (parsed !== null) this.#holders.set(ref, parsed);
    return ok(parsed);
  }

  /** Not cached: a read of a step needs each artifact once. Undefined if its bytes are lost; `null` is a valid artifact. */
  async artifact(ref: Sha256Digest): Promise<JsonValue | undefined> {
    const text = await this.#objects.get('artifact', ref);
    if (text.isErr()) return undefined;
    try {
      return JSON.parse(text.value) as JsonValue;
    } catch {
      return undefined;
    }
  }

  /** What was just stored need not be read back. */
  knows({ ref, snapshot }: { readonly ref: SnapshotRef; readonly snapshot: ExecutionSnapshot }): void {
    this.#snapshots.set(ref, snapshot);
  }

  #remember(text: CanonicalText, hash: WorkflowHash): Result<CompiledText, StoreFault> {
    const parsed = parseWorkflow(text, hash);
    if (parsed.isOk()) this.#workflows.set(hash, parsed.value);
    return parsed;
  }
}
