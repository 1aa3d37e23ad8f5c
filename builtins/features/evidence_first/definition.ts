import type { FeatureDefinition } from '../../kinds.ts';

/** Validate work, not completion flags. */
export const definition: FeatureDefinition = {
  id: 'wr.features.evidence_first',
  title: 'Evidence first',
  summary: 'Requires evidence for the claims in artifacts, in loop decisions and in the notes of the last step.',
  parameters: [],
  apply: () => ({
    guidance: ['Give evidence: file:line, command, decisive output. Mark unchecked claims as unverified.'],
    sections: [
      {
        anchor: 'contract_steps',
        heading: 'Evidence',
        lines: ['In each field, state what you saw in this run, or that you did not check it and why.'],
      },
      {
        anchor: 'loop_decisions',
        heading: 'Evidence for the decision',
        lines: [
          'Compare with the previous iteration: what changed, and which command or file shows it?',
          'If nothing changed, the next iteration needs another approach: name it in the summary.',
        ],
      },
      {
        anchor: 'last_step',
        heading: 'Evidence for the result',
        lines: [
          'For each claim of the result, give evidence from this run or mark it as unverified.',
          '"Fixed", "passes" and "done" are claims: name the command and the lines that show it.',
        ],
      },
    ],
  }),
};
