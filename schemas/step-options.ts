/**
 * The options of a step: fields that the snapshot stores unchanged, as opposed to texts and references. Compiler and replies carry
 * them as one value, so a further option is stated here and in the schemas, and named again only where it has an effect.
 */
import type { CompiledStep, compiledStepOptions } from './compiled-snapshot.ts';

import type { SimpleStep } from './source-workflow.ts';

export type StepOptions = Pick<CompiledStep, keyof typeof compiledStepOptions>;
type Stated = { readonly [Key in keyof StepOptions]?: StepOptions[Key] | undefined };
/** As authors write them. */
type Authored = Pick<SimpleStep, keyof typeof compiledStepOptions>;

/** The options of a compiled step among its other fields, with the defaults of those that it does not state. */
export function stepOptionsOf({ requireConfirmation = false, notes }: Stated): StepOptions {
  return notes === undefined ? { requireConfirmation } : { requireConfirmation, notes };
}

/**
 * The options of a step as its author wrote it: without a word about notes they are required [notes-are-required].
 *
 * @param around what is said around the step, which counts more
 */
export function authoredOptionsOf(step: Authored, around: Pick<Authored, 'notes'> = {}): StepOptions {
  const { requireConfirmation } = step;
  const notes = around.notes ?? step.notes ?? 'required';
  return stepOptionsOf({ requireConfirmation, notes: notes === 'optional' ? undefined : notes });
}

/** The name of the option, for texts about it. */
export const confirmationOption = 'requireConfirmation' satisfies keyof Stated;
/** Whether the user is asked before the work continues; the mode of the run decides how [confirmation-by-mode]. */
export const asksForConfirmation = ({ requireConfirmation = false }: Pick<Stated, 'requireConfirmation'>): boolean =>
  requireConfirmation;
export const withConfirmation = (options: StepOptions): StepOptions => ({ ...options, requireConfirmation: true });
/** Whether an attempt without notes is not accepted [notes-are-required]. */
export const requiresNotes = ({ notes }: Pick<Stated, 'notes'>): boolean => notes === 'required';

/** What changed where an option of a step did. A run could go on with the other workflow. */
export const stepOptionChanges: { readonly [Key in keyof StepOptions]-?: string } = {
  requireConfirmation: 'the confirmation of a step was added or removed',
  notes: 'the notes of a step became required or optional',
};
