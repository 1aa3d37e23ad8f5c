import type { TemplateDefinition } from '../../kinds.ts';
import { textsOf } from '../../arguments.ts';

export const definition: TemplateDefinition = {
  id: 'wr.templates.verification_gate',
  title: 'Verification gate',
  summary: 'Checks stated claims by running and reading, changes nothing, and hands over a report.',
  parameters: [
    {
      name: 'claims',
      kind: 'texts',
      required: true,
      description: 'What must be true, each as a sentence that could be false.',
    },
    {
      name: 'commands',
      kind: 'texts',
      required: false,
      default: [],
      description: 'Commands to run as they stand.',
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
            goal: 'Show for each claim that it holds, or that it does not.',
            constraints: [
              'Change nothing in this step: what fails is reported, not repaired.',
              'What you cannot run is not_run, with the reason. Earlier runs do not count: the work may have changed since.',
            ],
            procedure: [
              ...claims.map((claim, index) => `Claim ${index + 1}: ${claim}`),
              ...commands.map((command) => `Run: \`${command}\``),
              'For a claim that no command covers, choose a check that would fail if it were false.',
            ],
            outputRequired: {
              artifacts: 'One wr.verification_report with a check for each claim, in this order.',
            },
            verify: [
              `The report holds at least ${claims.length} checked claims: these, in this order.`,
              'Each evidence quotes this step: lines of output, or file:line opened now.',
            ],
          },
          output: { contractRef: 'wr.contracts.verification_report' },
        },
      ],
    };
  },
};
