import type { TemplateDefinition } from '../../kinds.ts';
import { textOf, textsOf } from '../../arguments.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.plan_then_confirm',
  title: 'Plan, then confirm',
  summary: 'One step that makes a plan as data and asks the user before anything is done.',
  parameters: [
    {
      name: 'goal',
      kind: 'text',
      required: true,
      description: 'What is planned: "the change that was agreed on".',
    },
    {
      name: 'constraints',
      kind: 'texts',
      required: false,
      default: [],
      description: 'What the plan must respect.',
    },
  ],
  expand: (args) => ({
    steps: [
      {
        id: 'plan',
        title: 'Plan, and have it confirmed',
        requireConfirmation: true,
        promptBlocks: {
          goal: `Have a plan for ${textOf(args, 'goal')} that somebody else could carry out and check.`,
          constraints: ['Read as much as you need; change nothing in this step.', ...textsOf(args, 'constraints')],
          procedure: [
            'Read what the plan will touch, and who uses it, before you write it.',
            'Cut it into steps that can each be checked and each leave the work in a sound state. Put first what could overturn the rest.',
            'Give each step the check that fails as long as it is not done.',
            'Say what you leave out on purpose, what you assume, and what could go wrong.',
            'Put the plan to the user: goal, steps, what is left out, the largest risk, your recommendation. Take their changes into the plan before you hand it over.',
          ],
          outputRequired: {
            artifacts: 'One wr.plan: the plan as it was confirmed.',
            notesMarkdown:
              'The plan in a few lines. What the user changed or decided, or your recorded assumption. What was turned down, and why.',
          },
          verify: [
            'Each step has a check that could fail.',
            'Nothing that was asked for is neither in a step nor in outOfScope.',
          ],
        },
        output: { contractRef: 'wr.contracts.plan' },
      },
    ],
  }),
};
