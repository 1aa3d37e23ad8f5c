import { divergenceReasons, userOnlyDependencyReasons } from '../../../schemas/closed-sets.ts';
import type { FeatureDefinition } from '../../kinds.ts';

export const definition: FeatureDefinition = {
  id: 'wr.features.output_contracts',
  title: 'Output contracts',
  summary: 'Says how an artifact is handed over, and how to report a deviation or a gap as data.',
  parameters: [
    {
      name: 'example',
      kind: 'enum',
      values: ['shown', 'hidden'],
      required: false,
      default: 'shown',
      description: 'Whether a step with a contract shows a valid payload in its requirements.',
    },
  ],
  apply: (config) => ({
    contractExample: config['example'] === 'hidden' ? 'hidden' : 'shown',
    guidance: ['Deviations go into output.artifacts as wr.workflow_divergence, gaps as wr.gap_report.'],
    sections: [
      {
        anchor: 'first_step',
        heading: 'Deviations and gaps',
        lines: [
          'Report deviations from the workflow, and gaps, in output.artifacts of the step in which they occur.',
          `If you did something other than asked: {"kind":"wr.workflow_divergence","reason":"${divergenceReasons[2]}","summary":"..."}. Reasons: ${divergenceReasons.join(', ')}.`,
          `If something is missing that only the user has: {"kind":"wr.gap_report","severity":"critical","category":"user_only_dependency","detail":"${userOnlyDependencyReasons[2]}","summary":"..."}.`,
        ],
      },
      {
        anchor: 'contract_steps',
        heading: 'How to hand it over',
        lines: [
          'Put each artifact as one JSON object into output.artifacts of continue_workflow; explanations belong in output.notesMarkdown.',
          'Fill it from what this step did. What you do not know is a gap to report, never a value to guess.',
          'A blocked reply says what is wrong: correct that, then make the call that it prints.',
        ],
      },
    ],
  }),
};
