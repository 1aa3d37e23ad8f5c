import type { TemplateDefinition } from '../../kinds.ts';
import { textOf } from '../../arguments.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.recap',
  title: 'Recap',
  summary: 'One step that writes notes from which others can continue the work without the chat.',
  parameters: [
    {
      name: 'audience',
      kind: 'text',
      required: false,
      default: 'a reader who has not seen this chat',
      description: 'The readers of the recap, such as "the reviewer" or "tomorrow\'s session".',
    },
    {
      name: 'covers',
      kind: 'text',
      required: false,
      default: 'everything since the start of this run',
      description: 'What the recap summarizes, such as "the investigation" or "this iteration".',
    },
  ],
  expand: (args) => ({
    steps: [
      {
        id: 'recap',
        title: 'Recap',
        promptBlocks: {
          goal: `Summarize ${textOf(args, 'covers')} for ${textOf(args, 'audience')}.`,
          constraints: [
            'Change nothing in this step. Check the current state of files, branch and uncommitted changes instead of relying on your memory.',
            'State only what a step has established.',
          ],
          procedure: [
            'Read the notes of the steps. If you can no longer see them, call continue_workflow with only the stateToken: it returns a recap, and shows how to read an earlier step in full.',
            'Where a later step corrected an earlier one, write what is true now and say that it changed.',
            'Collect what is open: unanswered questions, unchecked assumptions, gaps, unfinished work.',
          ],
          outputRequired: {
            notesMarkdown:
              'The result in one sentence; each decision with its reason; the current state, with the paths and commands that show it; what is open, and who or what can resolve it; the next action.',
          },
          verify: ['A new reader could do the next action with these notes alone.'],
        },
      },
    ],
  }),
};
