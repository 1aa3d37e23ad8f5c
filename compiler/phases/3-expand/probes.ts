/**
 * A required capability is probed before anything else: early, collapsed, and with strong provenance, because WorkRail wrote the
 * step [probe-injected-for-required]. An author who probes it anywhere outside a loop has placed the probe already.
 */
import { capabilities } from '../../../schemas/closed-sets.ts';
import type { TemplateDefinition } from '../../../builtins/kinds.ts';
import type { ResolvedStep, ResolvedTemplateCall, ResolvedWorkflow } from '../../ir/resolved.ts';
import { probeTemplateId } from './templates.ts';

const isProbeOf = (step: ResolvedStep, capability: string) =>
  step.kind === 'template_call' &&
  step.definition.id === probeTemplateId &&
  step.args['capability'] === capability &&
  step.when.length === 0;

/** The calls that stand before the authored steps, by capability. */
export function injectedProbes(
  { unit, steps }: ResolvedWorkflow,
  templates: ReadonlyMap<string, TemplateDefinition>,
): readonly ResolvedTemplateCall[] {
  const declared = unit.workflow.capabilities ?? {};
  const required = [...capabilities].sort().filter((capability) => declared[capability] === 'required');
  return required
    .filter((capability) => !steps.some((step) => isProbeOf(step, capability)))
    .map((capability): ResolvedTemplateCall => {
      const definition = templates.get(probeTemplateId);
      if (definition === undefined) throw new Error(`no builtin is named ${probeTemplateId}`);
      return {
        kind: 'template_call',
        path: ['capabilities', capability],
        definition,
        args: { capability },
        prefix: 'probe__',
        title: null,
        when: [],
        requireConfirmation: false,
        visible: [],
      };
    });
}
