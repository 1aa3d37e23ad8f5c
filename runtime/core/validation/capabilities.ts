/**
 * Evaluates what an agent reports about a capability [capability-grade-by-provenance]. An injected probe step or a use that was
 * tried makes a strong observation; a claim is recorded and changes nothing.
 *
 * A required capability whose latest strong observation says unavailable stays so: neither a claim nor an attempt that says
 * nothing of it lifts the block, only a try that worked (`shownUnavailable`).
 */

import type { Capability } from '../../../schemas/closed-sets.ts';
import { byKey } from '../../../schemas/code-unit-order.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { CapabilityProvenance } from '../../../schemas/events.ts';
import { blockedChainMax } from '../../../schemas/limits.ts';
import type { ReportOf } from '../../../schemas/reported-artifacts.ts';
import { blockedInChain, chainsBelow, progressChildren, sinceDone } from '../lineage.ts';
import { type NodeState, owningStep, type SessionState } from '../state.ts';
import type { Finding } from './findings.ts';
import type { Rules } from './rules.ts';
import { worded } from './wording.ts';

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

const isStrong = ({ provenance }: Observed): boolean => provenance.enforcementGrade === 'strong';

/**
 * What one attempt reports, in the order in which it is recorded. Artifacts have no order, so a success comes last: it is what was found in
 * the end, and the latest observation counts.
 */
export const inRecordedOrder = (observations: readonly Observed[], rules: Rules): readonly Observed[] =>
  rules.successOutweighsFailure
    ? [...observations].sort((a, b) => Number(a.status === 'available') - Number(b.status === 'available'))
    : observations;

/** By capability, what is known at a node: the event of the latest strong observation, where that one says unavailable. */
export type ShownUnavailable = ReadonlyMap<Capability, number>;

/**
 * Also in other chains of attempts on the step, until it is done: an attempt beside them knows nothing of them. Before rules 15, in those that have
 * ended, whether or not it was done since.
 */
export function shownUnavailable(state: SessionState, node: NodeState, rules: Rules): ShownUnavailable {
  const step = owningStep(node);
  const latest = new Map(node.shown);
  const others = rules.blockedAttemptsCount ? shownUntilDone(state, step) : shownAfterChains(state, step, rules);
  for (const observation of others) {
    const known = latest.get(observation.capability);
    if (known === undefined || known.eventIndex < observation.eventIndex)
      latest.set(observation.capability, observation);
  }
  const unavailable = [...latest.values()].filter(({ status }) => status === 'unavailable');
  return new Map(unavailable.map(({ capability, eventIndex }) => [capability, eventIndex]));
}

type Shown = NodeState['shown'] extends ReadonlyMap<Capability, infer Each> ? Each : never;
const shownAt = (nodes: readonly NodeState[]): readonly Shown[] => nodes.flatMap(({ shown }) => [...shown.values()]);

/** Of the attempts that completed the step, those that worked: one that left it out says nothing of a later attempt. */
const shownUntilDone = (state: SessionState, step: NodeState): readonly Shown[] => [
  ...shownAt(sinceDone(state, step)),
  ...shownAt(progressChildren(state, step)).filter(({ status }) => status === 'available'),
];

function shownAfterChains(state: SessionState, step: NodeState, rules: Rules): readonly Shown[] {
  const chains = chainsBelow(state, step).filter((at) => blockedInChain(state, at) >= blockedChainMax);
  // The attempt that completed the step may have been the one that worked.
  return rules.capabilitiesOutlastChains && chains.length > 0
    ? shownAt([...chains, ...progressChildren(state, step)])
    : [];
}

export function capabilityFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  observations: readonly Observed[],
  shown: ShownUnavailable,
  rules: Rules,
): Finding[] {
  const strong = observations.filter(isStrong);
  const worked = new Set(strong.flatMap(({ status, capability }) => (status === 'available' ? [capability] : [])));
  const findings = strong
    .filter(({ status }) => status === 'unavailable')
    .filter(({ capability }) => !rules.successOutweighsFailure || !worked.has(capability))
    .flatMap(({ capability }) => findingOf(workflow, step, capability, 'required_capability_unavailable', rules));
  const standing = [...shown]
    .filter(([capability]) => workflow.capabilities[capability] === 'required')
    .filter(([capability]) => !strong.some((observation) => observation.capability === capability))
    .sort(byKey);
  for (const [capability, since] of standing) {
    // It holds until a use succeeds; the agent may have forgotten that it reported it.
    for (const finding of findingOf(workflow, step, capability, 'required_capability_unavailable', rules)) {
      findings.push({ ...finding, fix: rules.texts.stillUnavailableFix(usedIn(step, capability)), since });
    }
  }
  const { probe } = step;
  if (probe === undefined || observations.some(({ provenance }) => provenance.kind === 'probe_step')) return findings;
  if (standing.some(([capability]) => capability === probe.capability)) return findings;
  return [...findings, ...findingOf(workflow, step, probe.capability, 'required_capability_unknown', rules)];
}

/** With the method of an observation that reports a use of it in this step. */
const usedIn = ({ probe }: CompiledStep, capability: Capability) => ({
  capability,
  method: probe?.capability === capability ? ('probe_step' as const) : ('attempted_use' as const),
});

function findingOf(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  capability: Capability,
  detail: 'required_capability_unavailable' | 'required_capability_unknown',
  { texts }: Rules,
): Finding[] {
  const weight = workflow.capabilities[capability];
  if (weight !== 'required' && weight !== 'preferred') return [];
  const isUnknown = detail === 'required_capability_unknown';
  return [
    {
      reason: { category: 'capability_missing', detail },
      weight,
      pointer: { kind: 'capability', capability },
      message: worded`This workflow ${weight === 'required' ? 'requires' : 'prefers'} ${capability}, and ${isUnknown ? texts.unknown : 'it was found to be unavailable'}.`,
      fix: isUnknown ? texts.unknownFix : texts.unavailableFix(usedIn(step, capability)),
    },
  ];
}
