/**
 * lower → seal: data only. Prompts are rendered, refs are embedded, no source or definition is left. Beside the snapshot, and
 * outside its hash, stands where every line of every prompt came from.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { LineOrigin } from '../../schemas/source-map.ts';

type Unplaced<Origin> = Origin extends { readonly line: number }
  ? Omit<Origin, 'file' | 'line' | 'column'> & { readonly offset: number }
  : Origin;
/** An origin before its offset in the source became line and column. */
export type PromptLineOrigin = Unplaced<LineOrigin>;

export type LoweredWorkflow = {
  readonly snapshot: CompiledSnapshot;
  /** For each step, in order: one origin for each line of its prompt. */
  readonly origins: readonly (readonly PromptLineOrigin[])[];
};
