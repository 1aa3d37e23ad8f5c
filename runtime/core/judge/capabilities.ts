/**
 * What an agent reports about a capability (design-locks §1, capability_observed; appendix, provenance). An injected probe
 * step alone makes a strong observation that unlocks; a failure that was met in other work counts against a capability; a
 * claim is recorded and changes nothing.
 */
import type { Capability } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { CapabilityProvenance } from '../../../schemas/events.ts';
import type { ReportOf } from '../../../schemas/reported-artifacts.ts';
import type { Finding } from './findings.ts';

type Report = ReportOf<'wr.capability_observation'>;
export type Observed = {
  readonly capability: Capability;
  readonly status: 'available' | 'unavailable';
  readonly provenance: CapabilityProvenance;
};

export function observed(step: CompiledStep, { capability, status, method, failureCode, claimedBy }: Report): Observed {
  const result = status === 'available' ? 'success' : 'failure';
  if (method === 'manual_claim') {
    return {
      capability,
      status,
      provenance: {
        kind: 'manual_claim',
        enforcementGrade: 'weak',
        detail: { claimedBy: claimedBy ?? 'agent', claim: status },
      },
    };
  }
  if (step.probe?.capability === capability) {
    return {
      capability,
      status,
      provenance: {
        kind: 'probe_step',
        enforcementGrade: 'strong',
        detail: { probeTemplateId: step.probe.templateId, probeStepId: step.stepId, result },
      },
    };
  }
  return {
    capability,
    status,
    provenance: {
      kind: 'attempted_use',
      enforcementGrade: 'strong',
      detail: {
        attemptContext: 'workflow_step',
        result,
        ...(result === 'failure' ? { failureCode: failureCode ?? 'unknown' } : {}),
      },
    },
  };
}

export function capabilityFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  observations: readonly Observed[],
): Finding[] {
  const findings = observations
    .filter(({ status, provenance }) => status === 'unavailable' && provenance.enforcementGrade === 'strong')
    .flatMap(({ capability }) => findingOf(workflow, capability, 'required_capability_unavailable'));
  const { probe } = step;
  if (probe === undefined || observations.some(({ provenance }) => provenance.kind === 'probe_step')) return findings;
  return [...findings, ...findingOf(workflow, probe.capability, 'required_capability_unknown')];
}

function findingOf(
  workflow: CompiledSnapshot,
  capability: Capability,
  detail: 'required_capability_unavailable' | 'required_capability_unknown',
): Finding[] {
  const weight = workflow.capabilities[capability];
  if (weight !== 'required' && weight !== 'preferred') return [];
  const isUnknown = detail === 'required_capability_unknown';
  return [
    {
      reason: { category: 'capability_missing', detail },
      weight,
      pointer: { kind: 'capability', capability },
      message: `This workflow ${weight === 'required' ? 'requires' : 'prefers'} ${capability}, and ${isUnknown ? 'no probe has shown whether it is there' : 'it was found to be unavailable'}.`,
      fix: isUnknown
        ? 'Try it as the step says, then send a wr.capability_observation with method probe_step and what you saw.'
        : `Tell the person that ${capability} is needed. Once it works, try again and send the whole output with what you saw. Only the person may choose full_auto_never_stop instead.`,
    },
  ];
}
