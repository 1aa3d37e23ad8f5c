import { capabilities, capabilityFailureCodes } from '../../../schemas/closed-sets.ts';
import { line, oneOf, text, where } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

/** The kinds of provenance of `capability_observed`; only the first two count as strong evidence. */
export const observationMethods = ['probe_step', 'attempted_use', 'manual_claim'] as const;

export const definition = contract('capability_observation', {
  title: 'Capability observation',
  summary:
    'The result of trying a capability: whether it is available, how that was tested, and what the tool returned.',
  required: {
    capability: oneOf('The capability that was tried.', capabilities),
    status: oneOf('The result.', ['available', 'unavailable']),
    method: oneOf(
      '`probe_step` in a probe step; `attempted_use` when other work needed the capability; `manual_claim` without an attempt.',
      observationMethods,
    ),
    detail: text('The tool that was called and what it returned; for a claim, who claims it and why.'),
  },
  optional: {
    failureCode: oneOf('The kind of failure. Required if the status is `unavailable`.', capabilityFailureCodes),
    remediation: line('How the user can make the capability available, for example which tool to install.'),
    claimedBy: oneOf('For `manual_claim`: who claims it. Default: `agent`.', ['agent', 'user']),
  },
  rules: [
    where('status', ['unavailable'], { required: ['failureCode'] }),
    where('status', ['available'], { not: { required: ['failureCode'] } }),
  ],
  example: {
    capability: 'web_browsing',
    status: 'unavailable',
    method: 'probe_step',
    detail: 'Called the tool that the step names; it answered "disabled by policy".',
    failureCode: 'policy_blocked',
    remediation: 'Allow it for this workspace, or add a tool that can do it.',
  },
  guidance: [
    'The status `unavailable` requires a `failureCode`. Try the capability before you report: a `manual_claim` does not unblock a step.',
    'The status `unavailable` is a valid result. Report what you observed, not what would let the run continue.',
  ],
});
