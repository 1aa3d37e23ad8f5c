import type { TemplateDefinition } from '../../kinds.ts';
import { textsOf } from '../../arguments.ts';
import { commandText } from '../../../schemas/text/code-text.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.verification_gate',
  title: 'Verification gate',
  summary: 'Checks claims by running commands and reading files, changes nothing, and reports the results.',
  parameters: [
    {
      name: 'claims',
      kind: 'texts',
      required: true,
      description: 'The claims to check: sentences that can be true or false.',
    },
    {
      name: 'commands',
      kind: 'texts',
      required: false,
      default: [],
      description: 'The commands that the agent must run, unchanged.',
    },
  ],
  expand: (args) => {
    const claims = textsOf(args, 'claims');
    const commands = textsOf(args, 'commands');
    return {
      steps: [
        {
          id: 'verify',
          title: 'Verify',
          promptBlocks: {
            goal: 'Show for each claim whether it is true.',
            constraints: [
              'Change nothing in this step: report failures, do not fix them.',
              'Report what you cannot run as `not_run`, with the reason. Do not use earlier results: the work may have changed since.',
            ],
            procedure: [
              ...claims.map((claim, index) => `Claim ${index + 1}: ${claim}`),
              ...commands.map((command) => `Run:${commandText(command)}`),
              'For a claim that no command covers, choose a check that fails if the claim is false.',
            ],
            outputRequired: {
              artifacts: 'One wr.verification_report with a check for each claim, in this order.',
            },
            verify: [
              `The report contains a check for each of these claims, in this order (${claims.length} in total).`,
              'All evidence comes from this step: quoted lines of output, or file:line that you read in this step.',
            ],
          },
          output: { contractRef: 'wr.contracts.verification_report' },
        },
      ],
    };
  },
};
