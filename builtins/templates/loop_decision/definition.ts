import type { TemplateDefinition } from '../../kinds.ts';
import { textOf, textsOf } from '../../arguments.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.loop_decision',
  title: 'Loop decision',
  summary: 'The step at the end of a loop body that decides, by stated conditions, whether it goes round again.',
  place: 'loop_body',
  parameters: [
    {
      name: 'question',
      kind: 'text',
      required: true,
      description: 'What is decided, as a question: "Is every blocker fixed?"',
    },
    {
      name: 'stopWhen',
      kind: 'texts',
      required: true,
      description: 'The conditions for leaving the loop. All must hold; each can be checked.',
    },
  ],
  expand: (args, { loopId }) => ({
    steps: [
      {
        id: 'decide',
        title: 'Decide whether to go round again',
        promptBlocks: {
          goal: textOf(args, 'question'),
          constraints: [
            loopId === null
              ? 'Decide for the loop that contains this step.'
              : `Decide for the loop \`${loopId}\`: continue means another iteration, stop leaves the loop.`,
            'Decide from what this iteration showed, not from effort spent or iterations left.',
          ],
          procedure: [
            ...textsOf(args, 'stopWhen').map((condition) => `Check, and note the evidence: ${condition}`),
            'If all of this holds, decide stop. If anything does not, or you cannot tell, decide continue and name what the next iteration does first.',
          ],
          outputRequired: {
            artifacts: `One wr.loop_control${loopId === null ? '' : ` with loopId ${loopId}`}; its summary names the condition that decided.`,
          },
        },
        output: { contractRef: 'wr.contracts.loop_control' },
      },
    ],
  }),
};
