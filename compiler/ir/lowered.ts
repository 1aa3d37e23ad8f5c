/**
 * lower → seal: data only. Prompts are rendered, refs are embedded, and no reference to the source is left. The origin of each
 * prompt line is stored separately and is not part of the hash.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { LineOrigin } from '../../schemas/source-map.ts';

type Unplaced<Origin> = Origin extends { readonly line: number }
  ? Omit<Origin, 'file' | 'line' | 'column'> & { readonly offset: number }
  : Origin;
/** The origin of a line as an offset in the source; lines and columns are computed later. */
export type PromptLineOrigin = Unplaced<LineOrigin>;

export type LoweredWorkflow = {
  readonly snapshot: CompiledSnapshot;
  /** For each step, in order: the origin of each line of its prompt. */
  readonly origins: readonly (readonly PromptLineOrigin[])[];
};
