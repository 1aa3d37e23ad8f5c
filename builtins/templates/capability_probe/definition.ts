import { capabilities } from '../../../schemas/closed-sets.ts';
import { definition as delegation } from '../../capabilities/delegation/definition.ts';
import { definition as webBrowsing } from '../../capabilities/web_browsing/definition.ts';
import type { Capability, CapabilityDefinition, TemplateDefinition } from '../../kinds.ts';

const probed: { readonly [capability in Capability]: CapabilityDefinition } = {
  delegation,
  web_browsing: webBrowsing,
};

export const definition: TemplateDefinition = {
  id: 'wr.templates.capability_probe',
  title: 'Capability probe',
  summary: 'Try a capability once and record the result as an observation.',
  parameters: [
    {
      name: 'capability',
      kind: 'enum',
      values: capabilities,
      required: true,
      description: 'The capability to try. Its name is also the id of the step.',
    },
  ],
  expand: (args) => ({
    steps: capabilities
      .filter((capability) => capability === args['capability'])
      .map((capability) => {
        const { title, probe } = probed[capability];
        return {
          id: capability,
          title: `Probe: ${title.toLowerCase()}`,
          promptBlocks: {
            goal: `Test once whether ${title.toLowerCase()} works here, before any work depends on it.`,
            constraints: [
              'Try once and do nothing else: no installation, no workaround, no other work.',
              '`unavailable` is a valid result. It is recorded, and the mode of the run decides what happens next.',
            ],
            procedure: [probe],
            outputRequired: {
              artifacts: `One wr.capability_observation with \`capability\`: "${capability}", \`method\`: "probe_step", and the tool and its result in \`detail\`.`,
            },
          },
          // The observation is the whole result.
          notes: 'optional',
          output: { contractRef: 'wr.contracts.capability_observation' },
        };
      }),
  }),
};
