/** check → lower: the rules hold. What they guarantee is in the types: a step has exactly one instruction. */
import type { Location } from '../diagnostics/finding.ts';
import type { BoundBlocks, BoundStep, BoundText, BoundWorkflow } from './bound.ts';
import type { SourceDocument } from './document.ts';

export type Instruction =
  | { readonly kind: 'prompt'; readonly prompt: BoundText }
  | { readonly kind: 'blocks'; readonly blocks: BoundBlocks };

export type CheckedStep = Omit<BoundStep, 'prompt' | 'promptBlocks'> & { readonly instruction: Instruction };
export type CheckedWorkflow = Omit<BoundWorkflow, 'steps'> & { readonly steps: readonly CheckedStep[] };

/** The key of a step's instruction; of an injected step, what asked for it. */
export function instructionAt(
  { path, provenance }: Pick<BoundStep, 'path' | 'provenance'>,
  document: SourceDocument,
  key: 'prompt' | 'promptBlocks',
): Location {
  return provenance.source === 'authored' ? document.keyAt([...path, key]) : document.handleOf(path);
}
