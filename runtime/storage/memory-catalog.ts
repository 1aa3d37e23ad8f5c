/** A catalog in memory, for compiled snapshots that were not written to disk. */
import { err, ok } from 'neverthrow';
import type { CanonicalText } from '../../schemas/canonical/json.ts';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { CatalogPort } from './ports.ts';

export type MemoryWorkflow = { readonly entry: CatalogEntry; readonly text: CanonicalText };

export function memoryCatalog(sourceKind: WorkflowSourceKind, workflows: readonly MemoryWorkflow[]): CatalogPort {
  const byHash = new Map(workflows.map((workflow) => [workflow.entry.workflowHash, workflow.text]));
  return {
    sourceKind,
    read: async () => ({ workflows: workflows.map((workflow) => workflow.entry), problem: null }),
    snapshot: async (hash) => {
      const text = byHash.get(hash);
      return text === undefined
        ? err({ code: 'STORE_OBJECT_MISSING', message: `no compiled workflow has the hash ${hash}`, retryable: false })
        : ok(text);
    },
    isDrifted: async () => false,
  };
}
