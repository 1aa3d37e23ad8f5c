import { capabilities, capabilityFailureCodes } from '../../../schemas/closed-sets.ts';
import { line, oneOf, text, where } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

/** The kinds of provenance of `capability_observed`: only the first two count as strong. */
export const observationMethods = ['probe_step', 'attempted_use', 'manual_claim'] as const;

export const definition = contract('capability_observation', {
  title: 'Capability observation',
  summary: 'What a try showed: a capability is available or not, how that was found out, and what came back.',
  required: {
    capability: oneOf('What was tried.', capabilities),
    status: oneOf('What the try showed.', ['available', 'unavailable']),
    method: oneOf(
      'probe_step in a probe step; attempted_use when other work needed it; manual_claim when nothing was tried.',
      observationMethods,
    ),
    detail: text('The tool that was called and what came back; for a claim, who says so and why.'),
  },
  optional: {
    failureCode: oneOf('Needed with unavailable: what kind of failure it was.', capabilityFailureCodes),
    remediation: line('What a person could do about it, for example which tool to install.'),
    claimedBy: oneOf('For manual_claim: who says so. Default: agent.', ['agent', 'user']),
  },
  rules: [
    where('status', ['unavailable'], { required: ['failureCode'] }),
    where('status', ['available'], { not: { required: ['failureCode'] } }),
  ],
  example: {
    capability: 'web_browsing',
    status: 'unavailable',
    method: 'probe_step',
    detail: 'Called the tool that the step names: "disabled by policy".',
    failureCode: 'policy_blocked',
    remediation: 'Allow it for this workspace, or add a tool that can do it.',
  },
  guidance: [
    'unavailable needs a failureCode. Try before you report: a manual_claim unlocks nothing.',
    'unavailable is a full answer. Report what you saw, not what would let the run go on.',
  ],
});
