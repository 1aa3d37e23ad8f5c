import { integerOf, textOf } from '../../arguments.ts';
import type { FeatureDefinition } from '../../kinds.ts';

/** The wording that prevents agents from starting workflows instead of subagents [delegation-starts-no-workflow]. */
export const definition: FeatureDefinition = {
  id: 'wr.features.delegation_guidance',
  title: 'Delegation',
  summary: 'Tells the agent to spawn subagents in parallel instead of starting workflows, and to check the results.',
  parameters: [
    {
      name: 'tool',
      kind: 'text',
      required: false,
      default: 'the tool of your environment for subagents or tasks',
      description: 'The tool that spawns a subagent, with its arguments if they are known.',
    },
    {
      name: 'maxParallel',
      kind: 'integer',
      required: false,
      default: 4,
      description: 'How many subagents may run at the same time.',
    },
  ],
  apply: (config, site) => {
    if (site.capabilities.delegation === 'disabled') return {};
    return {
      guidance: ['Delegate by spawning subagents in parallel, never with start_workflow.'],
      sections: [
        {
          anchor: 'first_step',
          heading: 'Delegation',
          lines: [
            `SPAWN SUBAGENTS (not workflows): use ${textOf(config, 'tool')}. DO NOT use start_workflow to delegate: it starts another run.`,
            `Spawn up to ${integerOf(config, 'maxParallel')} IN PARALLEL: make all the calls in one response, one for each independent part, never two for the same files.`,
            'A subagent does not see this chat: give it one question, facts, paths, limits and the form of the answer. Do not pass on tokens.',
            'Check what a subagent returns: it is only a claim. If you have no tool for subagents, do every part yourself and say so.',
          ],
        },
      ],
    };
  },
};
