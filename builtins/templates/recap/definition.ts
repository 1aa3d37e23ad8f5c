import type { TemplateDefinition } from '../../kinds.ts';
import { textOf } from '../../arguments.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.recap',
  title: 'Recap',
  summary: 'One step that leaves notes from which somebody else can go on without the chat.',
  parameters: [
    {
      name: 'audience',
      kind: 'text',
      required: false,
      default: 'somebody who has never seen this chat',
      description: 'For whom it is written: "the reviewer", "tomorrow\'s session".',
    },
    {
      name: 'covers',
      kind: 'text',
      required: false,
      default: 'everything since the start of this run',
      description: 'What it sums up: "the investigation", "this iteration".',
    },
  ],
  expand: (args) => ({
    steps: [
      {
        id: 'recap',
        title: 'Recap',
        promptBlocks: {
          goal: `Sum up ${textOf(args, 'covers')} for ${textOf(args, 'audience')}.`,
          constraints: [
            'Change nothing in this step. Look at the real state instead of remembering it: files, branch, open changes.',
            'Add nothing that no step has shown.',
          ],
          procedure: [
            'Read the notes of the steps. If they are out of sight, call continue_workflow with the stateToken alone: it shows a recap, and how to read an earlier step whole.',
            'Where a later step corrected an earlier one, keep what is true now and say that it changed.',
            'Collect what is open: unanswered questions, unchecked assumptions, gaps, work begun and not finished.',
          ],
          outputRequired: {
            notesMarkdown:
              'The result in one sentence. What was decided, each with its reason. What is true now, with paths and commands that show it. What is open, and who or what can settle it. The next thing to do.',
          },
          verify: ['A stranger could do the next thing with these notes alone.'],
        },
      },
    ],
  }),
};
