/** lower → seal: data only. Prompts are rendered, refs are embedded, no source, path or definition is left. */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';

export type LoweredWorkflow = CompiledSnapshot;
