import type { TemplateDefinition } from '../../kinds.ts';
import { textOf, textsOf } from '../../arguments.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.plan_then_confirm',
  title: 'Plan, then confirm',
  summary: 'One step that creates a plan as data and asks the user to confirm it before any work.',
  parameters: [
    {
      name: 'goal',
      kind: 'text',
      required: true,
      description: 'What to plan, such as "the agreed change".',
    },
    {
      name: 'constraints',
      kind: 'texts',
      required: false,
      default: [],
      description: 'Constraints that the plan must respect.',
    },
  ],
  expand: (args) => ({
    steps: [
      {
        id: 'plan',
        title: 'Plan, and ask for confirmation',
        requireConfirmation: true,
        promptBlocks: {
          goal: `Write a plan for ${textOf(args, 'goal')} that another engineer can carry out and check.`,
          constraints: ['Read as much as you need; change nothing in this step.', ...textsOf(args, 'constraints')],
          procedure: [
            'Before you write the plan, read the code that it will change, and what uses this code.',
            'Divide the plan into steps. Each step must be checkable and must leave the work in a consistent state. Begin with the steps that could change the rest of the plan.',
            'Give each step a check that fails until the step is done.',
            'State what is out of scope, what you assume, and what could go wrong.',
            'Show the user the plan: goal, steps, what is out of scope, the largest risk, your recommendation. Include their changes before you send the plan.',
          ],
          outputRequired: {
            artifacts: 'One wr.plan: the confirmed plan.',
            notesMarkdown:
              'The plan in a few lines; what the user changed or decided, or your assumption; rejected alternatives, and why.',
          },
          verify: [
            'Each step has a check that could fail.',
            'Everything that was asked for is in a step or in `outOfScope`.',
          ],
        },
        output: { contractRef: 'wr.contracts.plan' },
      },
    ],
  }),
};
