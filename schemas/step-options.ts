/**
 * The options of a step: fields that the snapshot stores unchanged, as opposed to texts and references. Compiler and replies carry
 * them as one value, so a further option is stated here and in the schemas, and named again only where it has an effect.
 */
import type { CompiledStep, compiledStepOptions } from './compiled-snapshot.ts';

export type StepOptions = Pick<CompiledStep, keyof typeof compiledStepOptions>;
type Stated = { readonly [Key in keyof StepOptions]?: StepOptions[Key] | undefined };

/** The options of a step among its other fields, with the defaults of those that it does not state. */
export function stepOptionsOf({ requireConfirmation = false }: Stated): StepOptions {
  return { requireConfirmation };
}

/** Whether the user is asked before the work continues; the mode of the run decides how [confirmation-by-mode]. */
export const asksForConfirmation = ({ requireConfirmation = false }: Stated): boolean => requireConfirmation;
export const withConfirmation = (options: StepOptions): StepOptions => ({ ...options, requireConfirmation: true });

/** What changed where an option of a step did. A run could go on with the other workflow. */
export const stepOptionChanges: { readonly [Key in keyof StepOptions]-?: string } = {
  requireConfirmation: 'the confirmation of a step was added or removed',
};
