import { capabilities } from '../../../schemas/closed-sets.ts';
import type { Capability, FeatureDefinition, FeatureSite } from '../../kinds.ts';

/** The declared capabilities that an agent may use, in the order of the closed set. */
const usable = (site: FeatureSite): readonly Capability[] =>
  capabilities.filter((capability) => {
    const requirement = site.capabilities[capability];
    return requirement === 'required' || requirement === 'preferred';
  });

export const definition: FeatureDefinition = {
  id: 'wr.features.capabilities',
  title: 'Capabilities',
  summary: 'Requires a record of each failed use of a declared capability, and sets how added probe steps are shown.',
  parameters: [
    {
      name: 'probeVisibility',
      kind: 'enum',
      values: ['collapsed', 'shown'],
      required: false,
      default: 'collapsed',
      description: 'How `inspect` lists probe steps that the compiler adds: on one line, or each with its title.',
    },
  ],
  apply: (config, site) => {
    const names = usable(site).map((capability) => `\`${capability}\``);
    const probeVisibility = config['probeVisibility'] === 'shown' ? 'shown' : 'collapsed';
    if (names.length === 0) return { probeVisibility };
    return {
      probeVisibility,
      sections: [
        {
          anchor: 'first_step',
          heading: 'Capabilities',
          lines: [
            `This workflow uses ${names.join(' and ')}.`,
            `If the use of a capability fails in any step, add to output.artifacts {"kind":"wr.capability_observation","capability":"${usable(site)[0]}","status":"unavailable","method":"attempted_use","failureCode":"tool_missing","detail":"..."}. Other values of \`failureCode\`: \`tool_error\`, \`policy_blocked\`, \`unknown\`. State the capability that failed in \`capability\`, and the result of the attempt in \`detail\`.`,
            'Never present memory as a search result, or your own work as the work of a subagent.',
          ],
        },
      ],
    };
  },
};
