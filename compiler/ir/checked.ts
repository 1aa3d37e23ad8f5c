/**
 * check → lower: a workflow that satisfies all rules. The types express what the rules guarantee, for example that a step has
 * exactly one instruction.
 */
import type { Location } from '../diagnostics/unlocated.ts';
import type { BoundLoop, BoundStep, BoundWorkflow, Instruction } from './bound.ts';
import type { Path, SourceDocument } from './document.ts';
import type { Placed } from './resolved.ts';

export type CheckedStep = BoundStep & { readonly instruction: Instruction };
export type CheckedWorkflow = Omit<BoundWorkflow, 'steps'> & { readonly steps: readonly CheckedStep[] };

/** The origin of a value or of a part of it; for a value that a template added, its call. */
export function placeOf({ path, templateId }: Placed, document: SourceDocument, ...below: Path): Location {
  return templateId === undefined ? document.at([...path, ...below]) : document.anchorOf(path);
}

/** The origin of a value of a loop; for an injected loop, what required it. */
export function loopAt({ path, provenance }: BoundLoop, document: SourceDocument, ...below: Path): Location {
  return provenance.source === 'authored' ? document.at([...path, ...below]) : document.anchorOf(path);
}

/** The key of the instruction of a step; for an injected step, what required it. */
export function instructionAt(
  { path, provenance }: Pick<BoundStep, 'path' | 'provenance'>,
  document: SourceDocument,
  key: 'prompt' | 'promptBlocks',
): Location {
  return provenance.source === 'authored' ? document.keyAt([...path, key]) : document.anchorOf(path);
}
