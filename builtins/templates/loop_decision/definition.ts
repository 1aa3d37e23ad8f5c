import type { TemplateDefinition } from '../../kinds.ts';
import { textOf, textsOf } from '../../arguments.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.loop_decision',
  title: 'Loop decision',
  summary: 'The last step of a loop body: the agent decides by stated conditions whether the loop continues.',
  place: 'loop_body',
  parameters: [
    {
      name: 'question',
      kind: 'text',
      required: true,
      description: 'The decision as a question, such as "Is every blocker fixed?"',
    },
    {
      name: 'stopWhen',
      kind: 'texts',
      required: true,
      description:
        'The conditions for leaving the loop. All of them must hold. The agent must be able to check each of them.',
    },
  ],
  expand: (args, { loopId }) => ({
    steps: [
      {
        id: 'decide',
        title: 'Decide whether to continue the loop',
        promptBlocks: {
          goal: textOf(args, 'question'),
          constraints: [
            loopId === null
              ? 'Decide for the loop that contains this step.'
              : `Decide for the loop \`${loopId}\`: \`continue\` starts another iteration, \`stop\` leaves the loop.`,
            'Decide from the results of this iteration, not from the effort spent or the iterations left.',
          ],
          procedure: [
            ...textsOf(args, 'stopWhen').map((condition) => `Check, and record the evidence: ${condition}`),
            'If all of these hold, decide `stop`. If one does not hold, or you cannot determine it, decide `continue` and name what the next iteration does first.',
          ],
          outputRequired: {
            artifacts: `One wr.loop_control${loopId === null ? '' : ` with the loopId \`${loopId}\``}; its summary names the decisive condition.`,
          },
        },
        output: { contractRef: 'wr.contracts.loop_control' },
      },
    ],
  }),
};
