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
  summary: 'Asks for a record of how each declared capability turned out, and says how injected probes are shown.',
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
            `This workflow counts on ${names.join(' and ')}.`,
            'When a try fails, in any step, add a `wr.capability_observation` to output.artifacts: capability, status unavailable, method attempted_use, detail (what came back), failureCode tool_missing, tool_error, policy_blocked or unknown.',
            'Never present memory as something that you looked up, or your own work as the work of a subagent.',
          ],
        },
      ],
    };
  },
};
