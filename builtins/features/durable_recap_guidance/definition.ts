import { notesBytesMax } from '../../../schemas/limits.ts';
import type { FeatureDefinition } from '../../kinds.ts';

export const definition: FeatureDefinition = {
  id: 'wr.features.durable_recap_guidance',
  title: 'Durable recap',
  summary: 'Keeps the record readable without the chat: notes at every step, and a last step that sums up.',
  parameters: [],
  apply: () => ({
    guidance: ['Only output outlives the chat: send output.notesMarkdown with every continue_workflow.'],
    sections: [
      {
        anchor: 'first_step',
        heading: 'Notes',
        lines: [
          `Send notes with every step: this step only, 10-30 lines, at most ${notesBytesMax} bytes. What you did and decided, what you found, with paths and commands, what is open.`,
          'Write down what the user told you in the chat and later steps need.',
        ],
      },
      {
        anchor: 'last_step',
        heading: 'The last notes',
        lines: [
          'Whoever opens this run later reads these notes first. Begin with the result in one sentence.',
          'Then: what was decided and why, what is open and who can settle it, where everything is (paths, branch, commands).',
          'If earlier notes are out of sight, call continue_workflow with the stateToken alone: it shows a recap, and how to read an earlier step whole.',
        ],
      },
    ],
  }),
};
