import { notesBytesMax } from '../../../schemas/limits.ts';
import type { FeatureDefinition } from '../../kinds.ts';

export const definition: FeatureDefinition = {
  id: 'wr.features.durable_recap_guidance',
  title: 'Durable recap',
  summary: 'Keeps the run understandable without the chat: notes at every step, and a summary in the last step.',
  parameters: [],
  apply: () => ({
    guidance: ['The chat can be lost: send output.notesMarkdown with every continue_workflow.'],
    sections: [
      {
        anchor: 'first_step',
        heading: 'Notes',
        lines: [
          `Send notes with every step: about this step only, 10-30 lines, at most ${notesBytesMax} bytes. Write what you did and decided, what you found, with paths and commands, and what is open.`,
          'Include what the user told you in the chat if later steps need it.',
        ],
      },
      {
        anchor: 'last_step',
        heading: 'The last notes',
        lines: [
          'Later readers of this run read these notes first. Begin with the result in one sentence.',
          'Then write what was decided and why, what is open and who can resolve it, and where everything is (paths, branch, commands).',
          'If you can no longer see earlier notes, call continue_workflow with only the stateToken: it returns a recap, and shows how to read an earlier step in full.',
        ],
      },
    ],
  }),
};
