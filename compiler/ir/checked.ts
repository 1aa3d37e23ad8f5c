/** check → lower: the rules hold. What they guarantee is in the types: a step has exactly one instruction. */
import type { Location } from '../diagnostics/unlocated.ts';
import type { BoundLoop, BoundStep, BoundWorkflow, Instruction } from './bound.ts';
import type { Path, SourceDocument } from './document.ts';
import type { Placed } from './resolved.ts';

export type CheckedStep = BoundStep & { readonly instruction: Instruction };
export type CheckedWorkflow = Omit<BoundWorkflow, 'steps'> & { readonly steps: readonly CheckedStep[] };

/** A value, or one below it; of what a template added, the call that asked for it. */
export function placeOf({ path, templateId }: Placed, document: SourceDocument, ...below: Path): Location {
  return templateId === undefined ? document.at([...path, ...below]) : document.anchorOf(path);
}

/** A value of a loop; of an injected loop, what asked for it. */
export function loopAt({ path, provenance }: BoundLoop, document: SourceDocument, ...below: Path): Location {
  return provenance.source === 'authored' ? document.at([...path, ...below]) : document.anchorOf(path);
}

/** The key of a step's instruction; of an injected step, what asked for it. */
export function instructionAt(
  { path, provenance }: Pick<BoundStep, 'path' | 'provenance'>,
  document: SourceDocument,
  key: 'prompt' | 'promptBlocks',
): Location {
  return provenance.source === 'authored' ? document.keyAt([...path, key]) : document.anchorOf(path);
}
