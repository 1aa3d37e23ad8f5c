import type { FeatureDefinition } from '../../kinds.ts';

/** Validate work, not completion flags. */
export const definition: FeatureDefinition = {
  id: 'wr.features.evidence_first',
  title: 'Evidence first',
  summary: 'Asks for what was seen instead of what is believed: in contracts, loop decisions and the last notes.',
  parameters: [],
  apply: () => ({
    guidance: ['Show it: file:line, command, decisive output. Call what was not checked unverified.'],
    sections: [
      {
        anchor: 'contract_steps',
        heading: 'Evidence',
        lines: ['Each field states what you saw in this run, or says that it was not checked and why.'],
      },
      {
        anchor: 'loop_decisions',
        heading: 'Evidence for the decision',
        lines: [
          'Compare with the iteration before: what changed, and which run or reading shows it?',
          'If nothing changed, going on needs another approach: name it in the summary.',
        ],
      },
      {
        anchor: 'last_step',
        heading: 'Evidence for the result',
        lines: [
          'Go through each claim of the result: give its evidence from this run, or mark it unverified.',
          '"Fixed", "passes" and "done" are claims: name the command and the lines that show it.',
        ],
      },
    ],
  }),
};
