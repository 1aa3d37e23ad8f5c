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
            'If the use of a capability fails in any step, add a `wr.capability_observation` to output.artifacts with capability, status unavailable, method attempted_use, detail (the result) and failureCode (tool_missing, tool_error, policy_blocked or unknown).',
            'Never present memory as a search result, or your own work as the work of a subagent.',
          ],
        },
      ],
    };
  },
};
