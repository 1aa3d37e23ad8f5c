/**
 * What the workflows of a session declare `sensitive`: a redacted export leaves those values out wherever they stand
 * [lost-workflow-redacts-all]. Pure.
 */
import { ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { LoopId, RunId, Sha256Digest, WorkflowHash } from '../../schemas/ids.ts';
import { contextKeyOf } from '../core/context.ts';
import type { StoreFault } from '../core/stored-log.ts';
import { eventsIn, type SessionContent } from './content.ts';
import { hasUnsearchedPart, KnownValues, leavesOf } from './known-values.ts';

/** The list that a `for_each` loop goes through; `key` is its key in the context. */
export type LoopList = { readonly isSensitive: true } | { readonly isSensitive: false; readonly key: string };
const sensitiveList: LoopList = { isSensitive: true };
type Declared = { readonly keys: ReadonlySet<string>; readonly lists: ReadonlyMap<LoopId, LoopList> };

export type Unsearched = {
  /** Keys of sensitive inputs. */
  readonly inputs: readonly string[];
  /** Whether the context of a run whose workflow is lost has such a value: only the workflow says which of its keys are sensitive inputs. */
  readonly isInLostContext: boolean;
};

export class SensitiveInputs {
  /** Of the workflows that can be read. What a lost one declared is unknown, so everything counts as sensitive. */
  readonly #declared = new Map<WorkflowHash, Declared>();
  readonly #hashes = new Map<RunId, WorkflowHash>();
  /** Every value that a run had for one of them. */
  readonly values = new KnownValues();
  readonly #unsearchedInputs = new Set<string>();
  #hasUnsearchedContext = false;

  /** @param renamed runs that have another id in what comes out */
  static async of(
    content: SessionContent,
    renamed: ReadonlyMap<RunId, RunId> = new Map(),
  ): Promise<Result<SensitiveInputs, StoreFault>> {
    const made = new SensitiveInputs();
    for (const event of eventsIn(content)) {
      if (event.kind === 'context_set') made.#learn(event.scope.runId, event.data.context as JsonObject);
      if (event.kind !== 'run_started') continue;
      const { workflowHash } = event.data;
      const { runId } = event.scope;
      for (const each of [runId, renamed.get(runId) ?? runId]) made.#hashes.set(each, workflowHash);
      if (made.#declared.has(workflowHash)) continue;
      const declared = await declaredIn(content, workflowHash);
      if (declared.isErr()) return declared.map(() => made);
      if (declared.value !== null) made.#declared.set(workflowHash, declared.value);
    }
    return ok(made);
  }

  isSensitive(runId: RunId, key: string): boolean {
    const declared = this.#declaredOf(runId);
    return declared === undefined || declared.keys.has(key);
  }

  listOf(workflowHash: WorkflowHash, loopId: LoopId): LoopList | undefined {
    const declared = this.#declared.get(workflowHash);
    return declared === undefined ? sensitiveList : declared.lists.get(loopId);
  }

  /** Their keys in the context of a run; null if its workflow is lost. */
  keysOf(runId: RunId): ReadonlySet<string> | null {
    return this.#declaredOf(runId)?.keys ?? null;
  }

  /** Those with a value that is too short to be searched for in texts. */
  get unsearched(): Unsearched {
    return { inputs: [...this.#unsearchedInputs].sort(), isInLostContext: this.#hasUnsearchedContext };
  }

  #declaredOf(runId: RunId): Declared | undefined {
    const hash = this.#hashes.get(runId);
    return hash === undefined ? undefined : this.#declared.get(hash);
  }

  #learn(runId: RunId, context: JsonObject): void {
    for (const [key, value] of Object.entries(context)) {
      if (value === undefined || !this.isSensitive(runId, key)) continue;
      for (const leaf of leavesOf(value)) this.values.add(leaf);
      if (!hasUnsearchedPart(value)) continue;
      if (this.keysOf(runId) === null) this.#hasUnsearchedContext = true;
      else this.#unsearchedInputs.add(key);
    }
  }
}

/** Null where the workflow is lost, or this version of WorkRail cannot read it. */
async function declaredIn(
  { objects, read }: SessionContent,
  workflowHash: WorkflowHash,
): Promise<Result<Declared | null, StoreFault>> {
  const ref = workflowHash as string as Sha256Digest;
  if (!objects.pinned_workflow.has(ref)) return ok(null);
  const text = await read('pinned_workflow', ref);
  return text.map((stored) => {
    const { inputs, loops } = JSON.parse(stored) as CompiledSnapshot;
    const keys = new Set(inputs.filter(({ sensitive }) => sensitive === true).map(contextKeyOf));
    const lists = loops.flatMap((loop): [LoopId, LoopList][] => {
      if (loop.kind !== 'for_each') return [];
      const input = inputs.find(({ key }) => key === loop.items);
      const key = input === undefined ? loop.items : contextKeyOf(input);
      return [[loop.loopId, keys.has(key) ? sensitiveList : { isSensitive: false, key }]];
    });
    return { keys, lists: new Map(lists) };
  });
}
