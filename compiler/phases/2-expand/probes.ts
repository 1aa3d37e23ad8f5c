/**
 * Adds a probe step for each required capability before all other steps. Its result counts as strong evidence, because WorkRail
 * wrote the step. If the author probes the capability anywhere outside a loop, no step is added.
 */
import { type Capability, capabilities } from '../../../schemas/closed-sets.ts';
import type { ExpandedStep } from '../../ir/expanded.ts';
import type { SourceUnit } from '../../ir/source.ts';

export const probeTemplateId = 'wr.templates.capability_probe';

const isProbeOf = (step: ExpandedStep, capability: string) =>
  step.kind === 'call' &&
  step.templateId === probeTemplateId &&
  step.args['capability'] === capability &&
  step.source.when === undefined;

/** The capabilities that are probed before the authored steps, in order. */
export function probesBefore(
  { workflow: { capabilities: declared = {} } }: SourceUnit,
  steps: readonly ExpandedStep[],
): readonly Capability[] {
  const required = [...capabilities].sort().filter((capability) => declared[capability] === 'required');
  return required.filter((capability) => !steps.some((step) => isProbeOf(step, capability)));
}
