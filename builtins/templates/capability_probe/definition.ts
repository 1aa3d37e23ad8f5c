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
  summary: 'One real try of a capability, handed over as an observation that counts.',
  parameters: [
    {
      name: 'capability',
      kind: 'enum',
      values: capabilities,
      required: true,
      description: 'What is tried. The step gets this id.',
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
            goal: `Find out by one real try whether ${title.toLowerCase()} works here, before work depends on it.`,
            constraints: [
              'One try and nothing else: install nothing, work around nothing, begin no other work.',
              'unavailable is a full answer. It is recorded, and the mode of the run decides how it goes on.',
            ],
            procedure: [probe],
            outputRequired: {
              artifacts: `One wr.capability_observation: capability ${capability}, method probe_step, and in detail the tool and what came back.`,
            },
          },
          // The observation says it all.
          notes: 'optional',
          output: { contractRef: 'wr.contracts.capability_observation' },
        };
      }),
  }),
};
