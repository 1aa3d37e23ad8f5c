import { divergenceReasons, userOnlyDependencyReasons } from '../../../schemas/closed-sets.ts';
import type { FeatureDefinition } from '../../kinds.ts';

export const definition: FeatureDefinition = {
  id: 'wr.features.output_contracts',
  title: 'Output contracts',
  summary: 'Tells the agent how to send an artifact, and how to report a deviation or a gap as data.',
  parameters: [
    {
      name: 'example',
      kind: 'enum',
      values: ['shown', 'hidden'],
      required: false,
      default: 'shown',
      description: 'Whether the prompt of a step with a contract shows an example of a valid artifact.',
    },
  ],
  apply: (config) => ({
    contractExample: config['example'] === 'hidden' ? 'hidden' : 'shown',
    guidance: ['Report deviations in output.artifacts as wr.workflow_divergence, gaps as wr.gap_report.'],
    sections: [
      {
        anchor: 'first_step',
        heading: 'Deviations and gaps',
        lines: [
          'Report deviations from the workflow, and gaps, in output.artifacts of the step in which they occur.',
          `If you did not do what the step asks: {"kind":"wr.workflow_divergence","reason":"${divergenceReasons[2]}","summary":"..."}. Reasons: ${divergenceReasons.join(', ')}.`,
          `If something is missing that only the user can give: {"kind":"wr.gap_report","severity":"critical","category":"user_only_dependency","detail":"${userOnlyDependencyReasons[2]}","summary":"..."}.`,
        ],
      },
      {
        anchor: 'contract_steps',
        heading: 'How to send artifacts',
        lines: [
          'Send each artifact as one JSON object in output.artifacts of continue_workflow, and explanations in output.notesMarkdown.',
          'Fill the artifact with the results of this step. Report what you do not know as a gap; never guess a value.',
          'A blocked reply names the problem: fix it, then make the call that the reply shows.',
        ],
      },
    ],
  }),
};
