import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.synthesis_under_disagreement',
  title: 'Resolve disagreement',
  summary:
    'Resolve disagreement with checks, not with averages, votes or confidence, and name what is still unresolved.',
  text: [
    'When sources, reviewers, subagents or your own passes disagree, do not average, count votes or follow the most confident one.',
    'State each claim in one sentence that its author would accept. Distinguish facts, interpretations and preferences.',
    'Check facts: read the code, run the case, open the primary source. If an interpretation depends on an assumption, name and test the assumption. For preferences, follow the conventions of the project; if there are none, choose what is easier to undo, and say so.',
    'One claim with evidence outweighs many without. Several answers that repeat one source count as one.',
    'Record the decision, the evidence for it and the strongest remaining objection. If you cannot decide it here, record that it is open, what would decide it, and who can.',
  ].join('\n'),
};
