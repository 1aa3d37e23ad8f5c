/** The context keys of inputs that are declared `sensitive`, by run: a redacted export leaves their values out. Pure. */
import { ok, type Result } from 'neverthrow';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { RunId, Sha256Digest, WorkflowHash } from '../../schemas/ids.ts';
import { contextKeyOf } from '../core/context.ts';
import type { StoreFault } from '../core/stored-log.ts';
import { eventsIn, type SessionContent } from './content.ts';

type Keys = ReadonlySet<string>;

export async function sensitiveKeys(content: SessionContent): Promise<Result<ReadonlyMap<RunId, Keys>, StoreFault>> {
  const byHash = new Map<WorkflowHash, Keys>();
  const byRun = new Map<RunId, Keys>();
  for (const event of eventsIn(content)) {
    if (event.kind !== 'run_started') continue;
    const { workflowHash } = event.data;
    const known = byHash.get(workflowHash);
    const keys = known === undefined ? await keysOf(content, workflowHash) : ok(known);
    if (keys.isErr()) return keys.map(() => byRun);
    byHash.set(workflowHash, keys.value);
    byRun.set(event.scope.runId, keys.value);
  }
  return ok(byRun);
}

/** A workflow that is lost declares nothing. */
async function keysOf(
  { objects, read }: SessionContent,
  workflowHash: WorkflowHash,
): Promise<Result<Keys, StoreFault>> {
  const ref = workflowHash as string as Sha256Digest;
  if (!objects.pinned_workflow.has(ref)) return ok(new Set());
  const text = await read('pinned_workflow', ref);
  return text.map((stored) => {
    const { inputs } = JSON.parse(stored) as CompiledSnapshot;
    return new Set(inputs.filter(({ sensitive }) => sensitive === true).map(contextKeyOf));
  });
}
